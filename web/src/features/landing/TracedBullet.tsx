import { Card } from '../../ui/Card.tsx';
import { Bird } from '../../ui/Bird.tsx';

/** The promise as a picture: one requirement, the bullet that proves it, and the points on the receipt. */
export function TracedBullet() {
  return (
    <figure className="relative">
      <div className="grid gap-0">
        <Card className="mr-8 !py-4 sm:mr-16">
          <p className="text-xs text-ink-soft">The posting asks</p>
          <p className="mt-1 text-md">
            “You keep calm on a ward and are at home in <mark>triage</mark>.”
          </p>
        </Card>
        <Stitch />
        <Card className="ml-8 !py-4 sm:ml-16">
          <p className="text-xs text-ink-soft">You wrote, St. Bride Hospital, 2021</p>
          <p className="mt-1 text-md">
            I was responsible for caring for <span className="tabular">18</span> patients on a busy surgical
            ward, <mark>triage</mark> included
          </p>
        </Card>
        <Stitch />
        <Card floating className="relative mr-4 border-thread sm:mr-8">
          <Bird className="absolute -top-9 right-5 size-11" stitching />
          <p className="text-xs text-ink-soft">Your resume says</p>
          <p className="mt-1 text-lg">
            Cared for <span className="tabular">18</span> patients on a busy surgical ward, including{' '}
            <mark>triage</mark>
          </p>
          <p className="tabular mt-4 flex justify-between gap-4 border-t border-line pt-3 text-sm">
            <span className="text-ink-soft">Triage, a must: proved by this bullet point</span>
            <span className="font-[620] text-thread">met</span>
          </p>
        </Card>
      </div>
      <figcaption className="sr-only">
        An example: a requirement of a posting, the bullet point that proves it, and the line on the resume
        made from it.
      </figcaption>
    </figure>
  );
}

function Stitch() {
  return (
    <div className="flex justify-center" aria-hidden="true">
      <div className="stitch-y h-7" />
    </div>
  );
}
