/** Sample listings; the format is explained in ../format.ts. */
export const projects = String.raw`
## project-manager

=== chicago-it | IT Project Manager | Lakeshore Pediatric Network | Chicago, IL
full-time | mid | 7 | $98,000–$114,000
New clinics, a phone system, an e-prescribing upgrade, and a long list behind that.

You plan, estimate, chair, unblock, and say in simple language when something will be late. You will work with nurses who have seven minutes and vendors who have slides.

- {Five years of IT project management}
- {Healthcare projects}
- {Budget tracking and vendor contracts}
- {Risk registers that are used}
- {PMP or willing to earn it}

{Epic or another EHR} preferred. Four days on site during go-lives, two otherwise.

=== remote-program | Program Manager, Nonprofit Technology | Beacon & Barn Foundation | Remote (US)
full-time | senior | 14 | remote
We give rural libraries, clinics and newspapers money and help to fix their technology; about 70 projects a year.

The program manager selects consultants, sets milestones with grantees who have never run a software project, visits eight to ten sites, and writes what we learned in a yearly report.

{Seven years of program or project management}, {grantmaking or nonprofit background}, {facilitation}, {budget oversight of two million or more}, {clear public writing}. The range is $105,000–$120,000 and isn't negotiable, so nobody is paid for haggling.

=== remote-scrum | Scrum Master / Delivery Lead | Gatewater Benefits | Remote (US, Eastern)
contract | mid | 30 | $68–$75/hour | remote
Three teams that build unemployment systems for states. 9 months.

Coach without religion, visualize flow, remove blockers through three layers of vendors, prepare demos for officials.

The essentials
* {CSM or PSM}
* {Four years with software teams}
* {Jira administration}
* {Government projects}
* {Facilitating remote retrospectives}

U.S. residence and a background check are needed because of the data. Half of the people you coach have never seen a working release train.

=== boston-clinical | Clinical Trials Project Coordinator | Fort Point Oncology Research | Boston, MA
full-time | entry | 19
Support two project managers on six phase II studies: regulatory binders, IRB submissions, site start-up trackers, meeting notes, invoices from sites, supplies.

We look for {a life science degree or two years in a clinic}, {organization across many deadlines}, {ICH-GCP, taught if needed}, {Excel and document management}, {tactful follow-up}. Coordinators here become clinical research associates in around two years. Seaport office, hybrid, commuter benefit.

Starting pay is $58,000 to $64,000. Six coordinators share a room with a whiteboard of study milestones, and someone will sit beside you for the first two submissions. The company is small enough that you'll meet the physicians. If regulations bore you, please don't apply; if a complete binder makes you happy, please do.

=== san-diego-solar-pm | Project Manager, Commercial Solar | Torrey Grid Works | San Diego, CA
full-time | senior | 32 | $110,000–$128,000
Carports over school parking lots and rooftops on cold-storage buildings. Own schedule, budget and client from contract to permission to operate.

{Six years of construction or energy project management}. {Interconnection with a large utility}. {Subcontractor agreements}. {Schedules in MS Project or Primavera}. {DSA school projects preferred}. Company EV. Our projects end in a ribbon and a barbecue at which the project manager says the last word.

=== toronto-pm | Project Coordinator, Transit | Don Valley Engineering Partners | Toronto, ON, Canada
temporary | entry | 16
Twelve-month parental leave cover.

Document control in Aconex, action logs, progress photos, travel for inspectors, monthly report assembly.

Looking for
- {Diploma or degree in engineering, construction or business}
- {One year of coordination}
- {Advanced Word and Excel}
- {Polite but stubborn about deadlines}

Near Union Station, four days in person. CA$58,000 to CA$64,000 depending on experience. The person on leave will hand over.
`;
