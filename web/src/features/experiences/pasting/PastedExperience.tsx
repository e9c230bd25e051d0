import { useRef, type Dispatch } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import { formatMonthRange } from '../../../lib/months.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Badge, Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input, Textarea } from '../../../ui/Input.tsx';
import { MonthInput } from '../../../ui/MonthInput.tsx';
import { focusFirstInvalid } from '../../../forms/focusFirstInvalid.ts';
import type { PastedField } from './pastedFields.ts';
import { splitBullets, hasProblems, type PastedItem } from './pastedItem.ts';
import type { PasteAction } from './pasteState.ts';

interface PastedExperienceProps {
  item: PastedItem;
  /** Counted from 1, to tell the results apart for screen readers. */
  position: number;
  dispatch: Dispatch<PasteAction>;
  onRemove: () => void;
}

/** One parsed experience before it is added: to read, correct in place, or leave out. */
export function PastedExperience({ item, position, dispatch, onRemove }: PastedExperienceProps) {
  const card = useRef<HTMLDivElement>(null);
  const name = item.title || `experience ${position}`;
  return (
    <Card
      ref={card}
      as="article"
      aria-label={`Experience ${position}: ${item.title || 'without a title'}`}
      className={`!p-4 ${hasProblems(item) ? '!border-danger' : ''}`}
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h4 className="font-[620]" dir="auto">
            {item.title || 'Title not found'}
          </h4>
          <p className="text-sm" dir="auto">
            {item.company || 'Company not found'}
          </p>
          <p className="mt-0.5 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
            {item.startDate || item.endDate ? (
              formatMonthRange(item.startDate, item.endDate)
            ) : (
              <>
                Present <Badge tone="attention">No dates found</Badge>
              </>
            )}
            {item.location && <span>· {item.location}</span>}
          </p>
        </div>
        {!item.editing && (
          <IconButton
            label={`Edit ${name}`}
            onClick={() => {
              dispatch({ type: 'edit', key: item.key });
              requestAnimationFrame(() => card.current?.querySelector('input')?.focus());
            }}
          >
            <Pencil className="size-[18px]" aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 className="size-[18px]" aria-hidden="true" />
        </IconButton>
      </div>
      {item.editing ? (
        <Fields
          item={item}
          onChange={(field, value) => dispatch({ type: 'changed', key: item.key, field, value })}
          onDone={() => {
            dispatch({ type: 'done', key: item.key });
            focusFirstInvalid(card);
            requestAnimationFrame(() => {
              if (document.activeElement === document.body) card.current?.querySelector('button')?.focus();
            });
          }}
        />
      ) : (
        <Achievements item={item} />
      )}
    </Card>
  );
}

function Achievements({ item }: { item: PastedItem }) {
  const bullets = splitBullets(item);
  return (
    <>
      {item.description && (
        <p className="mt-3 text-sm whitespace-pre-line" dir="auto">
          {item.description}
        </p>
      )}
      {bullets.length > 0 && (
        <>
          <h5 className="mt-3 text-xs font-[560] text-ink-soft">Key Achievements</h5>
          <ul className="mt-1 grid list-disc gap-1 pl-5 text-sm marker:text-thread">
            {bullets.map((bullet, index) => (
              <li key={index} dir="auto">
                {bullet}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface FieldsProps {
  item: PastedItem;
  onChange: (field: PastedField, value: string) => void;
  onDone: () => void;
}

function Fields({ item, onChange, onDone }: FieldsProps) {
  return (
    <div className="mt-4 grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Job Title" required error={item.problems.title}>
          {(control) => (
            <Input
              {...control}
              value={item.title}
              onChange={(event) => onChange('title', event.currentTarget.value)}
            />
          )}
        </Field>
        <Field label="Company" required error={item.problems.company}>
          {(control) => (
            <Input
              {...control}
              value={item.company}
              onChange={(event) => onChange('company', event.currentTarget.value)}
            />
          )}
        </Field>
        <Field label="Start Date" error={item.problems.startDate}>
          {(control) => (
            <MonthInput
              {...control}
              value={item.startDate}
              onChange={(value) => onChange('startDate', value)}
            />
          )}
        </Field>
        <Field label="End Date" hint="Leave blank if current" error={item.problems.endDate}>
          {(control) => (
            <MonthInput {...control} value={item.endDate} onChange={(value) => onChange('endDate', value)} />
          )}
        </Field>
      </div>
      <Field label="Location (optional)" error={item.problems.location}>
        {(control) => (
          <Input
            {...control}
            value={item.location}
            onChange={(event) => onChange('location', event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label="Key Achievements" hint="One per line." error={item.problems.bullets}>
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            value={item.bullets}
            onChange={(event) => onChange('bullets', event.currentTarget.value)}
          />
        )}
      </Field>
      <Button size="sm" onClick={onDone} className="justify-self-start">
        Done
      </Button>
    </div>
  );
}
