/** Sample listings; the format is explained in ../format.ts. */
export const construction = String.raw`
## construction

=== san-jose-pe | Project Engineer – Commercial Construction | Guadalupe Ridge Builders | San Jose, CA
full-time | entry | 13
You graduate from RFIs to running your own scope in about two years.

Tasks: submittal logs, RFIs, drawing control in Procore, meeting minutes, quantity take-offs, punch lists, following concrete trucks with a clipboard at 5 a.m. when it matters.

Must have
- {Bachelor's in construction management or civil engineering}
- {One internship with a general contractor}
- {Procore and Bluebeam}
- {Communicates clearly with foremen as well as architects}

Lab and life-science projects. Truck allowance, relocation inside California, and a mentor who isn't your manager.

=== denver-super | Superintendent, Multifamily | Front Range Keystone | Denver, CO
full-time | senior | 8 | $115,000–$138,000 a year
Five-story wood over podium, 240 units, out of the ground in March.

Your job is the schedule. Pull plans with subcontractors every Thursday, three-week look-aheads, quality walks before cover-up, inspections, safety orientation, neighbors who complain about noise.

What we want to see
- {Ten years in construction, four as a superintendent}
- {At least two wood-frame multifamily projects completed}
- {Scheduling in P6 or MS Project}
- {OSHA 30 and first aid}
- {Spanish helps}

What you get: vehicle, fuel, gain-share at closeout, and an owner who has stood in mud himself.

=== tampa-estimator | Estimator – Concrete | Bayshore Form & Pour | Tampa, FL
full-time | mid | 26
Tilt-wall, slabs, foundations. 10 to 14 bids a month.

Take off in On-Screen, build quantities by activity, call suppliers, check the plans against the geotech report, prepare scope letters.

You have
- {Three years in concrete estimating or field engineering}
- {Excel beyond the basics}
- {Reads structural drawings}
- {Deadline discipline}

A hybrid arrangement is possible after six months. Bonuses depend on margin at completion instead of on bids won, and we think that keeps everyone honest.

=== houston-safety | Site Safety Manager | Ironweed Constructors | Houston, TX
contract | senior | 19 | $58–$64 per hour
18-month LNG-related civil package near Freeport, 350 craft workers at peak.

Lead two coordinators. Job hazard analyses, permits, incident investigation, weekly client reporting, training in English and Spanish. {CHST or CSP}. {OSHA 510 and 500}. {Seven years of heavy civil or industrial safety}. {Stop-work authority used at least once and you can tell us about it}. {English and Spanish preferred}. Housing is your own affair.

=== sydney-site | Site Engineer | Parramatta Span Civil | Sydney, NSW, Australia
full-time | mid | 6 | A$105,000–A$125,000 + super
Rail station upgrades under possession work, so expect some weekends and a day off afterwards.

Set-out checks, lot packages, ITPs, concrete pre-pours, subcontractor supervision, progress claims.

Qualifications
• {Degree in civil engineering}
• {Three years on site, rail or roads}
• {White card and, ideally, RIW}
• {Knows TfNSW specifications}

Team of nine, office in Granville, phone and vehicle provided. Graduates with two solid years may be considered.

=== phoenix-intern | Construction Management Intern (Summer) | Saguaro Crest Builders | Phoenix, AZ
internship | entry | 41 | $24 per hour
Eleven weeks, one school gymnasium, a lot of sunscreen.

Shadow the superintendent before lunch and help in the trailer afterwards: daily reports, photo logs, RFI drafts, quantity checks, closeout binders.

The essentials
- {Junior or senior in construction, civil or architecture}
- {Own transport to Glendale}
- {Hard hat attitude}
- {Excel}

Interns who return for a second summer choose their project. Half of our project engineers came this way.

Interns are paired up and housed, if they come from out of town, in an apartment near the light rail at reduced cost. There are Friday site tours, a crane day, and an estimate you put together on your own. At the end you present to the owners, who ask about mistakes first and successes second.
`;
