import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { buttonStyles } from '../../ui/buttonStyles.ts';
import { Badge, Card } from '../../ui/Card.tsx';
import { formatMonth } from '../../lib/months.ts';
import { CONTACT_FIELDS, CONTACT_LABELS } from '../resume-templates/contactFields.ts';
import type { FoundDetails } from './foundDetails.ts';
import { getReviewPath } from './importAddress.ts';

/** Shows what the editor's upload found besides the work history, and where to go next. */
export function FoundDetailsCard({ found, onAnother }: { found: FoundDetails; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const contact = CONTACT_FIELDS.filter((name) => found.contact[name]);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card tone="done" className="grid gap-4">
        <div>
          <h2 ref={heading} tabIndex={-1} className="outline-none">
            {found.message}
          </h2>
          <p className="mt-1 text-sm">
            {found.experiences.length > 0
              ? "The experiences are already saved, along with details that you didn't have yet."
              : "Details that you didn't have yet are already saved."}{' '}
            What you had before hasn't changed.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link to={getReviewPath(found.importId)} className={buttonStyles('primary')}>
            Review What We Found
          </Link>
          <Link to="/profile" className={buttonStyles()}>
            View My Experiences
          </Link>
          <Link to="/resume-builder" className={buttonStyles()}>
            Start Building Resume
          </Link>
          <Button onClick={onAnother}>Upload Another Resume</Button>
        </div>
      </Card>
      <Card className="grid grid-cols-1 gap-6">
        <Part title="Contact details" empty={contact.length === 0}>
          <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[6rem_minmax(0,1fr)]">
            {contact.map((name) => (
              <div key={name} className="contents">
                <dt className="text-ink-soft">{CONTACT_LABELS[name]}</dt>
                <dd dir="auto">{found.contact[name]}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part title="Education" empty={found.education.length === 0}>
          <ul className="grid gap-3 text-sm">
            {found.education.map((entry, index) => (
              <li key={index} dir="auto">
                <p className="font-[560]">{entry.degree || entry.institution}</p>
                <p className="text-ink-soft">
                  {[
                    entry.degree && entry.institution,
                    [entry.startDate, entry.endDate].filter(Boolean).map(formatMonth).join(' - '),
                    entry.details,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Skills" empty={found.skills.length === 0}>
          <Chips values={found.skills} />
        </Part>
        {found.certifications.length > 0 && (
          <Part title="Certifications">
            <Chips values={found.certifications} />
          </Part>
        )}
        {found.languages.length > 0 && (
          <Part title="Languages">
            <Chips values={found.languages} />
          </Part>
        )}
        {found.sections.length > 0 && (
          <Part title="Other sections">
            <Chips values={found.sections.map(({ heading }) => heading)} />
          </Part>
        )}
      </Card>
    </div>
  );
}

function Part({ title, empty, children }: { title: string; empty?: boolean; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3>{title}</h3>
      {empty ? <p className="text-sm text-ink-soft">None found in this file.</p> : children}
    </section>
  );
}

function Chips({ values }: { values: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {values.map((value) => (
        <li key={value}>
          <Badge className="!whitespace-normal">{value}</Badge>
        </li>
      ))}
    </ul>
  );
}
