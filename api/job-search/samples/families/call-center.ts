/** Sample listings; the format is explained in ../format.ts. */
export const callCenter = String.raw`
## call-center

=== jacksonville-bank | Customer Service Representative – Bank | Fernandina Federal Savings | Jacksonville, FL
full-time | entry | 6 | $19.25–$21.00 per hour
Members call because a card was declined, a password is lost or a payment looks strange. You answer about 65 calls a day, verify identity, solve what you can and write up the rest. The room is quiet, desks adjust in height, and supervisors walk the floor to help rather than to count minutes.

You will learn our core system during five weeks of classroom training, after which you take calls with a coach beside you.

- {Six months in customer service, retail or hospitality}
- {Comfortable with several programs at once}
- {Clear speaking voice}
- {Credit and background check}
- {Spanish earns an extra $1.25 an hour}

Shifts between 8 a.m. and 8 p.m., one Saturday in three.

=== jacksonville-bank-stale | Customer Service Representative – Bank | Fernandina Federal Savings | Jacksonville, FL
full-time | entry | 41 | $18.75–$20.50 per hour | twin of call-center.jacksonville-bank
Members call because a card was declined, a password is lost or a payment looks strange. You answer about 65 calls a day, verify identity, solve what you can and write up the rest. The room is quiet, desks adjust in height, and supervisors walk the floor to help rather than to count minutes.

You will learn our core system during five weeks of classroom training, after which you take calls with a coach beside you.

- {Six months in customer service, retail or hospitality}
- {Comfortable with several programs at once}
- {Clear speaking voice}
- {Credit and background check}
- {Spanish earns an extra $1.25 an hour}

Shifts between 8 a.m. and 8 p.m., one Saturday in three.

=== jacksonville-utility | Call Center Team Lead | Timucuan Water & Light | Jacksonville, FL
full-time | lead | 20
Fifteen representatives, a wallboard and hurricane season. The team lead coaches from recordings, adjusts breaks to call volume, takes escalations about high bills, writes the knowledge articles, and runs the emergency roster.

Requirements
{Three years in a contact center}, {one year of leading or mentoring}, {quality monitoring and coaching}, {workforce management tools such as NICE or Verint}, {storm duty, for which you will be on site}.

A college degree isn't necessary. Public pension, 11 holidays.

=== remote-airline | Reservations & Support Agent | Skylark Regional Travel | Remote (FL, GA, NC, SC, TN)
full-time | entry | 4 | $17.50/hr + flight benefits | remote
Weather cancels thirty flights and three thousand people want to talk to you. Most days are easier.

Rebook, refund, add pets and wheelchairs, look for bags. Six weeks of training at full pay on camera; schedule bids every four months by seniority.

Requirements
- {High school diploma}
- {A year of customer contact}
- {Typing at 35 wpm}
- {A room with a door and wired internet}
- {Nights, weekends and holidays during the first year}

You and a companion fly standby from the first month.

=== remote-chat | Chat Support Specialist (Evenings) | Pillarbox Games | Remote (US)
part-time | entry | 15 | remote
Cozy farming game, eleven million players, some of whom lost a digital cow. Thursday to Sunday, 4 p.m. to midnight Eastern.

Handle three chats side by side, restore purchases, reproduce bugs, flag abusive players to moderators, keep macros human.

We want {fast, friendly and correct writing}, {support or community moderation experience}, {Zendesk or Intercom}, {interest in games}. Played ours? Tell us about your barn.

=== remote-quality | Support Quality Analyst | Lumenfield Home Energy | Remote (United States)
full-time | mid | 29 | remote
You listen to calls for a living. Score 60 contacts a week against a rubric that you help to improve, run calibration with team leads, spot patterns ("everyone apologizes for the portal") and bring them to product.

- {Two years as a senior agent, coach or QA}
- {Written feedback that people can act upon}
- {Spreadsheets and simple dashboards}
- {Solar or utility knowledge helpful}

Forty hours between 7 and 6 Central. Quarterly retreat, optional.

=== san-antonio-dispatch | Roadside Assistance Dispatcher | Javelina Tow & Rescue | San Antonio, TX
full-time | entry | 11 | $17.75 per hour
12-hour shifts, three on, four off, then reverse. Stranded people, impatient tow drivers, a map with dots.

You stay kind to both sides, pick the right truck, estimate arrival honestly and update every fifteen minutes.

What you bring
• {Geographic sense of Bexar County}
• {Bilingual}
• {Multitasking with four screens}
• {One year of dispatch, 911 or phone work preferred}

Night premium 10 %. Break room with actual beds.

Dispatchers sit in pods of three and cover about forty trucks. Training takes four weeks, of which one is spent in the passenger seat of a tow truck, since you'll be better at this once you've stood on the shoulder of Loop 410. Insurance after sixty days; two supervisors were dispatchers once.

=== gurugram-voice | Customer Associate – International Voice (Nights) | Aravalli Connect | Gurugram, India
full-time | entry | 7 | ₹3.6–4.5 LPA
US home-internet support process. 6:30 pm to 3:30 am, five days, pick-up and drop within 30 km.

Troubleshoot modems, schedule technicians, retain customers who threaten to leave. {Graduate or undergraduate with excellent spoken English}, {6 months of international BPO preferred; freshers considered}, {basic networking knowledge}, {comfortable with night shift}. Performance incentive monthly up to ₹8,000. Joining in two batches this month.

=== sevilla-atencion | Teleoperador/a de atención al cliente | Contacta Giralda | Sevilla, Spain
full-time | entry | 0
Servicio de citas médicas de una aseguradora. Turno de mañana o de tarde, 39 horas.

Atenderás llamadas para dar, cambiar y anular citas, resolverás dudas sobre la póliza y derivarás las urgencias. Empezamos con dos semanas de formación pagada. Valoramos {experiencia en atención telefónica}, {buena dicción y empatía}, {manejo ágil del ordenador} y {disponibilidad un sábado al mes}. Posibilidad de teletrabajo parcial pasados seis meses.

Somos ochenta personas en una oficina luminosa junto a la estación de Santa Justa. Cada equipo tiene una coordinadora que se sienta con los demás y no en una pecera. El convenio se respeta, los turnos se pueden cambiar entre compañeros, y al cabo de un año hay plaza fija para quien la quiera.
`;
