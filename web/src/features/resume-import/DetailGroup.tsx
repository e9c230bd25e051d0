import { useId, useRef, useState } from 'react';
import { Check, Info, Pencil, Plus } from 'lucide-react';
import { Badge, Card } from '../../ui/Card.tsx';
import { Button } from '../../ui/Button.tsx';
import { plural } from '../../lib/plural.ts';
import { describeGroup, type DetailKind } from './detailGroups.ts';
import { ShowInFile, type MarkedLines } from './ShowInFile.tsx';

interface Detail {
  readonly text: string;
  readonly rest: readonly string[];
  readonly lineNumbers: readonly number[];
  readonly outcome: string;
  readonly isInResumeDetails: boolean;
}

interface DetailGroupProps {
  kind: DetailKind;
  details: readonly Detail[];
  adding: boolean;
  onShow: (lines: MarkedLines) => void;
  onEdit: () => void;
  onAdd: () => Promise<boolean>;
}

/** How many entries are shown at first. */
const FIRST = 50;

/** How many lines of a section are shown. */
const FIRST_LINES = 3;

/** The beginning of a section's text; the rest is in the file, and in the resume details. */
function SectionStart({ lines }: { lines: readonly string[] }) {
  const more = lines.length - FIRST_LINES;
  return (
    <>
      {lines.slice(0, FIRST_LINES).map((line, index) => (
        <p key={index} className="line-clamp-2 text-ink-soft" dir="auto">
          {line.replace(/^- /, '• ')}
        </p>
      ))}
      {more > 0 && <p className="text-xs text-ink-soft">and {plural(more, 'more line')}</p>}
    </>
  );
}

/** All details of one kind. Short ones are chips, which show their place in the file when pressed. */
export function DetailGroup({ kind, details, adding, onShow, onEdit, onAdd }: DetailGroupProps) {
  const heading = useId();
  const edit = useRef<HTMLButtonElement>(null);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? details : details.slice(0, FIRST);
  const state = describeGroup(kind, details);
  const isShort = kind.kind === 'LANGUAGE' || kind.kind === 'SKILL';
  const Icon = state.isDone ? Check : Info;
  return (
    <Card as="section" aria-labelledby={heading} className="grid grid-cols-1 gap-3 !p-4 sm:!p-5">
      <div className="flex items-center gap-3">
        <h3 id={heading} className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
          {kind.label} <Badge>{details.length}</Badge>
        </h3>
        <Button ref={edit} size="sm" onClick={onEdit} aria-label={`Edit ${kind.name} in your resume details`}>
          <Pencil className="size-4" aria-hidden="true" />
          Edit
        </Button>
      </div>
      {isShort ? (
        <ul aria-labelledby={heading} className="flex flex-wrap gap-2">
          {shown.map(({ text, lineNumbers }) => (
            <li key={text} className="min-w-0">
              <ShowInFile name={text} lineNumbers={lineNumbers} onShow={onShow} chip>
                <span className="min-w-0 [overflow-wrap:anywhere]" dir="auto">
                  {text}
                </span>
              </ShowInFile>
            </li>
          ))}
        </ul>
      ) : (
        <ul aria-labelledby={heading} className="divide-y divide-line border-y border-line">
          {shown.map(({ text, rest, lineNumbers }, index) => (
            <li key={index} className="flex items-start gap-3 py-2.5">
              <div className="min-w-0 flex-1 text-sm [overflow-wrap:anywhere]">
                <p className="font-[560]" dir="auto">
                  {text}
                </p>
                {kind.kind === 'SECTION' ? (
                  <SectionStart lines={rest} />
                ) : (
                  rest.length > 0 && (
                    <p className="text-ink-soft" dir="auto">
                      {rest.join(' · ')}
                    </p>
                  )
                )}
              </div>
              <ShowInFile name={text} lineNumbers={lineNumbers} onShow={onShow}>
                Show
              </ShowInFile>
            </li>
          ))}
        </ul>
      )}
      {details.length > FIRST && (
        <Button size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${details.length} ${kind.name}`}
        </Button>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <p className="flex min-w-60 flex-1 gap-2 text-ink-soft [overflow-wrap:anywhere]">
          <Icon
            className={`mt-0.5 size-4 shrink-0 ${state.isDone ? 'text-thread' : 'text-amber'}`}
            aria-hidden="true"
          />
          <span dir="auto">{state.text}</span>
        </p>
        {state.canAdd && (
          <Button
            size="sm"
            busy={adding}
            aria-label={`Add these ${kind.name} to your resume details`}
            onClick={async () => {
              // The button goes once everything is added.
              if (await onAdd()) edit.current?.focus();
            }}
          >
            <Plus className="size-4" aria-hidden="true" />
            Add these
          </Button>
        )}
      </div>
    </Card>
  );
}
