import { graphql, useFragment } from 'react-relay/hooks';
import type { VariantCard_variant$key } from '../../__generated__/VariantCard_variant.graphql.ts';
import { Badge, Card } from '../../ui/Card.tsx';
import type { FigureKind } from './describeFigure.ts';
import { FigureBar } from './FigureBar.tsx';

interface VariantCardProps {
  variantKey: VariantCard_variant$key;
  isExperiment: boolean;
  /** The id of the active variant. */
  active: string | null;
  /** Where the bars end, 0 to 1. */
  scales: Record<FigureKind, number>;
}

/** What a variant brings. */
export function VariantCard({ variantKey, isExperiment, active, scales }: VariantCardProps) {
  const variant = useFragment(
    graphql`
      fragment VariantCard_variant on AlgorithmVariant {
        id
        name
        description
        isActive
        measuredSince
        clickThroughRate {
          ...FigureBar_figure
        }
        resumeCreationRate {
          ...FigureBar_figure
        }
        averageMatchScore {
          ...FigureBar_figure
        }
      }
    `,
    variantKey,
  );
  const { id, name, description, isActive, measuredSince } = variant;
  const shared = {
    since: measuredSince,
    comparedWith: isExperiment && !isActive ? active : null,
  };
  return (
    <Card as="li" className={isActive ? 'border-thread' : undefined}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3>
          Variant {id}: {name}
        </h3>
        {isActive && <Badge tone="strong">Active</Badge>}
      </div>
      <p className="mt-1 text-sm text-ink-soft">{description}</p>
      <div className="mt-5 grid gap-6">
        <FigureBar {...shared} kind="clicks" scale={scales.clicks} figureKey={variant.clickThroughRate} />
        <FigureBar {...shared} kind="resumes" scale={scales.resumes} figureKey={variant.resumeCreationRate} />
        <FigureBar {...shared} kind="match" scale={scales.match} figureKey={variant.averageMatchScore} />
      </div>
    </Card>
  );
}
