import { AdminOnly } from '../accounts/AdminOnly.tsx';
import { NotBuiltPage } from './NotBuiltPage.tsx';

/** A part for the administrator that isn't built yet. */
export function AdminOnlyPage() {
  return (
    <AdminOnly>
      <NotBuiltPage />
    </AdminOnly>
  );
}
