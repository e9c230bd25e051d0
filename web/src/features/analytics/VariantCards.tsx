import { graphql, useFragment } from 'react-relay/hooks';
import type { VariantCards_ranking$key } from '../../__generated__/VariantCards_ranking.graphql.ts';
import { scaleFor } from './describeFigure.ts';
import { VariantCard } from './VariantCard.tsx';

/** The three variants side by side, on the same scales. */
export function VariantCards({ rankingKey }: { rankingKey: VariantCards_ranking$key }) {
  const { isExperiment, variants } = useFragment(
    graphql`
      fragment VariantCards_ranking on Ranking {
        isExperiment
        variants {
          id
          isActive
          clickThroughRate {
            high
          }
          resumeCreationRate {
            high
          }
          ...VariantCard_variant
        }
      }
    `,
    rankingKey,
  );
  const active = variants.find(({ isActive }) => isActive)?.id ?? null;
  const hasFigures = variants.some(({ clickThroughRate }) => clickThroughRate.high != null);
  const scales = {
    clicks: scaleFor(variants.map(({ clickThroughRate }) => clickThroughRate.high)),
    resumes: scaleFor(variants.map(({ resumeCreationRate }) => resumeCreationRate.high)),
    match: 1,
  };
  return (
    <section aria-labelledby="variants" className="grid gap-4">
      <h2 id="variants" className="sr-only">
        Variants
      </h2>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        {variants.map((variant) => (
          <VariantCard
            key={variant.id}
            variantKey={variant}
            isExperiment={isExperiment}
            active={active}
            scales={scales}
          />
        ))}
      </ul>
      <p className="max-w-prose text-sm text-ink-soft">
        {hasFigures &&
          'The pale part of each bar is the 95% interval. One person’s choices are alike, so it narrows with more people rather than with more jobs. '}
        {!isExperiment &&
          'Without an experiment, the figures come from different times and people, so a difference between two variants says little.'}
      </p>
    </section>
  );
}
