import { useId, type ReactNode } from 'react';
import { Card } from '../../../ui/Card.tsx';

interface AccountSectionProps {
  title: string;
  description: string;
  children: ReactNode;
}

/**
 * One section of the account page: its title and description on the left (above on a phone), its controls beside
 * them.
 */
export function AccountSection({ title, description, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 border-t border-line py-8 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10"
    >
      <div>
        <h2 id={id}>{title}</h2>
        <p className="mt-1 text-sm text-ink-soft">{description}</p>
      </div>
      <Card>{children}</Card>
    </section>
  );
}
