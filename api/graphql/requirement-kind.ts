import { builder } from './builder.ts';

/** The groups in which requirements are shown. */
export const RequirementKind = builder.enumType('RequirementKind', {
  description: 'The groups in which requirements are shown and checked.',
  values: {
    LICENSE: { value: 'license', description: 'Licenses, registrations, certificates and checks.' },
    EXPERIENCE: { value: 'experience' },
    SKILL: { value: 'skill', description: 'Skills, knowledge and tools.' },
    EDUCATION: { value: 'education' },
    LANGUAGE: { value: 'language' },
    CONDITION: {
      value: 'condition',
      description: 'Shifts, travel, place of work and the like, which a resume cannot prove. Not scored.',
    },
    TRAIT: { value: 'trait', description: 'Soft skills, such as patience.' },
    DUTY: {
      value: 'duty',
      description: 'Work that the posting describes without asking for experience in it.',
    },
  } as const,
});
