/** Sample listings; the format is explained in ../format.ts. */
export const warehouse = String.raw`
## warehouse

=== ontario-picker | Order Picker – 1st Shift | Mesa Grande Fulfillment | Ontario, CA
full-time | entry | 2 | $20.75 per hour
5:30 a.m. to 2:00 p.m., Tuesday through Saturday. Climate-controlled building, household goods.

Pick with an RF gun on a stand-up cherry picker, pack, label, stage on the dock. You are expected to make 95 picks an hour after the fourth week and most people do.

Requirements: {lift 45 lbs}, {stand and walk 10,000 steps}, {stand-up reach truck experience or willingness to certify}, {basic English for safety instructions}. Weekly pay, 401(k), boots voucher.

=== fontana-picker | Order Picker, First Shift | Mesa Grande Fulfillment | Fontana, CA
full-time | entry | 6 | $20.50 per hour | twin of warehouse.ontario-picker
6:00 a.m. to 2:30 p.m., Monday through Friday. Climate-controlled building, household goods.

Pick with an RF gun on a stand-up cherry picker, pack, label, stage on the dock. You are expected to make 95 picks an hour after the fourth week and most people do.

Requirements: {lift 45 lbs}, {stand and walk 10,000 steps}, {stand-up reach truck experience or willingness to certify}, {basic English for safety instructions}. Weekly pay, 401(k), boots voucher.

=== riverside-forklift | Forklift Operator (Sit-Down & Reach) | Citrus Belt Cold Storage | Riverside, CA
full-time | mid | 10 | $23.50–$25.75 per hour
-10 °F freezer and a 38 °F dock; freezer gear and warm-up breaks provided.

Unload reefers, put away by slot, rotate by date, load outbound in stop order. {Two years of forklift experience}, {current forklift certification}, {RF scanning and WMS}, {cold tolerance}. Freezer premium of $1.25 is already in the rate. Nights 6 p.m.–2:30 a.m.

Pre-shift stretching, heated cab on two of the trucks, soup at midnight on us. The freezer team has fourteen operators and rotates to the dock every ninety minutes. Fourteen days of paid time off in year one. We test for drugs other than marijuana, and drive a practical course with you before making an offer.

=== san-bernardino-lead | Shipping & Receiving Lead | Inland Juniper Logistics | San Bernardino, CA
full-time | senior | 16
You'll run the afternoon dock: 24 doors, 17 people, about 60 trailers.

- Assign doors and crews, keep the yard list honest
- Solve short shipments and damage claims with carriers
- Start-of-shift safety talk, near-miss reports
- Train new starters on the WMS

Must haves: {three years in a distribution center}, {one year leading a team}, {Excel and a WMS such as Manhattan or SAP EWM}, {forklift license}. Bilingual (Spanish) strongly preferred. OSHA 10 nice. Pay depends on experience.

=== los-angeles-temp | Peak Season Package Sorter | Nightjar Staffing | Los Angeles, CA
temporary | entry | 0
Vernon. 3 a.m.–8 a.m. Six weeks, maybe longer.

Sort boxes off a belt by ZIP, build walls in trailers. {at least 18 years old}, {steel toes}, {lift up to 70 lbs with a partner}, show up. Weekly direct deposit. {Bring two forms of ID for the I-9.} About one in four temps is kept on after New Year. Carpool board in the break room, bus line 60 stops outside. Hot coffee.

=== louisville-inventory | Inventory Control Specialist | Falls City Medical Supply | Louisville, KY
full-time | mid | 19 | $22.00–$24.50 an hour
Somebody counted 400 and the system says 380. You find the other twenty.

Cycle counts, root-cause research, lot and expiry tracking, quarantines, returns to vendor, a weekly accuracy report.

What we need from you
- {Two years in inventory or warehouse control}
- {Strong Excel: lookups and pivot tables}
- {Lot-controlled goods}

Medical device background helpful. You will also train two counters. First shift, clean building, no mandatory overtime except at year-end.

=== newark-manager | Warehouse Operations Manager | Passaic Bridge Distribution | Newark, NJ
full-time | lead | 28 | $92,000 - $108,000
A 310,000 sq ft import warehouse near the port with two shifts and 85 associates. We have outgrown our processes and want somebody who has seen how the next size works.

Your first year: introduce labor standards that people accept, cut dock-to-stock from 30 hours to 12, lead a WMS upgrade, get turnover below 40 %.

{Seven years in distribution with three as a manager}, {P&L responsibility}, {lean or continuous improvement}, {labor relations experience}. {WMS implementation} will decide between finalists. Bachelor's degree welcome but not demanded.

=== wolverhampton | Warehouse Operative (Nights) | Tern Valley Distribution | Wolverhampton, United Kingdom
full-time | entry | 13 | £13.05 per hour
Sunday–Thursday, 22:00–06:00. Pick and load for garden centres.

{Counterbalance or reach licence desirable}; {good with numbers}; {steady attendance}; own transport, since buses stop at eleven. {Lifting up to 20 kg}. Temp-to-perm after 12 weeks. Canteen, free parking, Christmas shutdown, and a rota that doesn't change with two days' notice. Start any Sunday. Induction is paid and the first week is on days.

=== kassel-lager | Fachkraft für Lagerlogistik | Fuldahöfe Versand | Kassel, Germany
full-time | mid | 3 | 16,50–18,20 € pro Stunde
Buchgroßhandel. 240.000 Titel, 11.000 Pakete pro Nacht, und morgens liegen sie im Laden.

Wareneingang prüfen, einlagern, kommissionieren, verladen, inventarisieren. {Ausbildung in der Lagerlogistik oder gleichwertige Praxis}, {Staplerschein}, {Umgang mit Handscannern}, {Bereitschaft zur Spätschicht bis 23 Uhr}. Firmenbus ab Hauptbahnhof. Leseexemplare nehmen Sie mit, so viele Sie tragen können. Nach der Probezeit gibt es einen unbefristeten Vertrag und Urlaubsgeld.

Gearbeitet wird von 14 bis 23 Uhr, samstags nie, sonntags im Wechsel einmal im Monat. Das Team ist bunt gemischt, vom Germanisten bis zum ehemaligen Bergmann. Wer möchte, lernt auch die Fördertechnik kennen oder übernimmt nach einem Jahr eine Schichtverantwortung im Wareneingang.

=== hamburg-aushilfe | Aushilfe Lager & Messebau | Alsterbühne Messeservice | Hamburg, Germany
temporary | entry | 1 | 15 € pro Stunde
Einsätze von Januar bis April, tageweise buchbar. Kisten packen, Teppich verlegen, Möbel tragen, abbauen.

Voraussetzungen
- {Anpacken können}
- {Pünktlich um 6 am Treffpunkt}
- {Sicherheitsschuhe}
- {Deutsch oder Englisch zur Verständigung}

Führerschein hilft, ist aber keine Bedingung. Nachtarbeit mit Zuschlag, Verpflegung auf der Baustelle, Auszahlung wöchentlich. Wer dreimal gut war, bekommt die begehrten Aufbauten im Sommer zuerst angeboten. Gruppen von Freunden nehmen wir gern geschlossen.

=== poznan-magazyn | Pracownik magazynu (system dwuzmianowy) | Wartomax Logistyka | Poznań, Poland
full-time | entry | 2 | od 31,50 zł brutto za godzinę
Magazyn części samochodowych w Gądkach. Kompletujesz zamówienia ze skanerem, pakujesz, przyjmujesz dostawy, pilnujesz porządku w alejkach.

Nie wymagamy doświadczenia, uczymy wszystkiego od podstaw. Ważne są {sumienność i dokładność}, {gotowość do pracy na dwie zmiany}, {sprawność fizyczna} oraz {podstawowy polski lub ukraiński}. Po trzech miesiącach możesz zrobić {uprawnienia na wózki widłowe} na nasz koszt. Dowóz z Poznania i Kórnika, obiady za 6 zł, premia frekwencyjna.

Zmiany trwają od 6 do 14 i od 14 do 22, grafik znasz z miesięcznym wyprzedzeniem. Umowa o pracę od pierwszego dnia, bez pośrednika. W hali jest ciepło, muzykę wybieramy na zmianę, a brygadzista sam zaczynał tu jako pakowacz. Po roku otrzymujesz dodatek stażowy i dzień wolny w urodziny.

=== tilburg-reachtruck | Reachtruckchauffeur dagdienst | Loonsche Heide Logistiek | Tilburg, Netherlands
full-time | mid | 11
Geen ploegen, geen weekenden: van 7.00 tot 16.00 uur in een distributiecentrum vol tuinmeubelen.

Je slaat pallets weg tot tien meter hoog, vult de pickvakken aan, controleert locaties en springt bij met laden. We zoeken iemand met {een geldig reachtruckcertificaat}, {minstens een jaar ervaring op hoogte}, {kennis van een WMS en scanner} en {Nederlands of Engels voor de veiligheid}. {Heftruckervaring} mag ook mee in de koffer. Uitzicht op een vast contract na een halfjaar, reiskosten vanaf de eerste kilometer.
`;
