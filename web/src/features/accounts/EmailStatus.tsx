import { graphql, useFragment } from 'react-relay/hooks';
import { MailCheck } from 'lucide-react';
import type { EmailStatus_user$key } from '../../__generated__/EmailStatus_user.graphql.ts';
import type { EmailStatusVerifyMutation } from '../../__generated__/EmailStatusVerifyMutation.graphql.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Badge } from '../../ui/Card.tsx';

/** The address, and whether the person has proved that it is theirs. */
export function EmailStatus({ userKey }: { userKey: EmailStatus_user$key }) {
  const { email, isEmailVerified } = useFragment(
    graphql`
      fragment EmailStatus_user on User {
        email
        isEmailVerified
      }
    `,
    userKey,
  );
  const [ask, asking] = useAction<EmailStatusVerifyMutation>(
    graphql`
      mutation EmailStatusVerifyMutation {
        requestEmailVerification {
          __typename
          ... on RequestEmailVerificationPayload {
            viewer {
              ...EmailStatus_user
            }
          }
          ... on RuleError {
            message
          }
          ... on RateLimitedError {
            message
          }
        }
      }
    `,
    {
      success: {
        title: 'Confirmation link sent',
        description: `Follow the link in the mail to ${email}. It works once and for one day.`,
      },
      failure: ({ message }) => ({ title: 'No link was sent', description: message }),
    },
  );
  return (
    <div className="grid justify-items-start gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="font-[560]">{email}</span>
        {isEmailVerified ? (
          <Badge tone="ok">Confirmed</Badge>
        ) : (
          <Badge tone="attention">Not confirmed yet</Badge>
        )}
      </p>
      {!isEmailVerified && (
        <>
          <p className="text-sm text-ink-soft">
            Confirming shows that the address is yours, so that nobody else can take it over. Everything works
            without it.
          </p>
          <Button busy={asking} onClick={() => void ask({})}>
            <MailCheck className="size-4" aria-hidden="true" />
            {asking ? 'Sending...' : 'Confirm your email'}
          </Button>
        </>
      )}
    </div>
  );
}
