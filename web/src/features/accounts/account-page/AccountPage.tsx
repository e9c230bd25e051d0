import { graphql } from 'react-relay/hooks';
import type { AccountPageQuery } from '../../../__generated__/AccountPageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/useRouteQuery.ts';
import { Badge } from '../../../ui/Card.tsx';
import { AccountSection } from './AccountSection.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DeviceList } from './DeviceList.tsx';
import { DownloadData } from './DownloadData.tsx';
import { EmailStatus } from '../email/EmailStatus.tsx';
import { PasswordSettings } from '../passwords/PasswordSettings.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** The account page: profile, sign-in methods, data (docs/product.md#account). */
export function AccountPage() {
  const { viewer } = useRouteQuery<AccountPageQuery>(graphql`
    query AccountPageQuery {
      viewer {
        hasPassword
        ...ProfileForm_user
        ...EmailStatus_user
        ...PasswordSettings_user
        ...DeviceList_user
        ...DownloadData_user
        ...DeleteAccount_user
      }
    }
  `);
  if (!viewer) return null;
  return (
    <>
      <h1>Account</h1>
      <p className="mt-2 max-w-prose text-ink-soft">Your profile, sign-in methods and data.</p>
      <div className="mt-8 grid grid-cols-1">
        <AccountSection title="Profile" description="Shown in the menu. Only you can see it.">
          <ProfileForm userKey={viewer} />
        </AccountSection>
        <AccountSection
          title="Email"
          description="You sign in with it, and we send password reset links to it."
        >
          <EmailStatus userKey={viewer} />
        </AccountSection>
        <AccountSection
          title="Password"
          description={
            viewer.hasPassword
              ? 'Changing it signs you out on all other devices.'
              : 'You sign in with Google. Set a password to sign in without it, too.'
          }
        >
          <PasswordSettings userKey={viewer} />
        </AccountSection>
        <AccountSection
          title="Devices"
          description="Where you're signed in. Sign out any device you don't recognize."
        >
          <DeviceList userKey={viewer} />
        </AccountSection>
        <AccountSection title="API tokens" description="For programs that work with your account.">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
            <Badge tone="attention">Not built yet</Badge>
            You'll be able to create and revoke API tokens here.
          </p>
        </AccountSection>
        <AccountSection title="Your data" description="It belongs to you.">
          <DownloadData userKey={viewer} />
        </AccountSection>
        <AccountSection title="Delete account" description="Permanently, with all its data.">
          <DeleteAccount userKey={viewer} />
        </AccountSection>
      </div>
    </>
  );
}
