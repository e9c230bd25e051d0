/** Sample listings; the format is explained in ../format.ts. */
export const law = String.raw`
## paralegal

=== newark-litigation | Litigation Paralegal | Brandt, Osei & Kellerman LLP | Newark, NJ
full-time | mid | 7 | $68,000–$80,000 per year
Brandt, Osei & Kellerman is a 22-attorney defense firm. Our paralegals are treated as the people who know where everything is, because they do.

You will support two partners and an associate with matters in state and federal court in New Jersey and the Southern District of New York. Expect document-heavy product liability cases and the occasional emergency application at four in the afternoon.

Responsibilities
- Draft pleadings, subpoenas, discovery requests and responses
- Manage document productions and privilege logs in Relativity
- Calendar deadlines and file electronically in JEDS, eCourts and ECF
- Prepare exhibits and binders, and attend trial
- Summarize depositions and medical records

Requirements
- {Paralegal certificate or bachelor's degree}
- {Three or more years as a litigation paralegal}
- {E-filing in New Jersey and federal courts}
- {Relativity or another e-discovery platform}
- {Excellent proofreading}

Two days a week from home after the first ninety. Overtime is paid, not assumed. 401(k) with profit sharing.

You would join four other paralegals, two of whom have been with us for over fifteen years. Trials happen about five times annually and mean long days for a week or two; afterwards you take the time off. We cover notary fees, continuing education and membership in a paralegal association of your choice. There is one rule that partners wrote down in 1994 and still keep: deadlines are told to the paralegal first.

=== newark-litigation-stale | Litigation Paralegal | Brandt, Osei & Kellerman LLP | Newark, NJ
full-time | mid | 44 | $65,000–$76,000 per year | twin of paralegal.newark-litigation
Brandt, Osei & Kellerman is a 22-attorney defense firm. Our paralegals are treated as the people who know where everything is, because they do.

You will support two partners and an associate with matters in state and federal court in New Jersey and the Southern District of New York. Expect document-heavy product liability cases and the occasional emergency application at four in the afternoon.

Responsibilities
- Draft pleadings, subpoenas, discovery requests and responses
- Manage document productions and privilege logs in Relativity
- Calendar deadlines and file electronically in JEDS, eCourts and ECF
- Prepare exhibits and binders, and attend trial
- Summarize depositions and medical records

Requirements
- {Paralegal certificate or bachelor's degree}
- {Three or more years as a litigation paralegal}
- {E-filing in New Jersey and federal courts}
- {Relativity or another e-discovery platform}
- {Excellent proofreading}

Two days a week from home after the first ninety. Overtime is paid, not assumed. 401(k) with profit sharing.

You would join four other paralegals, two of whom have been with us for over fifteen years. Trials happen about five times annually and mean long days for a week or two; afterwards you take the time off. We cover notary fees, continuing education and membership in a paralegal association of your choice. There is one rule that partners wrote down in 1994 and still keep: deadlines are told to the paralegal first.

=== jersey-city-immigration | Immigration Paralegal | Solano Bridge Immigration Law | Jersey City, NJ
full-time | entry | 3
Four lawyers, eleven paralegals, nine languages. Family petitions, naturalization, asylum and a growing number of nurse visas.

A paralegal here interviews clients, collects birth certificates that crossed three borders, fills in forms without a single wrong date, writes declarations in the client's own voice and tracks each case until the card arrives.

We need {fluent Spanish or Portuguese}, {careful form preparation}, {the discretion the work deserves}, and {at least one year in a law office or community organization}. If you know {INSZoom or Docketwise}, good. Laughing at lunch is allowed; crying after a good decision too.

=== new-york-corporate | Corporate Paralegal – Funds | Whitlock Arden LLP | New York, NY
full-time | senior | 15 | $95,000 to $118,000
The investment funds group seeks a senior paralegal to run closings.

You'll maintain closing checklists, form Delaware and Cayman entities, review subscription documents from institutional investors, track side letter obligations, coordinate signature pages, and supervise one junior colleague. Busy periods come at quarter ends.

Candidates have {five years of corporate or fund formation experience at a firm}, {a bachelor's degree with strong grades}, {entity formation and good-standing filings}, and {command of Word, iManage and a closing platform}. {Notary public in New York} is convenient. The office is near Grand Central; three days on site.

=== philadelphia-legal-assistant | Legal Assistant, Family Law | Germantown Avenue Family Law | Philadelphia, PA
part-time | entry | 23
Solo practice plus an assistant, 24 hours a week spread however suits us both.

Open mail, answer the phone kindly (people call on the worst day of their year), prepare divorce packets, organize financial disclosures, keep the calendar, invoice in Clio. I'd like somebody with {office experience of two years}, {a warm but firm telephone voice}, {good spelling}, and {absolute confidentiality}. {Clio or another practice system} would shorten my explanations.

My office is on the second floor above a bakery, which is a hazard and a benefit. I've practiced for 22 years, settle most cases, and try perhaps six annually. The pay is $24 an hour to begin. I close for the last two weeks of August and pay you for one of them.

=== remote-contracts | Contracts Paralegal | Fernhollow Software | Remote (US)
contract | mid | 10 | $46–$54 per hour | remote
Six months with an option for six more, 40 hours weekly.

Our sales team signs about 90 agreements a month. You take the first pass: NDAs, order forms, data processing addenda, vendor paper. Redline to our playbook, escalate the oddities, keep the repository tagged so that anybody can answer "what did we promise them?" in a minute.

- {Four years with commercial contracts, in-house preferred}
- {Redlining SaaS agreements and DPAs}
- {Ironclad or a comparable contract system}
- {Polite persistence}

=== san-antonio-pi | Pre-Litigation Case Manager | Tejeda & Flint Injury Law | San Antonio, TX
full-time | mid | 31 | $48,000–$58,000 + case bonus
You carry 75 personal injury files from sign-up to demand. Set up claims, order records and bills, follow treatment, talk with adjusters every day, write demand letters with a lawyer looking over your shoulder for the first ten.

{Two years in personal injury}, {bilingual Spanish}, {knowledge of liens, PIP and UM coverage}, {Litify or Filevine}. A case manager who gets stuck asks; we don't like surprises on the day a statute runs.

=== montreal-law-clerk | Bilingual Law Clerk, Real Estate | Laforge Whitby LLP | Montreal, QC, Canada
full-time | mid | 28
Our commercial leasing and financing team serves landlords across the province and Ontario.

Duties: land register searches, due diligence summaries, hypothec publication, closing agendas, and correspondence in both languages. You would report to a notary and a lawyer whose desks face yours.

Requirements:
- {AEC or DEC in paralegal technology}
- {Three years in real estate law}
- {French and English, spoken and written}
- {Experience with the Québec land register}

Thirty-five hours, summer Fridays off at one, group insurance, transit pass.

=== muenchen-refa | Rechtsanwaltsfachangestellte/r | Kanzlei Lindgruber & Kollegen | München, Germany
full-time | mid | 34
Verkehrsrecht und Mietrecht, vier Anwältinnen, Nähe Sendlinger Tor.

Fristen sind Ihr Revier. Sie führen Akten in RA-MICRO, bedienen beA, rechnen nach RVG ab, betreiben Zwangsvollstreckung und empfangen Mandanten.

Voraussetzungen
- {Ausbildung als Rechtsanwaltsfachangestellte/r}
- {Sichere Fristenkontrolle}
- {RVG-Abrechnung}
- {Freundlich, auch wenn der Mandant es nicht ist}

Beginn der Arbeitszeit zwischen halb acht und neun. 42.000 bis 48.000 €. Fortbildung zur Rechtsfachwirtin fördern wir.

## lawyer

=== chicago-employment | Associate Attorney, Employment | Haddon Pryce LLP | Chicago, IL
full-time | mid | 12 | $155,000–$185,000
Plaintiff-side wage and discrimination firm with nine lawyers. We file cases we believe in and try them.

An associate at our firm takes and defends depositions in the first year, argues motions, runs a class notice process, mentors law students in summer. We're looking for {Illinois bar admission}, {three to five years of litigation}, {depositions taken and motions argued}, {excellent writing} and {commitment to workers' rights}. Clerkship welcome. Seventeen hundred hours target, and we mean it.

=== baltimore-public-defender | Staff Attorney – Tenant Defense | Chesapeake Right to Home | Baltimore, MD
full-time | entry | 20
Every tenant facing eviction in this city has a right to a lawyer; you'd be that lawyer in rent court three mornings a week.

Negotiate, try cases before lunch, file appeals, spot illegal fees and unsafe conditions, help draft testimony for Annapolis. New graduates sitting for the July exam may apply.

- {Maryland bar or awaiting results}
- {Clinic, legal aid or courtroom experience}
- {Able to make quick decisions with incomplete files}
- {Spanish is strongly preferred}

Loan repayment assistance, 22 vacation days, union.

=== remote-privacy | Privacy Counsel | Ostrava Analytics | Remote (United States or Canada)
full-time | senior | 17 | $170,000–$205,000 | remote
We build measurement tools for retailers. Regulators are interested in that and so are we.

As our second lawyer you own privacy: assessments for new features, data maps, the consent framework, answers to customers' security questionnaires, training engineers enjoy. You'll work with the general counsel, product managers and an outside firm.

You bring {JD and an active bar license}, {six years with at least three in privacy}, {GDPR, CCPA and state laws}, {experience advising engineers directly}, {CIPP/US or CIPP/E}. Ad-tech knowledge helps a lot. Occasional travel to Denver.

=== london-property | Commercial Property Solicitor | Fairlie & Dunmore Solicitors | London, United Kingdom
full-time | mid | 25 | £72,000–£84,000
Three to five years qualified, to join a team of eight in Holborn acting for charities, schools and a handful of eccentric landlords.

The caseload mixes leases, acquisitions, development agreements and portfolio management. There is direct client contact from week one, and secondment to a charity is possible.

Qualifications and skills: {qualified solicitor in England and Wales}, {three years' commercial property experience}, {landlord and tenant law}, {drafting that a trustee can understand}. Hours are sane: target 1,250. Thirty days' holiday, hybrid with two days at home.

=== bengaluru-associate | Legal Associate – Technology Contracts | Kaveri Lex Advisors | Bengaluru, India
full-time | entry | 9
Boutique practice for technology and outsourcing clients.

Draft and negotiate MSAs, licences and data protection terms, research the DPDP Act, prepare board resolutions, and help founders understand what they are about to sign. {LL.B. or B.A. LL.B. from a recognised university}, {1–3 years in a law firm or in-house team}, {bar council enrolment}, {sharp English drafting}. Indiranagar office, five days, Saturdays free except when a deal closes.
`;
