import { useState } from 'react';
import { cx } from '../lib/cx.ts';

interface AvatarProps {
  firstName: string;
  lastName: string;
  imageUrl: string | null | undefined;
  size?: 'md' | 'lg';
  /** Called when the image fails to load; the initials are shown instead. */
  onBroken?: () => void;
}

/** Returns the first letters of first and last name, or `U` when there is neither (docs/product.md#navigation). */
export function getInitials(firstName: string, lastName: string): string {
  const first = (name: string) => [...name.trim()][0] ?? '';
  return (first(firstName) + first(lastName)).toUpperCase() || 'U';
}

const SIZES = { md: 'size-9 text-sm', lg: 'size-16 text-lg' };

/** The profile image, or the initials. Decorative: the button around it has a name. */
export function Avatar({ firstName, lastName, imageUrl, size = 'md', onBroken }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return imageUrl && imageUrl !== broken ? (
    <img
      src={imageUrl}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => {
        setBroken(imageUrl);
        onBroken?.();
      }}
      className={cx('shrink-0 rounded-full object-cover', SIZES[size])}
    />
  ) : (
    <span
      aria-hidden="true"
      className={cx(
        'grid shrink-0 place-items-center rounded-full bg-thread-wash font-[620] text-thread',
        SIZES[size],
      )}
    >
      {getInitials(firstName, lastName)}
    </span>
  );
}
