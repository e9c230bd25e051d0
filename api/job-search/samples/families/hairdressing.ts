/** Sample listings; the format is explained in ../format.ts. */
export const hairdressing = String.raw`
## hairdresser

=== austin-stylist | Hair Stylist – Commission or Booth Rent | Cactus Rose Salon | Austin, TX
full-time | mid | 13
Six chairs, plants everywhere, South Lamar. Walk-ins are plenty and two stylists moved away.

Cut, color, balayage, textured hair. 48 % commission to start, product included; booth rent later if that suits. {Texas cosmetology license}. {Two years behind the chair}. {Color correction}. {Curly and coily hair skills} very welcome. An Instagram we can look at tells more than a resume, though we'd like that too.

We open Tuesday through Saturday. There's a receptionist, a laundry service and a color bar stocked with two lines, one of them vegan. New stylists are put first on the walk-in list for three months. On Mondays the space belongs to classes, photo shoots or nothing at all.

=== jacksonville-barber | Barber | Straight Razor Social | Jacksonville, FL
full-time | entry | 27
Riverside, six days, appointments plus walk-ins.

Fades, beards, hot towels, kids on the booster. {Florida barber license}, or {restricted license with a plan}. {Clean station habits}; {good conversation, or comfortable silence}. Guarantee of $700 a week for eight weeks, then 55/45. Tips are yours in full. Bring your own clippers; chairs, towels and beer for the customers are on the house.

The shop has five chairs and has been voted for by people other than our mothers. We take turns sweeping, choose music by drawing lots, and close on Sundays. Health insurance isn't part of the offer yet. Good apprentices get a chair of their own when they pass, and a framed photo of the first cut.

=== columbus-stylist | Stylist (Part-Time) | Snipworks Express | Columbus, OH
part-time | entry | 8 | $17 guaranteed + tips
No appointments, $22 haircuts, a line every Saturday. 20 to 30 hours.

New licensees learn speed and consultation from an educator who comes weekly.

Skills and experience
* {Ohio cosmetology or barber license}
* {Weekend availability}
* {Quick, tidy cuts for all ages}
* {Standing for long stretches}

Continuing education is paid and so are birthdays. Close to the university, so expect students, their parents and professors with one haircut they have worn since 1991.

=== liverpool-senior | Senior Stylist | Hope Street Hair Rooms | Liverpool, United Kingdom
full-time | senior | 21 | £13.50 per hour + 12% commission
Column of returning clients available because a colleague is off to Australia.

Cutting, colour, blow-dries before the theatre. Mentoring of two apprentices on training Mondays.

Who we want
- {NVQ Level 3 hairdressing}
- {Four years on the floor}
- {Colour and foiling confidence}
- {Allergy test discipline}

Four-day week, one late. Pension, staff treatments, birthdays off. The salon has nine chairs, its own parking and a loyal clientele in which actors, nurses and judges sit side by side.

=== rotterdam-kapper | Allround kapper (24–32 uur) | Kapsalon Kralingse Knip | Rotterdam, Netherlands
part-time | mid | 9
Gezellige salon met vijf stoelen, veel vaste klanten en een vensterbank vol planten.

Je knipt dames, heren en kinderen, kleurt, föhnt en adviseert zonder pusherig te zijn. Samen houden we de zaak schoon en de koffie warm. Wij zoeken {een diploma kapper niveau 3}, {twee jaar salonervaring}, {gevoel voor krullen}, {beschikbaarheid op donderdagavond of zaterdag}. Je krijgt een uurloon boven cao, trainingen bij een kleurmerk en om de zondag en maandag vrij.
`;
