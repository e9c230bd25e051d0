/** Sample listings; the format is explained in ../format.ts. */
export const outdoors = String.raw`
## farm

=== fresno-irrigation | Irrigator / Orchard Worker | Kings Slough Almonds | Fresno, CA
full-time | entry | 12 | $17.50 per hour
1,900 acres of almonds and pistachios. Check drip lines and pumps, flush filters, repair leaks, read soil moisture probes, mow, help at shaking in August and September.

{One season of farm work}, {tractor driving}, {able to work outdoors in heat with shade and water provided}, {driver's license preferred}. Spanish is the language of the crew. Housing can be rented from the ranch for $350 a month. Six days during harvest, five otherwise.

=== lancaster-dairy | Herdsperson | Conestoga Hollow Dairy | Lancaster, PA
full-time | mid | 23
Three hundred and twenty Holsteins, double-12 parlor, robot barn opening next spring.

Milk four shifts per week, treat and record sick cows, breed (AI), look after fresh cows and calves, train two milkers. You'd report to the owner and to her father, who has opinions.

Wanted: {two years with dairy cattle}, {artificial insemination skill}, {DairyComp or similar herd records}, {lives within 20 minutes or takes the farmhouse apartment}. Beef from the freezer and every second weekend free.

=== salinas-food-safety | Food Safety Coordinator, Leafy Greens | Gabilan Row Crops | Salinas, CA
full-time | mid | 30 | $27.40–$33.00 hourly
Pre-harvest inspections, water sampling, crew hygiene audits, mock recalls, and the paperwork for LGMA and organic certification.

Start at 5 in the field and finish in the office.

Requirements
- {Bilingual Spanish/English}
- {PSA grower training and HACCP}
- {Two years in produce}
- {Driving a pickup on dirt roads}

From November to March you follow the harvest to Yuma with lodging paid. Company phone and boots.

=== toowoomba-station | Farm Hand – Mixed Cropping & Cattle | Downs Ridge Pastoral | Toowoomba, QLD, Australia
temporary | entry | 16 | A$29.30 per hour
Sorghum planting through harvest, roughly October to April.

Operate tractors and a chaser bin, fence, muster on a motorbike, check troughs. {Tractor or header experience}, {manual licence}, {handy with a welder or spanner}. {Working-holiday visas are fine} and the weeks count. Donga with air-con, meat provided; the nearest pub is 23 km away and Friday's steak night is a thing.

## landscaping

=== raleigh-crew | Landscape Crew Member | Loblolly Grounds | Raleigh, NC
full-time | entry | 7
Mow, edge, blow, prune, mulch. Three-person crews, same properties each week, commercial and HOA.

Have {a ride to the shop by 6:30}, {boots}, {no fear of heat, bees or rain}. {Driver's license adds a dollar.} We promise 40 hours from March to November and around 30 in winter with leaf removal and Christmas lights. Raises are decided twice a year by the crew leaders, not by somebody in an office.

Our routes stay within twenty minutes of the shop in east Raleigh. Water, ice and sunscreen are on each truck, and in the worst of July we start at six and stop at one-thirty. After a season you may train on the skid steer or for a pesticide license, whichever interests you more.

=== austin-irrigation | Licensed Irrigation Technician | Limestone Bloom Landscapes | Austin, TX
full-time | mid | 18 | $25.00–$30.00 an hour
Program smart controllers, find breaks, convert spray zones to drip, check backflows, and write reports homeowners understand during stage-2 water restrictions.

{TCEQ irrigator or technician license}. {Two years of troubleshooting valves and wiring}. {Clean record, can drive a trailer}. {Courteous with clients}. Native plant knowledge is a joy for us and pays a bit more. Company truck, 4-day weeks in December.

You'd take over about 140 controllers spread from Westlake to Buda. Half of the work is scheduled, the other half is someone calling about a geyser. Parts are on the truck, and the office deals with the city. We compost at the yard and send home tomatoes.

=== minneapolis-designer | Landscape Designer | Prairie Sedge Gardens | Minneapolis, MN
full-time | senior | 32
Residential design-build. The designer meets families at the kitchen table, measures, sketches, prices and then stays with the job until the last stone is down.

- {Degree in landscape architecture or horticulture}
- {Four years of residential design}
- {AutoCAD or Vectorworks, SketchUp}
- {Plants for zone 4b by heart}
- {Estimating and sales confidence}

January is for vacations; May isn't. Base salary with commission on signed projects; our best designer closed 34 gardens last year.

=== portland-arborist | Climbing Arborist | Canopy & Thorn | Portland, OR
full-time | senior | 2 | $34–$42 per hour
ISA-accredited company that turns down topping jobs.

Climb, prune, rig removals over roofs, aerial rescue drills each quarter, mentor ground crew. {Three years climbing}, {ISA Certified Arborist within a year}, {chainsaw and rigging competence}, {first aid}. {CDL B} is nice because of the chip truck. We buy your ropes and saws, and storm calls pay double. Yard opens at 6:45 with coffee.
`;
