/** Sample listings; the format is explained in ../format.ts. */
export const driving = String.raw`
## driver

=== dallas-otr | CDL-A Regional Driver, Home Weekends | Redbud Line Freight | Dallas, TX
full-time | mid | 6 | $1,450 average per week (about $75,000 a year)
No-touch dry van, five-state region, home every Friday night and out again Sunday evening or Monday morning. Same truck, same dispatcher.

2023 or newer automatics with fridge, inverter and a proper mattress. Average 2,250 miles a week. Detention is paid after one hour, not two.

REQUIREMENTS
- {Class A CDL}
- {12 months tractor-trailer experience in the last 3 years}
- {No more than two moving violations in three years}
- {DOT medical card and drug screen}

Hazmat and tanker endorsements add 3 cents. Pets ride along.

A few things drivers ask us first. Dispatchers each look after 24 trucks and have all driven. Forced dispatch doesn't exist; you may turn down a load, and we'll only ask you why. Cameras face outward. The shop on Harry Hines fixes a headlight in ten minutes while you get a coffee. Orientation lasts two days, is held on Mondays, and pays $200 per day plus the hotel. Health, dental and vision begin on day one, a 401(k) with a 4 % match after six months, and the safety bonus is paid in cash at a barbecue to which families are invited.

=== fort-worth-otr | CDL-A Regional Truck Driver | Redbud Line Freight | Fort Worth, TX
full-time | mid | 4 | $1,450 average per week (about $75,000 a year) | twin of driver.dallas-otr
No-touch dry van, five-state region, home every Friday night and out again Sunday evening or Monday morning. Park the truck at our Alliance yard.

2023 or newer automatics with fridge, inverter and a proper mattress. Average 2,250 miles a week. Detention is paid after one hour, not two.

REQUIREMENTS
- {Class A CDL}
- {12 months tractor-trailer experience in the last 3 years}
- {No more than two moving violations in three years}
- {DOT medical card and drug screen}

Hazmat and tanker endorsements add 3 cents. Pets ride along.

A few things drivers ask us first. Dispatchers each look after 24 trucks and have all driven. Forced dispatch doesn't exist; you may turn down a load, and we'll only ask you why. Cameras face outward. The shop on Harry Hines fixes a headlight in ten minutes while you get a coffee. Orientation lasts two days, is held on Mondays, and pays $200 per day plus the hotel. Health, dental and vision begin on day one, a 401(k) with a 4 % match after six months, and the safety bonus is paid in cash at a barbecue to which families are invited.

=== fort-worth-local | Local Flatbed Driver (Home Daily) | Stockyard Building Supply | Fort Worth, TX
full-time | mid | 17 | $27.50-$30 per hour
Deliver lumber, trusses and drywall to job sites in Tarrant, Parker and Johnson counties. Start 5 a.m., done by mid-afternoon, most Saturdays off.

You strap and tarp loads, run a truck-mounted forklift (we certify you), get tickets signed, keep the pre-trip log. {CDL A, or B with flatbed experience}. {Two years commercial driving}. {Load securement knowledge}. {Physically able to throw tarps in August}. Paid overtime past 40.

=== irving-delivery | Package Delivery Driver (non-CDL) | Swiftwillow Parcel Partners | Irving, TX
full-time | entry | 3
160–190 stops per day in a step van, four ten-hour days.

Who fits: {21 or older}, {Texas driver's license with a clean three years}, {can lift 50 lb repeatedly}, {okay with a camera facing the road and the driver}. Routes go out at 9:40. You will scan, photograph, sort on the go, and sometimes rescue a slower colleague. Paid training week. Health coverage from day 31. Overtime in peak season is plentiful.

=== arlington-school | School Bus Driver | Trinity Prairie Student Transit | Arlington, TX
part-time | entry | 30
Summers, Christmas, spring break: all yours.

We pay you while you earn your {Class B CDL with passenger and school bus endorsements}. After five to six weeks you get a route with 50 kids whose names you'll know by Halloween. Split shift, 5:45–8:30 and 2:15–5:00; midday field trips optional.

{High school diploma}, {clean record}, {patience and a steady voice}. Retired people, parents and anyone with a second job like this schedule.

=== kansas-city-tanker | Fuel Tanker Driver | Heartland Amber Petroleum | Kansas City, MO
full-time | senior | 24
Nights, slip-seat, home every day. Load at the rack, deliver to 5–6 stations, measure tanks, no spills.

You have
- {Class A with hazmat and tanker endorsements}
- {Three years verifiable experience, one of it tanker}
- {TWIC}
- {Spotless safety record}

Bonus each quarter without incident; uniforms, boots and retirement match. Trucks are governed at 65 and nobody will ever ask you to hurry. Sunday and Monday off for the first open slot.

A trainer rides along for the first three weeks, longer if you wish. You'll learn vapor recovery, meters and each station's peculiar fill boxes. Equipment is washed weekly. Orientation covers spill response with real foam. Medical and dental insurance start after thirty days, and the retirement plan is matched dollar for dollar to five percent.

=== buffalo-snow | Snow Plow Operator, Seasonal | Lake Effect Property Crew | Buffalo, NY
temporary | entry | 9 | $28/hr, paid on-call
When it snows you drive. When it doesn't, you sleep and still get 10 hours a week guaranteed.

Lots and driveways in Amherst and Cheektowaga, midnight starts. {NY license, class D is fine}; {phone always on from November to March}; {plow or skid steer time}; can shovel a walk if the sidewalk crew is short. Bonus at the end if you made every call. Own plow truck? Ask about subcontracting, the rate is higher.

=== bristol-hgv | HGV Class 2 Driver – Chilled | Avonmere Provisions | Bristol, United Kingdom
full-time | mid | 12 | £16.20 per hour
Multi-drop to restaurants and schools between Swindon and Taunton. 4 a.m. start, Monday–Friday, 48 hours average.

We need {a Category C licence}, {a valid Driver CPC and digital tachograph card}, {no more than six points} and {someone who's polite at the back door}. Tail-lift, sack truck, no night outs. Vehicles under three years old and a defect gets fixed, not noted. 28 days of holiday.

Loads are picked and caged for you by the night shift; check temperature, check the count and go. Twenty drops would be a big day. Customers are loyal and mostly let you leave goods in their cold room with a key. A transport manager who drove for nineteen years plans routes that a human can finish.

=== winnipeg-transit | Bus Operator Trainee | Red & Assiniboine Transit Services | Winnipeg, MB, Canada
full-time | entry | 36 | CA$24.86 per hour in training
Paid seven-week course in spring. Afterwards you pick from the extra board: early mornings, evenings, weekends, statutory holidays.

Applicants bring {a Class 5 licence and five years of driving}, {a driver's abstract with fewer than four demerits}, {customer service experience} and {the ability to pass a medical}. Winter driving skill is tested. French is an asset on two routes. Union position with a pension.

=== duisburg-fahrer | Berufskraftfahrer CE Nahverkehr | Ruhrschleife Logistik | Duisburg, Germany
full-time | mid | 7 | 17,20 € pro Stunde
Jeden Abend zu Hause. Container vom Hafen zu Kunden im Ruhrgebiet, zwei bis drei Touren am Tag, Beginn um 5.

Ihr Profil: {Führerschein CE mit Schlüsselzahl 95}, {Fahrerkarte}, {Ladungssicherung}, {freundlich an der Rampe}. Der {ADR-Schein} bringt 1 € mehr. Fester Wagen, Baujahr nicht älter als vier, Spesen, Weihnachtsgeld, kein Übernachten im Fahrerhaus. Wer lieber samstags statt montags fährt, bekommt das meistens hin.

Wir fahren mit 38 Zügen, davon sechs elektrisch. Disponiert wird von einem ehemaligen Fahrer, der weiß, dass Wartezeit keine Pause ist. Die Weiterbildung zur Schlüsselzahl machen wir samstags im eigenen Schulungsraum, mit Brötchen. Wer einen Kollegen wirbt, bekommt nach der Probezeit 1.000 Euro.

=== bremen-kurier | Auslieferungsfahrer Apotheke (Minijob oder Teilzeit) | Weserkurier Pharma-Logistik | Bremen, Germany
part-time | entry | 36
Nachmittags drei Stunden: Kisten im Großhandel holen, sechs Apotheken beliefern, Retouren mitnehmen, fertig.

Das bringen Sie mit
- {Führerschein Klasse B seit zwei Jahren}
- {Zuverlässig und pünktlich}
- {Einwandfreies Führungszeugnis}
- {Bis 15 kg heben}

Ideal für Rentnerinnen, Studierende oder als zweites Standbein. Wagen gestellt, Einarbeitung auf drei Mitfahrten, Zahlung zum Fünfzehnten. 14,20 € die Stunde, samstags frei, kleine Blumengrüße der Kundinnen inklusive. Im Sommer übernehmen Sie Urlaubsvertretungen.

=== lodz-kierowca | Kierowca C+E – trasy krajowe | Trans-Bzura | Łódź, Poland
full-time | mid | 8 | 8 000–10 500 zł brutto miesięcznie
Jeździmy z AGD po całej Polsce, od poniedziałku do piątku, weekendy zawsze w domu.

Oferujemy umowę o pracę, ciągniki nie starsze niż trzy lata, stałą naczepę, diety płacone na czas i spokojnego spedytora.

Oczekujemy
- {prawa jazdy kat. C+E i karty kierowcy}
- {kodu 95 oraz aktualnych badań}
- {minimum roku doświadczenia w transporcie}
- {dbałości o powierzony sprzęt}

{Uprawnienia ADR} będą atutem. Rozmowy prowadzimy także w soboty, przy kawie na bazie.
`;
