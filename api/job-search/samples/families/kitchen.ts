/** Sample listings; the format is explained in ../format.ts. */
export const kitchen = String.raw`
## cook

=== chicago-line | Line Cook | Copper Finch | Chicago, IL
full-time | mid | 2 | $21–$24/hr plus kitchen share
West Loop, 85 seats, wood oven, open kitchen. We do about 210 covers on a Saturday and go home proud.

You'd start on garde manger or grill depending on your hands. We'll expect you to prep your station, taste constantly, plate the same dish the same way forty times, break down and scrub.

- {Two years on the line in a full-service kitchen}
- {Solid knife skills}
- {Able to work nights and weekends}
- {Illinois food handler card}

Five days, two off together. Health plan after 60 days, staff meal at 3:30.

About the kitchen: chef has been here since the doors opened, sous came up from dish, and we promote before we post. There's no shouting, and phones stay in lockers. You'll stage for one paid evening so that both sides know what they are getting into.

=== chicago-sous | Sous Chef | The Larkspur Room at Hotel Ansel | Chicago, IL
full-time | senior | 11 | $68,000–$74,000 a year
We run one restaurant, a bar menu, room service and banquets for up to 180 from a single kitchen below State Street. The sous chef owns the evening.

Scope of the role
Lead a brigade of fourteen; run the pass; write the prep lists; order from nine vendors; hold food cost at 29 %; train cooks who come to us from culinary school; keep the health inspector bored.

Profile

Skills and experience
* {Four years in quality kitchens, one as a junior sous or sous}
* {ServSafe manager certificate}
* {Menu costing and inventory}
* {Spanish helps in our kitchen}

{Banquet experience} is what the last person lacked.

=== chicago-line-stale | Line Cook | Copper Finch | Chicago, IL
full-time | mid | 43 | $20–$23/hr plus kitchen share | twin of cook.chicago-line
West Loop, 85 seats, wood oven, open kitchen. We do about 210 covers on a Saturday and go home proud.

You'd start on garde manger or grill depending on your hands. We'll expect you to prep your station, taste constantly, plate the same dish the same way forty times, break down and scrub.

- {Two years on the line in a full-service kitchen}
- {Solid knife skills}
- {Able to work nights and weekends}
- {Illinois food handler card}

Five days, two off together. Health plan after 60 days, staff meal at 3:30.

About the kitchen: chef has been here since the doors opened, sous came up from dish, and we promote before we post. There's no shouting, and phones stay in lockers. You'll stage for one paid evening so that both sides know what they are getting into.

=== chicago-school | School Kitchen Cook | Prairie Path Meals | Chicago, IL
part-time | entry | 18
6:00 a.m. to 12:30 p.m., school days only. Summers off!

Our central kitchen makes 2,600 lunches a day from scratch, no fryers. Cooks scale recipes, run tilt skillets and combi ovens, log temperatures, pack hot boxes.

You'll need {experience in volume cooking or catering}, {basic reading and math for recipes}, {the city's food sanitation certificate within 90 days} and {a background check}. Allergen knowledge is important; we train it each fall.

=== evanston-prep | Prep Cook / Dishwasher | Noodle Sparrow | Evanston, IL
part-time | entry | 6 | $17/hr + tips
small noodle shop near the purple line. need one more person thurs–sun, 10 to 5

cut veg, portion pork, make dumplings (we show you), wash pots, take in deliveries. {no experience needed}, {must be on time}, {can stand 7 hours and lift a 40 lb stock pot}. free bowl every shift. cash tips split daily. ask for the manager after 3

=== chicago-executive | Executive Chef – Senior Living | Marlowe Shores Communities | Oak Park, IL
full-time | lead | 26 | $85,000 to $95,000
Dining is what our residents talk about first. We have 210 of them, a full dining room, a bistro, and a health-care wing that requires modified textures.

The executive chef leads 22 people, sets six-week seasonal menus with the dietitian, controls a raw food budget of $1.1 million and comes out to the tables. You're home by eight most evenings.

Requirements: {five years of kitchen management}, {culinary degree or an apprenticeship}, {certified food protection manager}, {labor and food budgeting}, {knowledge of therapeutic diets}. Healthcare or senior living background strongly preferred.

=== new-orleans | Sauté Cook | Tante Delphine's | New Orleans, LA
full-time | mid | 13
Creole house on the edge of the Marigny. Sauté is the heart of our line: étouffée, meunière, barbecue shrimp, sauces to order, all of it fast.

Looking for {three years of line experience with at least one on sauté}, {the palate to season a roux by smell}, {a cool head at nine o'clock on a festival weekend}. {Seafood butchery} a plus. Closed Mondays and Tuesdays. Shift drink, parking two blocks away.

Family meal happens at four, line-up at four-thirty, doors open at five. Seven cooks, most of whom have stayed over three years. We use the whole hog, make our own sausage and keep a board with the names of the fishermen. You'll be invited to cook one special a month once you know the line.

=== honolulu-banquet | Banquet Cook (On-Call) | Ko'a Bay Resort | Honolulu, HI
temporary | mid | 32 | $28.90 per hour
On-call culinary support for weddings and conferences, usually 16 to 32 hours a week during the season, November to April.

Prepare and plate for groups of 50 to 700; staff action stations; follow banquet event orders to the letter. Tuberculosis clearance as the state requires. {Two years of hotel or catering kitchen experience}. {Flexible on short notice}. {Basic English for kitchen safety}. {Local and Japanese cuisine knowledge} appreciated.

How it works: the banquet office posts events two weeks ahead and you mark those that suit you. Call-in is four hours at least. Sauces, cold kitchen and hot line take turns, so in one season you'll see all of them. On-call cooks who serve 600 hours are first in line for a regular position.

=== edinburgh | Chef de Partie – Pastry | Candlemaker Inn | Edinburgh, United Kingdom
full-time | mid | 10 | £29,500 per annum plus tronc (around £4,000)
Four days on, three off. Breakfast viennoiserie, afternoon tea for eighty, and five plated desserts in the evening. Pastry is a section of three here, and you'd be second in command.

We are after {at least 18 months in a pastry section}, {laminated doughs and tempering chocolate with confidence}, {Level 2 food hygiene}, and {someone who labels everything}. Live-in available at £62 a week. Uniform laundered for you.

The inn has 38 bedrooms, two dining rooms and a head chef who began as a pastry apprentice herself. Flour comes from a mill in Fife, butter by the 20-kilo block. You will be involved in writing the winter menu, and there's money set aside for a stage abroad each year.

=== seattle-baker | Overnight Baker | Hearth & Heron Bread | Seattle, WA
full-time | mid | 9 | $24.00–$27.50 an hour
Midnight to eight. Naturally leavened loaves, baguettes, and a lot of croissants on Fridays.

Mix, divide, shape, proof, load a four-deck oven. Read dough rather than the clock. Fill wholesale orders for 31 cafés.

Needed
- {One year of production bread baking}
- {Sourdough and hand shaping}
- {Lifting 50-pound flour sacks}
- {Reliable transport at night}

You'll get health cover, a loaf a day and very quiet commutes.

You would be one of four on the night crew. Mixing starts with a look at the starter and a cup of something strong. A driver arrives at five, the shop opens at seven, and you are on your bike home by quarter past eight. Bakers rotate through lamination so no one folds butter every single night.

=== freiburg-koch | Koch (m/w/d) – Vier-Tage-Woche | Gasthaus Zum Rebstöckle | Freiburg, Germany
full-time | mid | 18
Badische Küche ohne Tüte. Sulz, Schäufele, Forelle aus dem Nachbartal, im Mai Spargel bis zum Umfallen.

Sie kochen à la carte für 70 Plätze, bereiten Saucen und Fonds zu, bestellen beim Bauern, leiten die Azubine an. {Ausbildung als Koch}; {zwei Jahre im À-la-carte-Geschäft}; {Hygieneschulung nach HACCP}; {Ruhe zur Stoßzeit}. Ruhetage Sonntag und Montag, Personalzimmer mit Blick auf Reben, 3.200 € plus Trinkgeld.

In der Küche stehen vier Leute, ein Spüler, der singt, und die Wirtin, wenn Not am Mann ist. Wir schreiben die Karte alle fünf Wochen neu und jeder schlägt etwas vor. Geteilte Dienste haben wir abgeschafft. Betriebsferien sind im Februar und in der ersten Augustwoche.

=== wien-jungkoch | Jungköchin/Jungkoch | Wirtshaus Zur Roten Birne | Wien, Austria
full-time | entry | 17
Neubaugasse, Gulasch und Gemüse, offene Küche. Fünftagewoche mit Sonntag und Feiertag frei.

Bei uns lernst du vom Knödel bis zum geschmorten Ochsenschlepp alles selber zu machen. {Abgeschlossene Lehre als Koch oder Köchin}, {Gespür für saisonale Produkte}, {Teamgeist statt Geschrei} und {Pünktlichkeit}. Überzahlung je nach Können. Jeden Dienstag kocht wer anderer fürs Personal, und das Urteil ist streng, aber meistens liebevoll.

Wir sind sieben in der Küche, darunter zwei Lehrlinge, die dich vom ersten Tag an löchern werden. Im Sommer decken wir auch den Hof ein. Du bekommst Messergeld, ein Öffi-Ticket und Dienstpläne, die einen Monat lang halten. Wer will, fährt im Herbst zum Weinbauern mit und klaubt Trauben.

=== lyon-second | Second de cuisine | Bouchon des Trois Marches | Lyon, France
full-time | senior | 9 | 31 000 à 34 000 € brut par an
Bouchon de quarante couverts dans le quartier Saint-Jean, ouvert du mardi au samedi.

Aux côtés de la cheffe, vous assurez la mise en place, les cuissons et l'envoi, passez les commandes aux producteurs, gérez les stocks et remplacez la cheffe pendant ses congés. L'équipe compte cinq personnes et un apprenti que vous formerez.

Profil recherché
- {CAP ou BEP cuisine}
- {cinq ans d'expérience, dont deux comme chef de partie}
- {maîtrise des règles d'hygiène HACCP}
- {goût du travail bien fait et bonne humeur}

Deux jours de repos consécutifs, mutuelle prise en charge, cinq semaines de fermeture annuelle.

=== bologna-cuoco | Cuoco/a capo partita primi | Trattoria Sette Portici | Bologna, Italy
full-time | mid | 12
Da noi la sfoglia si tira a mano ogni mattina, e chi viene deve avere voglia di imparare o, meglio ancora, di insegnare.

La persona si occupa della partita dei primi piatti, della preparazione di ragù e brodi, del controllo delle scorte e della pulizia della postazione. Requisiti: {almeno tre anni in cucina}, {ottima manualità con la pasta fresca}, {attestato HACCP}, {resistenza allo stress del servizio}. Riposo domenica sera e lunedì; chiusura ad agosto.

=== chicago-grill | Grill Cook, Steakhouse | Brannock's Chop Room | Chicago, IL
full-time | mid | 9 | $22.50–$26 an hour
River North, since 1979, white tablecloths, and a broiler that runs at 1,400 degrees. The man who worked it for sixteen years has opened his own place in Berwyn (go and eat there), and we need somebody who can take the heat, literally.

Service is Tuesday through Sunday, dinner only. On a busy night 160 steaks pass over your station, each to temperature and rested, alongside chops, whole fish and a burger that is not on the menu. You'll cut and portion two afternoons per week, and check deliveries with the chef.

Bring {three years on a line, at least one on grill or broiler}, {judging doneness by touch}, {calm communication with the expo}, {a food handler certificate}. {Butchery} would raise the offer. We close on national holidays, pay for slip-resistant shoes, cover 70 percent of health insurance, and feed the crew properly before every shift.
`;
