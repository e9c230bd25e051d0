import { describe, expect, it } from 'vitest';
import { MAX_EXPERIENCES_PER_RESUME } from '../../../../../api/limits.ts';
import { suggestExperiences } from './suggestions.ts';

const role = (id: string, startDate: string, endDate: string | null) => ({ id, startDate, endDate });
const proof = (experienceId: string, proved: number, total = 11) => ({ experienceId, proved, total });

const bank = [
  role('waiter', '2001', '2003'),
  role('engineer', '2021-05', null),
  role('intern', '2005', '2006-08'),
  role('admin', '2018', '2021-04'),
  role('clerk', '2010', '2018-01'),
];

describe('the suggested experiences', () => {
  const suggested = suggestExperiences(bank, [
    proof('waiter', 0),
    proof('engineer', 0),
    proof('intern', 1),
    proof('admin', 5),
    proof('clerk', 0),
  ]);
  const listSuggested = () => bank.map(({ id }) => id).filter((id) => suggested.get(id)?.isSuggested);

  it('are those that prove something, and the two most recent', () => {
    expect(listSuggested()).toEqual(['engineer', 'intern', 'admin']);
  });

  it('say why', () => {
    expect(suggested.get('admin')?.reason).toBe('Proves 5 of 11 main requirements');
    expect(suggested.get('engineer')?.reason).toBe('One of your most recent roles');
    expect(suggested.get('waiter')?.reason).toBe('Proves none of the main requirements');
  });
});

it('suggests all, without a reason, if the posting gives nothing to judge by', () => {
  const proofs = bank.map(({ id }) => proof(id, 0, 0));
  for (const suggestion of suggestExperiences(bank, proofs).values())
    expect(suggestion).toEqual({ isSuggested: true, reason: '' });
});

it('suggests an experience that was added to the bank a moment ago', () => {
  expect(suggestExperiences([...bank, role('new', '1999', '2000')], []).get('new')?.isSuggested).toBe(true);
});

it('suggests no more than a resume can hold, and rather those that prove more', () => {
  const many = Array.from({ length: MAX_EXPERIENCES_PER_RESUME + 5 }, (_, n) =>
    role(`e${n}`, '2000', '2001'),
  );
  const found = suggestExperiences(
    many,
    many.map(({ id }, n) => proof(id, n + 1, 99)),
  );
  const ids = many.map(({ id }) => id).filter((id) => found.get(id)?.isSuggested);
  expect(ids).toHaveLength(MAX_EXPERIENCES_PER_RESUME);
  expect(ids).toEqual(expect.arrayContaining(['e0', 'e1', `e${many.length - 1}`]));
  expect(ids).not.toContain('e3');
});
