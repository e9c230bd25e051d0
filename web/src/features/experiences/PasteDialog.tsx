/* oxlint-disable relay/unused-fields -- reducePaste() in pasteState.ts reads the parsed experiences */
import { useEffect, useId, useRef, type Dispatch } from 'react';
import { graphql } from 'react-relay/hooks';
import type { PasteDialogAddMutation } from '../../__generated__/PasteDialogAddMutation.graphql.ts';
import type { PasteDialogParseMutation } from '../../__generated__/PasteDialogParseMutation.graphql.ts';
import { plural } from '../../lib/plural.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { InlineError } from '../../ui/EmptyState.tsx';
import { Field } from '../../ui/Field.tsx';
import { Textarea } from '../../ui/Input.tsx';
import { toast } from '../../ui/toast.ts';
import { countCreated } from './experienceStore.ts';
import { focusOnOpen } from './focusOnOpen.ts';
import { focusFirstInvalid } from './focusFirstInvalid.ts';
import { PastedExperience } from './PastedExperience.tsx';
import {
  hasProblems,
  reducePaste,
  toExperiencesInput,
  type PasteAction,
  type PastedItem,
  type PasteState,
} from './pasteState.ts';

interface PasteDialogProps {
  open: boolean;
  onClose: () => void;
  state: PasteState;
  dispatch: Dispatch<PasteAction>;
  connectionId: string;
}

