import { expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';

it('reads list items that tell of a job in a sentence, with the items below them', () => {
  const { experiences } = readHistory(`Ada Marlow
ada@example.com

Work experience

- Worked as a Network Engineer in Kestrel Computers Pvt. Ltd. from Dec 2019 to
May 2020.
- Worked as a Support Engineer in Harbour Consulting from Feb 2016 to Aug
2019.
- Set up the network of two harbours.`);
  expect(experiences).toMatchObject([
    {
      title: 'Network Engineer',
      company: 'Kestrel Computers Pvt. Ltd.',
      startDate: '2019-12',
      endDate: '2020-05',
    },
    {
      title: 'Support Engineer',
      company: 'Harbour Consulting',
      startDate: '2016-02',
      endDate: '2019-08',
      bulletPoints: ['Set up the network of two harbours.'],
    },
  ]);
});
