import { buttonStyles } from '../ui/buttonStyles.ts';

/** The first stop of the Tab key: skips the menus. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className={buttonStyles(
        'primary',
        'md',
        'sr-only z-30 focus:not-sr-only focus:fixed focus:top-2 focus:left-2',
      )}
    >
      Skip to content
    </a>
  );
}
