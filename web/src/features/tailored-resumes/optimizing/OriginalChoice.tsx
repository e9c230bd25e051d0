/* oxlint-disable relay/must-colocate-fragment-spreads -- answers are for the panels that show the resume */
import { graphql } from 'react-relay/hooks';
import type { OriginalChoiceMutation } from '../../../__generated__/OriginalChoiceMutation.graphql.ts';
import { useAction } from '../../../relay/useAction.ts';
import { Badge } from '../../../ui/Card.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useBuilder } from '../builder/BuilderContext.ts';
import { focusBullet } from './focusBullet.ts';

interface OriginalChoiceProps {
  bulletId: string;
  textId: string;
  onDelete: () => void;
}

/** What is to become of an original now that there is a new wording of it. */
export function OriginalChoice({ bulletId, textId, onDelete }: OriginalChoiceProps) {
  const { resumeId, dispatch } = useBuilder();
  const [runKeep, isKeeping] = useAction<OriginalChoiceMutation>(
    graphql`
      mutation OriginalChoiceMutation($input: KeepOriginalBulletInput!) {
        keepOriginalBullet(input: $input) {
          ... on KeepOriginalBulletPayload @alias(as: "payload") {
            tailoredResume {
              ...useBulletActions_changedResume
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    { failure: ({ message }) => ({ title: 'Failed to keep bullet point', description: message }) },
  );

  async function keep() {
    const { ok } = await runKeep({ input: { tailoredResumeId: resumeId, bulletId } });
    if (!ok) return;
    dispatch({ type: 'edited' });
    focusBullet(bulletId);
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge>Original</Badge>
      <Button size="sm" aria-describedby={textId} busy={isKeeping} onClick={() => void keep()}>
        Keep
      </Button>
      <Button size="sm" aria-describedby={textId} onClick={onDelete}>
        Delete
      </Button>
    </div>
  );
}
