import { describe, expect, it } from 'vitest';
import { formResolver } from '../../../lib/formResolver.ts';
import {
  endsBeforeStart,
  findExperienceField,
  experienceSchema,
  NEW_EXPERIENCE,
  toExperienceInput,
  toExperienceValues,
  type ExperienceValues,
} from './experienceForm.ts';

const STORED = {
  id: 'e1',
  title: 'Ward Assistant',
  company: 'Harbour Hospital',
  startDate: '2018',
  endDate: null,
  location: null,
  bulletPoints: [
    { id: 'b1', content: 'Prepared 40 meals a day' },
    { id: 'b2', content: 'Kept the ward stocked' },
  ],
};

async function findProblems(values: ExperienceValues) {
  const { errors } = await formResolver<ExperienceValues>(experienceSchema)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return errors;
}

describe('an experience in the dialog', () => {
  it('starts with one empty bullet when it is new, and when the stored one has none', () => {
    expect(NEW_EXPERIENCE.bulletPoints).toEqual([{ bulletId: null, content: '' }]);
    expect(toExperienceValues({ ...STORED, bulletPoints: [] }).bulletPoints).toEqual([
      { bulletId: null, content: '' },
    ]);
  });

  it('round-trips bullet ids, a year without a month, and the description', () => {
    expect(toExperienceInput(toExperienceValues(STORED), 'Surgical ward')).toEqual({
      title: 'Ward Assistant',
      company: 'Harbour Hospital',
      startDate: '2018',
      endDate: null,
      location: null,
      description: 'Surgical ward',
      bulletPoints: STORED.bulletPoints,
    });
  });

  it('sends blank bullets too, so that the server’s indexes match the form’s', () => {
    const input = toExperienceInput({
      ...NEW_EXPERIENCE,
      bulletPoints: [
        { bulletId: null, content: '' },
        { bulletId: 'b2', content: 'Second' },
      ],
    });
    expect(input.bulletPoints).toEqual([
      { id: null, content: '' },
      { id: 'b2', content: 'Second' },
    ]);
    expect(findExperienceField('bulletPoints.1.content')).toBe('bulletPoints.1.content');
  });
});

describe('the end before the start', () => {
  it.each([
    ['2020-05', '2019-05', true],
    ['2020-05', '2020-05', false],
    ['2020-05', '2020', false],
    ['2020', '2020-01', false],
    ['2020', '2019', true],
    ['2020', '2019-12', true],
    ['2020-05', '', false],
    ['', '2019', false],
    ['soon', '2019', false],
  ])('from %s to %s: %s', (start, end, expected) => {
    expect(endsBeforeStart(start, end)).toBe(expected);
  });
});

describe('the form requires', () => {
  it('title and company, and says so beside each', async () => {
    expect(await findProblems(NEW_EXPERIENCE)).toMatchObject({
      title: { message: 'Please enter the job title.' },
      company: { message: 'Please enter the company.' },
    });
  });

  it('dates in order, beside End Date, even while the title is missing', async () => {
    expect(await findProblems({ ...NEW_EXPERIENCE, startDate: '2020-05', endDate: '2019-05' })).toMatchObject(
      {
        title: {},
        endDate: { message: 'The end date is before the start date. Please check both.' },
      },
    );
  });

  it('bullets within the length limit, beside the bullet', async () => {
    const bulletPoints = [
      { bulletId: null, content: 'Fine' },
      { bulletId: null, content: 'x'.repeat(1_001) },
    ];
    const errors = await findProblems({ ...NEW_EXPERIENCE, title: 'Nurse', company: 'Ward', bulletPoints });
    expect(errors.bulletPoints?.[0]).toBeUndefined();
    expect(errors.bulletPoints?.[1]?.content?.message).toContain('at most 1000 characters');
  });
});

describe('a server error finds its field', () => {
  it.each([
    ['endDate', 'endDate'],
    ['bulletPoints.3', 'bulletPoints.3.content'],
    ['bulletPoints', null],
    ['description', null],
    ['__proto__', null],
  ])('%s: %s', (path, field) => expect(findExperienceField(path)).toBe(field));
});
