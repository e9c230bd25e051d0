import { describe, expect, it } from 'vitest';
import { MAX_EXPERIENCES } from '../../limits.ts';
import type { ReadSection, SectionKind } from '../../writing/types.ts';
import { describeLeftOut } from './left-out.ts';

const contact = {
  fullName: 'Nora',
  email: 'n@example.com',
  phone: '',
  location: '',
  linkedIn: '',
  website: '',
};
const section = (kind: SectionKind, heading: string, ...lines: string[]): ReadSection => ({
  kind,
  heading,
  lines,
});
const NONE = { education: [], certificates: [], languages: [], skills: [], sections: [] };

/** @param saved the headings of the sections that are kept, and the lines of the certificates */
const say = (sections: ReadSection[], saved: { headings?: string[]; certificates?: string[] } = {}) => {
  const certificates = saved.certificates ?? [];
  const details = {
    ...NONE,
    certificates: certificates.map((text, number) => ({ text, sourceLines: [number] })),
    sections: (saved.headings ?? []).map((heading) => ({ heading, text: 'a', sourceLines: [] })),
  };
  return describeLeftOut(
    { history: { sections, contact, details }, lines: certificates.map((text) => ({ text: `• ${text}` })) },
    0,
  );
};
const roles = (count: number) =>
  describeLeftOut({ history: { sections: [], contact, details: NONE }, lines: [] }, count);

describe('what was read but is saved nowhere', () => {
  it('is named in one sentence that reads naturally', () => {
    expect(say([section('other', 'References', 'a', 'b')])).toEqual([
      "We also read “References” (2 lines). Resumes made here have no place for that, so it isn't saved. You can still read it among the lines of your file.",
    ]);
    const several = say([
      section('other', 'References', 'a'),
      section('other', '', 'b', 'c'),
      section('other', 'Personal details', 'd'),
    ]);
    expect(several[0]).toMatch(
      /^We also read “References” \(1 line\), a part without a heading \(2 lines\) and “Personal details” \(1 line\)\. /,
    );
    expect(say([section('other', 'References', 'a'), section('other', 'Declaration', 'b')])[0]).toMatch(
      /^We also read “References” \(1 line\) and “Declaration” \(1 line\)\. /,
    );
  });

  it('does not include what is saved elsewhere', () => {
    const saved = [section('skills', 'Skills', 'Triage'), section('other', 'Contact', 'N@example.com')];
    expect(say(saved)).toEqual([]);
    expect(say([section('projects', 'PROJECTS', 'a', 'b')], { headings: ['Projects'] })).toEqual([]);
    const awards = section('other', 'Awards & Certifications', 'BLS, Red Cross');
    expect(say([awards], { certificates: ['BLS, Red Cross'] })).toEqual([]);
    const withOne = section('other', 'Awards & Certifications', 'BLS, Red Cross', 'Nurse of the Year');
    expect(say([withOne], { certificates: ['BLS, Red Cross'] })[0]).toMatch(
      /“Awards & Certifications” \(1 line\)/,
    );
  });

  it('includes roles that the bank has no room for', () => {
    const why = `because at most ${MAX_EXPERIENCES} experiences can be kept.`;
    expect(roles(1)).toEqual([`1 role wasn't added, ${why}`]);
    expect(roles(3)).toEqual([`3 roles weren't added, ${why}`]);
  });
});
