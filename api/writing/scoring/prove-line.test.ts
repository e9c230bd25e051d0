import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ResumeForScoring, Role } from '../types.ts';
import { analyzeText } from '../testing/analyze-text.ts';
import { proveBullets } from './evidence.ts';
import { prepare } from './prepare.ts';
import { prepareMaterial, proveLine } from './prove-line.ts';

const NOW = '2026-11';

/** What a resume proves of each requirement of a posting for a baker, in the given order. */
function proveAll(requirements: readonly string[], given: ResumeForScoring) {
  const posting = analyzeText(`Baker\nRequirements:\n${requirements.map((text) => `- ${text}`).join('\n')}`);
  const prepared = prepare(posting);
  const material = prepareMaterial(prepared, given, proveBullets(prepared, given.roles, NOW), NOW);
  return requirements.map((text) => {
    const line = prepared.lines.find((one) => one.text === text);
    return line && proveLine(line, material);
  });
}

function baker(...bullets: string[]): Role {
  return {
    id: 'bakery',
    title: 'Baker',
    company: '',
    startDate: '2020-01',
    endDate: '',
    bullets: bullets.map((text, at) => ({ id: `b${at}`, text })),
  };
}

function resume(roles: Role[], lists: Partial<ResumeForScoring> = {}): ResumeForScoring {
  return { roles, skills: [], certificates: [], languages: [], education: [], ...lists };
}

describe('what a resume proves of requirements', () => {
  it('names the proving bullet, detail or title', () => {
    const held = resume([baker('Made 40 wedding cakes a year')], {
      certificates: ['Level 3 Food Hygiene, 2024'],
    });
    const [cakes, hygiene, travel] = proveAll(
      ['Cakes', 'Level 2 food hygiene certificate', 'Willing to travel'],
      held,
    );
    expect(cakes).toMatchObject({ share: 1, evidence: 'recent-bullet', bulletId: 'b0', roleId: 'bakery' });
    expect(hygiene).toMatchObject({ share: 1, evidence: 'details' });
    // No resume proves a condition.
    expect(travel).toBeUndefined();
  });

  it('adds up the years of all roles that prove the very thing', () => {
    const early = { ...baker(), id: 'early', startDate: '2010-01', endDate: '2011-12' };
    const late = { ...baker(), id: 'late', startDate: '2014-01', endDate: '2015-12' };
    const other = { ...baker(), id: 'other', title: 'Lifeguard', startDate: '2016-01', endDate: '2019-12' };
    const [proof] = proveAll(['5 years of baking'], resume([early, late, other]));
    expect(proof?.share).toBeCloseTo(4 / 5);
    expect(proof).toMatchObject({ evidence: 'dates', detail: '4 years in roles that fit' });
  });

  it('lets different statements prove what is asked for together', () => {
    const asked = ['Excel and PowerPoint'];
    const both = proveAll(asked, resume([baker('Drew up rotas in Excel', 'Made slides in PowerPoint')]));
    const one = proveAll(asked, resume([baker('Drew up rotas in Excel')]));
    expect(both[0]?.share).toBe(1);
    expect(one[0]?.share).toBe(0.5);
  });

  const requirements = [
    'Baking',
    'Cakes',
    '2 years of baking',
    'Excel',
    'Food hygiene certificate',
    'Bread or pastry',
  ];
  const anyBullet = fc.constantFrom(
    'Made bread and cakes',
    'Supervised twelve bakers',
    'Baked rye bread each night',
    'Kept stock lists in Excel',
    'Sold cakes at the counter',
    'Never used Excel',
    'Walked dogs',
  );
  const sharesOf = (roles: Role[]) => proveAll(requirements, resume(roles)).map((proof) => proof?.share ?? 0);

  it('never proves less with one more bullet', () => {
    fc.assert(
      fc.property(fc.array(anyBullet, { maxLength: 5 }), anyBullet, (bullets, more) => {
        const before = sharesOf([baker(...bullets)]);
        sharesOf([baker(...bullets, more)]).forEach((share, at) =>
          expect(share).toBeGreaterThanOrEqual(before[at] ?? 0),
        );
      }),
    );
  });

  it('does not depend on the order of bullets', () => {
    fc.assert(
      fc.property(fc.array(anyBullet, { maxLength: 6 }), (bullets) => {
        expect(sharesOf([baker(...bullets.toReversed())])).toEqual(sharesOf([baker(...bullets)]));
      }),
    );
  });

  it('proves no skill by what others did', () => {
    const skills = ['Welding', 'Kubernetes', 'Payroll', 'Plastering', 'Phlebotomy'];
    const others = fc.constantFrom(
      (skill: string) => `${skill} was done by contractors`,
      (skill: string) => `Recruited specialists for ${skill}`,
      (skill: string) => `Attended a workshop on ${skill}`,
      (skill: string) => `Left ${skill} to the agency`,
      (skill: string) => `No experience with ${skill}`,
    );
    fc.assert(
      fc.property(fc.constantFrom(...skills), others, (skill, say) => {
        const keeper = { ...baker(say(skill)), title: 'Lighthouse Keeper' };
        const [proof] = proveAll([skill], resume([keeper]));
        expect(proof?.share).toBe(0);
      }),
    );
  });

  it('reads any text, however long', () => {
    const long = 'was done by the team and '.repeat(5000);
    expect(proveAll(['Baking'], resume([baker(long)]))).toHaveLength(1);
  });
});
