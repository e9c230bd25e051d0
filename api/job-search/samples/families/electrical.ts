/** Sample listings; the format is explained in ../format.ts. */
export const electrical = String.raw`
## electrician

=== houston-commercial | Journeyman Electrician – Commercial | Bayou Current Electric | Houston, TX
full-time | mid | 4 | $31–$36 per hour
Tenant finish-outs, a hospital wing and two schools inside the Loop and along the Katy Freeway. Work is booked into next autumn.

What you'll do: bend and run EMT, pull wire, terminate panels and transformers, read prints, lead one or two apprentices, keep the site clean enough to be proud of.

What you need
- {Texas journeyman electrician license}
- {Four years of commercial work}
- {NEC knowledge}
- {Own hand tools, transport to the site}

Company pays license renewal and continuing education. Overtime optional.

Our foremen average fourteen years with the company. We own our lifts and benders, so nobody waits for rentals, and we stop work when lightning is within eight miles. Medical coverage is paid in full for the employee after 60 days. Each January there is a tool truck day on which everyone chooses $300 worth of hand tools. If you'd rather run service than new construction in a few years, you can switch without leaving.

=== katy-service | Residential Service Electrician | Honeycutt Home Electric | Katy, TX
full-time | mid | 11 | $28-$34/hr + commission on upgrades
You get a stocked van, a tablet and four or five calls a day: dead outlets, panel swaps, EV chargers, generators after every storm.

{Licensed journeyman or residential wireman}. {Troubleshooting without guessing}. {Able to explain a price to a homeowner}. {Valid license, clean MVR}. On-call one week in six. We don't sell people what they don't need, and reviews say so. Mondays start with tacos and a code question.

Your first month is spent alongside our most senior technician, who's been doing this since knob-and-tube was common. Material is restocked overnight at your home. Invoicing, financing and permits are dealt with by the office. Average earnings of full-year technicians lie a little above $84,000, with weekends free apart from the on-call rotation.

=== sugar-land-apprentice | Electrical Apprentice (Helper) | Bayou Current Electric | Sugar Land, TX
full-time | entry | 22 | $18–$23 an hour by year
Learn the trade. We register you in a four-year program, pay tuition as long as you pass, and raise your wage each 1,000 hours.

Dig, drill, carry, pull, then bend and wire. {Texas apprentice license or ready to apply}, {high school algebra}, {not scared of heights or attics}, {up at five}. Shadow day available before you decide. Veterans: your GI Bill benefits can be used here.

What a day looks like: stretch and safety talk at six, tools out, one task explained well, lunch in the shade, another task, clean up by half past two. Classes are on Tuesday nights in Stafford. Nobody is sent alone to a live panel, and no question costs you anything.

=== pasadena-industrial | Industrial Electrician / I&E Technician | Gulf Lantern Process Services | Pasadena, TX
contract | senior | 7 | $40–$46 per hour plus $80 per diem
Turnaround at a chemical plant, eight weeks, six tens, with maintenance work behind it for the good ones.

MCC work, motor control troubleshooting, instrument loops, conduit in explosion-proof areas.

The essentials
- {Five years in refinery or chemical plants}
- {Journeyman license or NCCER certification}
- {TWIC and basic plus safety council card}
- {480 V three-phase}

PLC exposure (ControlLogix) will get you called first. Craft interviews take place on Tuesdays at the yard.

=== columbus-oh-solar | Solar Installer / Electrician | Buckeye Ridge Solar | Columbus, OH
full-time | mid | 33
Residential and farm arrays, crews of four, rooftops from March to December and barns in winter.

Layout and racking, module wiring, inverter and battery installation, service upgrades, utility inspections. Need {two years of electrical or solar work}, {comfort on steep roofs with fall protection}, {driver's license}. {NABCEP PV associate} or a license pays more. Per diem when we stay overnight in Athens or Lima.

Company-owned trucks with racks that were designed by installers. Medical insurance, tools for roof work, and rain days spent in a training yard with a mock roof. You could become a crew lead in about eighteen months; three of our four project managers came off the roofs.

=== chicago-union-maint | Building Electrician | Lake Sedge Towers Management | Chicago, IL
full-time | senior | 20 | $49.20 per hour
Two residential high-rises, 1,100 units. The electrician looks after switchgear, emergency generators, fire alarm panels, lighting controls, garage chargers and whatever residents trip at dinner time.

{Supervising or journeyman electrician with the city}, {fire alarm systems}, {eight years in buildings}, {preventive maintenance records in a CMMS}. Live within 45 minutes since you'll be on call one week a month. Pension.

Two maintenance mechanics, a chief engineer and a door staff that knows every resident support you. Capital projects for the next years include garage panels, emergency lighting and a second bank of chargers, so there's more to do than lamps. Uniforms, parking and a phone are provided.

=== nottingham | Approved Electrician (Testing) | Lace Market Compliance | Nottingham, United Kingdom
full-time | mid | 26 | £38,500 plus van
EICRs in social housing across Nottinghamshire: three to four properties daily, remedials included, certificates on the iPad before you leave.

We ask for
• {18th Edition}
• {2391 or equivalent inspection and testing}
• {NVQ Level 3}
• {Full driving licence}

Tenants are often at home with children or dogs, so be decent company. Call-outs are voluntary and paid at time and a half. Fuel card, overalls and calibrated tester supplied.

=== perth-fifo | Electrician – FIFO 2:1 | Spinifex Mine Services | Perth, WA, Australia
contract | mid | 15 | A$68 per hour
Two weeks on, one off, flights from Perth. Iron ore processing plant, shutdown and maintenance crew.

Bring {an A-grade or unrestricted WA electrical licence}, {high-voltage switching or motor experience}, {a construction white card} and {the fitness to pass a pre-employment medical}. Camp has a gym, decent food and slow internet. 12.5-hour shifts alternate between days and nights. Mobilise in three weeks.

=== seattle-low-voltage | Low Voltage Technician | Emerald Loop Systems | Seattle, WA
full-time | entry | 29 | $26.00 - $31.00
Access control, cameras, data cabling, Wi-Fi and a little AV for offices and clinics.

Pull and dress cable, terminate and test Cat6A and fiber, mount devices, program panels under guidance, document with photos. {Washington 06 trainee card}; {one year of low-voltage or telecom}; {read floor plans}; {ladders and lifts}. BICSI installer courses during winter. Vehicle and phone are supplied, and most work ends before four.

=== stuttgart-elektroniker | Elektroniker für Energie- und Gebäudetechnik | Elektro Rebmann-Klotz | Stuttgart, Germany
full-time | mid | 12 | 19,50–23,00 € pro Stunde
Handwerksbetrieb mit 24 Leuten. Wohnungen, Arztpraxen, Wallboxen, Photovoltaik.

Sie installieren, verdrahten Verteiler, messen nach VDE, beraten am Küchentisch und fahren den Bus mit nach Hause. Wir erwarten {eine abgeschlossene Ausbildung als Elektroniker oder Elektroinstallateur}, {Führerschein Klasse B}, {selbstständige Arbeit auf der Baustelle} und {gepflegten Umgang mit Kunden}. {KNX oder Photovoltaik} lernen Sie auf Wunsch im Kurs. Freitags ist um eins Schluss.

Unsere Baustellen liegen fast alle im Kessel und auf den Fildern. Morgens um sieben wird geladen, wer Kinder in die Kita bringt, kommt um halb neun nach. Weitere Leistungen sind Urlaubsgeld, Zuschuss zur Altersvorsorge, ein gutes Messgerät für jeden und der Meisterkurs, falls Sie Lust darauf haben.

=== dresden-industrie | Industrieelektriker Instandhaltung | Elbsand Keramik AG | Dresden, Germany
full-time | mid | 27
Fünf Öfen, die nie ausgehen. Vierschichtbetrieb, 35-Stunden-Woche, Schichtzulagen bis 40 Prozent.

Störungen suchen, Antriebe tauschen, SPS lesen, Wartung planen, Verbesserungen vorschlagen. {Ausbildung als Mechatroniker, Industrieelektriker oder Betriebstechnik}; {Siemens S7 bzw. TIA Portal}; {Hydraulik und Pneumatik in Grundzügen}; {Schichttauglichkeit}; {Schaltberechtigung} wird bei uns erworben. Betriebsrente und Werkswohnung. Das Instandhaltungsteam besteht aus achtzehn Kolleginnen und Kollegen, von denen drei in den nächsten Jahren in Rente gehen.

Bei uns wird seit 1907 gebrannt, inzwischen mit Abwärmenutzung und einem Leitstand, auf den wir stolz sind. Neue Kollegen laufen vier Wochen in der Tagschicht mit und suchen sich dann ihre Schichtgruppe aus. Werkstatt und Ersatzteillager sind aufgeräumt, was in dieser Branche erwähnt werden darf.

=== houston-maintenance | Maintenance Electrician, School Buildings | Brays Prairie School Facilities | Houston, TX
full-time | mid | 16 | $30.40–$33.80 per hour
Forty-one campuses, some built in 1938 and some last spring. Six electricians look after all of them from a shop near Hobby.

On one day you might trace a dead circuit above a cafeteria ceiling, and on the next replace stadium ballasts, wire kilns for an art room or set up temporary power for graduation. Work orders arrive on a phone; you choose the sequence, buy small material on a card and write what you did. No night work except in emergencies, and no attics in August unless something is on fire.

Applicants must hold {a journeyman license from the state} and have {five years of commercial or institutional experience}, {troubleshooting skill on lighting, motors and controls}, {a driver's license}, and {a clear background check for work near children}. {Fire alarm or generator experience} is desirable. Pension, 21 days off, and the week between Christmas and New Year.
`;
