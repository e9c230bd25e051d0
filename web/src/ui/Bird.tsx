import { cx } from '../lib/cx.ts';

interface BirdProps {
  className?: string;
  /** Draws itself stitch by stitch, except with reduced motion. */
  stitching?: boolean;
}

/** The tailorbird: one line for the body, a row of stitches for the wing. Decorative; the name is beside it. */
export function Bird({ className, stitching }: BirdProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cx('text-thread', className)}
    >
      {/* cocked tail, back, head, needle beak, breast and belly in one line */}
      <path
        pathLength={1}
        className={stitching ? 'stitching' : undefined}
        d="M4 8 13.500 23.500C17 19.500 22 17.600 26.200 15.600 27.600 10.800 31.200 8.400 34.800 8.900 37.600 9.300 39.500 11 40 13.200L46 15.400 39.700 17C39.800 26.500 33.500 35.800 24 35.800 16.800 35.800 12.300 30.800 10.700 25.500L4 8Z"
      />
      <path
        d="M17.500 27.500C22.500 29.800 28.700 28.200 32 22.600"
        strokeWidth="2.200"
        strokeDasharray="3 3.600"
      />
      <path d="M22 36v7.500M28 35.200v7.300" strokeWidth="2.200" />
      <circle cx="34.400" cy="13.800" r="1.500" fill="currentColor" stroke="none" />
    </svg>
  );
}

/** The bird with the product's name, for top bars. */
export function Brand({ className }: { className?: string }) {
  return (
    <span
      className={cx('inline-flex items-center gap-2.5 text-md font-[660] tracking-tight text-ink', className)}
    >
      <Bird className="size-8" />
      Tailorbird
    </span>
  );
}
