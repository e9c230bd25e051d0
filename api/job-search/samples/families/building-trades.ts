/** Sample listings; the format is explained in ../format.ts. */
export const buildingTrades = String.raw`
## plumber

=== phoenix-service | Service Plumber | Desert Spigot Plumbing | Phoenix, AZ
full-time | mid | 5 | $30–$42 per hour
Slab leaks, water heaters, softeners, repipes. Five to six calls a day within 25 miles, dispatch knows the traffic.

You'll diagnose, quote from a flat-rate book, do the work and leave it cleaner than you found it. {Three years of residential service}, {backflow tester certification or the will to get it}, {sober, courteous, on time}, {valid driver's license}. Truck goes home with you. No sales quotas.

We're twelve plumbers, two dispatchers and a parts runner who saves everyone an hour per day. The owner still takes a truck out on Fridays. Paid holidays, health insurance at half cost, and a training wall in the shop with every mixing valve made since 1970, ready to be taken apart.

=== philadelphia-apprentice | Plumbing Apprentice | Schuylkill Pipeworks | Philadelphia, PA
full-time | entry | 18
Brick rowhouses, 100-year-old stacks, lots of crawling. First-year apprentices carry cast iron, cut and sweat copper, clean drains, and go to class two evenings a week at our cost.

Looking for {a high school diploma or GED}, {a driver's license}, {mechanical curiosity}, and {no fear of basements}. The journeyman you'll ride with has trained nine apprentices; seven are licensed today.

Wages begin at nineteen dollars and rise with each completed year. We provide a starter tool bag, a jacket and a transit card until you drive one of the vans. Starting time is 7 a.m. in Manayunk. Bring a sense of humor for the days on which the stack is older than the country's highway system.

=== jacksonville-foreman | Plumbing Foreman – Multifamily | First Coast Rough-In | Jacksonville, FL
full-time | lead | 31 | $36–$41/hour
Podium apartments, 280 units. You lead a crew of ten from underground to trim.

Coordinate with other trades, order material two weeks out, pass inspections the first time, log hours by cost code. {Eight years in commercial or multifamily plumbing}, {two years running crews}, {blueprint reading and isometrics}, {OSHA 30}, {journeyman card}. Truck, fuel, phone and a completion bonus. Slab pours begin in May.

=== glasgow-heating | Gas Engineer | Clydewarm Heating | Glasgow, United Kingdom
full-time | mid | 8 | £36,000–£41,000
Servicing, breakdowns and boiler swaps for housing associations in Glasgow and Lanarkshire.

Around seven jobs per day from an app, parts fetched for you by a runner.

To apply you need
- {ACS CCN1, CENWAT and CKR1}
- {Two years after qualifying}
- {Fault finding on combi boilers}
- {UK driving licence}

One week of standby in five, £180 plus call-out. Heat pump training starts in January. Van, uniform and tools supplied.

=== koeln-shk | Anlagenmechaniker SHK, Kundendienst Wärmepumpe | Dombogen Haustechnik | Köln, Germany
full-time | mid | 15 | 42.000–50.000 € jährlich
Inbetriebnahmen, Wartung, Störungssuche bei Wärmepumpen und Gasthermen, hauptsächlich links des Rheins.

Sie sprechen mit Kunden wie ein Mensch und hinterlassen saubere Keller. Voraussetzungen: {Gesellenbrief SHK}, {Kälteschein Kategorie I oder Bereitschaft dazu}, {Elektrofachkraft für festgelegte Tätigkeiten}, {Führerschein B}. Rufbereitschaft alle sechs Wochen. Karnevalsfreitag arbeitet hier niemand, versprochen. Werkzeug und Akkugeräte stellen wir, Lehrgänge der Hersteller besuchen Sie während der Arbeitszeit. Das Fahrzeug ist ordentlich ausgestattet, die Ersatzteile liegen abends im Wagen.

Im Kundendienst sind wir neun Monteure, zwei Meister und drei Damen im Büro, die jeden Nachbarn kennen. Neue Kollegen fahren einen Monat zu zweit. Arbeitsbeginn ist an der ersten Adresse, nicht auf dem Hof, und Fahrtzeit ist Arbeitszeit.

## hvac

=== dallas | HVAC Service Technician | Northpecan Air | Dallas, TX
full-time | mid | 14 | $29.00–$38.00 an hour
It is 104 degrees and a family with a newborn has no air. You fix it. They bring you lemonade. Repeat.

Residential split systems, some light commercial rooftop units.

Your background
* {EPA 608 universal}
* {Texas ACR technician registration}
* {Three years in service}
* {Electrical diagnostics with a meter}

Heat pump and inverter know-how wanted. Winter hours guaranteed at 36. Take the van home, and choose your own vacation weeks outside summer.

=== milwaukee-controls | Building Automation Technician | Cream Brick Controls | Milwaukee, WI
full-time | senior | 23 | $78,000–$95,000
Commission and service BACnet systems in hospitals, labs and schools. Write sequences, tune loops, chase the one VAV box that hunts.

We expect {five years in HVAC controls}, {Niagara N4 certification}, {ability to read mechanical drawings and point lists}, {customer training skills}. Travel within southeastern Wisconsin only. Our techs own their sites: you meet the same engineers year after year, and you decide when a job is finished. Company vehicle and laptop.

=== charlotte-install | HVAC Install Helper | Carolina Vent & Coil | Charlotte, NC
full-time | entry | 38
Attics in summer, crawl spaces in winter, steady hours all year.

Carry equipment, hang duct, braze (after we teach you), pull vacuum, haul the old unit off. {Lift 75 lbs}, {driver's license}, {pass a drug test}, {show up at 6:45}. EPA exam paid. Most helpers run their own install by year three, and two are partners now. Benefits begin after 60 days.

Two-person crews and one job per day, so that you aren't rushed through the brazing. The lead explains, you try, he checks with nitrogen. Our average helper takes the EPA test in the fourth month. Paid on Fridays, lunch bought by the lead when the start-up works the first time.

## carpenter

=== portland-finish | Finish Carpenter | Alder & Plumb Renovations | Portland, OR
full-time | mid | 12 | $32–$39 an hour
Design-build firm with 19 employees who own a third of the company. Old houses: trim that has to match 1912, built-ins, stairs, doors, kitchens.

- {Five years of finish work}
- {Scribing, coping, hand tools that are sharp}
- {Reading drawings and finding their mistakes}
- {Own truck and basic tools}

No weekends. Profit share, paid lunch on Thursdays at the design meeting. Cabinet shop experience is a plus.

=== salt-lake-framer | Framing Carpenter | Wasatch Timberline Framers | Salt Lake City, UT
full-time | mid | 3
Custom homes in Park City and Heber. Crew van leaves at 6:15.

Walls, floors, complicated roofs. {3+ yrs framing}, {cut rafters from a print}, {comfortable on walls}, {bags, hammer, saw}. Pay depends on what we see in the first week and it gets reviewed after a month. Rain and snow days are made up on Saturdays. {Hablamos español}. Year-round work, no subs, workers' comp, real paychecks.

Jobs last from six weeks to four months and you stay with the same crew of five. The foreman cuts, the apprentice learns, the rest of us stand walls. A telehandler does most of the heavy lifting. In deep winter we frame panels indoors, at the same wage, with the heater going.

=== calgary-cabinet | Cabinetmaker / CNC Operator | Foothill Millwork | Calgary, AB, Canada
full-time | senior | 27
Institutional millwork: reception desks, nurse stations, school casework. 7 to 3:30.

Program nested parts in Cabinet Vision, run the router, band, assemble, and mentor apprentices. {Red Seal cabinetmaker}, {Cabinet Vision or Microvellum}, {laminate and solid surface}, {shop drawings}. {AWMAC quality standards} known. RRSP match after a year. Steady crew of twelve, clean dust collection, and spray finishing is done by somebody else.

=== salzburg-tischler | Tischler/in Montage | Tischlerei Gaisbergholz | Salzburg, Austria
full-time | mid | 11 | ab 17,10 € brutto pro Stunde
Küchen, Stuben, Hotelzimmer. Du baust beim Kunden ein, was die Werkstatt vorbereitet hat, schneidest Leisten auf Gehrung, justierst Beschläge und gehst erst, wenn jede Lade leise schließt.

{Lehrabschluss als Tischler/in}, {Montageerfahrung}, {B-Führerschein}, {freundlicher Umgang mit Kundschaft}. Vier-Tage-Woche, gutes Werkzeug, Diäten bei Auswärtsmontagen in Bayern. Meisterprüfung? Fördern wir. Unser Betrieb besteht in dritter Generation, mit neunzehn Leuten, einer lichten Halle und einem Chef, der selber noch gern hobelt.

Ihr fahrt zu zweit, meistens zwischen Hallein und dem Chiemsee. Der Wagen wird am Vorabend fertig geladen. Ein Lehrling ist oft dabei, und wir erwarten, dass du ihm etwas zutraust. Weihnachten bis Dreikönig ist zu, ausgenommen bei Hotels, die erst am 26. merken, dass eine Tür klemmt.
`;
