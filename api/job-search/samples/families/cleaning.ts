/** Sample listings; the format is explained in ../format.ts. */
export const cleaning = String.raw`
## cleaner

=== boston-office | Office Cleaner, Evenings | Brightharbor Facility Care | Boston, MA
part-time | entry | 5 | $20.65 per hour
Two law offices near South Station, Monday to Friday, 5:30 to 9:30 p.m.

Vacuum, empty bins, clean kitchens and restrooms, wipe desks that are marked clear, lock up. You work with one partner and a supervisor who visits twice a week.

What you bring
- {Commercial cleaning experience of six months}
- {Background check}
- {Trustworthy with keys and alarm codes}
- {Can push and carry 30 lbs}

English not required beyond the basics. Union health plan at 29 hours.

=== san-antonio-hotel | Room Attendant | Mission Laurel Hotel | San Antonio, TX
full-time | entry | 8
Clean 14 rooms a day on the River Walk. Make beds, scrub baths, restock, report what's broken, return lost things.

Need {weekend availability}, {attention to detail}, {able to be on your feet and bend all day}. Training is in English and Spanish. Quarterly bonus for inspections above 90. Bus pass and hot lunch included. No experience? Fine, our best attendant came from a bakery.

=== cleveland-hospital | Environmental Services Technician | Erieview Medical Campus | Cleveland, OH
full-time | entry | 21
Third shift, 11 p.m. to 7 a.m.

Disinfecting isolation rooms and operating suites is not ordinary cleaning. You will be taught dwell times, color-coded microfiber, sharps and biohazard handling, UV robots and how to work around someone who is asleep. Patients tell us that a clean room makes them feel safe.

What we require
- {Ability to follow written procedures exactly}
- {Hospital or hotel cleaning preferred}
- {Flu vaccination and TB screening}
- {Rotating weekends}

Tuition program: eleven former EVS techs are nurses here now.

=== boise-window | Window and Pressure Washing Tech | Clearpane Idaho | Boise, ID
temporary | entry | 14 | $19–$22 per hour
April thru October. Ladders, water-fed poles, squeegees, gutters and driveways. Houses mostly, some storefronts.

{Not afraid of a 28 ft ladder}, {clean driving record}, {friendly with homeowners}. Four tens, Fridays off if it doesn't rain. We supply the truck, the boots you bring. Returning crew get a dollar more each season. Students and ski bums are welcome to apply; half of us were one or the other.

=== manchester-lead | Cleaning Supervisor – Stadium & Events | Northgate Spotless | Manchester, United Kingdom
part-time | senior | 7 | £13.90 per hour
After the final whistle our work begins. You'd lead crews of 20 to 35 through the night after matches and concerts, around ten shifts a month.

Allocate zones, brief new starters, check standards, sign chemicals in and out, complete the handover.

- {Supervisory experience in cleaning or events}
- {COSHH awareness}
- {Right to work in the UK}
- {Happy with overnight shifts}
BICSc training provided.

There are two stadium sites and an arena on the list, along with the odd festival in June. Transport from Piccadilly is laid on when shifts finish before the trams start. Most of our supervisors began with a litter picker in their hand, and three of them now manage contracts.

=== dortmund-glas | Glasreiniger/Glasreinigerin | Westfalenklar Gebäudedienste | Dortmund, Germany
full-time | entry | 38 | 17,65 € pro Stunde (Tarif)
Fassaden, Wintergärten, Bahnhofsdächer. Gearbeitet wird in Zweierteams, im Sommer früh, im Winter später.

Wir freuen uns über {Schwindelfreiheit}, {Führerschein B}, {Erfahrung in der Glas- oder Unterhaltsreinigung}, {Deutsch für Absprachen mit Kunden}. Wer noch nie auf einer {Hubarbeitsbühne} stand, macht bei uns den Schein. Tarifliches Urlaubsgeld, ordentliche Arbeitskleidung, Leitern mit Prüfplakette, und der Chef putzt freitags selber mit, weil er sagt, dass er sonst vergisst, wie schwer der Eimer ist.

Die Arbeit beginnt meist um sechs. Gefahren wird ab Betriebshof Hörde, Fahrzeit wird bezahlt. Nach der Probezeit übernehmen wir auch gern Leute, die eine Gesellenprüfung nachholen möchten. In der Kolonne sprechen wir Deutsch, Polnisch, Arabisch und Ruhrgebiet.
`;
