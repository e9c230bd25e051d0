import { wordingStems } from './content-words.ts';

/**
 * What people write who have done a thing without using its name: the thing, `=`, and wordings separated by commas. All
 * words of a wording must occur in one clause. A wording that could also be said of something else is left out, because
 * it would prove what nobody claimed (docs/decisions/0015).
 */
const WORDINGS = String.raw`
charge nurse, ward in charge = took charge unit, in charge of the ward, led the shift nurses, ran the ward
critical care, intensive care = icu, itu, ccu, intensive care, critical care, ventilated patients, cardiovascular icu
primary care = family medicine, family practice, gp surgery, general practice, walk-in patients, community clinic, health centre
acute care = hospital ward, emergency department, medical-surgical, surgical ward
with adults, adult = adult, adults, medical-surgical, telemetry, cardiac, orthopaedic ward
personal care = washed dressed residents, washing dressing, bathing, bathed, toileting, continence, grooming, oral care, showered, helped residents wash, helped clients dress, morning calls wash
medication, administer medication, medication administration = medication rounds, gave medicines, mar charts, mar sheets, medicines, tablets, dispensed doses, blister packs, emar
dementia, dementia care = alzheimer, memory unit, memory care, dementia
moving handling, manual handling = hoist, hoisted, sling, slide sheet, transfers with two carers, stand aid, transferred residents, repositioned
end life, palliative care, palliative = dying residents, last days, hospice, syringe driver, comfort care
care plan, care planning = care plans, daily notes, support plans, person-centred plans, reviewed plans
meal preparation, feeding, nutrition = prepared meals, cooked meals, helped eat, thickened fluids, fed residents, assisted mealtimes
domiciliary, home care = clients homes, home visits, visits a day, calls a day, own homes
elderly, older people, seniors = residents, nursing home, care home, dementia, elderly, aged
infection control = ppe, isolation rooms, hand hygiene audits, disinfected, sterilised
learning disability = autism, autistic, supported living, learning disabilities
wound care = dressings, changed dressings, pressure sores, stitches, ulcers
vital signs, observations = blood pressure, temperature pulse, obs, saturation
conduit = emt, rigid, raceway, conduit
bending = bent, bender
installation, install = installed, hung, fitted, ran, mounted, put in, wired, rough-in
commercial, commercial wiring = offices, schools, grocery store, hospital, retail units, shops, restaurants, hotels, warehouses, office building, supermarket
residential, domestic = homes, houses, apartments, flats, townhouses
industrial = factory, plant, mill, refinery
wiring = wired, rewired, cabling, pulled cable, terminated
inspection testing, periodic inspection, inspection = eicr, eicrs, test certificates, inspected, pat testing
plc programming, sps-programmierung, sps = tia portal, step 7, ladder logic, s7-1500 bausteine, codesys
18th edition wiring regulations, wiring regulations = bs 7671, 18th edition, requirements electrical installations, 2382-18, 2382-22
grill = grill, broiler, char-grill, griddle, bbq
saute = saute, pan station
pastry, dessert = tarts, tart, ice creams, sorbet, brioche, petits fours, cakes, croissants, mousse, desserts, patisserie, pastries
covers = covers, dinners, guests, meals, diners, plates
high volume = dinners a night, covers a night, covers
food hygiene = food safety, food hygiene, servsafe
normes haccp, haccp = plan haccp, haccp, plan de maitrise sanitaire
menu planning, menu = wrote menus, weekly menu, new dishes
knife skills, food preparation, prep = filleted, butchered, chopped, mise en place, diced, prepped
digital tachograph = tacho, tachograph, drivers hours, digital tacho
driver cpc, cpc = driver cpc, driver qualification card, dqc, 35 h periodic training
over-the-road, otr, long haul, long-haul = 48-state, otr, weeks at a time, over the road, long haul, nights out, coast to coast
no preventable accidents, accidents, accident = without a single accident, accident-free, no accidents, zero accidents
ladungssicherung, load securing, load security = verzurrt, gesichert verrutschen, strapped, chained, ratchet straps, lashed, ladungssicherung
multi-drop, multidrop = drops a day, deliveries a day, parcels a day
route planning = planned routes, planned own routes
fuhrerschein = fahrerlaubnis, fuhrerschein
schlusselzahl = kennziffer, schlusselzahl
vehicle maintenance, servicing, service inspection = serviced, inspections, oil changes, 6-weekly, safety inspections, pmi, pmis, services
brake, brakes, braking system = brakes, brake, discs pads, drums, roller brake, air brakes, calipers, slack adjusters
engine, engine repair, diesel engine = engine rebuild, engines, head gasket, injectors, turbo, cylinder head, rebuilt engine
diagnostics, fault finding, fault diagnosis, diagnostic = traced faults, fault codes, diagnostic laptop, found the fault, texa, jaltest, multimeter, diagnosed, scan tool, traced
transmission, gearbox, clutch = clutch, gearboxes, gearbox, retarder, clutches
mot preparation, mot = mot, annual test, first-time pass, test pass rate
breakdown, roadside, recovery = roadside, call-outs, recovered, broken-down, breakdowns
suspension, steering = air bags, springs, king pins, track rod, shackles, wheel alignment
heavy vehicle, heavy goods vehicle, truck = hgv, lgv, trucks, tractor units, trailers, lorries, artics, scania, tractors
hydraulic = tail lifts, rams, hydraulic, hoses, tippers
welding = welded, mig, tig, stick, mag
cnc milling, milling, frasen = milled, machining centre, vmc, 5-axis, 3-axis, gefrast, hermle, haas vf, dmg, mill
cnc turning, turning, drehen = turned, lathe, lathes, gedreht, bar feeder, live tooling, mazak, okuma, swiss-type, sliding head
setting, set-up, setup, machine setup, rusten = set up, set, tool offsets, work offsets, fixtures, changeovers, eingerichtet, gerustet
cnc programming, programming, g-code = g-code, wrote programs, programmed, fanuc, heidenhain, siemens 840d, mastercam, cam, edited programs, programme geschrieben
measuring, measurement, metrology, inspection, precision measuring = micrometer, micrometers, caliper, calipers, bore gauge, cmm, height gauge, gauges, first article, held tolerances, messschieber, gemessen, tolerance
tight tolerances, tolerances, close tolerance = microns, micron, 0.01 mm, 0.0005, tenths, 0.005 mm, thou, tolerances
reading blueprints, engineering drawings, technical drawings, blueprint, drawings = from drawings, gd&t, to drawing, prints, worked from prints, nach zeichnung
cad cam, cam = mastercam, fusion 360, edgecam, nx cam, hypermill, solidcam, gibbscam
materials = titanium, inconel, stainless, aluminium, aluminum
tool change, tooling = inserts, end mills, cutters, tool life
quality control, quality = first article, spc, inspection reports, scrap rate, non-conformance
switchboard, phone system, phone, multi-line, telephone = calls a day, answered calls, phone lines, multi-line, 12-line, pbx, transferred calls, lines
greeting visitors, visitor, front of house, front desk, reception = greeted, welcomed, signed in visitors, visitor badges, visitors, checked in, reception, receptionist, welcomed guests, front desk
appointment scheduling, appointments, scheduling, diary management, calendar = booked appointments, appointments, scheduled appointments, diaries, outlook calendars, kept the diary, calendar
meeting rooms, room booking = booked rooms, conference rooms, meeting rooms
post, mail, correspondence = sorted mail, post, franked, franking, couriers, parcels, deliveries signed, mail
data entry = entered, keyed, typed records, inputted, input
filing = filed, archived, records, indexed, scanned
typing = typed, wpm, minutes
cash handling = cashed up, till, float, took payments, took copayments, banked takings
customer service = complaints, served customers, guests, queries, customers, enquiries
check-in, check-out = checked in guests, arrivals departures, check-ins
bookkeeping = kept the books, ledgers, journals, books to trial balance, posted invoices
accounts payable, purchase ledger = supplier invoices, paid suppliers, purchase ledger, payment runs, invoices matched, bacs runs, vendor invoices
accounts receivable, sales ledger, credit control = chased debts, overdue invoices, debtor days, sales ledger, collected debts, raised invoices, dunning
bank reconciliation, reconciliation, reconciliations, account reconciliation = reconciled, matched statements
month-end, month end close, monthly closing, monatsabschluss = closed the books, month-end, working day 3, accruals prepayments, closed each month, monatsabschlusse
year-end, annual accounts, financial statements, statutory accounts, jahresabschluss = statutory accounts, year-end, annual accounts, final accounts, jahresabschlusse, bilanz, balance sheet, financial statements, trial balance to accounts
vat, vat returns, umsatzsteuer = vat returns, vat, umsatzsteuervoranmeldung, making tax digital, sales tax
payroll, lohnbuchhaltung = paid salaries, payslips, paye, payroll, wages, lohnabrechnung, gehaltsabrechnung, rti
tax returns, corporate tax, tax = self-assessment, corporation tax, 1040, 1120, tax returns, tax computations, steuererklarungen
audit = audited, audit files, sampled, tested controls, audit clients, substantive testing
budgeting, forecasting, budget = budgets, forecasts, budgeted, rolling forecast, cash flow
management accounts, management reporting, financial reporting = management accounts, board pack, variance, variances, management packs, p&l
ifrs, us gaap, gaap = ifrs, gaap, consolidated, frs 102, asc 606
erp, accounting software = sap, xero, sage, quickbooks, netsuite, oracle, datev
consolidation = consolidated, group accounts, subsidiaries
drafting pleadings, drafting = drafted, prepared, wrote
pleadings motions, pleadings, motions = complaints, answers, summary-judgment papers, pleadings, motions, briefs
e-discovery, ediscovery = relativity, coded documents, document review, privilege log
law firm = llp, attorneys at law, solicitors, law firm, partners attorneys, litigation paralegal, attorneys, kanzlei
conveyancing, residential conveyancing = house sales purchases, sdlt, completions, searches enquiries, land registry, exchange completion
residential conveyancing = house sales, flat sales, homes, house sales purchases
cilex = cilex, chartered legal executive, fcilex
office cleaning = desks kitchens, office cleaner, offices hoovered, headquarters floors
cleaning = cleaned, cleaner, mopped, hoovered, vacuumed, housekeeper, housekeeping, domestic, scrubbed, dusted, desks bins, wiped down
deep cleaning = degreased, deep cleaned, steam cleaned, descaled, deep-cleaned
commercial kitchen, kitchen = restaurants, hoods ducts fryers, kitchens, canteen
coshh, coshh awareness = coshh, data sheets chemicals
scrubber-dryer = scrubber-drier, scrubber-dryer, ride-on scrubber, scrubber drier, auto scrubber
floor buffer, buffer = buffed, buffer, burnished, rotary machine
bionettoyage, milieu hospitalier = desinfecte chambres, blocs operatoires, pre-impregnation, chambres sanitaires services
milieu hospitalier, hospitalier = chu, hopital, clinique, services de chirurgie, blocs operatoires
camarera de pisos = habitaciones turno, habitaciones camas banos, limpieza hotel
laundry = washed linen, linen, ironed
python production, production = served customers, in production, live, serving, payments a day, requests, users, ran
python = django, fastapi, flask, pandas
query optimization, query tuning, optimization = query times, tuned, indexes, explain, slow queries, rewritten joins, rewritten report
postgresql = postgres, postgresql
containers, containerization = docker, kubernetes, eks, podman, containerised, helm
ecs = ecs, fargate
software development = software engineer, software developer, backend engineer, frontend developer, programmer, developer
linux device driver, device driver, linux, driver development = kernel module, kernel driver, device tree
react = react, hooks react, jsx
ci/cd = pipelines, github actions, jenkins, gitlab ci, continuous deployment
testing = unit tests, test suite, end-to-end tests, tested
monitoring, observability = dashboards, alerts, grafana, prometheus, datadog
mentoring, coaching, training staff, train = trained, coached, mentored, new starters, onboarded, inducted
supervision, supervisory, supervise, team leadership, leadership, leading a team, people management = supervised, led, managed a team, team of, ran a team, headed, direct reports
stock control, inventory management, inventory, stocktaking = counted stock, stock counts, cycle counts, stock take, reordered, stock takes
ordering, purchasing, procurement = ordered, placed orders, purchase orders, bought, sourced
forklift = reach truck, counterbalance, forklift, pallet truck, stapler
picking packing, order picking, picking = picked, pallets, lines an hour, packed
shipping, dispatch = shipped, loaded trailers, dispatched
customs, customs clearance = customs declarations, cleared, t1, import entries, verzollt, atlas
freight = shipments, loads, consignments, sea freight, air freight
territory management, territory = territory, patch, accounts in the region
cold calling, prospecting, new business, lead generation = cold calls, prospected, new accounts, opened accounts, won new, dials
quota, sales target, targets = of quota, of target, over target, exceeded, beat
crm = salesforce, hubspot, dynamics, pipedrive, crm
negotiation = negotiated, terms agreed
account management = key accounts, looked after accounts, renewals, accounts
b2b = businesses, companies, distributors, hospitals, trade customers, resellers
curriculum, lesson planning, curriculum planning = planned lessons, lesson plans, weekly plans, planned activities, schemes of work
classroom management = class of, led a class, pupils
safeguarding, child protection = safeguarding lead, referrals, reported concerns, child protection
phonics = phonics, letters and sounds, read write inc
special needs, sen, special educational needs = sen, iep, ieps, ehcp, autism, additional needs
observation assessment, child observation = observed children, learning journals, tapestry, assessments, portfolios
early years foundation stage, eyfs = eyfs, early years foundation stage
parent communication, parents = parents evenings, met parents, talked to parents, parent conferences
radiographs, x-rays, dental radiography, radiography = x-rays, bitewings, radiographs, panoramic, opg, periapical
chairside, chairside assisting, four-handed dentistry = chairside, suction, passed instruments, four-handed, assisted extractions
sterilization, instrument sterilization, decontamination = autoclave, autoclaved, sterilised instruments, sterilized instruments, spore tests
impressions = alginate, impressions, scans, intraoral scanner
infection control = autoclave, ppe, surface disinfection
digital charting, dental software = dentrix, eaglesoft, open dental, charted
health safety, workplace safety = risk assessments, toolbox talks, accident book, incident reports
shift work, nights = nights, night shift
`;

