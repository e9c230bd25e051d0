/** Sample listings; the format is explained in ../format.ts. */
export const nursing = String.raw`
## nurse

=== columbus | Registered Nurse, Medical-Surgical | Harlow Valley Medical Center | Columbus, OH
full-time | mid | 3 | $34.50–$46.20 per hour
Our 32-bed med-surg unit on the east side is adding two day-shift RNs. You will carry four to five patients, most of them recovering from general and orthopedic surgery, and work beside a charge nurse who does not take an assignment.

What the shift looks like
- Head-to-toe assessments at the start of each shift and as conditions change
- IV therapy, wound care, drains, and safe medication passes with bar-code scanning
- Discharge teaching that patients can actually repeat back to you
- Charting in Epic, ideally before you leave the room

You need
- {Active RN license in Ohio or a compact state}
- {At least one year of acute care experience}
- {BLS from the American Heart Association}

Good to have: {ACLS}, {Epic charting experience}, or a med-surg certification (we pay the exam fee).

Three 12-hour shifts, every third weekend. Tuition help after six months.

How we hire: a short phone call, then a two-hour visit on the unit where you can ask the night shift anything without a manager in the room. Most people hear from us within four working days.

=== dublin-oh | Registered Nurse, Med-Surg (Days) | Harlow Valley Medical Center | Dublin, OH
full-time | mid | 0 | $34.50–$46.20 per hour | twin of nurse.columbus
Our new 24-bed med-surg unit at the Dublin campus is hiring day-shift RNs. You will carry four to five patients, most of them recovering from general and orthopedic surgery, and work beside a charge nurse who does not take an assignment.

What the shift looks like
- Head-to-toe assessments at the start of each shift and as conditions change
- IV therapy, wound care, drains, and safe medication passes with bar-code scanning
- Discharge teaching that patients can actually repeat back to you
- Charting in Epic, ideally before you leave the room

You need
- {Active RN license in Ohio or a compact state}
- {At least one year of acute care experience}
- {BLS from the American Heart Association}

Good to have: {ACLS}, {Epic charting experience}, or a med-surg certification (we pay the exam fee).

Three 12-hour shifts. Free parking and tuition help after six months.

How we hire: a short phone call, then a two-hour visit on the unit where you can ask the night shift anything without a manager in the room. Most people hear from us within four working days.

=== columbus-ed | Emergency Department RN – Nights | Franklinton General Hospital | Columbus, OH
full-time | mid | 9 | $41–$55/hr incl. night differential
Busy Level II trauma center downtown. About 190 patients come through our doors in 24 hours and nobody here pretends that it is calm.

We want a nurse who triages quickly using the five-level ESI, speaks up in a code, and still has a kind word for the frightened person in the hallway bed. Expect trauma activations, stroke alerts, behavioral health holds, and a good amount of teaching new grads.

Must: {Ohio RN license}; {two years of emergency or critical care nursing}; current {BLS, ACLS and PALS}. {TNCC within six months of hire} (we schedule and pay for it). CEN earns a yearly bonus.

Shift: 7p–7:30a, self-scheduling, six weekend shifts per six-week block.

=== westerville | Clinic Nurse (RN or LPN), Pediatrics | Otterbrook Children's Associates | Westerville, OH
part-time | entry | 14 | $24–$33 per hour
Five pediatricians, one fish tank, and a nurse phone line that never stops ringing. We're looking for someone three days a week, Monday, Wednesday and Friday, 8 to 5. No nights and no holidays.

You would room families, take heights, weights and vitals, give vaccines, run strep and flu swabs, and return calls from worried parents using our triage protocols. Some days you will also help with prior authorizations.

We ask for {an RN or LPN license valid in Ohio}, {comfort giving injections to infants and toddlers}, and {clear phone manners}. Pediatric experience would be lovely, but {new graduates are welcome to apply}.

=== columbus-hospice | Hospice Nurse Case Manager | Willow Reach Hospice | Columbus, OH
full-time | senior | 21 | $82,000–$94,000 a year
Willow Reach is a nonprofit that has looked after dying people in central Ohio since 1988. Our case managers carry between 11 and 13 patients in their homes and in assisted living.

As the RN case manager you build the plan of care with the patient, the family, the aide, the chaplain and the social worker. You manage pain and other symptoms, teach caregivers what the last days may look like, attend the interdisciplinary meeting every other Tuesday, and take one night of call about every ten days.

Required
- {RN license in Ohio, unencumbered}
- {Three years as a nurse, one of them in hospice, home health or oncology}
- {Valid driver's license and insured vehicle}; mileage is paid

Preferred
- {CHPN certification}
- Experience with {electronic point-of-care documentation}

People stay with us: median tenure among the nurses is seven years.

=== remote-telehealth | Telephone Triage Nurse | Lanternwell Health Line | Remote (United States)
full-time | mid | 5 | $36–$41 per hour | remote
You answer calls from members in 14 states and decide, with the help of Schmitt-Thompson protocols, who needs the emergency room, who can see a doctor tomorrow and who needs reassurance and fluids.

Average of 5 calls an hour. Two screens, a headset and a quiet room with a door are yours to provide; the computer is ours.

- {Compact (multistate) RN license}, willing to add single-state licenses at our cost
- {3+ years of bedside nursing in ER, urgent care, ICU or med-surg}
- {Typing while talking and listening}
- {Available two weekends a month}

Spanish gets you a dollar more per hour. Five weeks of paid training, all online.

=== remote-utilization | Utilization Review Nurse | Corvane Benefit Partners | Remote (US, Eastern or Central time)
full-time | senior | 27 | $78,500 to $91,000 | remote
Review inpatient and outpatient requests against InterQual criteria, talk to hospital case managers, and prepare the file when a medical director has to decide. The work is quiet, exact and measured: 18 to 22 reviews a day.

Minimum qualifications: {RN license}, {four years of clinical experience in an acute setting}, {one year of utilization review or case management}. You should be able to {write a short rationale that stands up in an appeal}.

Helpful: CCM credential, knowledge of {InterQual or MCG guidelines}, Medicare Advantage background.

Hours are 8:00–4:30 in your time zone. Holidays off.

=== houston-icu | ICU Registered Nurse | Buffalo Bayou Heart Institute | Houston, TX
full-time | senior | 6 | $44.00 - $61.50 per hour
Cardiovascular ICU, 18 beds, 1:1 and 1:2 ratios.

You'll recover open-heart patients straight from the OR, titrate vasoactive drips, manage arterial lines, balloon pumps and, after training, CRRT and ECMO. Residents listen to nurses here. Our last survey showed that too.

Bring:
• {Texas or compact RN license}
• {Two or more years of adult ICU nursing}, cardiac surgery strongly preferred
• {ACLS and BLS current}
• {Hemodynamic monitoring and ventilator management}
• BSN, or enrolled to finish one in 36 months
• {CCRN is a plus}

Relocation help up to $7,500 and a retirement match of 6 %.

=== tucson-school | School Nurse | Ocotillo Ridge Unified Schools | Tucson, AZ
full-time | mid | 33 | $52,300–$63,900 per school year
One nurse, two elementary campuses a mile apart, 840 children. Typical days involve inhalers, insulin, scraped knees, immunization records, hearing and vision screening, and individual health plans for students with seizures or severe allergies. A health aide is present at each site and reports to you.

Qualifications: {Arizona RN license}; {CPR and first aid}; {bachelor's degree in nursing preferred}; {IVP fingerprint clearance card}; experience with diabetes care in children desirable. {Conversational Spanish} is very useful on both campuses.

The contract is 196 days. Applications are reviewed until the post is filled.

=== albuquerque-travel | Travel RN, Labor & Delivery (13 weeks) | Brightmesa Staffing | Albuquerque, NM
contract | senior | 2 | $2,480 per week, about $69/hr
13-week assignment, 36 hours, nights. Start as soon as the facility clears you.

High-risk L&D with its own OR team. You labor, circulate for C-sections and recover. Float to postpartum only.

What you bring
* {Two years of recent L&D}
* {NRP, BLS, ACLS}
* {Fetal monitoring certification (AWHONN intermediate or C-EFM)}
* {New Mexico or compact license in hand}

First-time travelers considered with strong references. Meditech charting; if you know Cerner you will be fine. Housing stipend is included in the weekly figure.

=== leeds | Staff Nurse – Care of the Elderly | Aire Bridge Hospital Trust | Leeds, United Kingdom
full-time | entry | 11 | £31,049–£37,796 per annum
Ward 14 is a 26-bed elderly medicine ward with a garden and a very loyal team. We welcome newly registered nurses as well as colleagues returning to practice; everyone gets a twelve-month preceptorship and protected study time.

Main duties include assessing and planning care, medicines rounds, wound and pressure area care, falls prevention, discharge planning with therapists and families, and supervising healthcare assistants and students.

Essential criteria
• {NMC registration (adult) or awaiting PIN}
• {Ability to prioritise a group of patients}
• {Good written and spoken English}
• {Willingness to work days, nights and weekends}

Desirable
• {Dementia care experience}
• Venepuncture and cannulation

You get 27 days' leave plus bank holidays, rising with service, and the public-sector pension.

=== toronto | Registered Practical Nurse – Long-Term Care | Maple Lantern Residences | Toronto, ON, Canada
part-time | mid | 18 | CA$30.10–$34.75 per hour
Permanent part-time line, 45 hours biweekly, evenings with alternate weekends. Our 160-bed home is unionized.

The RPN leads a team of four PSWs on one home area: medication administration, treatments, RAI-MDS input, physician rounds, calls to families when something changes.

Requirements: {current CNO certificate of competence}, {recent experience in long-term care or geriatrics}, {PointClickCare}, {two-step TB test and vulnerable sector check}. {Leadership of PSWs} will be asked about in the interview, so bring an example. A second language spoken in the neighbourhood, such as Tamil, Tagalog or Italian, is an asset.

=== brisbane | Registered Nurse – Perioperative (Scrub/Scout) | Moreton Quays Private Hospital | Brisbane, QLD, Australia
full-time | mid | 8 | A$41.20–$52.60 an hour plus super
Six theatres, mostly orthopaedics, urology and plastics. Monday to Saturday roster with no overnight on-call, which is rare, and we know it.

You'll scrub and scout across specialties, keep counts without fail, look after loan sets with the CSSD team, and mentor graduates.

About you
- {Current AHPRA registration}
- {Minimum two years of scrub/scout experience}
- {ACORN standards are second nature to you}
- {Vaccination evidence}

Anaesthetic skills would widen your roster and your pay point. Salary packaging and subsidised parking at the ferry terminal.

=== memphis-dialysis | Dialysis RN | Riverbend Kidney Centers | Memphis, TN
full-time | entry | 16 | $33.00 - $40.00/hour
Will train! If you have been a nurse for six months and want out of nights, read on. Outpatient hemodialysis, closed Sundays, three long days on and the rest off.

Duties: cannulate fistulas and grafts, set up and monitor machines, draw labs, educate patients about fluids and phosphorus, oversee three patient care technicians, call the nephrologist when the numbers look wrong.

Must have
• {Tennessee RN license or multistate}
• {Six months of any RN experience}
• {CPR card}

You should not mind {standing most of a ten-hour day}. Color vision test required for water checks.

=== muenchen-innere | Pflegefachkraft (m/w/d) Innere Medizin | Klinikum Isarhöhe | München, Germany
full-time | mid | 4 | 43.000–52.000 € pro Jahr plus München-Zulage
Station 3B, 28 Betten, Schwerpunkt Kardiologie und Diabetes. Unser Schlüssel im Frühdienst liegt bei eins zu sieben, und Servicekräfte nehmen uns das Essen und die Betten ab.

Was Sie bei uns tun: Pflegebedarf erheben und planen, Vitalzeichen überwachen, Medikamente richten, Infusionen, Visiten begleiten, Angehörige beraten, Auszubildende anleiten.

Was wir uns wünschen
- {dreijährige Ausbildung in der Gesundheits- und Krankenpflege oder Pflegefachfrau/-mann}
- {Freude an der Arbeit mit älteren, mehrfach erkrankten Menschen}
- {EDV-gestützte Pflegedokumentation}
- {Bereitschaft zum Schichtdienst}
- {Deutsch mindestens B2}

Was Sie bekommen: ein Zimmer im Personalwohnheim für das erste Jahr, Kita am Haus, Wunschdienstplan und 31 Tage Urlaub.

Ihre ersten Wochen: Eine feste Praxisanleiterin begleitet Sie sechs Wochen lang, und Sie werden in dieser Zeit nicht auf die Besetzung angerechnet. Ausländische Abschlüsse sind willkommen; bei der Anerkennung hilft unsere Stabsstelle, die seit 2017 rund 140 Kolleginnen und Kollegen aus Bosnien, Tunesien und von den Philippinen durch die Verfahren gebracht hat. Fachweiterbildungen, etwa zur Diabetesberatung, finanzieren wir vollständig.

=== unterhaching-innere | Pflegefachkraft (m/w/d) Innere Medizin | Klinikum Isarhöhe | Unterhaching, Germany
full-time | mid | 2 | 43.000–52.000 € pro Jahr plus München-Zulage | twin of nurse.muenchen-innere
Standort Unterhaching, Station 1, 22 Betten, Schwerpunkt Kardiologie und Geriatrie. Der Schlüssel im Frühdienst liegt bei eins zu sieben, und Servicekräfte nehmen uns das Essen und die Betten ab.

Was Sie bei uns tun: Pflegebedarf erheben und planen, Vitalzeichen überwachen, Medikamente richten, Infusionen, Visiten begleiten, Angehörige beraten, Auszubildende anleiten.

Was wir uns wünschen
- {dreijährige Ausbildung in der Gesundheits- und Krankenpflege oder Pflegefachfrau/-mann}
- {Freude an der Arbeit mit älteren, mehrfach erkrankten Menschen}
- {EDV-gestützte Pflegedokumentation}
- {Bereitschaft zum Schichtdienst}
- {Deutsch mindestens B2}

Was Sie bekommen: ein Zimmer im Personalwohnheim für das erste Jahr, Kita am Haus, Wunschdienstplan und 31 Tage Urlaub.

Ihre ersten Wochen: Eine feste Praxisanleiterin begleitet Sie sechs Wochen lang, und Sie werden in dieser Zeit nicht auf die Besetzung angerechnet. Ausländische Abschlüsse sind willkommen; bei der Anerkennung hilft unsere Stabsstelle, die seit 2017 rund 140 Kolleginnen und Kollegen aus Bosnien, Tunesien und von den Philippinen durch die Verfahren gebracht hat. Fachweiterbildungen, etwa zur Diabetesberatung, finanzieren wir vollständig.

=== muenchen-ambulant | Examinierte Pflegekraft ambulant – nur Frühdienst | Pflegedienst Schwabinger Bogen | München, Germany
part-time | mid | 15
Morgens um halb sieben los, mittags fertig. Mit dem E-Bike oder dem Kleinwagen zu acht bis zehn Klienten zwischen Olympiapark und Englischem Garten.

Behandlungspflege, Wundversorgung, Insulin, Kompressionsstrümpfe, Gespräche an der Haustür. {Examen in der Alten- oder Krankenpflege}, {Führerschein Klasse B von Vorteil}, {selbstständiges Arbeiten} und {freundliche Zuverlässigkeit}. Nachqualifizierung zur {Wundexpertin nach ICW} bezahlen wir. 20 bis 32 Stunden. Sie duzen die Chefin.

=== dachau-nacht | Pflegefachkraft Nachtdienst, Seniorenheim | Haus Amperblick | Dachau, Germany
full-time | senior | 26
Zwei Fachkräfte und eine Hilfskraft für 96 Bewohner, sieben Nächte am Stück, danach sieben frei. In der Nacht tragen Sie die Verantwortung im Haus.

Dazu brauchen wir {eine abgeschlossene Ausbildung in der Pflege}, {drei Jahre Berufserfahrung in der stationären Altenpflege}, {Sicherheit im Umgang mit Notfällen} und {saubere Dokumentation}. Kenntnisse in {Palliative Care} sind gern gesehen. Nachtzuschlag von 25 Prozent, Einspringprämie, Parkplatz.

Das Haus liegt fünf Minuten vom S-Bahnhof entfernt. Der Medikationsplan ist digital, ein Bereitschaftsarzt kommt wirklich, und vor jeder Nachtwoche gibt es eine Übergabe ohne Zeitdruck. Wir vergüten nach AVR, zahlen eine Jahressonderzahlung und übernehmen die Hälfte der Kosten für die Gerontofachweiterbildung.

=== basel-spital | Dipl. Pflegefachperson HF/FH, Chirurgie | Rheinspital St. Johann | Basel, Switzerland
full-time | mid | 20 | CHF 82'000–98'000 pro Jahr
Auf der Viszeralchirurgie betreuen Sie mit einer Fachfrau Gesundheit vier bis sechs Patientinnen und Patienten. Grenzgängerinnen aus dem Elsass und aus Südbaden gehören seit jeher dazu.

Zu Ihren Aufgaben gehören der Pflegeprozess, Schmerzmanagement, Drainagen, Stomapflege, die Anleitung von Studierenden. Voraussetzung sind {Diplom HF, FH oder vom SRK anerkannt}, {ein Jahr auf einer Akutabteilung}, {Deutsch C1} und {Bereitschaft zu drei Schichten}. {Französisch} nützt. 42 Stunden, fünf Wochen Ferien, Umkleidezeit zählt.

=== paris-ide | Infirmier(ère) de bloc opératoire | Clinique du Parc Montaigu | Paris, France
full-time | senior | 18
Huit salles, chirurgie orthopédique et urologique, pas de garde de nuit.

Vous préparez la salle, assurez l'instrumentation et la circulation, veillez à la traçabilité et au respect des règles d'asepsie, encadrez les étudiants. Une période de doublure de huit semaines est prévue pour ceux qui viennent d'un autre bloc.

{Diplôme d'État d'infirmier ; IBODE souhaité}, {trois ans d'expérience au bloc}, {rigueur et sang-froid}, {maîtrise du dossier informatisé}. Prime d'installation, crèche partenaire, restaurant du personnel.
`;
