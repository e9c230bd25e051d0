/** Sample listings; the format is explained in ../format.ts. */
export const earlyYears = String.raw`
## early-years

=== seattle-lead | Lead Toddler Teacher | Rainshadow Children's House | Seattle, WA
full-time | mid | 5 | $26.50–$30 per hour
14 toddlers, three adults. Play-based and outdoors in all weather; rain suits hang by the door.

As lead you plan the week, observe and document, hold parent conferences, and guide two assistants. You also change diapers like everyone else.

Qualifications
- {Associate degree or ECE certificate (state long)}
- {Two years with children under three}
- {Washington MERIT record and portable background check}
- {CPR, first aid, food handler card}

Paid closures: a week in August and ten days over the winter holidays. Childcare discount of 50 %.

=== bellevue-prek | Pre-K Teacher (Mandarin Immersion) | Little Magpie Academy | Bellevue, WA
full-time | mid | 12 | $28–$33/hr
Half of our day is in Mandarin. We want a {native or near-native Mandarin speaker} who has {a degree in early childhood education or a related field} and {at least one year as a classroom teacher}.

Twenty four- and five-year-olds; letters, numbers, songs, woodworking. {STARS training hours} up to date. We sponsor work visas in some cases. Parents are demanding and kind.

Each class has two lead teachers, one per language, who share planning time of five hours a week. Materials come from Taiwan and from the woodshop of a parent. Compensation includes medical and dental insurance, fifteen days of leave, Lunar New Year off, and tuition at half price for your own child.

=== seattle-assistant | Preschool Assistant, Afternoons | Ballard Acorn Preschool | Seattle, WA
part-time | entry | 22
1:30 to 6:00 p.m., Monday through Friday.

Snack, playground, rest time, stories, the last goodbye. {18 or older with a high school diploma}; {experience with children, babysitting counts}; {willing to take 30 hours of basics, which we pay for}; {background check}. Students in education programs often stay with us for their whole degree, and quite a few come back as leads afterwards.

=== redmond-director | Childcare Center Director | Sunbreak Early Learning | Redmond, WA
full-time | lead | 31 | $82,000–$94,000
Licensed for 118 children, 26 staff, a waitlist that we would like to treat fairly.

You hire and coach teachers, guarantee ratios, handle licensing visits, manage a $2.1 million budget, enroll families, and set the tone on hard days.

- {Bachelor's degree in ECE or 45 ECE credits}
- {Three years of center management}
- {Washington licensing rules}
- {Budget and staff scheduling}
- {Early Achievers rating experience}

An assistant director, a cook and a bookkeeper are in place.

=== tacoma-headstart | Family Support Specialist, Head Start | Commencement Bay Early Start | Tacoma, WA
full-time | entry | 39
You'd be the person families turn to. Thirty-eight families; two home visits each per year; goals around housing, English classes, health or work; attendance calls; parent meetings with pizza.

Bring {an AA in human services or early childhood}, {Spanish, Russian or Khmer}, {experience with public benefits and community resources}, {your own transport}. Head Start parents and former Head Start children are especially invited to apply.

The position is 40 hours for 46 weeks, with paid breaks in summer and winter. You share an office with two other specialists, have a laptop and a phone, and claim mileage weekly. Wages start at $24.10 and go up with each credential. We pay for the family development certificate during your first year.

=== dallas-nanny | Infant Teacher | Bluebonnet Cradle Care | Dallas, TX
full-time | entry | 8
Our infant room has eight babies and two teachers. You feed, rock, change, sing, sanitize and write down every bottle in the app so parents can see it at lunch.

Bring with you
* {Texas director's requirements: 18 plus high school diploma}
* {24 clock hours of training, free with us}
* {Six months with infants}
* {Gentle under noise}

Opening shift 6:45–3:45. Weekends are yours. Pay reviewed at 90 days, sick days from the start.

=== leicester-nursery | Nursery Practitioner (Level 3) | Soar Valley Day Nursery | Leicester, United Kingdom
full-time | mid | 18
40 hours over four days in our two-to-three room.

Key person to five children, planning in the moment, learning journals on the tablet, handovers with a laugh.

What we require
- {Level 3 in childcare, full and relevant}
- {EYFS}
- {Paediatric first aid preferred}
- {Enhanced DBS}

Birthday off, staff room with windows, funded forest-school training for someone who fancies it. Cooked lunch is free on every working day.

=== sydney-educator | Early Childhood Educator – Cert III or Diploma | Banksia Lane Early Learning | Sydney, NSW, Australia
part-time | entry | 10
Marrickville, 48 places, a chook yard and a cook who does real food. Three or four days.

Work with the 2–3s alongside an ECT. {Certificate III or Diploma in early childhood, or enrolled}; {Working with Children Check}; {first aid, asthma and anaphylaxis}; {child-safe practice}. Above-award wages, four hours of programming time off the floor weekly for Diploma holders. Come and spend a paid trial morning.

=== berlin-kita | Erzieher/in für den Krippenbereich | Kinderladen Wolkenkuckuck | Berlin, Germany
part-time | mid | 5 | 19,40–22,10 € pro Stunde
Elterninitiative in Neukölln, 22 Kinder, davon acht unter drei. Offenes Konzept, Köchin im Haus, kleiner Garten.

30 Stunden, verteilt auf fünf Tage. Du begleitest Eingewöhnungen nach dem Berliner Modell, dokumentierst Entwicklung, wickelst, tröstest, singst schief oder gerade.

Was du brauchst
• {Staatliche Anerkennung als Erzieher/in}
• {Erfahrung mit Kindern unter drei}
• {Teamfähigkeit, auch mit engagierten Eltern}
• {Masernschutz und Führungszeugnis}

Bezahlte Vorbereitungszeit. Im August schließen wir drei Wochen, dann verreisen alle gleichzeitig.

=== duesseldorf-leitung | Kita-Leitung | Sonnendeck Kindertagesstätten | Düsseldorf, Germany
full-time | lead | 20
Fünf Gruppen, 94 Kinder, 19 Fachkräfte. Ihre Vorgängerin wechselt in die Fachberatung und arbeitet Sie zwei Monate ein.

Führung und Dienstplanung, KiBiz-Abrechnung, Elterngespräche, Qualitätsentwicklung, Zusammenarbeit mit dem Träger. {Pädagogisches Studium oder Erzieherausbildung mit Leitungsqualifikation}, {drei Jahre Erfahrung als Leitung oder Stellvertretung}, {Kenntnis des Kinderbildungsgesetzes} und {Organisationstalent}. Vollständig freigestellt, Dienstfahrrad, Supervision. Die Vergütung richtet sich nach S 16 des Sozial- und Erziehungsdienstes.

Das Haus ist acht Jahre alt, hat Hochbeete auf dem Dach und eine Küche, in der frisch gekocht wird. Zwei Verwaltungskräfte entlasten Sie bei Verträgen und Beiträgen. Mit den neun anderen Leitungen des Trägers treffen Sie sich monatlich, und zwar zum Denken und nicht bloß zum Berichten.

=== kirkland-toddler | Toddler Room Teacher | Juanita Cove Montessori | Kirkland, WA
full-time | mid | 15 | $25–$29 per hour
Ten toddlers between 18 months and three years, a guide, two teachers and an orchard behind the fence. Our mornings begin with shoes, which can take half an hour, and that's the point.

Together with the guide you prepare shelves and meals, observe quietly, help with toilet learning, keep notes for families, and protect long stretches of uninterrupted play. We don't use screens and seldom use plastic.

You should have
- {An early childhood certificate or 20 college credits in the field}
- {A year or more with children under three}
- {Current infant and child CPR}
- {A portable background check}
- A gentle voice

We would be delighted by {Montessori assistant training}, and will pay for it if you don't have it. Full medical coverage, eleven holidays, two weeks in summer when the school is closed and everyone is paid.
`;
