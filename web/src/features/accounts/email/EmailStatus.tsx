import { graphql, useFragment } from 'react-relay/hooks';
import { MailCheck } from 'lucide-react';
import type { EmailStatus_user$key } from '../../../__generated__/EmailStatus_user.graphql.ts';
import type { EmailStatusVerifyMutation } from '../../../__generated__/EmailStatusVerifyMutation.graphql.ts';
import { useAction } from '../../../relay/useAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { Badge } from '../../../ui/Card.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';

/** The address, whether it is proved (which takes mail), and how to change it. */
export function EmailStatus({ userKey }: { userKey: EmailStatus_user$key }) {
  const user = useFragment(
    graphql`
      fragment EmailStatus_user on User {
        email
        isEmailVerified
        canConfirmEmail
        ...ChangeEmail_user
      }
    `,
    userKey,
  );
  const { email, isEmailVerified, canConfirmEmail } = user;
  const [ask, asking] = useAction<EmailStatusVerifyMutation>(
    graphql`
      mutation EmailStatusVerifyMutation {
        requestEmailVerification {
          ... on RequestEmailVerificationPayload @alias(as: "payload") {
            viewer {
              ...EmailStatus_user
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    {
      success: {
        title: 'Confirmation link sent',
        description: `Open the link in the email we sent to ${email}. It works once, within a day.`,
      },
      failure: ({ message }) => ({ title: 'Failed to send the link', description: message }),
    },
  );
  return (
    <div className="grid justify-items-start gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="font-[560]">{email}</span>
        {isEmailVerified && <Badge tone="ok">Confirmed</Badge>}
        {canConfirmEmail && <Badge tone="attention">Not confirmed yet</Badge>}
      </p>
      {canConfirmEmail && (
        <p className="text-sm text-ink-soft">
          Confirming proves the address is yours, so nobody else can take it over. Everything works without
          it, too.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {canConfirmEmail && (
          <Button busy={asking} onClick={() => void ask({})}>
            <MailCheck className="size-4" aria-hidden="true" />
            {asking ? 'Sending...' : 'Confirm your email'}
          </Button>
        )}
        <ChangeEmail userKey={user} />
      </div>
    </div>
  );
}
