/* oxlint-disable relay/unused-fields -- findHome() in unplaced.ts and formatExperienceName() read the fragments */
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Check, Copy, Plus } from 'lucide-react';
import { readInlineData } from 'relay-runtime';
import type {
  UnplacedLines_experience$data,
  UnplacedLines_experience$key,
} from '../../__generated__/UnplacedLines_experience.graphql.ts';
import type { UnplacedLines_import$key } from '../../__generated__/UnplacedLines_import.graphql.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { formatExperienceName } from '../experiences/experienceName.ts';
import { findHome } from './unplaced.ts';
import { useAddLine } from './useAddLine.ts';

/** How many lines are shown at first. */
const FIRST = 20;

type Experience = UnplacedLines_experience$data;

const readExperience = (key: UnplacedLines_experience$key) =>
  readInlineData(
    graphql`
      fragment UnplacedLines_experience on Experience @inline {
        id
        title
        company
        bulletPoints {
          content
        }
        ...useAddLine_experience
      }
    `,
    key,
  );

interface UnplacedLinesProps {
  importKey: UnplacedLines_import$key;
  /** A line begins a role that was missed. */
  onBeginRole: (lineNumber: number) => Promise<void>;
}

/** The lines of the file that fit nowhere, for the person to place, and the reader's warnings. */
export function UnplacedLines({ importKey, onBeginRole }: UnplacedLinesProps) {
  const {
    lines,
    warnings,
    experiences: imported,
  } = useFragment(
    graphql`
      fragment UnplacedLines_import on ResumeImport {
        warnings
        lines {
          text
          placement
        }
        experiences {
          experience {
            ...UnplacedLines_experience
          }
          mergedInto {
            ...UnplacedLines_experience
          }
          splitOff {
            ...UnplacedLines_experience
          }
        }
      }
    `,
    importKey,
  );
  const all = imported
    .flatMap(({ experience, mergedInto, splitOff }) => [experience, mergedInto, ...splitOff])
    .flatMap((key) => (key ? [readExperience(key)] : []));
  // Several imported roles may have been merged into one.
  const experiences = [...new Map(all.map((experience) => [experience.id, experience])).values()];
  const [add, busy] = useAddLine();
  const [adding, setAdding] = useState({ open: false, line: '', number: -1 });
  const close = () => setAdding((before) => ({ ...before, open: false }));
  const [isWhole, setWhole] = useState(false);
  const unplaced = lines
    .map((line, number) => ({ ...line, number }))
    .filter(({ text, placement }) => placement === 'UNPLACED' && text.trim() !== '');
  const shown = isWhole ? unplaced : unplaced.slice(0, FIRST);
  return (
    <section aria-labelledby="unplaced" className="grid grid-cols-1 gap-3">
      <h2 id="unplaced">Not placed</h2>
      {warnings.length > 0 && (
        <ul
          aria-label="Notes about this file"
          className="grid gap-2 rounded-md bg-amber-wash px-4 py-3 text-sm"
        >
          {warnings.map((warning, index) => (
            <li key={index}>{warning}</li>
          ))}
        </ul>
      )}
      {unplaced.length === 0 ? (
        <p className="text-sm text-ink-soft">
          {warnings.length === 0 ? 'Every line of the file was placed.' : 'No other line is left over.'}
        </p>
      ) : (
        <>
          <p className="text-sm text-ink-soft">
            We couldn't place {unplaced.length === 1 ? 'this line' : `these ${unplaced.length} lines`}. Copy
            {unplaced.length === 1 ? ' it, or say where it belongs' : ' them, or say where they belong'}.
          </p>
          <Card className="!p-0">
            <ul aria-labelledby="unplaced" className="divide-y divide-line">
              {shown.map(({ text, number }) => (
                <UnplacedLine
                  key={number}
                  text={text}
                  home={findHome(text, experiences)}
                  onAdd={() => setAdding({ open: true, line: text, number })}
                />
              ))}
            </ul>
          </Card>
          {shown.length < unplaced.length && (
            <Button onClick={() => setWhole(true)}>Show all {unplaced.length} lines</Button>
          )}
        </>
      )}
      <Dialog
        open={adding.open}
        onClose={close}
        title="Where does this line belong?"
        description={adding.line}
        size="sm"
        closeOnOutsideClick
      >
        <ul className="grid gap-2">
          {experiences.map((experience) => (
            <li key={experience.id}>
              <Button
                busy={busy}
                className="w-full !justify-start py-2 text-left !whitespace-normal"
                onClick={async () => {
                  if (await add(adding.line, experience)) close();
                }}
              >
                {formatExperienceName(experience)}
              </Button>
            </li>
          ))}
          <li>
            <Button
              disabled={busy}
              className="w-full !justify-start py-2 text-left !whitespace-normal"
              onClick={() => {
                close();
                void onBeginRole(adding.number);
              }}
            >
              <Plus className="size-4" aria-hidden="true" />A role that isn't listed begins here
            </Button>
          </li>
        </ul>
      </Dialog>
    </section>
  );
}

interface UnplacedLineProps {
  text: string;
  home: Experience | undefined;
  onAdd: () => void;
}

function UnplacedLine({ text, home, onAdd }: UnplacedLineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-2 pl-4">
      <p className="min-w-40 flex-1 text-sm" dir="auto">
        {text}
      </p>
      {home ? (
        <p className="flex min-h-11 items-center gap-1.5 pr-2 text-sm text-thread">
          <Check className="size-4" aria-hidden="true" />
          In {formatExperienceName(home)}
        </p>
      ) : (
        <div className="flex">
          <IconButton label={`Copy "${text}"`} onClick={() => void copy(text)}>
            <Copy className="size-[18px]" aria-hidden="true" />
          </IconButton>
          <Button size="sm" aria-label={`Place "${text}"`} onClick={onAdd} className="self-center">
            <Plus className="size-4" aria-hidden="true" />
            Add to...
          </Button>
        </div>
      )}
    </li>
  );
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Line copied' });
  } catch {
    toast({
      title: 'Failed to copy the line',
      description: 'Please select it and copy it yourself.',
      tone: 'failure',
    });
  }
}
