/* oxlint-disable relay/unused-fields -- homeOf() and nameOf() in unplaced.ts read the fragment */
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Check, Copy, Plus } from 'lucide-react';
import type {
  UnplacedLines_import$data,
  UnplacedLines_import$key,
} from '../../__generated__/UnplacedLines_import.graphql.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Menu, MenuButton } from '../../ui/Menu.tsx';
import { toast } from '../../ui/toast.ts';
import { homeOf, nameOf } from './unplaced.ts';
import { useAddLine } from './useAddLine.ts';

/** How many lines show before one asks for the rest. */
const FIRST = 20;

type Experience = NonNullable<UnplacedLines_import$data['experiences'][number]['experience']>;

/** The lines of the file that fit nowhere, for the person to place, and what the reader could not tell. */
export function UnplacedLines({ importKey }: { importKey: UnplacedLines_import$key }) {
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
            id
            title
            company
            bulletPoints {
              content
            }
            ...useAddLine_experience
          }
        }
      }
    `,
    importKey,
  );
  const experiences = imported.flatMap(({ experience }) => (experience ? [experience] : []));
  const [add, busy] = useAddLine();
  const [all, setAll] = useState(false);
  const unplaced = lines.filter(({ text, placement }) => placement === 'UNPLACED' && text.trim() !== '');
  const shown = all ? unplaced : unplaced.slice(0, FIRST);
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
        <p className="text-sm text-ink-soft">Every line of the file has found its place.</p>
      ) : (
        <>
          <p className="text-sm text-ink-soft">
            These lines of the file fit nowhere. Copy one, or add it to an experience as a bullet point.
          </p>
          <Card className="!p-0">
            <ul aria-labelledby="unplaced" className="divide-y divide-line">
              {shown.map(({ text }, index) => (
                <UnplacedLine
                  key={index}
                  text={text}
                  home={homeOf(text, experiences)}
                  experiences={experiences}
                  busy={busy}
                  onAdd={(experience) => void add(text, experience)}
                />
              ))}
            </ul>
          </Card>
          {shown.length < unplaced.length && (
            <Button onClick={() => setAll(true)}>Show all {unplaced.length} lines</Button>
          )}
        </>
      )}
    </section>
  );
}

interface UnplacedLineProps {
  text: string;
  home: Experience | undefined;
  experiences: readonly Experience[];
  busy: boolean;
  onAdd: (experience: Experience) => void;
}

function UnplacedLine({ text, home, experiences, busy, onAdd }: UnplacedLineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-2 pl-4">
      <p className="min-w-40 flex-1 text-sm" dir="auto">
        {text}
      </p>
      {home ? (
        <p className="flex min-h-11 items-center gap-1.5 pr-2 text-sm text-thread">
          <Check className="size-4" aria-hidden="true" />
          In {nameOf(home)}
        </p>
      ) : (
        <div className="flex">
          <IconButton label={`Copy "${text}"`} onClick={() => void copy(text)}>
            <Copy className="size-[18px]" aria-hidden="true" />
          </IconButton>
          {experiences.length > 0 && (
            <Menu
              label={`Add "${text}" to an experience`}
              button={
                <>
                  <Plus className="size-4" aria-hidden="true" />
                  Add to
                </>
              }
              buttonClassName="gap-1.5 !rounded-md px-3 text-sm font-[560] hover:bg-sunken"
            >
              {experiences.map((experience) => (
                <MenuButton key={experience.id} disabled={busy} onClick={() => onAdd(experience)}>
                  {nameOf(experience)}
                </MenuButton>
              ))}
            </Menu>
          )}
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
      title: 'The line could not be copied',
      description: 'Please select and copy it.',
      tone: 'failure',
    });
  }
}
