const MAC = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);

/** A keyboard shortcut such as `Ctrl+Enter`; Ctrl shows as the command key on a Mac. */
export function Shortcut({ keys }: { keys: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      {keys.split('+').map((key) => (
        <kbd
          key={key}
          className="min-w-6 rounded-sm border border-line bg-sunken px-1.5 text-center font-sans text-xs text-ink-soft"
        >
          {MAC && key === 'Ctrl' ? '⌘' : key}
        </kbd>
      ))}
    </span>
  );
}
