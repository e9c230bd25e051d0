/** Sample listings; the format is explained in ../format.ts. */
export const people = String.raw`
## hr

=== atlanta-generalist | HR Generalist | Kudzu Valley Foods | Atlanta, GA
full-time | mid | 9 | $68,000–$77,000
Two plants, 430 employees, five languages on the floor. HR sits next to production, not upstairs.

You are the first contact for supervisors and workers: onboarding every Monday, attendance and corrective action, leave and accommodation, investigations, open enrollment, safety committee. You'd also own our English-at-work classes, which everybody loves and nobody has time for.

- {Three years as a generalist, manufacturing preferred}
- {FMLA, ADA, and wage-hour rules}
- {Conflict conversations held in person}
- {HRIS experience such as UKG or Dayforce}
- {Spanish or Vietnamese preferred}

{SHRM-CP or PHR} is a plus. One late evening per month for second shift.

=== remote-hrbp | People Partner, Engineering | Quillforge | Remote (United States)
full-time | senior | 13 | $138,000–$160,000 | remote
Quillforge makes tools for technical writers; 320 people, no offices since 2020.

You will partner with the CTO and six directors. That covers organization design, performance cycles that take hours instead of weeks, manager coaching, compensation reviews, and the awkward things. You have one coordinator and good data.

We hope you have {seven years in HR, three of them as a business partner to engineering}, {employment law across several states}, {fluency with compensation bands} and {written communication as your main tool}. Startup scars are fine.

=== phoenix-assistant | HR Assistant (Temp to Hire) | Copperstate Home Health | Phoenix, AZ
temporary | entry | 4 | $21/hr
Files for 300 caregivers have to be complete before a state survey in ten weeks. You call, scan, remind, verify licenses and TB tests, enter everything, and order lunch for orientation.

Qualifications
- {Office experience}
- {Organized to a fault}
- {Excel and Outlook}
- {Polite nagging}

Spanish useful. If it works out, the job becomes permanent and grows into onboarding. Start Monday if you can.

=== warwick-hr-advisor | HR Advisor | Arden Oak Academies | Warwick, United Kingdom
full-time | mid | 29 | £33,400–£37,900
A trust of nine schools. Heads ring you when something goes wrong, and sometimes when it goes right.

Advise on absence, capability, maternity, restructures; keep the single central record in order; run recruitment for support staff; train line managers. Term-time plus three weeks can be agreed.

Essential: {CIPD Level 5}, {employee relations casework}, {up-to-date employment law}, {driving licence for visits to schools}. Desirable: {education sector knowledge}.

You'll be one of three advisers led by a head of people who answers questions on the day. Schools are within half an hour of each other. There is a clear case log, decent template letters, and a solicitor on retainer. Local government pension, generous leave and, now and again, school dinners.

## recruiter

=== austin-tech | Technical Recruiter (In-House) | Pedernales Robotics | Austin, TX
contract | mid | 8
Six months, forty hires: controls engineers, embedded developers, two optical people that don't exist on job boards.

Full cycle, from the intake with a hiring manager to the offer. Source in odd places, write outreach humans answer, keep candidates informed every five days even when there's no news.

{Four years of technical recruiting}; {hardware or robotics searches}; {Greenhouse}; {sourcing beyond the usual network}; {data in a weekly funnel report}. Hybrid in East Austin.

=== remote-healthcare | Recruiter, Travel Nursing | Wayfarer Clinical Staffing | Remote (US)
full-time | entry | 0 | $46,000 base, $85,000 typical with commission | remote
Nurses are tired of being called forty times by forty recruiters. We call less and listen more, and our nurses re-book at 61 %.

You build a list, match people with contracts, negotiate packages, fix housing at midnight now and then. Twelve weeks of training in a class of ten.

- {A year in sales, service, or staffing}
- {Phone stamina}
- {Organized in a CRM}
- {Resilience and honesty}

Former CNAs, bartenders and teachers are among the top ten here.

=== remote-sourcer | Talent Sourcer (Part-Time) | Harbor & Pine Search | Remote (US or Canada)
part-time | mid | 19 | remote
Twenty hours. Boutique search firm for museums, foundations and universities. You research who might want to lead a small art museum in Ohio and write to them thoughtfully.

You offer {sourcing or prospect research experience of two years}, {excellent letters}, {discretion}, and {curiosity about the nonprofit world}. {Librarians and development researchers} have thrived in the role. Fixed weekly call on Mondays.

Searches run about four months each, and you'd support two at a time. A principal leads the client; you map the field, read annual reports for fun, and draft profiles that stay fair. Invoices are paid on the first and the fifteenth. We've worked with some clients for three decades.

=== hyderabad | Talent Acquisition Specialist | Deccan Orbit Technologies | Hyderabad, India
full-time | mid | 15 | ₹8,00,000 – ₹11,00,000 per year
Hiring for our engineering centre of 900, mainly Java, data and SRE profiles.

Work with eight hiring managers, manage three agencies, plan campus drives at a dozen colleges, and keep offer-to-join above 80 percent.

We ask for
- {MBA in HR or equivalent}
- {4–6 years in IT recruitment}
- {Naukri and LinkedIn sourcing}
- {Negotiating notice periods and buyouts}
- {Workday recruiting}

Hitech City, hybrid. Two rounds, answer within a week.
`;
