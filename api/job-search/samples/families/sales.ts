/** Sample listings; the format is explained in ../format.ts. */
export const sales = String.raw`
## sales

=== denver-sdr | Sales Development Representative | Rallypost | Denver, CO
full-time | entry | 3
Rallypost is scheduling software for amateur sports leagues. There are 90,000 such leagues in North America, most of them run from somebody's kitchen table with a spreadsheet.

As an SDR you find the commissioner, ring her up, listen to how registration night went, and book a demo if we can help. You'd make about 45 calls and 30 personal emails a day, log everything in HubSpot and hand over warm notes to one of our account executives.

You might be a fit if
- {you've worked somewhere with customers in front of you}
- {you write short, correct emails}
- {rejection makes you shrug}
- {you are comfortable with a CRM or learn tools quickly}

No degree needed. Nine of our eleven account executives started in this seat. LoDo office three days a week; ski locker in the basement.

Your first three months
Month one is learning: our product, registration night, what a division is, why under-tens need shorter games. Month two you call with a partner and listen to your own recordings, which is unpleasant for everyone and works. By month three you carry a quota of eleven demos held. Meetings that don't show up don't count, so quality matters more than noise.

Promotion to account executive takes fourteen months on average. It depends on a written checklist rather than on who is loudest.

=== boulder-ae | Account Executive, Mid-Market | Cairnwell Data | Boulder, CO
full-time | mid | 12
We sell water-quality monitoring to utilities and breweries. Deals run from $40,000 to $150,000 and take about four months, mostly because of committees.

You'll own the full cycle in nine western states: discovery, on-site pilots, proposals, procurement, contract. Marketing brings a third of the pipeline, the rest is yours.

Looking for
* {Three years of B2B closing experience}
* {Selling to technical buyers}
* {Forecasting in Salesforce}
* {Up to 30 % travel}

Experience with {public-sector procurement} would put you at the top of our list. On-target earnings are split fifty-fifty and quota was reached by four of six last year.

=== remote-ae-health | Account Executive, Clinics | Tidewick | Remote (United States)
full-time | mid | 7 | $75,000 base, $150,000 OTE | remote
Front desks at small medical practices lose hours to fax machines. Tidewick reads the fax and files it.

We're looking for a seller who is good on video, quick with a live demo and allergic to exaggeration. Eight to ten demos weekly, three-week sales cycle, owner-physicians and office managers on the other side.

Must-haves: {two years of SaaS closing}, {a record of hitting quota, with numbers}, {self-generated pipeline}. Nice: {healthcare background}, and a second monitor. The team meets in Nashville each quarter.

=== remote-csm | Customer Success Manager | Rallypost | Remote (US, Mountain or Pacific)
full-time | mid | 16 | remote
You inherit 120 leagues that already pay us. Keep them, grow them, and tell product what hurts.

Onboarding calls, quarterly reviews with the top thirty, a monthly webinar, renewal conversations, and rescue missions on the night when registration opens and everyone clicks at once.

- {Three years in customer success or account management}
- {Renewals and expansion targets}
- {Confident presenter}
- {HubSpot, Gainsight or similar}
- Amateur sports in your past: {coach, referee or parent, it all counts}

=== remote-inside | Account Executive – Small Practices (Remote) | Tidewick | Remote (United States)
full-time | mid | 2 | $75,000 base, $150,000 OTE | remote | twin of sales.remote-ae-health
Front desks at small medical practices lose hours to fax machines. Tidewick reads the fax and files it.

We're looking for a seller who is good on video, quick with a live demo and allergic to exaggeration. Eight to ten demos weekly, three-week sales cycle, owner-physicians and office managers on the other side.

Must-haves: {two years of SaaS closing}, {a record of hitting quota, with numbers}, {self-generated pipeline}. Nice: {healthcare background}, Spanish, and a second monitor. The team meets in Nashville each quarter.

=== indianapolis-route | Route Sales Representative | Hoosier Crisp Snacks | Indianapolis, IN
full-time | entry | 21
Own a step van and 28 stores. Merchandise shelves, rotate dates, sell displays, write orders on a handheld, unload before sunrise. Commission begins with the first case.

People who do well here get up at 3:45 without hating it and like store managers. You need {a driver's license with a clean record}, {lifting 40 pounds all morning}, {basic arithmetic}, and {an outgoing way with customers}. Sunday and Wednesday off. The average route salesperson earned a bit over $61,000 last year, the best about $84,000.

=== san-jose-field | Field Sales Engineer – Vacuum Components | Los Gatos Vacuum | San Jose, CA
full-time | senior | 34
Semiconductor tool makers and national labs buy valves, feedthroughs and chambers from us. They know more physics than most salespeople, hence this posting.

You'd visit customers from Fremont to Hillsboro, sketch solutions with them, write specifications for our shop in Morgan Hill, quote, follow up, and be present when the chamber is leak-checked.

What matters
* {Degree in mechanical engineering or physics}
* {Five years in technical sales or applications}
* {Understanding of UHV materials}
* {CAD reading, ideally SolidWorks}

=== manchester-telesales | Telesales Executive – Trade Paint | Ancoats Coatings | Manchester, United Kingdom
full-time | entry | 5
Decorators ring us, we ring decorators. Eighty calls a day, half of them people you'll soon know by first name.

Take orders, offer the new primer, win back customers who drifted off, arrange next-day delivery. {A good phone voice}, {resilience and humour}, {basic computer skills}, {GCSE English and maths}. Monday–Friday 7.30 to 4.30, early finish on Fridays once target is hit, product training at our factory in Oldham.

The floor is twelve people with a whiteboard, a bell and a bake rota. You'd begin with a list of 300 dormant trade accounts and a script that you're encouraged to throw away. Commission is paid monthly, without clawback. Some of our best callers came from bars, taxis and a funeral director's.

=== delhi-b2b | Area Sales Manager – Solar Pumps | Suryadhara Pumps | New Delhi, India
full-time | senior | 18 | ₹10–12 LPA + incentives
Lead dealers and six sales officers across western UP and Haryana.

Appoint and develop distributors, drive subsidy-scheme sales with state agencies, monitor collections, run village demonstrations ahead of the kharif season.

{Eight years in agri-input, pump or solar sales}; {dealer network management}; {Hindi and working English}; {extensive travel, 15–18 days a month}. {Diploma or B.Tech.} preferred. Car allowance and medical cover for parents.

=== bordeaux-commercial | Commercial(e) sédentaire vins et spiritueux | Maison Garonnet | Bordeaux, France
full-time | entry | 23 | 27 000 € brut annuel + primes
Au téléphone et par courriel, vous conseillez 400 cavistes et restaurateurs du Grand Ouest.

Prise de commandes, relances, offres de la saison, organisation de dégustations deux fois par an, mise à jour du fichier clients : le poste est varié et l'équipe (quatre personnes) rit beaucoup. Nous recherchons {un bac +2 commercial ou une première expérience de vente}, {une aisance orale}, {un intérêt sincère pour le vin}, {la maîtrise d'un CRM}. L'anglais est apprécié. Tickets restaurant et caisse de Noël, liquide.

=== amsterdam-account | Accountmanager binnendienst | Grachtenlicht Verlichting | Amsterdam, Netherlands
full-time | mid | 4
Wij leveren lampen aan hotels, architecten en soms een theater. Jij beheert 150 vaste klanten, maakt offertes, volgt orders van fabriek tot montage en signaleert kansen voor de buitendienst.

Wat je meebrengt: {mbo-4 of hbo-niveau}, {twee jaar commerciële binnendienst}, {vloeiend Nederlands en Engels, Duits is mooi}, {ervaring met een ERP- of CRM-systeem}, {een vriendelijke hardnekkigheid}. Salaris tussen € 38.000 en € 45.000 per jaar, 27 vakantiedagen, kantoor aan het IJ met een pontje voor de deur.

## real-estate

=== los-angeles-leasing | Leasing Consultant | Palisade & Vine Residential | Los Angeles, CA
full-time | entry | 10
Koreatown, 212 apartments in a converted department store, pool on the roof.

Tours, follow-ups within an hour, applications, move-in inspections, resident events (last month: dumpling night). You'll work Tuesday to Saturday with the property manager and two maintenance techs.

- {Sales or hospitality background of a year}
- {Fair housing rules, we train}
- {Yardi or Entrata helpful}
- {Korean or Spanish a real plus}
- {Weekend shifts}

=== tampa-agent | Licensed Real Estate Agent | Mangrove Key Realty | Tampa, FL
contract | mid | 25
We are a brokerage of 14, not 400. Leads come from a neighborhood newsletter our founder has written for twenty years, and each agent receives about eight a month.

Independent contractor, 75/25 split, no desk fee. You must hold {an active Florida real estate license}, have {closed at least six transactions}, and {know contracts, disclosures and flood zones}. {A reliable car} goes without saying. What we expect in return is that calls are returned and that clients aren't pushed. Coaching each Tuesday with pastries.

=== minneapolis-pm | Property Manager – Affordable Housing | Hiawatha Commons Housing | Minneapolis, MN
full-time | mid | 6
Two buildings, 164 homes. You manage a caretaker, an assistant and a stack of regulations.

Collect rent, certify incomes, prepare for inspections, supervise turnovers, hold resident meetings, work with the social worker when a lease is at risk. Owner reports are due on the tenth.

Required: {three years in property management}, {LIHTC and Section 8 compliance}, {budgeting}, {conflict resolution}. Preferred: {COS or HCCP designation}; Somali, Oromo or Spanish.

The organization is a nonprofit that owns 31 properties, so decisions are made in the interest of tenants and still have to add up. You get a compliance specialist for the difficult files, a maintenance line at night, and two days of training each quarter. Benefits include a pension contribution of seven percent.

=== scottsdale-escrow | Escrow Assistant | Sonora Quill Title | Scottsdale, AZ
full-time | entry | 38
Buyers sign 61 times and it's our job that each page is the right one. You open orders, request payoffs, chase HOA documents, balance settlement statements, schedule signings, and send off recordings before two o'clock.

We'd like {one year in escrow, title, lending or a law office}, {accuracy with figures}, {grace under deadlines at month end} and {good spelling}. {Notary commission} within 60 days. SoftPro is used here. Path to escrow officer in about three years; six of nine officers have walked it.

## insurance

=== des-moines-claims | Claims Adjuster Trainee – Auto | Plowman Mutual | Des Moines, IA
full-time | entry | 14
Fourteen weeks of paid instruction with nine other trainees, starting the second week of January.

You'll investigate accidents by telephone, take recorded statements, decide who was at fault, estimate damage with photos, negotiate and pay. Some calls are sad, some are absurd. You write down all of it.

What we look for
- {Bachelor's degree or three years of customer-facing work}
- {Clear writing}
- {Willing to get adjuster licenses in eight states}
- {Judgment}
- {No fear of difficult conversations}

Mutual means that policyholders own us. Pension plan (yes, still), cafeteria, and hybrid work from month six.

=== hartford-underwriter | Commercial Lines Underwriter | Charter Elm Insurance | Hartford, CT
full-time | senior | 23
Middle-market property and general liability for New England manufacturers and breweries.

You will have authority to $10 million in total insured value. Analyze submissions, visit plants, price, negotiate with independent agents, and manage a book of $14 million with a loss ratio to be proud of.

Your background
• {Six years of commercial underwriting}
• {CPCU or progress towards it}
• {Property engineering reports and cat modeling}
• {Relationships with agents in Connecticut and Massachusetts}
• {Negotiation}

Car allowance; four days in Hartford or on the road.

=== remote-medicare | Licensed Medicare Agent (Seasonal) | Clearfen Benefits | Remote (AZ, FL, GA, OH, TX)
temporary | entry | 40 | remote
October 1 to December 7. Inbound calls only; people who turn 65 call and ask which plan covers their heart pills.

Compare plans, explain deductibles slowly, enroll. Compliance listens to calls and so should you, to your own.

- {Active health insurance license in your state}
- {AHIP certification for the coming year}
- {Patience with older callers}
- {Wired internet}

One third of the seasonal class receives offers to stay.

=== jacksonville-csr | Insurance Customer Service Representative (440 or 220) | Ortega Heron Insurance | Jacksonville, FL
full-time | mid | 9 | $44,000–$52,000
Home insurance in Florida is complicated; our clients need a guide. Re-shop renewals, process endorsements, send certificates, explain wind mitigation credits, take first notice after storms.

Skills and experience
- {Florida 4-40 or 2-20 license}
- {Two years in a personal lines agency}
- {Applied Epic, EZLynx or Hawksoft}
- {Calm phone manner}

Agency of twelve near the St. Johns, closes at 4 on Fridays, pays licensing and an annual bonus on retention.

A new person spends the first month with the renewal lead and then takes over around 700 households. Carriers come and go in this state, so you'll learn five portals and forget two. We write thank-you cards, answer the phone by the second ring and don't cross-sell to the recently widowed.

=== linz-schaden | Sachbearbeiter/in Schaden – Haushalt & Eigenheim | Donautal Versicherungsverein | Linz, Austria
full-time | mid | 29
Hagel, Leitungswasser, Marder. Du nimmst Schäden auf, prüfst die Deckung, beauftragst Sachverständige, zahlst aus oder erklärst verständlich, warum nicht.

Erwartet werden {Matura oder kaufmännische Lehre}, {zwei Jahre in Versicherung, Bank oder Kanzlei}, {gute Ausdrucksweise in Wort und Schrift} und {Freude am Umgang mit Menschen}. {Ausbildung zum Versicherungskaufmann} kann nachgeholt werden. Gleitzeit ohne Kern, zwei Tage Telearbeit, Jahresgehalt ab 39.200 €.

Im Schadenteam arbeiten neun Personen. Nach einem Unwetter wird es für zwei Wochen laut, da helfen auch die Kollegen aus dem Vertrieb. Du bekommst eine sechsmonatige Einschulung mit eigener Betreuerin, Essenszuschuss und jährlich 40 Stunden Bildungszeit, über deren Inhalt du selbst entscheidest.
`;
