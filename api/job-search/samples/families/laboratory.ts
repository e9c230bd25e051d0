/** Sample listings; the format is explained in ../format.ts. */
export const laboratory = String.raw`
## lab

=== san-diego | Medical Laboratory Scientist, Generalist | Torrey Mesa Clinical Labs | San Diego, CA
full-time | mid | 12
Night owls, this one's for you: 10 p.m. to 6:30 a.m., seven on and seven off.

Rotate through hematology, chemistry, coagulation and blood bank. Validate results, call criticals, run QC, troubleshoot analyzers and document corrective action the way CAP inspectors like it.

- {California CLS license}
- {Bachelor's degree in a laboratory science}
- {Two years of generalist experience including blood bank}
- {ASCP certification preferred}

Two scientists and a lab assistant cover the night. Volume is about 1,900 tubes, with the blood bank as the part that keeps you awake. Instruments are from the present decade. There is a differential of $4.50 on top, a quiet room for the break, and an aquarium of unknown ownership.

=== durham-qc | QC Laboratory Technician | Eno Biotherapeutics | Durham, NC
full-time | entry | 7 | $23.00 - $27.50 hourly
We manufacture a protein used in eye surgery. Before a lot can ship, the QC lab says yes or no.

You would sample water and air in the clean rooms, run HPLC, ELISA and pH assays, enter data into LIMS and help with deviation investigations. GMP is a daily habit here and not a poster.

What we look for: {associate or bachelor's degree in biology or chemistry}, {lab coursework or internship with pipetting and aseptic technique}, {careful documentation}. {GMP or HPLC exposure} puts you ahead. First shift, one weekend a month of environmental monitoring.

=== philadelphia-phleb | Phlebotomist, Mobile | Wissahickon Draw Services | Philadelphia, PA
part-time | entry | 9
Drive to nursing homes and private houses in the city and Delaware County before 11 a.m. and bring the tubes to the lab before noon. That is the job, five mornings a week.

Looking for
- {Phlebotomy certificate}
- {100 successful sticks, butterfly and straight needle}
- {Your own car}
- {Ability to find a vein on a 90-year-old}

Specimen processing experience nice. We pay mileage from your door.

=== madison-intern | Summer Intern – Soil and Water Testing Lab | Four Lakes AgriTest | Madison, WI
internship | entry | 24 | $17.50/hour
Twelve weeks from mid-May. Farmers send us dirt, we send back numbers.

Interns log samples, dry and grind soil, run nitrate and phosphorus tests, wash an astonishing amount of glassware, and finish with a small project that is presented to the whole lab. Last year's was about road salt.

Open to {students of chemistry, agronomy or environmental science} who have {completed a year of general chemistry with lab}. {Able to lift 40 pounds} and {not bothered by dust}. Housing not provided.

=== houston-petro | Senior Petroleum Lab Technician | Ship Channel Assay | Houston, TX
full-time | senior | 30 | $29–$35/hr
ASTM testing of fuels and crude: distillation, flash point, sulfur, vapor pressure, GC. Twelve-hour rotating shifts, DuPont schedule.

Senior techs review the data of others, release certificates, calibrate instruments and keep the uncertainty budgets current. {Five years in a petroleum or petrochemical lab}. {Hands-on gas chromatography}. {ISO 17025 knowledge}. {TWIC card} or eligible. H2S and confined-space tickets we provide. Shift differential of $2.

=== basel-laborant | Laborant/in EFZ Chemie, Analytik | Birsfeld Analytica | Basel, Switzerland
temporary | entry | 34
Befristet auf zwölf Monate, mit guter Aussicht auf Verlängerung.

Im Team von neun Personen untersuchen Sie Rohstoffe und Zwischenprodukte mit HPLC, GC und Karl Fischer, bereiten Proben vor, pflegen Geräte, führen das elektronische Laborjournal nach GMP und melden Abweichungen. Ihr Profil: {Lehrabschluss als Chemielaborant/in}, {erste Erfahrung mit HPLC}, {exaktes Protokollieren}, {Englisch zum Lesen von Methoden}. Gleitzeit, Personalrestaurant, Veloparkplätze. Eintritt nach Vereinbarung.

Die Abteilung wurde vor zwei Jahren neu ausgerüstet. Sie werden vier Wochen lang eingeführt und übernehmen danach selbständig einen Gerätepark. Methodentransfers aus der Entwicklung sorgen für Abwechslung. Der Lohn liegt je nach Erfahrung zwischen CHF 68'000 und 76'000, bei 40 Wochenstunden und Brückentagen.
`;
