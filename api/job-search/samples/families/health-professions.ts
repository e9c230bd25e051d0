/** Sample listings; the format is explained in ../format.ts. */
export const healthProfessions = String.raw`
## pharmacy

=== minneapolis | Staff Pharmacist | Stonebridge Lake Pharmacy | Minneapolis, MN
full-time | mid | 10
Independent pharmacy, three stores, one of them inside a clinic building. We fill around 210 prescriptions a day with two technicians per pharmacist at all times.

You verify prescriptions, counsel every new start, immunize, run our blister-pack program for group homes, and call prescribers when something does not add up. Twice a month you do medication therapy management visits by video.

Qualifications
- {PharmD and a Minnesota pharmacist license}
- {Immunization certification}
- {Two years in community pharmacy preferred}

PioneerRx is our system; a week is enough to learn it. Closed Sundays.

=== knoxville-tech | Pharmacy Technician | Cumberland Gate Hospital | Knoxville, TN
full-time | entry | 23
Inpatient pharmacy, second shift (1:30 p.m. to 10:00 p.m.).

Responsibilities
* Fill and deliver automated dispensing cabinets on eight units
* Prepare IV admixtures in the clean room after USP 797 training
* Repackage unit doses, check expiry dates, keep controlled substance counts
* Answer the window and the pneumatic tube

Qualifications
* {Tennessee pharmacy technician registration}
* {PTCB certification within twelve months}
* {Accurate basic math}
* {High school diploma}
Retail technicians make the switch to us all the time and do well.

=== san-antonio | Pharmacy Technician – Specialty | Alamo Verde Specialty Rx | San Antonio, TX
full-time | mid | 15 | $20.50-$24.00 per hour
Ever wondered what happens after the doctor prescribes a $9,000 injection? Somebody chases the prior authorization, finds copay help, calls the patient and gets a cold box out the door. That would be you.

We'd like to see {a registered Texas pharmacy technician}, {PTCB or ExCPT certification}, {experience with prior authorizations or insurance billing} and {bilingual English and Spanish}. Hours: 9 to 6, weekdays, no store counter.

On the team
- Nine technicians and three pharmacists in one open room
- Each technician owns a group of clinics and knows their nurses by name
- Refill calls in the morning, appeals after lunch
- A raise at six months, and again once you pass the certification

=== manchester | Pharmacy Dispenser | Irwell Chemists | Manchester, United Kingdom
part-time | entry | 31 | £12.40 per hour
Busy neighbourhood chemist near the university. Twenty-five hours over four days, one late evening.

Labelling, dispensing, stock ordering, putting away deliveries, handing out with the right questions asked. You will also help with our NHS flu clinic and the Pharmacy First referrals.

We'd love a {qualified NVQ Level 2 dispenser}, or {someone part-way through the course}. {Attention to detail} and {a friendly counter manner} matter most. Urdu or Polish handy.

There are two dispensers, a pharmacist who owns the place and a Saturday student. We know most of our regulars by name and a few by their dogs. You'd have four weeks' holiday pro rata, a uniform, a discount, and help with the fees should you wish to become a technician.

## dental

=== denver-hygienist | Dental Hygienist | Juniper & Slate Dental | Denver, CO
part-time | mid | 13 | $52–$58/hr
Tuesdays, Wednesdays and every second Friday. One hour per adult patient, always, because the owner used to be a hygienist.

Prophylaxis, scaling and root planing, perio charting, digital x-rays, sealants, local anesthesia. You have your own assistant for charting.

{Colorado dental hygiene license}, {local anesthesia permit}, {current CPR card}, {at least one year in private practice}. Dentrix and intraoral scanner experience welcome. Closed the last week of December with pay.

The practice is on the second floor of a brick building in Baker, with four operatories and large plants. Instruments are sharpened by a service. If a patient cancels, you're paid for the hour anyway. We would gladly add Thursdays for the right person from the spring on.

=== columbus-assistant | Dental Assistant | Bexfield Family Dental | Columbus, OH
full-time | entry | 40 | $18.00–$22.50 per hour
Chairside assistant wanted for a two-doctor office. Four-handed dentistry, impressions, sterilization, room turnover, x-rays, temporary crowns. You will be talking to nervous people all day, so calm helps.

Requirements: {Ohio radiography license}; {one year chairside or graduate of a dental assisting program}; {infection control knowledge}. {EFDA is a plus}. Monday through Thursday 7:30–5:00, no weekends. Scrubs supplied.

Our patients range from two-year-olds to their great-grandparents. Both dentists explain what they are doing and expect you to ask when something is unclear. There's a morning huddle of ten minutes, a real lunch hour, and a holiday party that is held in January so people will come.

=== columbus-assistant-repost | Dental Assistant | Bexfield Family Dental | Columbus, OH
full-time | entry | 1 | $19.00–$23.00 per hour | twin of dental.columbus-assistant
Chairside assistant wanted for a two-doctor office. Four-handed dentistry, impressions, sterilization, room turnover, x-rays, temporary crowns. You will be talking to nervous people all day, so calm helps.

Requirements: {Ohio radiography license}; {one year chairside or graduate of a dental assisting program}; {infection control knowledge}. {EFDA is a plus}. Monday through Thursday 7:30–5:00, no weekends. Scrubs supplied.

Our patients range from two-year-olds to their great-grandparents. Both dentists explain what they are doing and expect you to ask when something is unclear. There's a morning huddle of ten minutes, a real lunch hour, and a holiday party that is held in January so people will come.

=== sacramento-front | Dental Front Office Coordinator | Tule Heron Smiles | Sacramento, CA
full-time | mid | 20 | $24–$28 per hour
We need a person for the front who can do three things: keep the schedule full, explain a treatment estimate without jargon, and get claims paid. 

{Two years of dental front office experience} and {knowledge of PPO and Denti-Cal billing} are required. You'll work in Open Dental; {Open Dental or Eaglesoft} is what we'd like to read on your resume. {Spanish or Hmong} would help many of our families. Paid holidays, dental care for you and one family member, and a doctor who does not shout.

=== tampa-lab | Dental Laboratory Technician (Removables) | Gulfcrest Dental Arts | Tampa, FL
full-time | mid | 34
Small lab, nine benches. We make dentures and partials for 60 offices between Sarasota and Ocala.

Set-up, wax-up, processing, finishing and repairs; about half is still analog and half comes off the printer. Looking for {three years with full and partial dentures}, {steady hands and an eye for shade}, and {exocad or 3Shape basics}. {CDT certification} gets a raise. Days only, 7 to 3:30, with overtime before the holidays.

Cases come in through a portal or by courier, and remakes are below two percent because we telephone the dentist before guessing. You would have your own bench by the window and would train the apprentice on Fridays. Health insurance, two weeks of vacation, and the lab is closed between Christmas and New Year.

## physio

=== portland | Physical Therapist, Outpatient Orthopedics | Tabor Step Physical Therapy | Portland, OR
full-time | mid | 17 | $88,000–$102,000 per year
Therapist-owned clinic. Evaluations are 60 minutes, follow-ups 40, one patient at a time. We never double-book.

Your caseload would be runners, tradespeople, post-operative knees and shoulders, and plenty of stubborn backs. You evaluate, treat with manual therapy and exercise, write notes in WebPT and mentor one student each year if you like teaching.

Needed:
- {DPT and Oregon PT license}
- {One year of outpatient experience}
- {Strong manual therapy skills}

OCS or dry needling training: {orthopedic specialist certification preferred}. We give $2,000 a year for courses and close at six.

=== baltimore-pta | Physical Therapist Assistant – Home Health | Patapsco Mobility Partners | Baltimore, MD
part-time | mid | 28 | $55 per visit (about $44/hr)
PRN with a real chance of growing into a regular caseload. Visits in the city and Baltimore County.

Treat under the plan of the supervising PT: gait training, transfers, strengthening, home safety, caregiver instruction. OASIS-compliant notes the same day. Tablet provided.

* {Maryland PTA license}
* {One year of experience in any setting}
* {Car, insurance, clean record}
* {Comfort working alone in people's homes}

=== vancouver-ota | Occupational Therapist | Salal Rehabilitation Group | Vancouver, BC, Canada
contract | senior | 22 | CA$58–$66 per hour
Return-to-work files for an insurer: job-site visits, functional evaluations, graded programs and ergonomic recommendations. Six-month contract with an extension likely.

You hold {registration with the provincial college}, have {five years of practice with at least two in vocational rehabilitation}, and {write reports that adjusters and workers can both understand}. {A car} is necessary because some sites are in the Fraser Valley. Mental health work experience is a strong asset.

A typical week holds three site visits, two functional evaluations and a good deal of typing. Files arrive through a secure portal, and turnaround for a report is five business days. Administrative help books appointments for you; clinical questions go to a peer group that meets every second Friday online.

=== melbourne | Physiotherapist – Aged Care | Yarra Bend Allied Health | Melbourne, VIC, Australia
full-time | entry | 26
Graduates encouraged. You will split your week between two residential homes in the northern suburbs, with a senior physio on site each Thursday.

The role: mobility and falls assessments, pain management, exercise groups (the Wednesday one has a disco ball), manual handling plans and education of staff.

- {AHPRA registration as a physiotherapist}
- {Current police check and NDIS worker screening}
- {Driver licence}
- {Genuine interest in older people}

You'll receive weekly supervision in your first year, a professional development budget of A$1,500, and a car allowance for travel between sites. Leave can be bought. We've grown from two to nineteen therapists in six years and have kept the rule that nobody sees more than twelve residents a day.

=== boston-rehab | Inpatient Rehab Physical Therapist | Fenmoor Rehabilitation Hospital | Boston, MA
full-time | senior | 5
Neuro floor: stroke, TBI and spinal cord injury. 14 therapists, body-weight support treadmill, exoskeleton, and weekly rounds with physiatry.

A senior therapist here carries a patient load of six, leads a journal club, supervises two staff therapists and signs off competencies. Weekend coverage is once in six weeks.

{Massachusetts PT license}, {four years of neurological rehabilitation}, {experience supervising staff or students}. {NCS certification or residency} expected or in progress.

What the hospital offers: a clinical ladder with three steps, paid residency teaching time, conference money, and a research assistant who handles data collection if you would like to publish. Parking is expensive in this city, so we pay for the train.
`;
