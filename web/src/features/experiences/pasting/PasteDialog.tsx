import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Textarea } from '../../../ui/Input.tsx';
import { toast } from '../../../ui/toast.ts';
import { countCreated } from '../experienceStore.ts';
import { focusOnOpen } from '../../../ui/focusOnOpen.ts';
import { focusFirstInvalid } from '../../../forms/focusFirstInvalid.ts';
import { usePasteActions } from './usePasteActions.ts';
import { PasteResults } from './PasteResults.tsx';
import { keepPaste, readPaste } from './pasteDrafts.ts';
import { hasProblems, toExperiencesInput, type PastedItem } from './pastedItem.ts';
import { reducePaste, type PasteAction, type PasteState } from './pasteState.ts';

interface PasteDialogProps {
  open: boolean;
  onClose: () => void;
  state: PasteState;
  onChange: (state: PasteState) => void;
  connectionId: string;
  /** What to know before a text is read. */
  note: ReactNode;
  /** The AI service that reads the text, too, if any. */
  service: string | null;
}

/** Reads pasted text into experiences, lets the person correct them, then adds all of them or none. */
export function PasteDialog({
  open,
  onClose,
  state,
  onChange,
  connectionId,
  note,
  service,
}: PasteDialogProps) {
  // Goes straight into the draft, so that an answer that arrives after the page was left is neither lost nor added
  // twice.
  const dispatch = (action: PasteAction) => {
    const next = reducePaste(readPaste(), action);
    keepPaste(next);
    onChange(next);
  };
  const { parse, parsing, add, adding } = usePasteActions();
  const formId = useId();
  const results = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const running = useRef<AbortController>(null);
  const [isAlone, setAlone] = useState(false);
  const { text, textProblem, items } = state;
  const blank = text.trim() === '';
  const canStartAlone = service !== null && !isAlone;

  const parsedAs = items?.[0]?.key;
  const shownResults = useRef(parsedAs);
  useEffect(() => {
    if (parsedAs !== undefined && parsedAs !== shownResults.current && results.current)
      results.current.focus();
    shownResults.current = parsedAs;
  }, [parsedAs]);

  /** @param alone without the AI service, which takes longest; a reading with it is canceled */
  async function parseText(alone: boolean) {
    if (blank) return toast({ title: 'Please paste your experience text first', tone: 'failure' });
    if (parsing && !alone) return;
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setAlone(alone);
    const outcome = await parse({ input: { text, engine: alone ? 'EMBEDDED' : null } }, { signal });
    if (outcome.ok) dispatch({ type: 'parsed', ...outcome.data });
    else if (outcome.error.kind !== 'canceled')
      dispatch({ type: 'parse-failed', message: outcome.error.message });
  }

  async function addAll(all: readonly PastedItem[]) {
    dispatch({ type: 'checked' });
    if (readPaste().items?.some(hasProblems)) return focusFirstInvalid(body);
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

  function clear() {
    dispatch({ type: 'cleared' });
    textarea.current?.focus();
    toast({
      title: 'Text and results cleared',
      action: { label: 'Undo', run: () => dispatch({ type: 'brought-back', state }) },
    });
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
            <Button tone="quiet" disabled={parsing || adding} onClick={clear}>
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
            void parseText(false);
          }}
        >
          <Field
            label="Your experience"
            hint={
              <>
                A resume, a profile page or plain notes.{' '}
                <span className="hidden sm:pointer-fine:inline">Press Ctrl+Enter to parse it.</span>
              </>
            }
            error={textProblem ? `${textProblem} Your text is still here.` : undefined}
          >
            {(control) => (
              <Textarea
                {...control}
                ref={(element) => {
                  focusOnOpen(element);
                  textarea.current = element;
                }}
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
          {!items && <div className="mt-3">{note}</div>}
          {parsing && (
            <div className="appear-after-3000 mt-3 grid justify-items-start gap-3">
              <p role="status" className="text-sm text-ink-soft">
                Still reading. A long history takes a little longer. Your text is safe here.
                {canStartAlone &&
                  ' You can also go on with what our own reader finds, though it may miss more.'}
              </p>
              {canStartAlone && (
                <Button
                  onClick={() => {
                    textarea.current?.focus();
                    void parseText(true);
                  }}
                >
                  Don't wait for {service}
                </Button>
              )}
            </div>
          )}
        </form>
        {items && (
          <PasteResults
            state={state}
            items={items}
            heading={results}
            dispatch={dispatch}
            onRemove={removeItem}
          />
        )}
      </div>
    </Dialog>
  );
}
