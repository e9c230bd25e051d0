interface AvatarProps {
  firstName: string;
  lastName: string;
  imageUrl: string | null | undefined;
}

/** First letters of first and last name, or `U` when there is neither (specification section 2). */
export function initials(firstName: string, lastName: string): string {
  const first = (name: string) => [...name.trim()][0] ?? '';
  return (first(firstName) + first(lastName)).toUpperCase() || 'U';
}

/** The profile image, or the initials. Decoration: the button around it carries the name. */
export function Avatar({ firstName, lastName, imageUrl }: AvatarProps) {
  return imageUrl ? (
    <img src={imageUrl} alt="" referrerPolicy="no-referrer" className="size-9 rounded-full object-cover" />
  ) : (
    <span
      aria-hidden="true"
      className="grid size-9 place-items-center rounded-full bg-thread-wash text-sm font-[620] text-thread"
    >
      {initials(firstName, lastName)}
    </span>
  );
}
