import { useState, type FormEvent } from 'react';
import { INSTRUCTIONS_MAX_LENGTH, LENGTH_LEVEL_STEP } from '../../../../../api/limits.ts';
import { cx } from '../../../lib/cx.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select, Textarea } from '../../../ui/Input.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import { toast } from '../../../ui/toast.ts';
import { useBuilder } from '../builder/BuilderContext.ts';
import { useOptimizing } from './OptimizingContext.ts';
import { describeLength, describeMode } from './optimizeMode.ts';
import { useOptimizeSettings } from './optimizeSettings.ts';

interface OptimizeFormProps {
  focusAreas: readonly string[];
  /** Shows only what is selected and the button. */
  isFolded: boolean;
  onStarted: () => void;
}

/** How the selected bullets are to be reworded. */
export function OptimizeForm({ focusAreas, isFolded, onStarted }: OptimizeFormProps) {
  const { resumeId } = useBuilder();
  const { optimization, bulletIds, selected, select, storeDrafts } = useOptimizing();
  const { settings, change } = useOptimizeSettings(resumeId, focusAreas);
  const [isStoring, setStoring] = useState(false);
  const isTooLong = settings.instructions.length > INSTRUCTIONS_MAX_LENGTH;
  const busy = isStoring || optimization.isStarting;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || isTooLong) return;
    if (selected.length === 0) {
      toast({
        title: 'No Selection',
        description: 'Please select bullet points to optimize',
        tone: 'failure',
      });
      return;
    }
    setStoring(true);
    const isStored = await storeDrafts();
    setStoring(false);
    if (isStored && (await optimization.start(selected, settings))) onStarted();
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <div className={cx('grid gap-x-6 gap-y-2 pb-2 sm:grid-cols-2', isFolded && 'hidden')}>
        <div className="grid content-start">
          <Field
            label="Custom instructions (optional)"
            error={
              isTooLong
                ? `Instructions can have at most ${INSTRUCTIONS_MAX_LENGTH} characters. These have ${settings.instructions.length}.`
                : undefined
            }
          >
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                placeholder="Mention the team I led"
                value={settings.instructions}
                onChange={(event) => change({ instructions: event.target.value })}
                className="max-h-40"
              />
            )}
          </Field>
          <Checkbox
            label="Use More Keywords"
            checked={settings.moreKeywords}
            onChange={(event) => change({ moreKeywords: event.target.checked })}
          />
        </div>
        <div className="grid content-start gap-y-2">
          <Field label="Focus On">
            {(control) => (
              <Select
                {...control}
                value={settings.area}
                options={[
                  { value: '', label: 'None (Keep Broad)' },
                  ...focusAreas.map((area) => ({ value: area, label: area })),
                ]}
                onChange={(event) => change({ area: event.target.value })}
              />
            )}
          </Field>
          <Slider
            label="Length Style"
            value={settings.level}
            step={LENGTH_LEVEL_STEP}
            ends={['Shorten', 'Expand']}
            valueText={describeLength(settings.level)}
            onChange={(level) => change({ level })}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-1 text-sm">
            <span className="mr-2 tabular-nums">
              {selected.length} of {bulletIds.length} selected
            </span>
            <span className={cx('flex', isFolded && 'max-sm:hidden')}>
              <Button
                tone="quiet"
                size="sm"
                disabled={selected.length === bulletIds.length}
                onClick={() => select(bulletIds)}
              >
                Select all
              </Button>
              <Button tone="quiet" size="sm" disabled={selected.length === 0} onClick={() => select([])}>
                Clear
              </Button>
            </span>
          </p>
          <p className={cx('text-sm text-ink-soft', isFolded && 'max-sm:hidden')}>{describeMode(settings)}</p>
        </div>
        <Button type="submit" tone="primary" busy={busy} className="max-sm:ml-auto">
          {busy ? 'Regenerating...' : 'Regenerate All Selected'}
        </Button>
      </div>
    </form>
  );
}
