import type { InterviewRole } from '../types.ts';
import type { ScriptedCandidate } from './scripted-candidate.ts';

const made = (
  id: string,
  title: string,
  company: string,
  startDate: string,
  endDate: string,
  lines: readonly string[],
): InterviewRole => ({
  id,
  title,
  company,
  startDate,
  endDate,
  description: '',
  bullets: lines.map((text, at) => ({ id: `${id}-${at}`, text })),
});

/** Three trades of which only the figures were looked at. */
export const unseen: readonly ScriptedCandidate[] = [
  {
    trade: 'retail',
    posting: `Assistant Store Manager – Homewares
HARTLEY & PINE, Bristol (Cabot Circus)
£26,500 + bonus + 33 days holiday inc. bank hols

The role:
Support the Store Manager in running a £3m store. Lead a team of 12, open and close, deliver the weekly trading plan, control stock loss, coach the team on customer service.

You'll need
 - At least 2 years' supervisory experience in retail
 - Experience of KPIs (conversion, ATV, UPT)
 - Visual merchandising
 - Cash handling and banking
 - Rota planning
 - Flexibility to work weekends and late nights`,
    roles: [
      made('s1', 'Supervisor', 'Dunmore Living', '2021-02', '', [
        'Supervise 7 sales colleagues on weekends',
        'Raised average transaction value from £24 to £31 with add-on training',
        'Responsible for cash office and banking, no discrepancy over £5 in 2 years',
      ]),
      made('s2', 'Sales Assistant', 'Fosse Shoes', '2018-09', '2021-01', [
        'Served customers on the shop floor and tills',
        'Built window displays each season',
      ]),
    ],
    answers: {
      opening: [
        "Hi, Callum here. I've been a supervisor for four years at Dunmore and I'd like the next step up in a bigger store.",
      ],
      background: [
        'Weekends I run the floor with seven people. I do the briefing, I set targets for the day, then I am mostly on the shop floor. I cash up at night.',
      ],
      claim: [
        'We had loads of people buying one candle and leaving. I trained everyone to show the matching holder, and I put both by the till. Average sale went up from 24 to 31 pounds over the year.',
      ],
      requirement: [
        "I've not done the rota myself, my manager does it, but I cover swaps at weekends.",
        'KPIs are on the board every morning. I know conversion and ATV, UPT less.',
      ],
      behavior: [
        'A lady wanted money back for curtains that she had cut. She shouted at my colleague. I took her aside and I offered to have them altered at cost. She accepted it and she came back a month later.',
      ],
      problem: [
        'Open another till, ask the delivery to wait five minutes, and tell the customer I come to her next.',
      ],
    },
    further: [
      'The till report shows it by week.',
      'I did the training, my manager paid for the stands.',
      'It stayed at thirty one.',
    ],
    ask: 'Do you pay overtime at Christmas?',
  },
  {
    trade: 'laboratory',
    posting: `QC Laboratory Technician (Microbiology) - 2nd shift
Verano BioPharma, Raleigh-Durham NC

Essential Functions: perform environmental monitoring of cleanrooms (viable and non-viable); bioburden, endotoxin (LAL) and growth promotion testing; maintain lab notebooks per GDP; support OOS investigations.

Requirements
* BS in Microbiology, Biology or related field
* 1-3 years in a GMP laboratory
* Aseptic technique
* LIMS experience
* Endotoxin testing experience required
* Ability to gown for ISO 5 / Grade A areas
Shift: 2pm - 10:30pm, 10% shift differential`,
    roles: [
      made('l1', 'Laboratory Technician', 'Piedmont Dairy Labs', '2022-01', '', [
        'Tested 90 milk samples a day for coliforms and total plate count',
        'Logged results in LabWare LIMS and released 99.2% on the same day',
        'Wrote 6 SOPs for media preparation',
      ]),
      made('l2', 'Lab Assistant', 'NC State Dept. of Plant Biology', '2020-08', '2021-12', [
        'Prepared media and autoclaved glassware for three research groups',
      ]),
    ],
    answers: {
      opening: [
        "I'm Aisha, I have a biology degree and three years in a dairy lab, and I would like to move to pharma because the standards are higher.",
      ],
      background: [
        'Samples arrive at six. I plate them, I read the ones from two days before, then I enter everything in LIMS. We are three people. We share the hood.',
      ],
      claim: [
        'The old instructions were from 2009 and nobody followed them. I watched how each of us made the media and I wrote down the differences. Then I wrote six new ones, and failed batches dropped by half.',
      ],
      requirement: [
        'I have never done LAL testing. I read about it, it is the horseshoe crab one, and I did ELISA at university.',
        'Aseptic technique is every plate I pour, and I was requalified in June.',
      ],
      behavior: [
        'A count was ten times too high for a farm that is always clean. I checked the dilution and I repeated it from the retained sample. It was a pipette that was out, so I tagged it and we repeated the whole rack.',
      ],
      problem: [
        'The results are not released. I would tell my supervisor and write the deviation, then find out if it is the control or the run.',
      ],
    },
    further: [
      'We count failed batches in a spreadsheet.',
      'I wrote them, my colleague reviewed.',
      'The auditor had no findings on media.',
    ],
    ask: 'Is there training for gowning?',
  },
  {
    trade: 'law office',
    posting: `Litigation Paralegal
Ashdown Rowe LLP, Chicago
Midsize firm seeks paralegal for its commercial litigation group. Duties include: drafting and e-filing pleadings in state and federal court, managing document productions in Relativity, calendaring deadlines, preparing trial binders & exhibits, cite-checking (Bluebook).

Qualifications: Bachelor's degree or paralegal certificate; 3 yrs litigation experience; CM/ECF e-filing; Relativity experience required; excellent organizational skills; ability to work overtime during trial.
Salary $62k-$74k. Hybrid 2 days remote.`,
    roles: [
      made('p1', 'Legal Assistant', 'Kovac Injury Law', '2020-05', '', [
        'Draft discovery responses and e-file in Cook County for 2 attorneys',
        'Keep the calendar for 85 open matters, no missed deadline since 2021',
        'Assembled exhibit binders for 3 jury trials',
      ]),
      made('p2', 'Receptionist', 'Lakeview Title', '2018-06', '2020-04', [
        'Greeted clients and scanned closing documents',
      ]),
    ],
    answers: {
      opening: [
        "Good morning, I'm Teresa, I've been a legal assistant for six years now. Personal injury, and I would like to move to commercial cases.",
      ],
      background: [
        'I open the mail, I calendar what came in, then drafting. Two attorneys. I e-file nearly every day.',
      ],
      claim: [
        'Everything gets entered twice, by me and by the other assistant, and on Fridays I compare the two lists with the court docket. I built the list in Excel first.',
      ],
      requirement: [
        "No, not Relativity. We are small, so it's PDFs in folders. I have indexed about 4,000 pages for one case.",
        'I did cite checks in my certificate program.',
      ],
      behavior: [
        'In 2022 a response was calendared for the wrong Monday. I noticed on Friday night when I compared the docket. I called the attorney at home and I drafted it over the weekend. It was filed on time.',
      ],
      problem: [
        'Stop it going out. Tell the attorney right away, pull the pages, log it. An hour is enough if nobody argues.',
      ],
    },
    further: [
      'I do it every Friday, it takes forty minutes.',
      'We have not missed one since.',
      'My part was the list and the calls.',
    ],
    ask: 'How much overtime is there when a trial is on?',
  },
];
