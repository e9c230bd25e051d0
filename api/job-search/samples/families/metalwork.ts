/** Sample listings; the format is explained in ../format.ts. */
export const metalwork = String.raw`
## machinist

=== milwaukee-cnc | CNC Machinist – 5-Axis | Kettle Moraine Precision | Milwaukee, WI
full-time | mid | 4
Job shop with 40 people. Lots of 5 to 200, aerospace brackets, pump bodies, odd prototypes nobody else wants.

You set up, prove out and run a DMG 5-axis and two Haas mills, edit code at the control, pick tools, hold two tenths on a bore when the print says so and check it yourself on the CMM.

What gets you in the door
- {Four years of CNC milling with your own setups}
- {GD&T and print reading}
- {Fanuc or Heidenhain controls}
- {Inspection with micrometers, bore gages and CMM}

What gets you a better offer
- {Mastercam programming}
- Inconel and titanium

First shift 6–2:30, air-conditioned floor, a machine that's yours.

Why people come to us: quotes are done by somebody who has run the machines, so cycle times are possible. Why a few leave: variety. If you like the same part all year you will be unhappy here, because on Monday it is a manifold and on Thursday a bracket that resembles a seahorse. Interviews include an hour on the floor. We'll hand you a part and a drawing with one mistake in it and see what you say.

=== waukesha-lathe | CNC Lathe Operator, 2nd Shift | Pewaukee Turned Parts | Waukesha, WI
full-time | entry | 9 | $22.50–$26/hr incl. shift premium
High-volume hydraulic fittings on bar-fed lathes. Load stock, change inserts, measure every tenth part, adjust offsets, write down what you did.

Must have: {one year as a machine operator}, {calipers and micrometers}, {basic shop math}, {good attendance}. {G-code a plus but we teach it} in the back room on Thursdays, paid. Overtime most Saturdays, never forced. Attendance bonus is paid each month.

Shift is Monday to Thursday from 3 p.m. to 1:30 a.m. You will look after three spindles with help from a set-up man who was himself an operator two years ago. New people start on a training machine with brass bar. Health coverage from the first of the month, and a quiet, well-lit shop with mist collectors.

=== west-allis-tool | Tool & Die Maker | Greenfield Stamping | West Allis, WI
full-time | senior | 27 | $35–$42/hr
Progressive dies up to 400 tons. Build, repair and improve. About 60 % maintenance, 40 % new.

Needed
- {Journeyman's card or ten years in tool and die}
- {Surface grinder, wire EDM, manual mill}
- {Reading die sketches and strips}
- {Troubleshooting in the press, not only at the bench}

SolidWorks useful. The two current toolmakers will retire by 2029, they want to pass on what they know, and we want to give the newcomer enough time to soak it up.

=== hartford-grinder | Precision Grinder (OD/ID) | Nutmeg Spindle Works | Hartford, CT
full-time | senior | 36
Spindles for jet engine makers; tolerance ±0.0001". Studer and Okamoto machines.

Set-up and run cylindrical grinding, dress wheels, calculate tapers, inspect with air gauges, fill in process sheets. {Five years of precision grinding}, {US person status for ITAR}, {trigonometry without a calculator app} and {a steady temperament} are needed. We pay at the top of the valley, and wages are discussed openly in the first call.

Temperature in the grinding room is held at 68 degrees year-round. Six grinders, two inspectors, no piece rates. The company is run by the third generation of one family, carries no debt and has never laid off a grinder, a fact which the older men will mention to you more than once.

=== grand-rapids-apprentice | Machining Apprentice | Thornapple Tooling | Grand Rapids, MI
full-time | entry | 17 | $18 to start, raises every 1,000 hours
Four years, 8,000 hours, college classes paid, and at the end a journeyman's card with no debt.

You rotate through saw, manual lathe, Bridgeport, surface grinder, CNC mill, EDM and inspection. We look for {a high school diploma with algebra and geometry}, {spatial thinking}, {evidence that you make things}, and {patience when something takes three tries}. Bring whatever you built. A kid once brought a guitar and he runs our EDM department today.

=== nuernberg-zerspaner | Zerspanungsmechaniker Drehen/Fräsen | Pegnitz Feinmechanik | Nürnberg, Germany
full-time | mid | 10
Kleinserien für Medizintechnik: Titan, PEEK, Edelstahl. Sie rüsten, programmieren an der Heidenhain-Steuerung, messen, entgraten, dokumentieren.

Was zählt
* {Ausbildung als Zerspanungsmechaniker oder Feinwerkmechaniker}
* {Erfahrung an 5-Achs- oder Langdrehmaschinen}
* {Lesen technischer Zeichnungen mit Form- und Lagetoleranzen}
* {Messmittel bis zur Koordinatenmessmaschine}

{CAM (hyperMILL)} ein Plus. Zwei Schichten, klimatisierte Halle, Obstkorb, den wirklich alle plündern. Überstunden wandern auf ein Konto, von dem man ganze Wochen abfeiern darf.

Das sagen Kolleginnen über uns: saubere Maschinen, kurze Wege, ein Meister, der zuhört. Wir sind 65 Leute und beliefern Hersteller von Implantaten und Endoskopen. Einarbeitung nach Plan, Gewinnbeteiligung im Frühjahr, 30 Tage Urlaub und ein Zuschuss zum Deutschlandticket kommen dazu.

=== chemnitz-cnc | CNC-Einrichter (Dauernachtschicht möglich) | Sachsenring Präzisionsteile | Chemnitz, Germany
full-time | senior | 31
Wir stellen Getriebeteile her und zahlen nach Haustarif.

Ihre Verantwortung sind vier Drehzentren mit Roboterbeladung: einrichten, Erstteile freigeben, Werkzeugstandzeiten verlängern, Bediener schulen, Störungen beheben. Wir setzen {eine Metallausbildung}, {fünf Jahre als Einrichter}, {Siemens- oder Fanuc-Programmierung} und {SPC-Grundlagen} voraus. {Automatisierungserfahrung mit Robotern} verkürzt die Einarbeitung. Nachtzulage steuerfrei. Den Lehrgang zum Industriemeister übernehmen wir, sofern Sie danach noch zwei Jahre bleiben mögen.

Die Nachtschicht umfasst vier Einrichter und elf Bediener. Sie dokumentieren Rüstzeiten, schlagen Werkzeuge vor und entscheiden selbst, wann eine Maschine steht. In den kommenden zwei Jahren investieren wir in sechs weitere Zellen, bei deren Auswahl Sie mitreden. Jahresverdienst etwa 52.000 Euro mit Zulagen.

=== torino-fresatore | Operatore CNC / Fresatore | Officine Valdoria | Torino, Italy
full-time | mid | 15
Stampi per l'illuminazione automobilistica. Reparto di dodici persone, due turni a rotazione.

Attività principali: attrezzaggio dei centri di lavoro a cinque assi, correzione dei programmi a bordo macchina, controllo dei pezzi con comparatore e CMM, manutenzione ordinaria. Si richiedono {diploma di perito meccanico o esperienza equivalente}, {tre anni su controlli Heidenhain}, {lettura del disegno meccanico}, {disponibilità ai turni}. La {conoscenza di un CAM} completa il profilo. Mensa, premio di risultato, assicurazione sanitaria.

=== brookfield-setup | Set-Up Machinist, Mills | Elmgrove Hydraulic Controls | Brookfield, WI
full-time | mid | 13 | $28.00–$34.50 per hour
Elmgrove makes valve blocks that lift snow plows, dump beds and airport stairs. The milling department is a row of fourteen horizontals and verticals, two of them bought this year, and one experienced set-up person short.

In this job you receive a work order and a print, find or build the fixture, load and measure tools, bring the first piece through inspection and hand the machine over to an operator. You stay responsible for it until the order is finished. Typical batches are 30 to 300, in steel and ductile iron, and a changeover should take less than ninety minutes.

Need to have
- {Three years of setting up CNC mills}
- {Fanuc controls, editing at the machine}
- {Blueprints with geometric tolerancing}
- {Height gage, bore gage and CMM basics}

Good to have
- {Horizontal machining centers with pallets}
- Fixture design or a bit of programming in Mastercam
- Experience with training operators

First shift is 5:30 to 2, four tens are being tested since May. You'd have a say in whether we keep them.

## welder

=== tulsa-structural | Structural Welder / Fitter | Osage Iron & Platform | Tulsa, OK
full-time | mid | 8 | $26.00–$31.50 per hour
Stairs, platforms, pipe racks and skids for gas plants.

Fit from prints, tack, weld flux-core and stick in all positions, grind, pass visual and UT.

- {AWS D1.1 3G and 4G certification, test on site}
- {Three years of structural fabrication}
- {Read weld symbols and shop drawings}
- {Tape measure math to the sixteenth}
- {Overhead crane and forklift basics}

Four tens plus Friday overtime. Hood allowance, fans in summer that really work.

=== tulsa-structural-stale | Structural Welder / Fitter | Osage Iron & Platform | Tulsa, OK
full-time | mid | 45 | $25.00–$30.00 per hour | twin of welder.tulsa-structural
Stairs, platforms, pipe racks and skids for gas plants.

Fit from prints, tack, weld flux-core and stick in all positions, grind, pass visual and UT.

- {AWS D1.1 3G and 4G certification, test on site}
- {Three years of structural fabrication}
- {Read weld symbols and shop drawings}
- {Tape measure math to the sixteenth}
- {Overhead crane and forklift basics}

Four tens plus Friday overtime. Hood allowance, fans in summer that really work.

=== broken-arrow-tig | TIG Welder – Stainless Vessels | Verdigris Process Tanks | Broken Arrow, OK
full-time | mid | 14 | $28-$34/hr
Brewery, dairy and pharma tanks. Sanitary welds, purge, polish, mirror on the inside.

{GTAW on stainless, 14 to 10 gauge}; {ASME Section IX qualification or able to test}; {purging and heat control}; {clean work habits, since carbon steel dust ruins everything}. Orbital welding would be great. First shift. 100 % employee-paid health premiums by the company after one year, small team, a brewer who brings samples.

=== muskogee-trainee | Welder Trainee (Production MIG) | Three Forks Trailer Company | Muskogee, OK
full-time | entry | 20 | $18.75/hr, $20.50 after 90 days
Utility trailers, 40 a day, jigs and short-arc MIG.

We start a new class on the first Monday of each month: two weeks in the booth with an instructor, then the floor. {No experience needed, vo-tech welcome}, {18 or older}, {able to stand and bend all shift}, {own boots; we give you the hood}. Piece bonus. Out at 3. Heat breaks in July and August are on the clock.

Pay stays the same during class, and you keep the gloves and jacket. After the first year the best can move to the prototype bay, to aluminum or to fixtures. Bring a state ID and a social security card on the day. The lunch truck comes at 11:15; the shop has its own horseshoe pit.

=== oklahoma-city-inspector | Certified Welding Inspector | Redrock Pipeline Quality | Oklahoma City, OK
contract | senior | 29 | $52/hr, $140 per diem
Third-party inspection, 20" gas line, spread through Canadian County. Nine months, six days.

Verify procedures, qualify welders, watch fit-up and root, review NDE reports, keep the map and daily log.

What we require
* {AWS CWI}
* {API 1104}
* {Five years on pipelines}
* {4x4 truck and laptop}

{Operator qualification cards} current. Reports are due by 8 p.m. the same day, no exceptions, and the client reads each of them before breakfast.

=== mobile-ship | Shipfitter/Welder | Dauphin Sound Shipyards | Mobile, AL
full-time | mid | 11 | $24.75–$29.10
Aluminum ferries and patrol boats.

You would lay out bulkheads, fit, and weld pulsed MIG on 5083 plate in tight places. Must {pass a 2G/3G aluminum test}, {hold or obtain a TWIC card}, {climb and crawl}, {read ship drawings}. {Two years in a shipyard} ideal, trailer or tank people adapt fine. 1st and 2nd shift, profit sharing, on-site clinic.

Crews are assigned per hull and stay on it from keel to sea trial, and everyone gets a seat on the trial if there's room. Fume extraction is built into the torches. Second shift earns an extra eight percent. Housing help for the first six weeks is available if you come from farther than a hundred miles.

=== hamilton-pipe | Pressure Welder (B Ticket) | Escarpment Mechanical | Hamilton, ON, Canada
temporary | senior | 5 | CA$46.80/h + vacation pay
Steel mill shutdown, 5 weeks of 6x12s, nights and days.

{TSSA pressure ticket F3/F4}, {valid Working at Heights}, {respirator fit and clean-shaven}, {carbon and chrome pipe, SMAW with GTAW root}. Travel cards honoured. Bring your logbook with dates, as continuity will be checked. Meals after twelve hours according to the agreement. Previous hot-work or coke oven experience gets you on the first crew.

=== gdansk-spawacz | Spawacz MAG/FCAW – stocznia remontowa | Motława Offshore | Gdańsk, Poland
contract | mid | 26
Kontrakt na dziewięć miesięcy, sekcje kadłubów promów, praca pod dachem.

Zakres obowiązków: spawanie blach od 6 do 30 mm w pozycjach PB, PF i PE, szlifowanie, naprawy po badaniach, kontrola wymiarów z monterem. Wymagania to {uprawnienia według ISO 9606-1}, {dwa lata w przemyśle stoczniowym lub konstrukcjach}, {czytanie rysunku technicznego}, {pozytywny wynik próby}. Zakwaterowanie dla osób spoza Trójmiasta, rozliczenie godzinowe od 45 zł netto na fakturę.

Stawka rośnie po przejściu wewnętrznego egzaminu na pozycję PE. Zapewniamy odzież, maskę z nawiewem i przejazd z kwatery. Pracujemy od poniedziałku do soboty, co trzeci tydzień jest krótszy. Po zakończeniu kontraktu najlepsi przechodzą na następny statek bez ponownej rekrutacji.

=== sapulpa-fab | Fabricator / Welder, Day Shift | Polecat Creek Fabrication | Sapulpa, OK
full-time | mid | 5 | $25-$30/hr depending on test
We're thirteen people and a shop dog. We build handrail, platforms, trailer frames for oilfield customers, and once a dinosaur for a mini golf course.

You take a drawing, cut your own material on the saw or plasma, fit it, weld it out and load it. Mostly flux-core and MIG on mild steel, some stick in the field, stainless now and then. Nobody will stand behind you, but a question is never stupid here.

Have {three years in a fab shop}, {the ability to read prints and lay out square}, {all-position plate welds that bend without cracking}, {your own hood and hand tools}. {Forklift and crane time} is useful. Seven to three-thirty, Saturday mornings if we're behind. Health insurance half paid, two weeks off after the first year, Christmas bonus in a good year, and there have been nine good ones in a row.
`;
