/** Sample listings; the format is explained in ../format.ts. */
export const retail = String.raw`
## retail

=== san-diego-supervisor | Retail Shift Supervisor | Driftkelp Surf & Outdoor | San Diego, CA
full-time | mid | 5 | $22.50–$25.00 an hour
Pacific Beach, right across from the pier. Eleven associates, wetsuits, boards, sandals by the thousand in July.

You open or close five days a week, assign zones, coach on the floor, handle returns with a smile, count cash, receive deliveries, and step in when the line reaches the door. Visual changes happen every second Wednesday night with pizza.

Looking for
- {Two years of retail, one as a keyholder or supervisor}
- {Cash handling and closing procedures}
- {Coaching a young team}
- {Weekends and summer holidays}

It would help if you {surf, skate, swim or hike}, as customers can tell.

=== san-diego-assistant-manager | Assistant Store Manager | Larkmoor Home | San Diego, CA
full-time | senior | 12
Mission Valley. A 38,000 sq ft home furnishings store with annual sales of nine million.

As number two you are responsible for the sales floor and for people: hiring, scheduling 45 associates, training, labor budget, shrink under 1.4 %. The store manager looks after operations and covers for you on your two days off, which are consecutive.

{Three years of retail management in a big-box or specialty store}, {P&L basics}, {workforce scheduling software}, {inventory and loss prevention}, {Spanish appreciated}. We promote from within: nine of the last ten store managers were assistants.

=== chula-vista-grocery | Produce Clerk | Mercado Tres Higos | Chula Vista, CA
part-time | entry | 2 | $18.25 per hour
Family grocery. Stack mangos so that they don't roll, trim cilantro, mist, rotate, answer questions about which avocado is for tonight.

Mornings from 5, or evenings until 10, twenty-five hours. {English and Spanish}; {able to lift 50 lbs}; {neat}; {food handler card within 30 days}. Employee discount, birthday off, uncle Beto's tamales in December. Students fine, we bend the roster around exams.

=== carlsbad-visual | Visual Merchandiser | Paper Heron Stationery | Carlsbad, CA
part-time | mid | 26 | $26.00/hour
Three stores between Carlsbad and La Jolla; 24 hours a week, some of them before opening.

Plan and build windows eight times a year, re-set tables, train the staff to keep them tidy, photograph results, look after a prop closet that's been described as a fire hazard.

Needed
* {Portfolio of retail displays}
* {Two years of merchandising}
* {Hand tools, glue gun, ladder}
* {Driver's license}

Good handwriting is not a joke requirement with us.

=== los-angeles-luxury | Client Advisor, Fine Watches | Maison Tavernay | Los Angeles, CA
full-time | senior | 17 | $27/hr + commission, $95,000+ typical
Beverly Grove boutique. Advisors build a clientele over years, write thank-you notes by hand, and remember the anniversary even if the husband forgets.

Bring with you
- {Four years of luxury sales with your own client book}
- {Watchmaking vocabulary}
- {A second language, for example Mandarin, Farsi, Korean or Arabic}
- {Discreet elegance}
- {CRM discipline}

Uniform provided. Training in the manufacture each spring. Closed on Mondays.

=== minneapolis-hardware | Hardware Store Associate | Fix-It Lindgren | Minneapolis, MN
part-time | entry | 30
A 1924 hardware store with wooden floors. Cut keys, mix paint, thread pipe, sharpen skates, find the one screw in 4,000 drawers.

You know {a bit about houses and how to repair them}, you {like strangers}, you can {work Saturdays}, and {math for board feet doesn't scare you}. Retired tradespeople make superb colleagues, and so do art students. 16 to 24 hours, discount, no corporate anything.

Shifts: two or three weekdays and most Saturdays. Wages begin at $18 and go to $22 for those who can rebuild a faucet. Nobody wears a vest. The owner, third of his name, works the paint counter himself and gives everybody their birthday and the opening day of fishing off.

=== fort-worth-store-manager | Store Manager | Brazos Boot & Saddle | Fort Worth, TX
full-time | lead | 8
Western wear near the Stockyards; tourists on weekends, ranchers on weekdays, and everybody before the rodeo.

Lead a team of 16. Own sales, payroll, inventory, community events and the occasional horse in the parking lot. Buyers listen to store managers here, so bring opinions about hats.

- {Five years of retail with two as store manager}
- {Open-to-buy and sell-through reports}
- {Hiring and developing people}
- {POS and Shopify experience}
- {Footwear fitting preferred}

Salary plus quarterly bonus; health plan; sabbatical of four weeks after five years.

=== brooklyn-bookseller | Bookseller | Two Herons Books | Brooklyn, NY
part-time | entry | 19 | $19.50/hr
Independent shop in Ditmas Park. 20–28 hours including one evening and one weekend day.

Sell, shelve, receive, recommend, host readings, gift-wrap in December until your thumbs ache. {You read widely and not only novels}, {a year in retail, library or café work}, {stamina for boxes}, {Basil or any inventory system}. With your application, tell us in five lines about a book you pressed on a friend.

There are nine of us, each responsible for a section; yours may be cooking and nature, depending on who you are. The shop has 40 percent staff discount, more advance copies than any person should own, and a health stipend. We close at eight. The cat, Ishmael, is on the schedule too.

=== cardiff-deputy | Deputy Store Manager – Convenience | Taff Corner Foods | Cardiff, United Kingdom
full-time | senior | 27 | £14.30 per hour
Open 6 till 11. You'd run half of those shifts.

Rotas, deliveries, waste, age-restricted sales, post counter, the bake-off. Coach a team of 18 with several on their first job. {Supervisor experience in food retail}; {personal licence or willing to sit it}; {cash office}; {flexible for earlies and lates}. Welsh would delight many customers. Staff discount is 20 percent and overtime is always paid.

=== augsburg-verkauf | Verkäufer/in Fahrräder und Zubehör | Lechrad | Augsburg, Germany
full-time | entry | 25 | 32.500 € pro Jahr plus Provision
Beraten, vermessen, Probefahrten begleiten, Leasingverträge erklären, im Winter Ware auszeichnen.

Verkaufstalent zählt bei uns mehr als Zeugnisse: {Erfahrung im Einzelhandel oder Begeisterung fürs Rad}, {gepflegtes Deutsch}, {Samstagsarbeit im Wechsel}, {Grundkenntnisse der Fahrradtechnik}. Die Werkstattkollegen zeigen dir, was ein Steuersatz ist. Jobrad, Rabatte, Betriebsausflug über den Brenner, wer mag auf zwei Rädern. Die Filiale hat elf Leute und eine Teststrecke. Bring gern dein eigenes Rad mit.

Verkauft wird auf 900 Quadratmetern zwischen Bahnhof und Lech, im Frühling sechs Tage, im Winter fünf. Du hast zwei freie Tage pro Woche, davon jeden zweiten Samstag. Nach dem ersten Jahr schicken wir dich zur Ergonomieschulung, damit niemand mehr mit eingeschlafenen Händen heimfährt.

=== la-jolla-keyholder | Keyholder / Sales Lead | Ondine Swim | San Diego, CA
part-time | mid | 8 | $21.75 an hour + commission
La Jolla village boutique, 900 square feet, swimwear from a size zero to a size 24 and a fitting-room team that makes people feel good in all of them.

Thirty hours a week, including Saturdays and two closings. You'd open the register, guide two or three associates through the day, handle exchanges, receive and tag shipments, change the window each month and text regular customers when their favorite cut arrives. The manager is off on Sundays and Mondays, and on those days the shop is yours.

We're hoping for {two years of fashion or sporting-goods retail}, {experience opening and closing a store}, {a kind eye for fit}, and {weekend availability}. Knowing {Lightspeed or Shopify POS} means one thing less to learn. Discount of 50 percent, sand not included.
`;
