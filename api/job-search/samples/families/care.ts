/** Sample listings; the format is explained in ../format.ts. */
export const care = String.raw`
## care-worker

=== columbus-stna | State Tested Nursing Assistant (STNA) | Scioto Meadows Senior Living | Columbus, OH
full-time | entry | 4 | $18.25–$21 an hour
$1,500 sign-on, paid in three parts. 2nd and 3rd shift open now.

Help residents wash, dress, eat and get moving. Answer lights. Chart intake and output. Use the Hoyer lift with a partner, always. Tell the nurse when somebody is not themselves today.

Need: {STNA on the Ohio registry}, {able to lift 50 lbs}, {every other weekend}. Dependable attendance matters more than long experience. Daily pay available.

The community has 96 apartments and 40 skilled beds. Aides work in pairs on each hallway, twelve residents to a pair on second shift and sixteen overnight. There is a nurse on every floor around the clock. If you want to become an LPN, we hold your place and pay half of the tuition.

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
full-time | entry | 7
Our memory care cottage has 22 residents and a ratio of one to six by day. We hire for temperament. You may have looked after a grandparent, a toddler or a stubborn horse; we'll teach you the rest.

Daily work covers personal care, meals, activities, laundry and calm redirection when a resident is upset or wants to go home. Documentation is done on a tablet.

Required: {Arizona certified caregiver certificate, or willing to finish the class in 60 days}; {fingerprint clearance}; {TB test}; {first aid and CPR}. Experience with {dementia or Alzheimer's care} raises the starting pay.

=== spokane-dsp | Direct Support Professional, Weekends | Camas Prairie Supported Living | Spokane, WA
part-time | entry | 29
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
part-time | entry | 25
Amir wants help to go swimming. Jo is learning to cook curry. Both live in their own flats with round-the-clock support and both will be on your interview panel.

24 hours a week on a rota, with two sleep-ins a month. You'd support daily routines, appointments, budgets, hobbies and, now and then, difficult moments using techniques we teach you.

What we need from you
- {Good spoken and written English}
- {Flexibility for evenings and weekends}
- {Respect for people's choices}
- {Driving is helpful, not required}

=== edmonton-hca | Health Care Aide | Prairie Hearth Continuing Care | Edmonton, AB, Canada
temporary | entry | 38
Maternity cover, 0.84 FTE, about ten months.

The aide provides personal care to a group of nine residents, assists at meals, uses mechanical lifts and reports to the LPN. Evenings 15:00–23:00 with rotating weekends.

- {Alberta Health Care Aide certificate or provincial directory registration}
- {Police information check including vulnerable sector}
- {N95 fit test}
- Six months in continuing care preferred

Uniform allowance and paid orientation of five shifts.

=== muenchen-helfer | Pflegehelfer/in – auch Quereinstieg | Haus Amperblick | München, Germany
full-time | entry | 8
Für unsere Wohngruppe in Pasing suchen wir Menschen mit Herz und Rücken. Sie helfen beim Aufstehen, Waschen, Anziehen und Essen, begleiten Spaziergänge, decken Tische, hören Geschichten von früher.

Anforderungen
* {Keine Vorkenntnisse nötig, Basiskurs wird bezahlt}
* {Deutsch auf Niveau B1}
* {Bereitschaft zu Früh- und Spätdienst}
* {Erweitertes Führungszeugnis}

Aufstieg zur einjährig ausgebildeten Fachhilfe oder in die generalistische Ausbildung ist ausdrücklich gewollt. Einstieg bei 3.050 € brutto.

Eine Praxisanleiterin ist in den ersten acht Wochen an Ihrer Seite, danach hat jede Helferin eine Patin im Team. Bei der Suche nach einer Wohnung unterstützt uns eine Genossenschaft. Unsere Kolleginnen kommen aus sechzehn Ländern; Deutschkurse finden dienstags im Speisesaal statt und zählen als Arbeitszeit.

=== leipzig-betreuung | Betreuungskraft nach § 43b (m/w/d) | Seniorengarten Plagwitz | Leipzig, Germany
part-time | entry | 19 | 14,90 € pro Stunde
25 Stunden, überwiegend nachmittags. Du gestaltest den Tag: Singkreis, Zeitungsrunde, Backen, Einzelbesuche bei Menschen, die nicht mehr aufstehen.

Du hast {die Qualifizierung als Betreuungskraft (160 Stunden) oder beginnst sie}, {Geduld und Humor} und {Freude an alten Liedern}. {Erfahrung mit Demenz} freut uns. Wochenenddienst einmal im Monat, dafür mittwochs frei. Unser Haus hat 80 Plätze, einen Gemüsegarten und zwei Katzen, die beide glauben, hier das Sagen zu haben.

=== graz-heimhilfe | Heimhilfe (Teilzeit, 25–30 Stunden) | Murtal Mobil Betreuung | Graz, Austria
part-time | entry | 24
Du besuchst Menschen daheim, hilfst beim Waschen, räumst auf, gehst einkaufen, wärmst Essen und hältst sie ein bisserl am Laufen, auch im Kopf.

Das brauchst du: {abgeschlossene Ausbildung zur Heimhilfe}, {Führerschein B}, {Einfühlungsvermögen}, {Deutsch B2}. Wir geben dir ein Dienstauto, feste Touren, bezahlte Wegzeiten und eine Einsatzleitung, die abhebt. Jedes zweite Wochenende ist frei. Schnuppern kannst du einen Vormittag lang, und unsere älteste Klientin, 101, prüft dich mit einem Kreuzworträtsel.

Einsatzgebiet ist der Norden der Stadt samt Gratkorn. Du wirst zwei Wochen lang begleitet, tippst die Pflegedokumentation ins Handy und triffst das Team am Montag zur Jause. Wir zahlen nach SWÖ-Kollektivvertrag, rechnen Vordienstzeiten an und übernehmen Fortbildungen zu Demenz und Kinästhetik.

=== utrecht-verzorgende | Verzorgende IG – wijkteam | Zorgkring De Vecht | Utrecht, Netherlands
part-time | mid | 5 | € 17,80 – € 23,10 per uur
Ons wijkteam in Overvecht telt veertien collega's en regelt de planning zelf. Geen manager die roosters maakt, wel een teamcoach die meedenkt.

Je helpt cliënten met wassen en aankleden, geeft medicijnen, verzorgt wonden en rapporteert in het zorgdossier. Je kijkt vooral naar wat iemand zelf nog kan.

Wij vragen {een diploma Verzorgende IG (niveau 3)}, {ervaring in de thuiszorg of een verpleeghuis}, {bevoegd en bekwaam voor voorbehouden handelingen} en {flexibiliteit, ook in het weekend}. Je werkt 20 tot 28 uur, op de e-bike van de zaak.

=== nantes-aide | Aide-soignant(e) en EHPAD | Résidence des Bords de l'Erdre | Nantes, France
full-time | entry | 7
Nous accompagnons 78 résidents, dont 14 dans une unité protégée. Vous travaillez en 10 heures, une semaine de trois jours et une semaine de quatre.

Vos missions : aide à la toilette et aux repas, surveillance de l'état de santé, transmissions écrites, participation au projet personnalisé et, bien entendu, conversation. Le poste est en CDI.

{Diplôme d'État d'aide-soignant exigé}, {sens de l'écoute}, {travail un week-end sur deux}, {connaissance des troubles cognitifs appréciée}. Salaire selon la convention, prime de nuit et reprise d'ancienneté.

=== remote-coordinator | Home Care Scheduler (Work from Home) | Evenlight Home Companions | Remote (Illinois)
full-time | entry | 11 | remote
When an aide calls in sick at 5:40 a.m., somebody finds another before Mrs. K. wakes up. You are that somebody from Tuesday to Saturday.

The scheduler matches aides with clients, watches overtime, confirms visits in the electronic verification system, answers families, and keeps notes so exact that the evening colleague needs no phone call.

What you need: {a year of scheduling, dispatch or home care}, {a reassuring telephone voice}, {quick work in a web calendar}, {fixed internet at home}. {Spanish or Polish} is used every day. We issue the laptop and the headset.

=== pudsey-team-leader | Care Team Leader (Days) | Fulneck Vale House | Leeds, United Kingdom
full-time | senior | 9 | £14.05 per hour
Fulneck Vale House sits on the Pudsey side of Leeds and is home to thirty older people, some frail, some living with dementia and one former bus conductor who still checks tickets at lunch.

As a team leader on days you'd allocate work to five carers, run the medicines round, speak with GPs and the district nurse, keep care plans true to life, supervise and appraise, and make time for families who are worried. You work alongside the team, never from behind a desk.

You will need
- {A Level 3 diploma in adult care, or nearly finished}
- {A year or more as a senior carer}
- {Competence in medicines and care planning software}
- {Confidence in leading a shift}

Twelve-hour days, three one week and four the next, every other weekend off. Paid breaks, a hot meal, funded Level 5 if you would like to go further.
`;
