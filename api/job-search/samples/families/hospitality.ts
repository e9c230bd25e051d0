/** Sample listings; the format is explained in ../format.ts. */
export const hospitality = String.raw`
## server

=== nashville | Server | Gilded Possum | Nashville, TN
part-time | entry | 5
Late-night comfort food next to a music venue. Servers average $28–$36 an hour with tips, and nobody works a double unless they ask for one.

Sell the menu, run your section, keep the jokes coming. {21 or older}, {weekend nights are a must}, {ABC server permit or ability to get one}, {you can carry three plates}. POS is Toast. Restaurant experience is nice but we've hired baristas, a flight attendant and one former gym teacher.

=== new-york-fine | Captain, Fine Dining | Verrault | New York, NY
full-time | senior | 16 | $85,000–$110,000 including gratuities
Verrault seats 46 and serves a nine-course menu. Captains lead a station of four tables with two assistants, guide guests through the pairing, carve and finish tableside, and carry the evening's tone.

We require {three years in tasting-menu or comparable fine dining}, {thorough knowledge of wine; an introductory sommelier level at least}, {composure and discretion}, {evenings from Tuesday to Saturday}. A second language is an advantage with our guests. Medical, dental, two weeks' closure in August and in January.

=== las-vegas-cocktail | Cocktail Server / Bottle Service | Halcyon Nine | Las Vegas, NV
part-time | mid | 22 | $12/hr plus tips
High-volume rooftop lounge, three nights a week from 8 p.m. to 4 a.m.

Present bottles, look after tables with minimum spends, read when a guest has had enough. {Nevada TAM card}, {health card}, {1+ year of bottle service or nightclub experience}, {strong POS and cash handling}. Auditions on the first Thursday of the month. Standing in dress shoes all night is part of it.

=== scottsdale-banquet | Banquet Server | Cholla Sands Resort | Scottsdale, AZ
temporary | entry | 12 | $16.50 per hour + service charge
Season runs from January through May and we staff weddings, golf outings and corporate galas.

Set rooms, polish, serve plated dinners in synchronized teams, clear, reset.

Bring with you
- {Able to carry a loaded tray at shoulder height}
- {Availability on most weekends}
- {Black slacks and non-slip shoes}

Previous {banquet or catering experience helpful}. Employee meals and parking at no charge; the best of the crew are invited back each year.

You will report to a banquet captain, usually in a crew of eight to twenty-four. Shifts run five to nine hours and are posted on Thursdays for the following week. Some events end late; we don't schedule a breakfast for you after a wedding. Golf and spa discounts apply from the first day.

=== brighton-bar | Bartender | The Salt Lantern | Brighton, United Kingdom
part-time | mid | 4 | £12.50 an hour plus tips
We're a seafront pub that turns into a cocktail bar after eight. 30 hours, mostly Thursday to Sunday.

You know {the classics without looking them up}, keep {cellar and line-cleaning} in order, {refuse service politely when you need to} and enjoy regulars with dogs. {Two years behind a bar}. Personal licence is a bonus and we'd pay for it. Closed on Christmas Day and Boxing Day.

=== charleston-barista | Barista / Shift Lead | Palmetto Drip Coffee | Charleston, SC
full-time | mid | 19 | $16.75/hr plus about $5 in tips
Opens at 6. You are in charge of the floor until 2: dial in the grinder, run the bar, count the till, place the milk order, coach two newer baristas and greet people by name.

- {Eighteen months of specialty coffee}
- {Latte art good enough for photos}
- {Opening shifts, weekends included}
- {Keyholder experience}

Health stipend and free beans. Closed on the Fourth.

=== zuerich-service | Servicefachangestellte/r 80–100 % | Restaurant Schanzengraben 12 | Zürich, Switzerland
full-time | mid | 10 | CHF 56'000–60'000 pro Jahr
Mittags Bankangestellte, abends Stammgäste. 60 Plätze, im Sommer nochmals 40 draussen am Wasser.

Sie nehmen Bestellungen auf, empfehlen Wein, tranchieren am Tisch, rechnen sauber ab. Wir suchen {EFZ Restaurantfachmann/-frau oder mehrjährige Erfahrung}, {sehr gutes Deutsch und gutes Englisch}, {Weinkenntnisse} und {Fröhlichkeit auch um 22 Uhr}. Sonntag geschlossen, fünf Wochen Ferien, Verpflegung im Haus, Trinkgeld wird gerecht aufgeteilt. Ein Probetag sagt mehr als drei Gespräche.

Das Team besteht aus acht Personen im Service und neun in der Küche. Arbeitszeiten werden drei Wochen im Voraus geplant, Zimmerstunden gibt es kaum. Wir zahlen einen 13. Monatslohn und übernehmen die Kosten für ein Weinseminar, das Sie sich selber aussuchen dürfen.

=== barcelona-camarero | Camarero/a de sala | Casa Garbí | Barcelona, Spain
part-time | entry | 3
Restaurante de arroces en la Barceloneta, 30 horas semanales repartidas en cinco servicios.

Te encargarás de montar la sala, explicar la carta, servir y recoger, y cobrar con el datáfono. Nos gusta la gente que sonríe sin esfuerzo y que sabe llevar tres mesas de diez a la vez. Pedimos {experiencia de seis meses en sala}, {castellano e inglés; catalán, mejor}, {disponibilidad los sábados y domingos} y {buena presencia}. Comida de equipo a las doce y media, propinas a partes iguales.

## hotel

=== orlando-front | Front Desk Agent | Cypress Lantern Suites | Orlando, FL
full-time | entry | 3 | $16.00–$17.50 per hour
Families on the way to the parks, conference guests, the occasional wedding party with lost luggage: you check them all in with a smile that is not painted on.

Tasks: check-in and check-out in Opera, answering the switchboard, taking payments, balancing your drawer, solving room problems, offering late check-out and upgrades.

We want {good spoken English; Spanish or Portuguese a plus}, {open availability including holidays}, {customer service experience in any business}, {basic computer skills}. Discounted rooms in 40 sister hotels.

=== orlando-supervisor | Front Office Supervisor (Evenings) | Lake Ivory Resort & Spa | Orlando, FL
full-time | senior | 13 | $21–$23.25/hr
740 rooms. The evening supervisor runs a desk of eight agents and two bell staff, signs off on the shift's cash, handles complaints that agents cannot settle and makes room moves when the house is oversold.

{Two years at a hotel front desk}, {six months as a lead or trainer}, {Opera PMS} and {calm complaint handling}. {Brand experience with loyalty programs} preferred. Two consecutive days off, though seldom a weekend.

=== kissimmee-reservations | Reservations Agent | Sunvale Vacation Homes | Kissimmee, FL
full-time | entry | 24
Sell stays in 380 vacation houses by phone, chat and email. You match families with the right home, explain deposits and pool heating, and take care of changes.

{Sales or hotel experience of one year}; {fluent English plus Spanish or Portuguese}; {40 words per minute typing}. Weekday shift 11–7 and alternate Saturdays. After training two days a week from home.

New colleagues spend two weeks learning the houses, including a day on which you sleep in one with your family and write down whatever is missing. Calls are mostly from the Midwest, the UK and Brazil. You'll handle around 35 contacts each day, and no one reads from a script.

=== san-diego-housekeeping-mgr | Executive Housekeeper | Hotel Cormorant | San Diego, CA
full-time | lead | 29 | $72,000–$79,000
Downtown, 212 rooms, unionized team of 34.

You schedule by forecast, inspect, manage linen and chemical budgets, chair the weekly safety talk and work with engineering on out-of-order rooms. Guest scores for cleanliness stand at 88 and we would like 92.

{Four years in hotel housekeeping including two as a manager}, {Spanish, spoken daily with the team}, {knowledge of union agreements}, {payroll and inventory software}. Parking, meals and management bonus.

Reports to the general manager. You will have two assistant managers, a laundry supervisor and an inspector for each tower. Within the first hundred days we'd like you to review par levels, walk each room type with a stopwatch and a kind face, and renew the training of new attendants, which has been neglected.

=== denver-night-audit | Night Auditor | The Alder House Hotel | Denver, CO
part-time | entry | 35
Friday and Saturday, 11 p.m.–7 a.m. Close the day, run reports, balance credit card batches, set up coffee, be the only friendly face for a late arrival.

Suits a student. {Comfortable alone overnight}; {bookkeeping or cash-handling basics}; {polite under pressure}; any {hotel PMS} experience saves us a week of training. Free parking behind the building and a decent breakfast before you go home.

=== bath-duty | Duty Manager | Pulteney Crescent Hotel | Bath, United Kingdom
full-time | senior | 17 | £31,000 pa
Independent 44-bedroom hotel with a restaurant that locals use. As Duty Manager you'd be the host of the house on your shift: reception, bar, breakfast, a burst pipe if there must be one.

Five days from seven with early and late shifts. {Hotel supervisory experience}, {first aider or ready to train}, {confident with Rezlynx or a similar PMS}, {a personal licence holder ideally}. Accommodation for the first six weeks can be arranged.

=== new-york-concierge | Concierge | The Wexcombe | New York, NY
full-time | mid | 42 | $34.15/hour (union scale)
Landmark hotel near Bryant Park.

Guests ask for theater seats an hour before curtain, a tailor on a Sunday, or a quiet bench. You know who to call. Manage transport, restaurants, packages and VIP arrivals, and keep our private notebook up to date.

Requirements
* {Three years as a concierge in a luxury property}
* {Excellent knowledge of the five boroughs}
* {Two languages}

{Les Clefs d'Or membership}, or being on the way to it, is an advantage.

=== innsbruck-rezeption | Rezeptionist/in in Jahresstelle | Hotel Nordkettenblick | Innsbruck, Austria
full-time | entry | 6 | ab 2.350 € brutto pro Monat (14-mal), rund 32.900 € im Jahr
Stadthotel mit 68 Zimmern, im Winter Skigäste, im Sommer Radler, dazwischen Kongresse.

Deine Aufgaben sind Check-in und Check-out, Buchungen über alle Kanäle, Ausflugstipps mit Wetterkenntnis und die Kassa am Ende der Schicht. {Tourismusschule oder Lehre als Hotel- und Gastgewerbeassistent/in}, {Englisch fließend, Italienisch gern}, {Protel oder ähnliches System}, {Freude am Gastgeben}. Geregelte Dienste, Personalhaus, Freizeitticket Tirol. Bezahlung über Kollektiv möglich, wir reden darüber.

Im Team seid ihr zu sechst, zwei davon sind Lehrlinge. Die Dienste laufen von 7 bis 15 oder von 14 bis 22 Uhr, nachts übernimmt ein Portier. Du bekommst fünf Wochen Urlaub, freie Verpflegung und ein Zimmer mit Balkon um 210 Euro, falls du keine Bleibe hast.

=== valencia-recepcion | Recepcionista de hotel (turno de noche) | Hotel Albufera Dos Puertas | Valencia, Spain
full-time | mid | 14 | 21.500 € brutos al año
Buscamos a una persona tranquila para las noches de nuestro hotel de 54 habitaciones en Ruzafa.

Funciones: recibir a los huéspedes tardíos, cerrar la caja, preparar las facturas y los informes del día, atender incidencias y dejar listo el desayuno con el compañero de cocina.

Requisitos
- {Un año de experiencia en recepción}
- {Inglés alto y otro idioma}
- {Manejo de un PMS como Opera o Mews}
- {Disponibilidad para trabajar fines de semana}

Se ofrece contrato indefinido, cuatro noches de trabajo y tres de descanso, y plus de nocturnidad.

=== roma-receptionist | Receptionist di notte – stagione estiva | Albergo Fonte Claudia | Roma, Italy
temporary | entry | 28
Piccolo albergo a conduzione familiare vicino a San Giovanni, 31 camere, contratto da aprile a ottobre.

Il turno va dalle 23 alle 7. Si accolgono gli arrivi in ritardo, si registrano i documenti per la questura, si controlla la contabilità della giornata e, all'alba, si accende la macchina del caffè. Cerchiamo {buona conoscenza dell'inglese}, {precisione con i conti}, {presenza curata} e {affidabilità}. Una {precedente esperienza in portineria o reception} è gradita ma non indispensabile.

=== orlando-guest-service | Guest Services Agent (Portuguese or Spanish) | Tangerine Grove Hotel | Orlando, FL
full-time | mid | 7
Six in ten of our guests come from Brazil, Colombia and Puerto Rico, so half of the conversations at our desk aren't in English.

You would welcome families after long flights, explain shuttle times and resort fees without losing the smile, settle bills, coordinate with housekeeping over early arrivals and fix the small disasters of a holiday, from a lost passport to a forgotten birthday cake.

We look for
- {A year or more at a hotel front desk}
- {Fluent Portuguese or Spanish besides English}
- {Opera or a comparable system}
- {Cash drawer accuracy}
- {Rotating shifts, with two days off in a row}

Starting pay is $17.75, with fifty cents more after ninety days. Free meals in the cafeteria, park tickets twice yearly, and a path to supervisor that four of our five supervisors have taken.
`;
