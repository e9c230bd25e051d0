import { Button } from '../ui/Button.tsx';

/** Says why a form opens with other values than the stored ones, and offers those. */
export function DraftNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken py-2 pr-2 pl-4 text-sm">
      <p>You typed this earlier and haven't saved it.</p>
      <Button size="sm" tone="quiet" onClick={onStartOver}>
        Start over
      </Button>
    </div>
  );
}
