import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input, Select } from '../../ui/Input.tsx';
import { Slider } from '../../ui/Slider.tsx';
import {
  DEMO_BULLETS,
  DEMO_POSTING,
  FOCUS_OPTIONS,
  chooseLength,
  markWords,
  rewriteDemoBullet,
  type DemoResult,
  type DemoSettings,
} from './demo.ts';

const START: DemoSettings = { keywords: true, focus: 'none', length: 50, instructions: '' };
const LENGTH_WORDS = { short: 'Short', asIs: 'As is', long: 'Long' } as const;

function rewriteAll(ids: ReadonlySet<string>, settings: DemoSettings): Record<string, DemoResult> {
  return Object.fromEntries(
    DEMO_BULLETS.filter(({ id }) => ids.has(id)).map((bullet) => [
      bullet.id,
      rewriteDemoBullet(bullet, settings),
    ]),
  );
}

const subscribeToNothing = () => () => {};

/** False in the page that the build rendered, until React has hydrated it. */
const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/** "See It In Action": choose bullets and settings, press the button, and see what changed and why. */
export function Demo() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['calls']));
  const [settings, setSettings] = useState(START);
  const [results, setResults] = useState(() => rewriteAll(new Set(['calls']), START));
  const [said, setSaid] = useState('');
  const ready = useIsHydrated();
  const change = (part: Partial<DemoSettings>) => setSettings({ ...settings, ...part });

  function toggle(id: string, on: boolean) {
    const next = new Set(selected);
    if (on) next.add(id);
    else next.delete(id);
    setSelected(next);
  }

  function regenerate() {
    setResults(rewriteAll(selected, settings));
    setSaid(`${selected.size} of ${DEMO_BULLETS.length} bullet points rewritten.`);
  }

  return (
    // Until then, clicks would do nothing; it looks the same.
    <div inert={!ready}>
      <Card floating className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <div>
          <p className="text-sm text-ink-soft">The posting</p>
          <p className="font-[620]">
            {DEMO_POSTING.title}, {DEMO_POSTING.company}
          </p>
          <p className="mt-1 max-w-prose text-sm text-ink-soft">“{DEMO_POSTING.asks}”</p>
          <fieldset className="mt-5 min-w-0">
            <legend className="text-sm text-ink-soft">
              Support agent, Lakeside Telecom: choose what to rewrite
            </legend>
            <ul className="mt-1 grid gap-1">
              {DEMO_BULLETS.map((bullet) => (
                <li key={bullet.id}>
                  <Checkbox
                    label={bullet.text}
                    checked={selected.has(bullet.id)}
                    onChange={(event) => toggle(bullet.id, event.currentTarget.checked)}
                    className="-mx-3 rounded-md px-3 hover:bg-sunken has-checked:bg-thread-wash"
                  />
                  <Result result={results[bullet.id]} />
                </li>
              ))}
            </ul>
          </fieldset>
        </div>
        <div className="grid content-start gap-4 lg:border-l lg:border-line lg:pl-8">
          <Checkbox
            label="Add more keywords"
            checked={settings.keywords}
            onChange={(event) => change({ keywords: event.currentTarget.checked })}
          />
          <Field label="Focus on">
            {(control) => (
              <Select
                {...control}
                options={FOCUS_OPTIONS}
                value={settings.focus}
                onChange={(event) =>
                  change({
                    focus:
                      FOCUS_OPTIONS.find(({ value }) => value === event.currentTarget.value)?.value ?? 'none',
                  })
                }
              />
            )}
          </Field>
          <Slider
            label="Length"
            value={settings.length}
            step={10}
            ends={['Short', 'Long']}
            valueText={LENGTH_WORDS[chooseLength(settings.length)]}
            onChange={(length) => change({ length })}
          />
          <Field label="Custom instructions (optional)">
            {(control) => (
              <Input
                {...control}
                value={settings.instructions}
                maxLength={200}
                onChange={(event) => change({ instructions: event.currentTarget.value })}
              />
            )}
          </Field>
          <Button tone="primary" size="lg" disabled={selected.size === 0} onClick={regenerate}>
            Regenerate All Selected
          </Button>
          <p role="status" className="min-h-5 text-sm text-ink-soft">
            {selected.size === 0 ? 'Please select bullet points to optimize' : said}
          </p>
        </div>
      </Card>
    </div>
  );
}

/** The rewritten bullet below the old one, stitched to it. */
function Result({ result }: { result: DemoResult | undefined }) {
  if (!result) return null;
  return (
    <div className="mb-3 flex gap-4 pl-2">
      <div className="stitch-y shrink-0" aria-hidden="true" />
      <div key={result.text} className="rise-in min-w-0 py-1">
        <p className="text-md">
          {markWords(result.text, result.used).map(({ text, marked }, index) =>
            marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
          )}
        </p>
        <p className="mt-1 text-xs text-ink-soft">{result.notes.join(' ')}</p>
      </div>
    </div>
  );
}
