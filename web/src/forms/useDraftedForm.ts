import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
  type RefObject,
} from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { formResolver } from '../lib/formResolver.ts';
import type { z } from '../lib/zod.ts';
import type { ActionOutcome } from '../relay/useAction.ts';
import { toast } from '../ui/toast.ts';
import type { Drafts } from '../lib/drafts.ts';
import { useLeaveWarning } from '../lib/useLeaveWarning.ts';
import type { ConflictNote } from './ConflictNote.tsx';
import type { Merged } from './mergeChanges.ts';
import { focusFirstInvalid } from './focusFirstInvalid.ts';

/** A stored state: the form's values and their version. */
export interface Origin<Values> {
  values: Values;
  version: string;
}

/** For data that may change in another tab or on another device in the meantime. */
interface Shared<Values> {
  version: string;
  /** What the drafts started from; kept with them. */
  origins: Drafts<Origin<Values>>;
  /** Fetches what is stored by now; null when it is gone or can't be reached. */
  reload: () => Promise<Origin<Values> | null>;
  merge: (base: Values, mine: Values, theirs: Values) => Merged<Values>;
}

interface DraftedFormOptions<Values extends FieldValues> {
  shared?: Shared<Values> | undefined;
  schema: z.ZodMiniType<Values>;
  /** The form's values before anything is typed; read once. */
  stored: () => Values;
  drafts: Drafts<Values>;
  draftKey: string;
  /** Finds the field of a path in a ValidationError. */
  findField: (path: string) => FieldPath<Values> | null;
  /** @param version what the values were made from, where the form has `shared` */
  save: (values: Values, version: string | null) => Promise<ActionOutcome<unknown>>;
  /** The title of the toast after Cancel discards something; it has an Undo. */
  discarded: string;
  onClose: () => void;
  onReopen: () => void;
}

export interface DraftedForm<Values extends FieldValues = FieldValues> {
  form: UseFormReturn<Values>;
  /** Spread onto the `<form>`. */
  formProps: ReturnType<typeof createFormProps>;
  /** The server's message, if it belongs to no field. */
  problem: string | undefined;
  /** The form opened with an unsaved draft. */
  isDraft: boolean;
  startOver: () => void;
  /** After a conflict: spread onto a ConflictNote. */
  conflict: ComponentProps<typeof ConflictNote> | null;
  /** For Escape and the cross: closes and keeps what was typed for the next opening. */
  leave: () => void;
  /** Closes and discards what was typed, which can be undone. */
  cancel: () => void;
}

/**
 * A form in a dialog that loses nothing. Closing it by accident or leaving the page keeps a draft; a failure keeps
 * the dialog open, shows the server's messages beside their fields and focuses the first invalid one. Changes made
 * elsewhere are never overwritten unseen (decision 0027).
 */
export function useDraftedForm<Values extends FieldValues>(
  options: DraftedFormOptions<Values>,
): DraftedForm<Values> {
  const { drafts, draftKey, findField, onClose, shared } = options;
  const [stored] = useState(options.stored);
  const origins = shared?.origins;
  const origin = useRef<Origin<Values> | null>(null);
  if (shared && !origin.current) {
    // A draft keeps the version that it started from.
    const kept = drafts.read(draftKey) && shared.origins.read(draftKey);
    origin.current = kept ?? { values: stored, version: shared.version };
  }
  const [conflict, setConflict] = useState<Merged<Values> & { theirs: Values }>();
  const [draft, setDraft] = useState(() => drafts.read(draftKey));
  const [problem, setProblem] = useState<string>();
  const form = useForm<Values>({
    // The type allows missing fields; here all are given.
    defaultValues: (draft ?? stored) as DefaultValues<Values>,
    resolver: formResolver<Values>(options.schema),
    shouldFocusError: false,
  });
  const { getValues } = form;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  /** Saved or discarded: what is still in the form is no draft. */
  const settled = useRef(false);

  const keep = useCallback(
    (typed: Values) => {
      drafts.keep(draftKey, typed);
      if (origin.current) origins?.keep(draftKey, origin.current);
    },
    [drafts, draftKey, origins],
  );

  useEffect(
    () => () => {
      const typed = getValues();
      if (!settled.current && isChanged(typed, stored)) keep(typed);
    },
    [getValues, keep, stored],
  );

  useLeaveWarning(() => !settled.current && isChanged(getValues(), stored));

  async function submit(values: Values) {
    setProblem(undefined);
    const outcome = await options.save(values, origin.current?.version ?? null);
    if (outcome.ok) {
      settled.current = true;
      drafts.drop(draftKey);
      return onClose();
    }
    const { fields, message, kind } = outcome.error;
    if (kind === 'ConflictError' && shared && origin.current) {
      const now = await shared.reload();
      if (!now) return setProblem(message);
      const merged = shared.merge(origin.current.values, getValues(), now.values);
      origin.current = now;
      form.reset(merged.values);
      return setConflict({ ...merged, theirs: now.values });
    }
    const places = fields.map((field) => ({ name: findField(field.path), message: field.message }));
    for (const place of places) if (place.name) form.setError(place.name, { message: place.message });
    setProblem(places.some(({ name }) => name) ? undefined : message);
    focusFirstInvalid(element);
  }

  return {
    form,
    formProps: createFormProps(
      id,
      element,
      (event) => void form.handleSubmit(submit, () => focusFirstInvalid(element))(event),
    ),
    problem,
    isDraft: draft !== undefined,
    startOver() {
      drafts.drop(draftKey);
      if (shared) origin.current = { values: stored, version: shared.version };
      form.reset(stored);
      setDraft(undefined);
    },
    conflict: conflict
      ? {
          taken: conflict.taken,
          contested: conflict.contested,
          onUseTheirs() {
            form.reset(conflict.theirs);
            setConflict(undefined);
          },
        }
      : null,
    leave() {
      if (isChanged(getValues(), stored)) keep(getValues());
      else drafts.drop(draftKey);
      onClose();
    },
    cancel() {
      const typed = getValues();
      settled.current = true;
      drafts.drop(draftKey);
      onClose();
      if (!isChanged(typed, stored)) return;
      const undo = () => {
        keep(typed);
        options.onReopen();
      };
      toast({ title: options.discarded, action: { label: 'Undo', run: undo } });
    },
  };
}

function createFormProps(
  id: string,
  ref: RefObject<HTMLFormElement | null>,
  onSubmit: (event: FormEvent) => void,
) {
  return { id, ref, onSubmit, noValidate: true, className: 'grid gap-5 pt-1' };
}

/** Whether the form differs from what it started with. */
export function isChanged<Values>(values: Values, stored: Values): boolean {
  return JSON.stringify(values) !== JSON.stringify(stored);
}
