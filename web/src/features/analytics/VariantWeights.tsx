import { WEIGHT_STEP } from '../../../../api/limits.ts';
import { InlineError } from '../../ui/EmptyState.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { ActivateVariant } from './ActivateVariant.tsx';
import { ReplayPanel } from './ReplayPanel.tsx';
import { SaveWeights } from './SaveWeights.tsx';
import type { WeightDrafts } from './useWeightDrafts.ts';
import { describeWeight, findProblem, WEIGHTS, type Weights } from './weights.ts';

export interface EditedVariant {
  id: string;
  /** As the server has them. */
  weights: Weights;
  evidence: { readonly shown: number; readonly people: number };
}

interface VariantWeightsProps {
  variant: EditedVariant;
  /** The id of the active variant. */
  active: string;
  drafts: WeightDrafts;
}

/** The seven sliders of a variant, and beside them what the changes would do. */
export function VariantWeights({ variant, active, drafts }: VariantWeightsProps) {
  const weights = drafts.read(variant);
  const problem = findProblem(weights);
  const isDirty = drafts.isDirty(variant);
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div className="grid gap-4">
        <div className="grid gap-2">
          {WEIGHTS.map(({ name, label }) => (
            <Slider
              key={name}
              label={label}
              step={WEIGHT_STEP}
              value={weights[name]}
              valueText={describeWeight(weights, name)}
              onChange={(value) => drafts.change(variant.id, { ...weights, [name]: value })}
            />
          ))}
        </div>
        {problem && <InlineError>{problem}</InlineError>}
        <SaveWeights
          variant={variant}
          weights={weights}
          isDirty={isDirty}
          isPossible={problem === null}
          drafts={drafts}
        />
      </div>
      <div className="lg:row-span-2">
        <ReplayPanel
          variantId={variant.id}
          weights={weights}
          isDirty={isDirty}
          isPossible={problem === null}
          active={active}
        />
      </div>
      <ActivateVariant id={variant.id} active={active} isDirty={isDirty} />
    </div>
  );
}