export interface Wording {
  /** What it is about: all these stems must be in the requirement. */
  topic: string[];
  others: string[][];
}

function readWordings(): Wording[] {
  return WORDINGS.split('\n').flatMap((line) => {
    const [topics = '', wordings = ''] = line.split(' = ');
    if (wordings === '') return [];
    const others = wordings
      .split(',')
      .map(stemsOf)
      .filter((stems) => stems.length > 0);
    return (
      topics
        .split(',')
        .map((topic) => ({ topic: stemsOf(topic), others }))
        .filter(({ topic }) => topic.length > 0)
        // Its own words are compared more strictly elsewhere.
        .map(({ topic, others: all }) => ({
          topic,
          others: all.filter((one) => one.length === 1 || one.join(' ') !== topic.join(' ')),
        }))
    );
  });
}

const stemsOf = (text: string): string[] => wordingStems(text.trim());

let byStem: Map<string, Wording[]> | null = null;

/** The wordings whose topic is among the given stems of a requirement; the longest topics first. */
export function wordingsFor(stems: ReadonlySet<string>): Wording[] {
  if (!byStem) {
    byStem = new Map();
    for (const wording of readWordings()) {
      const first = wording.topic[0] ?? '';
      byStem.set(first, [...(byStem.get(first) ?? []), wording]);
    }
  }
  const found = [...stems].flatMap((stem) => byStem?.get(stem) ?? []);
  return found
    .filter(({ topic }) => topic.every((stem) => stems.has(stem)))
    .sort((a, b) => b.topic.length - a.topic.length);
}
