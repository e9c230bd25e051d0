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

=== san-bernardino-lead | Shipping & Receiving Lead | Inland Juniper Logistics | San Bernardino, CA
full-time | senior | 16
You'll run the afternoon dock: 24 doors, 17 people, about 60 trailers.

- Assign doors and crews, keep the yard list honest
- Solve short shipments and damage claims with carriers
- Start-of-shift safety talk, near-miss reports
- Train new starters on the WMS

Must haves: {three years in a distribution center}, {one year leading a team}, {Excel and a WMS such as Manhattan or SAP EWM}, {forklift license}. Bilingual (Spanish) strongly preferred. OSHA 10 nice. Pay depends on experience.

=== los-angeles-temp | Peak Season Package Sorter | Nightjar Staffing | Los Angeles, CA
temporary | entry | 1 | $18.90/hr
Vernon. 3 a.m.–8 a.m. Six weeks, maybe longer.

Sort boxes off a belt by ZIP, build walls in trailers. {at least 18 years old}, {steel toes}, {lift up to 70 lbs with a partner}, show up. Weekly direct deposit. {Bring two forms of ID for the I-9.} About one in four temps is kept on after New Year. Carpool board in the break room, bus line 60 stops outside. Hot coffee.

=== louisville-inventory | Inventory Control Specialist | Falls City Medical Supply | Louisville, KY
full-time | mid | 19 | $22.00–$24.50 an hour
Somebody counted 400 and the system says 380. You find the other twenty.

Cycle counts, root-cause research, lot and expiry tracking, quarantines, returns to vendor, a weekly accuracy report. {Two years in inventory or warehouse control}. {Strong Excel: lookups and pivot tables}. {Lot-controlled goods}. Medical device background helpful. You will also train two counters. First shift, clean building, no mandatory overtime except at year-end.

=== newark-manager | Warehouse Operations Manager | Passaic Bridge Distribution | Newark, NJ
full-time | lead | 28 | $92,000 - $108,000
A 310,000 sq ft import warehouse near the port with two shifts and 85 associates. We have outgrown our processes and want somebody who has seen how the next size works.

Your first year: introduce labor standards that people accept, cut dock-to-stock from 30 hours to 12, lead a WMS upgrade, get turnover below 40 %.

{Seven years in distribution with three as a manager}, {P&L responsibility}, {lean or continuous improvement}, {labor relations experience}. {WMS implementation} will decide between finalists. Bachelor's degree welcome but not demanded.

=== wolverhampton | Warehouse Operative (Nights) | Tern Valley Distribution | Wolverhampton, United Kingdom
full-time | entry | 13 | £13.05 per hour
Sunday–Thursday, 22:00–06:00. Pick and load for garden centres.

{Counterbalance or reach licence desirable}; {good with numbers}; {steady attendance}; own transport, since buses stop at eleven. {Lifting up to 20 kg}. Temp-to-perm after 12 weeks. Canteen, free parking, Christmas shutdown, and a rota that doesn't change with two days' notice. Start any Sunday. Induction is paid and the first week is on days.
`;