/** Text in, experiences out, corrected where needed, then all of them added at once or none. */
export function PasteDialog({ open, onClose, state, dispatch, connectionId }: PasteDialogProps) {
  const [parse, parsing] = useAction<PasteDialogParseMutation>(
    graphql`
      mutation PasteDialogParseMutation($input: ParseExperiencesInput!) {
        parseExperiences(input: $input) {
          __typename
          ... on ParseExperiencesPayload {
            experiences {
              title
              company
              startDate
              endDate
              location
              description
              bulletPoints
            }
            warnings
          }
          ... on ValidationError {
            message
          }
          ... on RuleError {
            message
          }
        }
      }
    `,
    {
      success: ({ experiences }) => ({ title: `Parsed ${experiences.length} experiences from your text` }),
      failure: { title: 'Failed to parse experience text. Please try again.' },
    },
  );
  const [add, adding] = useAction<PasteDialogAddMutation>(
    graphql`
      mutation PasteDialogAddMutation($input: CreateExperiencesInput!, $connections: [ID!]!) {
        createExperiences(input: $input) {
          __typename
          ... on CreateExperiencesPayload {
            experiences
              @appendNode(connections: $connections, edgeTypeName: "UserExperiencesConnectionEdge") {
              ...ExperienceCard_experience
              ...ExperienceDialog_experience
            }
          }
          ... on ValidationError {
            message
            fields {
              path
              message
            }
          }
          ... on RuleError {
            message
          }
        }
      }
    `,
    {
      success: { title: 'All experiences have been added to your profile' },
      failure: { title: 'Failed to add experiences. Please try again.' },
    },
  );
  const formId = useId();
  const results = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const { text, textProblem, items, warnings, addProblem } = state;
  const blank = text.trim() === '';
  const wrong = items?.filter(hasProblems).length ?? 0;

  const parsedAs = items?.[0]?.key;
  const shownResults = useRef(parsedAs);
  useEffect(() => {
    if (parsedAs !== undefined && parsedAs !== shownResults.current && results.current)
      results.current.focus();
    shownResults.current = parsedAs;
  }, [parsedAs]);

  async function parseText() {
    if (blank) return toast({ title: 'Please paste your experience text first', tone: 'failure' });
    if (parsing) return;
    const outcome = await parse({ input: { text } });
    if (outcome.ok) dispatch({ type: 'parsed', ...outcome.data });
    else dispatch({ type: 'parse-failed', message: outcome.error.message });
  }

  async function addAll(all: readonly PastedItem[]) {
    dispatch({ type: 'checked' });
    if (reducePaste(state, { type: 'checked' }).items?.some(hasProblems)) return focusFirstInvalid(body);
    const outcome = await add(
      { input: { experiences: toExperiencesInput(all) }, connections: [connectionId] },
      { updater: (store) => countCreated(store, 'createExperiences') },
    );
    if (outcome.ok) {
      onClose();
      dispatch({ type: 'cleared' });
    } else {
      dispatch({ type: 'rejected', ...outcome.error });
      focusFirstInvalid(body);
    }
  }

  function removeItem(item: PastedItem, index: number) {
    dispatch({ type: 'removed', key: item.key });
    results.current?.focus();
    toast({
      title: `${item.title || 'The experience'} was left out`,
      action: { label: 'Undo', run: () => dispatch({ type: 'restored', item, index }) },
    });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Paste Your Experience"
      description="Nothing is saved until you add it."
      footer={
        <>
          {(items || !blank) && (
            <Button tone="quiet" disabled={parsing || adding} onClick={() => dispatch({ type: 'cleared' })}>
              Clear
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            tone={items ? 'secondary' : 'primary'}
            busy={parsing}
            disabled={blank || adding}
          >
            {parsing ? 'Parsing Experience...' : 'Parse Experience'}
          </Button>
          {items && items.length > 0 && (
            <Button tone="primary" busy={adding} disabled={parsing} onClick={() => void addAll(items)}>
              {adding ? 'Adding Experiences...' : `Add All ${items.length} Experiences`}
            </Button>
          )}
        </>
      }
    >
      <div ref={body} className="grid gap-6 pt-1">
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void parseText();
          }}
        >
          <Field
            label="Your experience"
            hint={
              <>
                A resume, a profile page or plain notes.{' '}
                <span className="hidden pointer-fine:inline">Ctrl+Enter parses it.</span>
              </>
            }
            error={textProblem ? `${textProblem} Your text is still here.` : undefined}
          >
            {(control) => (
              <Textarea
                {...control}
                ref={focusOnOpen}
                rows={items ? 3 : 10}
                className={items ? '!max-h-32' : 'min-h-60'}
                dir="auto"
                value={text}
                placeholder={
                  'Cashier, Corner Shop, Mar 2019 – Present\n- Served up to 200 customers a day\n- Trained four new colleagues'
                }
                onChange={(event) => dispatch({ type: 'typed', text: event.currentTarget.value })}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
                    event.preventDefault();
                    event.currentTarget.form?.requestSubmit();
                  }
                }}
              />
            )}
          </Field>
          {parsing && (
            <p role="status" className="appear-after-3000 mt-3 text-sm text-ink-soft">
              Still reading. A long history takes a little longer; your text is safe here.
            </p>
          )}
        </form>
        {items && (
          <section aria-labelledby={`${formId}-results`}>
            <h3 id={`${formId}-results`} ref={results} tabIndex={-1} className="outline-none">
              {items.length > 0 ? `Found ${plural(items.length, 'experience')}` : 'Nothing left to add'}
            </h3>
            <p className="mt-0.5 text-sm text-ink-soft">
              {items.length > 0
                ? 'Please check them. Everything can be changed here or later.'
                : 'You left out everything that was found. Parse the text again to bring it back.'}
            </p>
            {warnings.length > 0 && (
              <ul className="mt-3 grid gap-1 rounded-md bg-amber-wash px-4 py-3 text-sm text-amber">
                {warnings.map((warning, index) => (
                  <li key={index}>{warning}</li>
                ))}
              </ul>
            )}
            {wrong > 0 && (
              <p role="status" className="mt-3 text-sm text-danger">
                {wrong === 1 ? 'One experience needs' : `${wrong} experiences need`} a correction before they
                can be added.
              </p>
            )}
            {addProblem && (
              <div className="mt-3">
                <InlineError>{addProblem} Nothing was added, and everything is still here.</InlineError>
              </div>
            )}
            <ul className="mt-4 grid gap-3">
              {items.map((item, index) => (
                <li key={item.key}>
                  <PastedExperience
                    item={item}
                    position={index + 1}
                    dispatch={dispatch}
                    onRemove={() => removeItem(item, index)}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}
