import { graphql, useFragment } from 'react-relay/hooks';
import type { PasswordSettings_user$key } from '../../../__generated__/PasswordSettings_user.graphql.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { FirstPasswordForm } from './FirstPasswordForm.tsx';

/** Changes the password, or sets the first one of an account that was created with Google. */
export function PasswordSettings({ userKey }: { userKey: PasswordSettings_user$key }) {
  const user = useFragment(
    graphql`
      fragment PasswordSettings_user on User {
        hasPassword
        hasGoogle
        ...ChangePasswordForm_user
        ...FirstPasswordForm_user
      }
    `,
    userKey,
  );
  return (
    <div className="grid gap-5">
      {user.hasPassword && user.hasGoogle && (
        <p className="text-sm text-ink-soft">You can sign in with this password or with Google.</p>
      )}
      {user.hasPassword ? <ChangePasswordForm userKey={user} /> : <FirstPasswordForm userKey={user} />}
    </div>
  );
}
