/** Sample listings; the format is explained in ../format.ts. */
export const publicService = String.raw`
## public-service

=== new-york-eligibility | Benefits Eligibility Specialist | Five Rivers Human Services District | New York, NY
full-time | entry | 18 | $47,842 a year
Interview applicants for food and cash assistance by telephone and in person; verify documents; determine eligibility under state rules; enter results in the case system; explain notices; refer to housing and employment services.

Minimum qualification requirements
1. {60 college credits}, or
2. {High school diploma and two years of interviewing or clerical work with the public}.

{New York residency within 90 days of appointment}. {Ability to use several databases}. A language other than English is sought in particular: Spanish, Bengali, Mandarin, Haitian Creole.

The appointment is provisional until the examination. Pension membership and union representation apply.

=== kansas-city-permit | Permit Technician | Blue Fork Development Services | Kansas City, MO
full-time | entry | 36 | $21.05–$27.90 per hour
Counter and online intake of building permits. Review applications for completeness, calculate fees, route plans, schedule inspections, tell homeowners kindly why the deck needs footings.

{Two years of customer service}; {reading simple plans or willingness}; {cash handling}; {accurate data entry}. {ICC Permit Technician certificate} within eighteen months. Half of the team began as contractors' office staff. Thirty-minute walk-in queue, closed at four.

=== boise-planner | Associate Planner | Treasure Ridge County Planning | Boise, ID
full-time | mid | 25 | $68,400–$86,100
Process subdivisions, variances and code amendments in one of the fastest growing valleys in the West. Write staff reports, present at evening hearings, map, answer the phone on Thursdays as planner of the day.

- {Bachelor's in planning, geography or related}
- {Two years of current planning}
- {ArcGIS Pro}
- {Public speaking in front of people who disagree}
- {AICP candidate preferred}

Retirement through the state system, 4/10 schedule available.

=== jacksonville-911 | Emergency Communications Officer | Nassau Sound Emergency District | Jacksonville, FL
full-time | entry | 12 | $22.60 an hour after training
You answer 911 and send police, fire and rescue. Training takes 26 weeks; a third do not finish, and we tell you so on day one.

{High school diploma}, {typing test 40 wpm}, {multitasking test (CritiCall)}, {background, polygraph and hearing check}, {rotating 12-hour shifts}. {Florida 911 telecommunicator certificate} is obtained during the course. Peer support, gym, special risk retirement. Next academy: March.

=== hannover-verwaltung | Verwaltungsfachangestellte/r im Fachbereich Bauen | Zweckverband Leineaue | Hannover, Germany
full-time | mid | 11 | Entgeltgruppe 8 TVöD, ca. 41.000–49.000 € jährlich
Der Zweckverband betreut Bauanträge und Beitragsbescheide für neun Gemeinden.

Aufgabenschwerpunkte sind die Registrierung und formelle Prüfung eingehender Anträge, der Schriftverkehr mit Antragstellenden, die Gebührenberechnung, die Aktenführung im Dokumentenmanagementsystem sowie die Auskunft am Bürgertelefon.

Voraussetzungen
- {Ausbildung als Verwaltungsfachangestellte/r oder Angestelltenlehrgang I}
- {alternativ eine kaufmännische Ausbildung mit mindestens zwei Jahren Berufspraxis}
- {Kenntnisse im Verwaltungsrecht oder Bereitschaft zur Fortbildung}
- {bürgerfreundliches Auftreten}

Die Stelle ist unbefristet und teilzeitgeeignet. Schwerbehinderte Bewerberinnen und Bewerber werden bei gleicher Eignung bevorzugt.

=== kiel-buergerbuero | Sachbearbeitung Wohngeld (befristet) | Amt Schwentinemünde | Kiel, Germany
temporary | mid | 33
Vertretung wegen Elternzeit für zunächst 18 Monate.

Sie prüfen Wohngeldanträge, fordern Unterlagen nach, berechnen Ansprüche, erlassen Bescheide und erklären sie Menschen, denen das Amtsdeutsch fremd ist.

Gesucht werden Personen mit {Verwaltungsausbildung, Bachelor Public Administration oder einschlägiger Erfahrung im Sozialrecht}, {sorgfältiger Arbeitsweise}, {Gesprächsgeschick} und {sicherem Umgang mit Fachverfahren}. Eingruppierung bis EG 9a, mobiles Arbeiten an zwei Tagen, Zuschuss zum Deutschlandticket. Bewerben Sie sich formlos.

## library

=== philadelphia-children | Children's Librarian | Wissinoming Free Reading Trust | Philadelphia, PA
full-time | mid | 11 | $58,700
Branch with 300 children after school, most of whom come for the Wi-Fi and stay for the drums.

You run storytimes for babies and for six-year-olds, visit 14 classrooms, buy books with care, plan the summer reading program, and know each kid's name by spring.

- {MLS from an accredited program}
- {One year with children in a library or school}
- {Story time and program planning}
- {Pennsylvania child clearances}
- {Spanish, Mandarin or Portuguese preferred}

=== portland-assistant | Library Assistant, Evenings | Sellwood Landing Library | Portland, OR
part-time | entry | 29
Nineteen hours: Monday to Thursday 4 to 8, every other Saturday.

Check in and shelve, issue cards, help with printing, unjam the printer, call parents of teenagers who forgot the time. Patrons include people without homes; you will be polite and unafraid. {Customer service}, {alphabetical and decimal order without mistakes}, {pushing a 100-pound cart}, {de-escalation or social service interest}. Pay starts at $20.90.

The branch has six employees and about 300 visitors on a usual afternoon. You'd be trained over four weeks, including a session on trauma-informed service. Substitute hours in other branches are possible if you want more. We circulate ukuleles, cake pans and a telescope, all of which come back with stories.

=== remote-cataloger | Metadata Librarian (Project) | Bellwether Digital Collections | Remote (US)
contract | mid | 22 | remote
Fourteen months, grant funded: describe 22,000 photographs from shuttered local newspapers.

Bring with you
- {MLIS or equivalent}
- {Dublin Core and MODS}
- {LCSH, TGM, and subject analysis with regard to harmful terms}
- {OpenRefine}
- {CONTENTdm or Islandora}

You'd supervise two student catalogers. Rate: $31 an hour at 30 hours a week. The first batch is wrestling matches and church suppers, and it's wonderful. Weekly video call.
`;
