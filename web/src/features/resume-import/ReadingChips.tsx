import { Button } from '../../ui/Button.tsx';

interface ReadingChipsProps {
  /** The field's label. */
  label: string;
  readings: readonly string[];
  value: string;
  disabled?: boolean;
  onChoose: (reading: string) => void;
}

/** What else the lines could mean in a field, to put it there with one click. */
export function ReadingChips({ label, readings, value, disabled, onChoose }: ReadingChipsProps) {
  if (readings.length === 0) return null;
  return (
    <ul aria-label={`${label}, from these lines`} className="flex flex-wrap gap-2">
      {readings.map((reading) => (
        <li key={reading} className="min-w-0">
          <Button
            size="sm"
            className="!rounded-full py-1 text-left !font-normal !whitespace-normal [overflow-wrap:anywhere]"
            aria-label={`${label}: ${reading}`}
            aria-pressed={value === reading}
            disabled={disabled}
            onClick={() => onChoose(reading)}
          >
            <bdi>{reading}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  );
}
