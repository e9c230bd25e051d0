import { formatDate } from './formatDate.ts';

interface DayTableProps {
  days: readonly {
    date: string;
    newUsers: number;
    /** Missing for a UTC day that has not begun. */
    activeUsers: number | null | undefined;
    pageViews: number;
  }[];
}

/** The days as a table, the latest first. */
export function DayTable({ days }: DayTableProps) {
  return (
    <div
      className="overflow-x-auto rounded-md border border-line"
      tabIndex={0}
      role="region"
      aria-label="Days"
    >
      <table className="w-full text-sm tabular-nums">
        <thead className="bg-sunken text-left">
          <tr>
            <th scope="col" className="px-4 py-2 font-[560]">
              Day
            </th>
            <th scope="col" className="px-4 py-2 text-right font-[560]">
              New users
            </th>
            <th scope="col" className="px-4 py-2 text-right font-[560]">
              Active users (UTC)
            </th>
            <th scope="col" className="px-4 py-2 text-right font-[560]">
              Page views
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, newUsers, activeUsers, pageViews }) => (
            <tr key={date} className="border-t border-line">
              <th scope="row" className="px-4 py-1.5 text-left font-normal">
                {formatDate(date)}
              </th>
              <td className="px-4 py-1.5 text-right">{newUsers.toLocaleString('en-US')}</td>
              <td className="px-4 py-1.5 text-right">{activeUsers?.toLocaleString('en-US') ?? '–'}</td>
              <td className="px-4 py-1.5 text-right">{pageViews.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
