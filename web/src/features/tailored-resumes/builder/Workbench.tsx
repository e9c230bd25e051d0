import { lazy, Suspense, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { WorkbenchSaveMutation } from '../../../__generated__/WorkbenchSaveMutation.graphql.ts';
import type { Workbench_resume$key } from '../../../__generated__/Workbench_resume.graphql.ts';
import { cx } from '../../../lib/cx.ts';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { useAction } from '../../../relay/useAction.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { ActionBar } from './ActionBar.tsx';
import { BuilderContext } from './BuilderContext.ts';
import { reduceBuilder, listChangedDrafts, INITIAL, isUnsaved, type Panel } from './builderState.ts';
import { forgetJobDraft } from '../../job-postings/jobDraft.ts';
import { PostingPanel } from './PostingPanel.tsx';
import { ResumeGone } from './ResumeMissing.tsx';
import { ResumeColumn } from '../editing/ResumeColumn.tsx';
import { ScoreLine } from '../scores/ScoreLine.tsx';
import { ScorePanel } from '../scores/ScorePanel.tsx';
import { LeaveDialog, UnsavedDialog } from './UnsavedDialog.tsx';
import { useBulletActions } from '../editing/useBulletActions.ts';
import { useChoiceActions } from '../editing/useChoiceActions.ts';
import { ChangedNotice } from '../history/ChangedNotice.tsx';
import { HistoryButton, UndoButtons } from '../history/UndoButtons.tsx';
import { useResumeChanges } from '../history/useResumeChanges.ts';
import { useUndo } from '../history/useUndo.ts';
import { useUndoKeys } from '../history/useUndoKeys.ts';
import { useDraftsFollow } from './useDraftsFollow.ts';
import { OptimizePanel } from '../optimizing/OptimizePanel.tsx';
import { OptimizingProvider } from '../optimizing/OptimizingProvider.tsx';
import { useUnsavedNotice } from './useUnsavedNotice.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

// Most people never open it.
const HistoryDialog = lazy(async () => ({
  default: (await import('../history/HistoryDialog.tsx')).HistoryDialog,
}));

const PANELS: { value: Panel; label: string }[] = [
  { value: 'posting', label: 'Job' },
  { value: 'resume', label: 'Resume' },
  { value: 'score', label: 'Match' },
];

/**
 * The generated resume: posting, resume and scores side by side, each scrolling on its own; below 1280 pixels one at
 * a time, with the score always in view.
 */
export function Workbench({ resumeKey }: { resumeKey: Workbench_resume$key }) {
  const resume = useFragment(
    graphql`
      fragment Workbench_resume on TailoredResume {
        id
        isSaved
        hasUnsavedChanges
        jobPosting {
          title
          ...PostingPanel_posting
        }
        experiences {
          experienceId
        }
        ...useDraftsFollow_resume
        ...PostingPanel_resume
        ...ResumeColumn_resume
        ...ScorePanel_resume
        ...ScoreLine_resume
        ...ActionBar_resume
        ...useUndo_resume
        ...useResumeChanges_resume
        ...HistoryDialog_resume
        ...OptimizingProvider_resume
        ...OptimizePanel_resume
      }
    `,
    resumeKey,
  );
  const [save, saving] = useAction<WorkbenchSaveMutation>(
    graphql`
      mutation WorkbenchSaveMutation($input: SaveTailoredResumeInput!) {
        saveTailoredResume(input: $input) {
          ... on SaveTailoredResumePayload @alias(as: "payload") {
            tailoredResume {
              isSaved
              hasUnsavedChanges
              ...useUndo_resume
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    {
      success: {
        title: 'Resume saved successfully! All bullet points have been added to your experience bank.',
      },
      failure: ({ message }) => ({ title: 'Failed to save resume', description: message }),
    },
  );
  const navigate = useNavigate();
  const [state, dispatch] = useReducer(reduceBuilder, INITIAL);
  const undo = useUndo(resume);
  useUndoKeys(undo);
  const { isGone, ...changes } = useResumeChanges(resume);
  const [waiting, setWaiting] = useState(false);
  const [historyOpen, setHistoryOpen] = useState<boolean>();
  const isWide = useMediaQuery('(min-width: 80rem)');
  const actions = useBulletActions(resume.id, dispatch, undo.offer);
  const choice = useChoiceActions(resume.id, dispatch, undo.offer);
  const bullets = useDraftsFollow(resume, dispatch);
  const contents = useMemo(() => new Map([...bullets].map(([id, { content }]) => [id, content])), [bullets]);
  const changed = listChangedDrafts(state, contents);
  const { blocker, release } = useLeaveGuard(changed.length > 0 && !isGone);
  const unsaved = isUnsaved(state, { hasUnsavedChanges: resume.hasUnsavedChanges }, contents);
  useUnsavedNotice(resume);
  const heading = useFocusOnArrival();

  /** Stores the text of open editors one after another; stops at the first that is rejected. */
  async function storeDrafts(): Promise<boolean> {
    for (const key of changed) {
      const draft = state.drafts[key];
      const content = draft?.text.trim() ?? '';
      const [kind, id = ''] = key.split(/:(.*)/s);
      if (kind !== 'bullet') {
        if (!(await actions.add(id, content))) return false;
        continue;
      }
      const now = contents.get(id) ?? '';
      const previousContent = draft?.conflict ? now : (draft?.base ?? now);
      const { experienceId = '' } = bullets.get(id) ?? {};
      if (!(await actions.update({ bulletId: id, experienceId, content, previousContent }))) return false;
    }
    return true;
  }

  async function saveResume(): Promise<boolean> {
    setWaiting(true);
    // What was entered a moment ago is on its way, and belongs to what is saved.
    const isStored = (await actions.settle()) && (await storeDrafts());
    setWaiting(false);
    if (!isStored) return false;
    const { ok } = await save(
      { input: { id: resume.id } },
      {
        // The bank has gained bullets, so its pages fetch them again.
        updater: (store) =>
          resume.experiences.forEach(({ experienceId }) => store.get(experienceId)?.invalidateRecord()),
      },
    );
    if (ok) dispatch({ type: 'saved' });
    return ok;
  }

  function startOver() {
    release();
    forgetJobDraft();
    dispatch({ type: 'started-over' });
    void navigate('/resume-builder');
  }

  const shown = (panel: Panel) =>
    cx(
      // `relative`, because texts for screen readers are absolute and would make the whole page taller.
      'relative px-5 py-6 sm:px-8 xl:min-h-0 xl:overflow-y-auto xl:overscroll-contain xl:scroll-smooth xl:px-6',
      state.panel !== panel && 'max-xl:hidden',
      panel === 'resume' ? 'print:!block print:!overflow-visible print:!p-0' : 'print:!hidden',
    );
  function showHistory() {
    changes.dismiss();
    setHistoryOpen(true);
  }

  if (isGone) return <ResumeGone typed={changed.map((key) => state.drafts[key]?.text ?? '')} />;
  return (
    <BuilderContext value={{ resumeId: resume.id, state, dispatch, actions, choice }}>
      <OptimizingProvider resumeKey={resume} storeDrafts={storeDrafts} offerUndo={undo.offer}>
        <div className="relative flex min-h-[calc(100dvh-3.75rem)] flex-col xl:h-[calc(100dvh-3.75rem)] print:!block print:!h-auto">
          <h1 ref={heading} tabIndex={-1} className="sr-only">
            Resume for {resume.jobPosting.title || 'this job'}
          </h1>
          <div className="z-10 grid gap-2 border-b border-line bg-ground px-4 py-2.5 sm:px-8 xl:hidden print:hidden [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-15">
            <div className="flex items-center gap-2">
              <ScoreLine resumeKey={resume} />
              {!isWide && <HistoryButton onClick={showHistory} className="-my-2 -mr-2" />}
            </div>
            <div className="flex items-center gap-2">
              <Segmented
                legend="What to show"
                options={PANELS}
                value={state.panel}
                onChange={(panel) => dispatch({ type: 'panel-shown', panel })}
                className="flex-1 [&_label]:px-1"
              />
              {!isWide && (
                <div className="-mr-2 flex">
                  <UndoButtons {...undo} />
                </div>
              )}
            </div>
          </div>
          <div className="flex-1 xl:grid xl:min-h-0 xl:grid-cols-[minmax(0,18rem)_minmax(0,1fr)_minmax(0,17rem)] 2xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)_minmax(0,22rem)] print:!block">
            <section aria-label="Job posting" className={cx(shown('posting'), 'xl:border-r xl:border-line')}>
              <PostingPanel postingKey={resume.jobPosting} resumeKey={resume} />
            </section>
            <div className="xl:flex xl:min-h-0 xl:flex-col print:!block">
              <section aria-label="Resume" className={cx(shown('resume'), 'xl:flex-1')}>
                <div className="mx-auto max-w-3xl">
                  <h2 className="!text-xl !leading-tight print:hidden">Your resume for this job</h2>
                  <p className="mt-1 mb-5 max-w-prose text-sm text-ink-soft print:hidden">
                    Your own words, chosen to fit the posting best. Click a bullet point to edit it.
                  </p>
                  <ResumeColumn resumeKey={resume} />
                </div>
              </section>
              <OptimizePanel resumeKey={resume} place="column" />
            </div>
            <section aria-label="Match" className={cx(shown('score'), 'xl:border-l xl:border-line')}>
              <ScorePanel resumeKey={resume} />
            </section>
          </div>
          <div className="z-10 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:bottom-0">
            <ChangedNotice
              notice={changes.notice}
              onDismiss={changes.dismiss}
              onRetry={changes.retry}
              onShowHistory={showHistory}
            />
            <OptimizePanel resumeKey={resume} place="bottom" />
            <ActionBar
              resumeKey={resume}
              steps={
                isWide && (
                  <>
                    <UndoButtons {...undo} />
                    <HistoryButton onClick={showHistory} labeled />
                  </>
                )
              }
              saved={!unsaved}
              saving={saving || waiting}
              onSave={() => void saveResume()}
              onBeforeExport={storeDrafts}
              onStartOver={() => (unsaved ? dispatch({ type: 'leaving-asked' }) : startOver())}
            />
          </div>
        </div>
      </OptimizingProvider>
      {historyOpen !== undefined && (
        <Suspense>
          <HistoryDialog
            open={historyOpen}
            onClose={() => setHistoryOpen(false)}
            resumeKey={resume}
            offerUndo={undo.offer}
          />
        </Suspense>
      )}
      <UnsavedDialog
        open={state.dialog === 'unsaved'}
        draft={!resume.isSaved}
        saving={saving || waiting}
        onSave={() => void saveResume().then((ok) => ok && startOver())}
        onDiscard={startOver}
        onCancel={() => dispatch({ type: 'dialog-closed' })}
      />
      <LeaveDialog
        open={blocker.state === 'blocked'}
        onLeave={() => blocker.proceed?.()}
        onStay={() => blocker.reset?.()}
      />
    </BuilderContext>
  );
}

/**
 * The dialog that led here is gone, and the focus with it. Moves the focus to the page's heading, which is then read
 * out.
 */
function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
