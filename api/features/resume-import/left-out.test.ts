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
const say = (...sections: ReadSection[]) => describeLeftOut({ sections, contact }, 0);

describe('what was read but is saved nowhere', () => {
  it('is named in one sentence that reads naturally', () => {
    expect(say(section('publications', 'Publications', 'a', 'b'))).toEqual([
      "We also read “Publications” (2 lines). Resumes made here have no place for that, so it isn't saved. You can still read it among the lines of your file.",
    ]);
    const several = say(
      section('projects', 'Projects', 'a'),
      section('other', '', 'b', 'c'),
      section('military', 'Service', 'd'),
    );
    expect(several[0]).toMatch(
      /^We also read “Projects” \(1 line\), a part without a heading \(2 lines\) and “Service” \(1 line\)\. /,
    );
    expect(say(section('projects', 'Projects', 'a'), section('other', 'Hobbies', 'b'))[0]).toMatch(
      /^We also read “Projects” \(1 line\) and “Hobbies” \(1 line\)\. /,
    );
  });

  it('does not include what is saved elsewhere', () => {
    expect(say(section('skills', 'Skills', 'Triage'), section('other', 'Contact', 'N@example.com'))).toEqual(
      [],
    );
  });

  it('includes roles that the bank has no room for', () => {
    const why = `because at most ${MAX_EXPERIENCES} experiences can be kept.`;
    expect(describeLeftOut({ sections: [], contact }, 1)).toEqual([`1 role wasn't added, ${why}`]);
    expect(describeLeftOut({ sections: [], contact }, 3)).toEqual([`3 roles weren't added, ${why}`]);
  });
});
