/** Sample listings; the format is explained in ../format.ts. */
export const socialWork = String.raw`
## social-work

=== philadelphia-child | Child Welfare Caseworker | Mifflin Community Umbrella | Philadelphia, PA
full-time | entry | 8 | $51,400 a year
Twelve families, never more. That cap is written into our contract and we stick to it.

Caseworkers visit homes, assess safety, write court reports, arrange visits between parents and children, and find the services that let a family stay together. You testify in family court about once a month; the first few times a supervisor sits next to you.

Must have
- {Bachelor's degree in social work, psychology or a related field}
- {Valid driver's license and car}
- {Pennsylvania child abuse and FBI clearances}
- {Clear writing under deadline}

Prefer
- {Spanish speaker}
- Internship in child welfare or schools

Supervision counts toward licensure. Student loan help of $200 a month.

A word about the first year
New caseworkers spend nine weeks in training before they hold a file. You shadow investigations, sit in on team decision meetings, practice testimony with a real (retired) judge and ride along with three different colleagues. Your caseload starts at four families and reaches the cap in month eight. Every other Thursday there's individual supervision, and a clinical consultant is available when a case follows you home at night. We lost two people out of eleven last year, one of them to law school.

=== philadelphia-hospital | Medical Social Worker, LSW or LCSW | Schuyler Mercy Hospital | Philadelphia, PA
full-time | mid | 15 | $68,000 – $81,000
Cover oncology and the stem-cell unit with one other social worker. Psychosocial assessments, distress screening, discharge planning, advance directives, transport and lodging problems, and support for families when treatment stops working.

{MSW degree} and {Pennsylvania LSW, or LCSW preferred}. {Two years in a hospital or hospice}. {Knowledge of Medicaid, disability and home-care funding}. You'll be happiest here if you enjoy rounds and do not need every day to go as planned.

You'd report to the director of care coordination and share an office with a chaplain and a dietitian. Coverage for other units happens about twice a week. Licensed supervision for the LCSW is offered on site each Wednesday, without charge, and hours can be compressed into four days after the first year.

=== camden-housing | Housing Case Manager | Doorstep South Jersey | Camden, NJ
full-time | mid | 20 | $24.60 an hour
Rapid rehousing program, caseload of 18 households. Meet people at the shelter, at the library or under the bridge; get documents together; negotiate with landlords; do budgets; check in for a year after move-in.

{Two years of work with people who are homeless or in recovery}. {HMIS data entry} or a willingness to learn it. {Motivational interviewing}. {Driver's license}. Lived experience is respected here and so are degrees. Office a short walk from the PATCO line.

=== seattle-school | School Social Worker | Madrona Sound Schools | Seattle, WA
full-time | mid | 37 | $74,000–$108,000, depending on years and credits
Middle school of 720 students. Tasks range from attendance re-engagement and threat assessment to running a lunch group for new immigrants.

Candidates hold {an MSW} and {a Washington ESA certificate for school social work}, and have {experience with adolescents in crisis}. {Knowledge of McKinney-Vento rules} and of special education law is wanted. The 190-day calendar starts in late August. A second language is paid with a stipend.

The building team
You work closely with two counselors, a nurse, a family liaison who speaks Amharic, and an assistant principal whose door stays open. Caseload is about forty students at any time. Professional learning happens on late-start Wednesdays, and supplies for groups come out of a fund that does not need three signatures.

=== atlanta-lcsw | Outpatient Therapist (LCSW, LPC) | Peachfield Counseling Collective | Atlanta, GA
contract | senior | 11
Choose your own hours, keep 65 % of collections. We do the billing, credentialing, scheduling and the espresso. Mostly adults; anxiety, grief, couples.

Your background
- {Fully licensed in Georgia (LCSW, LPC or LMFT)}
- {Liability insurance}
- {At least 10 client hours a week within three months}

EMDR or Gottman training attracts referrals. Telehealth allowed for half of your sessions. Consultation group on Wednesdays at noon.

Our rooms are in an old house near the square with a porch that clients like to wait on. There are eleven of us. Contractors choose their own specialties and fees within a range, and nobody has to take insurance panels that they dislike. Ask us about the first six months; they're slower than people expect.

=== remote-care-manager | Care Manager, Family Caregiver Program | Tendwell | Remote (United States)
full-time | mid | 4 | remote
Our members look after a parent or a partner with dementia and hold down a job at the same time. Employers pay for Tendwell so these people have somebody to call. You are that somebody, for about 70 families, by phone, video and chat.

Day to day: assessments, care plans, finding respite and legal aid, and sometimes just staying on the line.

- {LCSW, LMSW or RN with geriatric experience}
- {Three years of case management}
- {Knows long-term care, Medicare and Medicaid waivers}
- {Comfortable with Slack, Zoom and a CRM}

We meet in person once a year. Four-day week in summer.

=== london-adults | Social Worker, Adults – Hospital Discharge | Thames Lea Borough Partnership | London, United Kingdom
full-time | mid | 14
Agile post, two days at the hospital site and the rest where you work best.

The team completes Care Act assessments, mental capacity assessments and best-interest decisions, and arranges packages of care within the discharge timescales. Caseloads are reviewed weekly; duty is one day in ten.

Essential: {Social Work England registration}, {post-ASYE experience with adults}, {sound knowledge of the Care Act 2014 and Mental Capacity Act}. Desirable: {Best Interests Assessor qualification}; Mosaic recording system. Season ticket loan and a retention payment after each full year.
`;
