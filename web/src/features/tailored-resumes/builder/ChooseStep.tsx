import { lazy, Suspense, useEffect, useReducer } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { JOB_DIALOG_DELAY_MS } from '../../../../../api/limits.ts';
import type { ChooseStep_posting$key } from '../../../__generated__/ChooseStep_posting.graphql.ts';
import type { ChooseStep_user$key } from '../../../__generated__/ChooseStep_user.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyles } from '../../../ui/buttonStyles.ts';
import { Card } from '../../../ui/Card.tsx';
import { reduceBuilder, INITIAL } from './builderState.ts';
import { JobSummary } from '../../job-postings/JobSummary.tsx';
import { PostingRequirements } from '../../job-postings/PostingRequirements.tsx';

// Loads dragging; it is ready by the time the dialog opens.
const SelectExperiencesDialog = lazy(async () => ({
  default: (await import('./SelectExperiencesDialog.tsx')).SelectExperiencesDialog,
}));

interface ChooseStepProps {
  postingKey: ChooseStep_posting$key;
  userKey: ChooseStep_user$key;
}

/** Step 2: what the job asks for, and a moment later the dialog for choosing experiences. */
export function ChooseStep({ postingKey, userKey }: ChooseStepProps) {
  const posting = useFragment(
    graphql`
      fragment ChooseStep_posting on JobPosting {
        ...JobSummary_posting
        ...PostingRequirements_posting
        ...SelectExperiencesDialog_posting
      }
    `,
    postingKey,
  );
  const user = useFragment(
    graphql`
      fragment ChooseStep_user on User {
        ...SelectExperiencesDialog_user
      }
    `,
    userKey,
  );
  const [state, dispatch] = useReducer(reduceBuilder, INITIAL);
  useEffect(() => {
    const timer = setTimeout(() => dispatch({ type: 'experiences-opened' }), JOB_DIALOG_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="mx-auto max-w-5xl px-5 py-8 sm:px-8 sm:py-10">
      <p className="text-sm text-ink-soft">Step 2 of 2</p>
      <div className="mt-1 grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-8">
        <div className="grid content-start gap-6">
          <JobSummary postingKey={posting} heading="h1" />
          <div className="flex flex-wrap gap-3">
            <Button tone="primary" onClick={() => dispatch({ type: 'experiences-opened' })}>
              Select Experiences
            </Button>
            <Link to="/resume-builder" className={buttonStyles('quiet')}>
              Change the job
            </Link>
          </div>
        </div>
        <Card as="section" className="min-w-0">
          <h2 className="mb-4">What they ask for</h2>
          <PostingRequirements postingKey={posting} />
        </Card>
      </div>
      <Suspense>
        <SelectExperiencesDialog userKey={user} postingKey={posting} state={state} dispatch={dispatch} />
      </Suspense>
    </div>
  );
}
