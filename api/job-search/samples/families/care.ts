/** Sample listings; the format is explained in ../format.ts. */
export const care = String.raw`
## care-worker

=== columbus-stna | State Tested Nursing Assistant (STNA) | Scioto Meadows Senior Living | Columbus, OH
full-time | entry | 4 | $18.25–$21 an hour
$1,500 sign-on, paid in three parts. 2nd and 3rd shift open now.

Help residents wash, dress, eat and get moving. Answer lights. Chart intake and output. Use the Hoyer lift with a partner, always. Tell the nurse when somebody is not themselves today.

Need: {STNA on the Ohio registry}, {able to lift 50 lbs}, {every other weekend}. Dependable attendance matters more than long experience. Daily pay available.

=== chicago-home | Home Care Aide – North Side | Evenlight Home Companions | Chicago, IL
part-time | entry | 12 | $17.80–$19.00 per hour
Clients in Rogers Park, Edgewater and Albany Park are waiting for someone patient. Most are in their eighties and want to stay in the apartment where they raised their kids.

Your tasks could include bathing and dressing, light cleaning, cooking a real lunch, walks to the store, reminders to take pills, and a lot of listening. We try to keep you with the same two or three people.

- {18 or older and authorized to work}
- {Background check through the Illinois health care worker registry}
- {Reliable travel by CTA or car}
- {Able to follow a written care plan}

Polish, Russian, Korean or Spanish speakers, please say so when you apply. Between 12 and 28 hours, you choose.

=== phoenix-memory | Caregiver, Memory Care | Palo Brea Assisted Living | Phoenix, AZ
full-time | entry | 7 | $17.50–$19.25/hr
Our memory care cottage has 22 residents and a ratio of one to six by day. We hire for temperament. You may have looked after a grandparent, a toddler or a stubborn horse; we'll teach you the rest.

Daily work covers personal care, meals, activities, laundry and calm redirection when a resident is upset or wants to go home. Documentation is done on a tablet.

Required: {Arizona certified caregiver certificate, or willing to finish the class in 60 days}; {fingerprint clearance}; {TB test}; {first aid and CPR}. Experience with {dementia or Alzheimer's care} raises the starting pay.

=== spokane-dsp | Direct Support Professional, Weekends | Camas Prairie Supported Living | Spokane, WA
part-time | entry | 29 | $19.40 an hour
Friday evening to Sunday evening, 24 to 30 hours, in a house shared by three men with intellectual disabilities. They like bowling, monster trucks and arguing over the remote.

You support them with cooking, money, medication, outings and hygiene, and you write notes at the end of every shift. Positive behavior support training comes with the job.

{High school diploma or GED}, {driver's license held for one year}, {clear background check} and {willingness to learn nurse delegation} are the must-haves. A sense of humor is unofficially one too.

=== leeds | Care Assistant – Domiciliary | Kirkmoor Homecare | Leeds, United Kingdom
full-time | entry | 6 | £12.60–£13.40 per hour plus mileage
Are you kind, punctual and happy to drive around in all weathers? We look after 140 people across north and west Leeds and need more carers for the morning and tea-time runs.

What you'll be doing
- Personal care, toileting and continence support
- Prompting medication and completing MAR charts on the app
- Preparing breakfast, lunch or supper
- Reporting changes to the office the same day

What we need from you
- {A full UK driving licence and your own car}
- {An enhanced DBS check, which we pay for}
- {Availability on alternate weekends}
- {A caring manner and patience}

{Experience in home care or an NVQ Level 2} is welcome but not essential as the Care Certificate is included in your induction. Paid travel time. Guaranteed hours after probation.

=== bradford | Home Care Assistant | Kirkmoor Homecare | Bradford, United Kingdom
full-time | entry | 2 | £12.60–£13.40 per hour plus mileage | twin of care-worker.leeds
Are you kind, punctual and happy to drive around in all weathers? Our new Bradford branch covers Shipley, Bingley and the city and needs carers for early and evening runs.

What you'll be doing
- Personal care, toileting and continence support
- Prompting medication and completing MAR charts on the app
- Preparing breakfast, lunch or supper
- Reporting changes to the office the same day

What we need from you
- {A full UK driving licence and your own car}
- {An enhanced DBS check, which we pay for}
- {Availability on alternate weekends}
- {A caring manner and patience}

{Experience in home care or an NVQ Level 2} is welcome but not essential as the Care Certificate is included in your induction. Paid travel time. Guaranteed-hours contracts available from day one.

=== leeds-senior | Senior Care Assistant (Nights) | Roundhay Oaks Care Home | Leeds, United Kingdom
full-time | senior | 19 | £13.75 per hour
Forty-two residents, residential and dementia. On nights you are in charge of the building together with three care assistants, and a manager is on call.

You administer medication, update care plans on the tablet, carry out two-hourly checks, handle falls calmly and hand over properly at 7.45 in the morning.

We are asking for {NVQ Level 3 in Health and Social Care or equivalent}, {at least a year as a senior or team leader}, {medication competency}, and {experience of dementia care}. Moving and handling trainers get an extra allowance.

Four nights a week, 44 hours. The home was rated Good at its last inspection.

=== wakefield-support | Support Worker, Learning Disabilities | Calder Steps | Wakefield, United Kingdom
part-time | entry | 25 | £12.71 an hour, sleep-ins £60
Amir wants help to go swimming. Jo is learning to cook curry. Both live in their own flats with round-the-clock support and both will be on your interview panel.

24 hours a week on a rota, with two sleep-ins a month. You'd support daily routines, appointments, budgets, hobbies and, now and then, difficult moments using techniques we teach you.

{Good spoken and written English}; {flexibility for evenings and weekends}; {respect for people's choices}. {Driving is helpful, not required.}

=== edmonton-hca | Health Care Aide | Prairie Hearth Continuing Care | Edmonton, AB, Canada
temporary | entry | 38 | CA$22.40–$25.10 per hour
Maternity cover, 0.84 FTE, about ten months.

The aide provides personal care to a group of nine residents, assists at meals, uses mechanical lifts and reports to the LPN. Evenings 15:00–23:00 with rotating weekends.

- {Alberta Health Care Aide certificate or provincial directory registration}
- {Police information check including vulnerable sector}
- {N95 fit test}
- Six months in continuing care preferred

Uniform allowance and paid orientation of five shifts.
`;
