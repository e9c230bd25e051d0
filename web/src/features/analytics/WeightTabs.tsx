import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WeightTabs_ranking$key } from '../../__generated__/WeightTabs_ranking.graphql.ts';
import { Tabs } from '../../ui/Segmented.tsx';
import { readWeights } from './readWeights.ts';
import { useWeightDrafts } from './useWeightDrafts.ts';
import { VariantWeights } from './VariantWeights.tsx';

/** The weights of each variant, to change, try, save and activate. */
export function WeightTabs({ rankingKey }: { rankingKey: WeightTabs_ranking$key }) {
  const { variants } = useFragment(
    graphql`
      fragment WeightTabs_ranking on Ranking {
        variants {
          id
          isActive
          ...readWeights_variant
          clickThroughRate {
            shown
            people
          }
        }
      }
    `,
    rankingKey,
  );
  const active = variants.find(({ isActive }) => isActive)?.id ?? '';
  const saved = variants.map((variant) => {
    const { shown, people } = variant.clickThroughRate;
    return { id: variant.id, weights: readWeights(variant), evidence: { shown, people } };
  });
  const drafts = useWeightDrafts(saved);
  const [chosen, setChosen] = useState(active);
  return (
    <section aria-labelledby="weights">
      <h2 id="weights">Weights</h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-ink-soft">
        How much each comparison of a job with a person’s experience counts. Only the proportions matter.
        Company Size counts nothing for now, since no listing says it.
      </p>
      <Tabs
        legend="Variant whose weights are shown"
        className="max-w-xl"
        options={saved.map((variant) => ({
          value: variant.id,
          label: (
            <>
              Variant {variant.id}
              {variant.id === active && (
                <span className="sr-only text-xs font-normal text-thread sm:not-sr-only">active</span>
              )}
              {drafts.isDirty(variant) && (
                <span className="size-2 shrink-0 rounded-full bg-amber">
                  <span className="sr-only">, has unsaved changes</span>
                </span>
              )}
            </>
          ),
        }))}
        value={chosen}
        onChange={setChosen}
        panels={Object.fromEntries(
          saved.map((variant) => [
            variant.id,
            <VariantWeights key={variant.id} variant={variant} active={active} drafts={drafts} />,
          ]),
        )}
      />
    </section>
  );
}
