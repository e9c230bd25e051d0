import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Monitor, Smartphone } from 'lucide-react';
import type { DeviceList_user$key } from '../../../__generated__/DeviceList_user.graphql.ts';
import type { DeviceListEndMutation } from '../../../__generated__/DeviceListEndMutation.graphql.ts';
import { formatDay } from '../../../lib/months.ts';
import { useAction } from '../../../relay/useAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { Badge } from '../../../ui/Card.tsx';
import { describeDevice, formatLastSeen } from './devices.ts';

/**
 * The devices that the person is signed in on, most recently used first, each but the current one with a "Sign out"
 * button.
 */
export function DeviceList({ userKey }: { userKey: DeviceList_user$key }) {
  const { devices } = useFragment(
    graphql`
      fragment DeviceList_user on User {
        devices {
          id
          userAgent
          signedInAt
          lastSeenAt
          isCurrent
        }
      }
    `,
    userKey,
  );
  const [end] = useAction<DeviceListEndMutation>(
    graphql`
      mutation DeviceListEndMutation($input: EndDeviceInput!) {
        endDevice(input: $input) {
          ... on EndDevicePayload @alias(as: "payload") {
            viewer {
              ...DeviceList_user
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    {
      success: { title: 'Device signed out' },
      failure: ({ message }) => ({ title: 'Failed to sign out that device', description: message }),
    },
  );
  const [ending, setEnding] = useState<string>();
  const [now] = useState(() => Date.now());
  const list = useRef<HTMLUListElement>(null);

  async function signOut(deviceId: string) {
    setEnding(deviceId);
    const { ok } = await end({ input: { deviceId } });
    setEnding(undefined);
    // The pressed button is gone with its device.
    if (ok) list.current?.focus();
  }

  return (
    <ul ref={list} tabIndex={-1} aria-label="Devices" className="-my-3 grid outline-none">
      {devices.map(({ id, userAgent, signedInAt, lastSeenAt, isCurrent }) => {
        const { name, isPhone } = describeDevice(userAgent);
        const Icon = isPhone ? Smartphone : Monitor;
        return (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-3 not-first:border-t"
          >
            <Icon className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
            <div className="min-w-40 flex-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-[560]">
                {name}
                {isCurrent && <Badge tone="ok">This device</Badge>}
              </p>
              <p className="text-xs text-ink-soft">
                {isCurrent ? 'In use now' : formatLastSeen(lastSeenAt, now)}. Signed in{' '}
                <time dateTime={signedInAt}>{formatDay(signedInAt)}</time>.
              </p>
            </div>
            {!isCurrent && (
              <Button
                size="sm"
                className="max-sm:ml-9"
                aria-label={`Sign out: ${name}`}
                busy={ending === id}
                onClick={() => void signOut(id)}
              >
                {ending === id ? 'Signing out...' : 'Sign out'}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
