import { Card } from '../../ui/Card.tsx';
import { Bird } from '../../ui/Bird.tsx';

/** The promise as a picture: one requirement, the bullet that proves it, and the points on the receipt. */
export function TracedBullet() {
  return (
    <figure className="relative self-center">
      <div className="grid gap-0">
        <Card className="mr-8 !py-4 sm:mr-16">
          <p className="text-xs text-ink-soft">The posting asks</p>
          <p className="mt-1 text-md">
            “You stay calm on a busy ward and know your way around <mark>triage</mark>. Spanish is a plus.”
          </p>
        </Card>
        <Stitch />
        <Card floating className="relative ml-4 border-thread sm:ml-8">
          <Bird className="absolute -top-9 right-5 size-11" stitching />
          <p className="text-xs text-ink-soft">
            Your resume says, in your own words from St. Bride Hospital, 2021
          </p>
          <p className="mt-1 text-lg">
            Cared for 18 patients on a busy surgical ward, <mark>triage</mark> included
          </p>
        </Card>
        <Stitch />
        <Card className="mr-8 !py-4 text-sm sm:mr-16">
          <p className="text-xs text-ink-soft">Your score’s receipt</p>
          <dl className="mt-1 divide-y divide-line">
            <ReceiptLine requirement="Triage, a must" verdict="met" proof="by the bullet point above" />
            <ReceiptLine requirement="Spanish, a plus" verdict="missing" proof="so it’s not on your resume" />
          </dl>
        </Card>
      </div>
      <figcaption className="sr-only">
        An example: a posting’s requirements, the bullet point on the resume that proves one, and the lines of
        the receipt.
      </figcaption>
    </figure>
  );
}

interface ReceiptLineProps {
  requirement: string;
  verdict: 'met' | 'missing';
  proof: string;
}

/** Breaks between requirement, verdict and proof, never inside the verdict. */
function ReceiptLine({ requirement, verdict, proof }: ReceiptLineProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2 last:pb-0">
      <dt className="text-ink-soft">{requirement}</dt>
      <dd className="text-right">
        <span className={`font-[620] whitespace-nowrap ${verdict === 'met' ? 'text-thread' : 'text-amber'}`}>
          {verdict}
        </span>{' '}
        <span className="text-ink-soft">{proof}</span>
      </dd>
    </div>
  );
}

function Stitch() {
  return (
    <div className="flex justify-center" aria-hidden="true">
      <div className="stitch-y h-7" />
    </div>
  );
}
