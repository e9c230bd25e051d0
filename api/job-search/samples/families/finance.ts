/** Sample listings; the format is explained in ../format.ts. */
export const finance = String.raw`
## accountant

=== philadelphia-senior | Senior Accountant | Brewerytown Craft Group | Philadelphia, PA
full-time | senior | 6 | $82,000–$94,000 a year
We own four breweries, two taprooms and one very good pretzel bakery. The books are cleaner than the floors, and we would like to keep it so while we grow.

Reporting to the controller, you will
- close five entities by business day six
- reconcile balance sheet accounts and chase old items until they die
- prepare consolidated statements and variance comments that owners read
- handle excise and sales tax filings in three states
- lead the inventory count in January and July
- support the annual review by our outside CPA firm

Please bring
- {Bachelor's degree in accounting}
- {Four years of experience, public or industry}
- {Month-end close and account reconciliations}
- {GAAP}
- {NetSuite or a similar ERP}

It would be great if you also had {a CPA or are sitting for it}, or knew cost accounting in manufacturing.

Hybrid: three days in the office. Health insurance with a choice of two plans, four weeks of vacation, and a case of seasonal beer each quarter which you may give to your in-laws.

The finance team has four people: the controller, a staff accountant, an AP specialist and you. We moved to NetSuite fourteen months ago and about a third of our reports still live in spreadsheets; cleaning that up is a project you could claim as your own. Month end means two late evenings with good takeout. The rest of the month people leave at five and nobody makes a remark. Our owners are brewers who care about numbers without having studied them, so being able to explain an accrual using a fermenter will earn you lasting respect.

=== philadelphia-senior-stale | Senior Accountant | Brewerytown Craft Group | Philadelphia, PA
full-time | senior | 42 | $80,000–$90,000 a year | twin of accountant.philadelphia-senior
We own four breweries, two taprooms and one very good pretzel bakery. The books are cleaner than the floors, and we would like to keep it so while we grow.

Reporting to the controller, you will
- close five entities by business day six
- reconcile balance sheet accounts and chase old items until they die
- prepare consolidated statements and variance comments that owners read
- handle excise and sales tax filings in three states
- lead the inventory count in January and July
- support the annual review by our outside CPA firm

Please bring
- {Bachelor's degree in accounting}
- {Four years of experience, public or industry}
- {Month-end close and account reconciliations}
- {GAAP}
- {NetSuite or a similar ERP}

It would be great if you also had {a CPA or are sitting for it}, or knew cost accounting in manufacturing.

Hybrid: three days in the office. Health insurance with a choice of two plans, four weeks of vacation, and a case of seasonal beer each quarter which you may give to your in-laws.

The finance team has four people: the controller, a staff accountant, an AP specialist and you. We moved to NetSuite fourteen months ago and about a third of our reports still live in spreadsheets; cleaning that up is a project you could claim as your own. Month end means two late evenings with good takeout. The rest of the month people leave at five and nobody makes a remark. Our owners are brewers who care about numbers without having studied them, so being able to explain an accrual using a fermenter will earn you lasting respect.

=== philadelphia-staff | Staff Accountant – Nonprofit | Kensington Works Alliance | Philadelphia, PA
full-time | entry | 14 | $56,000–$62,000
Government grants pay for our job training programs, and each grant has its own rules. You keep the money in the right bucket.

The staff accountant posts journal entries, prepares monthly grant invoices for the city and the state, codes credit card charges, reconciles bank accounts, and collects what auditors want before they want it. Your boss is patient and used to teach.

We require {a degree in accounting or 60 credits with experience}, {one year of bookkeeping or accounting}, {Excel with SUMIFS and pivots}. We prefer {fund accounting or grant billing} and {QuickBooks or Sage Intacct}. 37.5 hours; free transit pass.

=== king-of-prussia-cost | Cost Accountant | Gulph Mill Polymers | King of Prussia, PA
full-time | mid | 22
A plant with 180 people that makes medical tubing. Set standards, explain variances to supervisors in words rather than codes, cost new quotes, walk the floor, participate in kaizen events, and help replace a 20-year-old costing spreadsheet nobody dares open.

- {Bachelor's in accounting or finance}
- {Three years of cost accounting in manufacturing}
- {SAP or Oracle}
- {Bills of material and routings}
- {CMA preferred}

Monday to Friday, on site four days, gym in the building.

=== wilmington-ap | Accounts Payable Specialist | Christina River Foods | Wilmington, DE
full-time | entry | 2 | $23–$26/hr
1,400 invoices a month, two people, one of whom is you.

Match POs, receipts and invoices; code freight; clear holds; run checks and ACH on Wednesdays; answer vendors; 1099s in January.

Must have
- {Two years of accounts payable}
- {Three-way matching}
- {Speed with ten-key and Excel}
- {Any ERP}

Friendly office with a view of the river, 8 to 4:30, parking out front. Temp-to-hire is possible if you prefer to try us first.

Your counterpart has been with us for nine years and handles produce; you'd take packaging, freight and everything else. Month end means one late evening. We changed to electronic approvals this summer, and it mostly works. If you've improved a process somewhere, be ready to tell the story.

=== remote-bookkeeper | Bookkeeper for Small Businesses | Tallysmith Cooperative | Remote (US)
part-time | mid | 11 | $30–$38 per hour | remote
Worker-owned bookkeeping practice with 60 clients: bakeries, a climbing gym, a puppet theater.

You look after six to nine of them, 20 to 28 hours weekly. Categorize, reconcile, run payables, send a monthly video explaining the numbers, prepare files for the tax preparer.

{Five years of full-charge bookkeeping}. {QuickBooks Online ProAdvisor}. {Gusto, Bill and payroll basics}. {Clear, friendly client communication}. After a year you may buy in as an owner. Profit is shared by hours worked. We meet on Thursdays at noon Eastern and once a year somewhere with trees.

=== remote-tax | Tax Senior, Individuals | Blue Egret Tax Partners | Remote (United States)
temporary | senior | 30 | $48 - $58 per hour | remote
January 15 through April 30, with an extension season in September if you like.

Prepare and review 1040s with multistate income, rentals, K-1s and equity compensation. {CPA or EA}, {five busy seasons}, {UltraTax or Lacerte}, {explains a surprise bill without making it worse}. 35 to 50 hours a week, your choice; we cap it. Paperless since 2011. Review notes come the same day, and no time sheet in six-minute pieces.

=== dallas-controller | Controller | Pecan Creek Veterinary Partners | Dallas, TX
full-time | lead | 18 | $135,000–$155,000 + bonus
Pecan Creek owns 31 animal hospitals in Texas and Oklahoma and adds one each month.

The controller leads nine people, closes in eight days, integrates the books of each newly bought practice, manages the audit, cash forecasts and lender covenants, and presents results to doctors who would rather be in surgery.

Minimum requirements
- {CPA, active}
- {Ten years of experience including public accounting}
- {Multi-location consolidation}
- {Team leadership}
- {Acquisition accounting}
Sage Intacct knowledge would make your first month easier. Bring your dog.

=== birmingham-ar | Accounts Receivable Clerk | Ironvale Industrial Supply | Birmingham, AL
part-time | entry | 37 | $18.50 per hour
Mornings, 25 hours. Post checks and card payments, apply credits, mail statements, make friendly reminder calls, scan.

What helps: {a year in an office}, {comfort on the phone with contractors}, {basic Excel}, {accuracy}. {Prophet 21 is our system}, not that anyone has heard of it. We're a third-generation distributor of bolts, belts and bearings, 52 employees, no dress code apart from closed shoes in the warehouse.

You'd sit near the counter, hear every joke, and soon recognize contractors by their boots. The bookkeeper, who has been here since 1998, will teach you. Hours could grow to full-time in a year or two when she cuts back. Closed at noon on the day of the Iron Bowl.

=== london-assistant | Assistant Management Accountant | Peckham Grain & Oil | London, United Kingdom
full-time | entry | 16
Food importer with 70 staff, Bermondsey.

You would own prepayments and accruals, stock and margin reporting, VAT returns and landed-cost calculation, and step up into the monthly board pack within a year. We pay for CIMA or ACCA and give study leave.

Looking for {part-qualified or AAT level 4}, {eighteen months in a finance team}, {strong Excel}, {experience with Xero, Sage or Business Central}. Somebody curious about why a container of tinned tomatoes lost money would enjoy it here.

=== mumbai-gl | General Ledger Accountant (Shared Services) | Gatewell Global Services | Mumbai, India
full-time | mid | 24 | ₹7.5–9.5 lakh per annum
UK shift (1 pm – 10 pm), cab provided both ways.

Record to report for a British hotel client: journals, accruals, fixed assets, intercompany, balance sheet reconciliations, flux analysis, SOX controls.

- {B.Com or M.Com; CA Inter preferred}
- {4+ years in record to report}
- {SAP S/4HANA FI}
- {Good communication with overseas stakeholders}
- {Willing to work in the Powai office three days a week}

=== frankfurt-bilanz | Bilanzbuchhalter (m/w/d) | Mainspitze Immobilienverwaltung | Frankfurt am Main, Germany
full-time | senior | 13 | 65.000–75.000 € pro Jahr
14 Objektgesellschaften, HGB, ein Jahresabschluss nach dem anderen. Sie erstellen Monats- und Jahresabschlüsse, stimmen Konten ab, bereiten Umsatzsteuervoranmeldungen vor, begleiten Prüfungen und betreuen zwei Sachbearbeiterinnen fachlich.

Anforderungen: {geprüfte/r Bilanzbuchhalter/in oder vergleichbar}; {fünf Jahre Praxis}; {DATEV oder SAP FI}; {Immobilienwirtschaft von Vorteil}; {Excel sehr gut}. Hybrides Arbeiten, Westend, Fitnesszuschuss. Wir haben die Papierablage abgeschafft und trauern ihr nicht nach; auch das Mahnwesen läuft digital.

Sie arbeiten direkt mit der kaufmännischen Geschäftsführung und einem Wirtschaftsprüfer zusammen, der seit Jahren derselbe ist. Zum Jahreswechsel führen wir ein neues Buchhaltungssystem ein; Ihre Meinung dazu ist gefragt, bevor entschieden wird. 38 Stunden, 30 Tage Urlaub, der 24. und der 31. Dezember sind frei.

=== palermo-contabile | Impiegato/a contabile part-time | Agrumi Conca Verde | Palermo, Italy
part-time | mid | 31
Azienda agricola che esporta arance e limoni in undici paesi. Orario di 25 ore, al mattino.

Registrazione fatture, prima nota, scadenzario fornitori, riconciliazioni bancarie, preparazione dei dati per il commercialista e per l'Intrastat. {Diploma di ragioneria}, {almeno due anni in amministrazione}, {uso di un gestionale e di Excel}, {buon inglese scritto}. In stagione possono servire alcune ore in più, sempre recuperate. Si torna a casa con una cassetta di limoni.

L'ufficio è composto da quattro persone e affaccia sul frutteto. Il contratto è a tempo indeterminato dopo un anno, con livello da concordare; lo stipendio lordo va dai 17.500 ai 19.000 euro annui. Serve un'auto per raggiungerci, perché l'autobus passa due volte al giorno e mai quando piove.

=== warszawa-ksiegowa | Samodzielna księgowa / samodzielny księgowy | Biuro Rachunkowe Saldo Praga | Warszawa, Poland
full-time | senior | 10 | 108 000–126 000 zł rocznie
Prowadzimy księgi 70 spółek, od kwiaciarni po startup kosmiczny.

Do Twoich zadań należy pełna księgowość dziewięciu klientów, deklaracje VAT i CIT, sprawozdania, kontakt z urzędem oraz wsparcie młodszej koleżanki. Potrzebujemy osoby, która ma {minimum pięć lat praktyki}, zna {ustawę o rachunkowości i przepisy podatkowe}, sprawnie używa {programu Comarch Optima} i {tłumaczy liczby ludzkim językiem}. Elastyczne godziny, praca zdalna do trzech dni w tygodniu, żadnych teczek po nocach.

Biuro mieści się w odnowionej kamienicy przy Ząbkowskiej i liczy dwanaście osób. Każdy ma swoich klientów, ale trudne sprawy omawiamy razem w środę. Zapewniamy opiekę medyczną, szkolenia z doradcą podatkowym i dofinansowanie nauki do egzaminu. Okres przejęcia dokumentacji trwa dwa miesiące.

=== remote-revenue | Revenue Accountant (SaaS) | Fernhollow Software | Remote (US)
full-time | mid | 7 | $88,000–$99,000 | remote
Ninety contracts a month, each with its own little surprise, and one accounting standard that has to fit them all.

You review new deals for performance obligations, maintain deferred revenue schedules, reconcile billing to the ledger, prepare commission accruals, and sit down with sales operations whenever a discount was invented on the spot. During the audit you're the person with the answers.

Requirements: {bachelor's degree in accounting}, {three years including ASC 606}, {NetSuite or Sage Intacct}, {advanced Excel}. A {CPA license or public accounting start} would be valued. We close in six days, work without an office, and gather in Asheville every May.

## payroll

=== columbus-payroll | Payroll Specialist | Olentangy Staffing Solutions | Columbus, OH
full-time | mid | 5 | $26.50–$30.00 an hour
2,300 temporary employees are paid every Friday, and it has been late exactly zero times.

Import time from client systems, fix missing punches, key garnishments, check overtime across several assignments, process multistate taxes, answer questions from people who count on that deposit.

Qualifications: {three years of payroll, weekly and multistate}, {ADP or UKG}, {wage garnishment rules}, {discretion}. {FPC or CPP} raises you a grade. Hybrid after training with Wednesdays and Thursdays in the office.

=== remote-payroll-lead | Payroll Tax Lead | Summitgate HR Cloud | Remote (US)
full-time | lead | 26 | remote
Our platform pays 190,000 people in all fifty states. When an agency sends a notice, it lands with your group of six.

You'll set priorities, train analysts, own amended returns and quarter-end balancing, talk with engineers about rate tables and with clients about penalties that we will, if it was our mistake, pay.

- {Seven years of payroll tax experience}
- {Two years leading people}
- {Federal, state and local filings, including Ohio and Pennsylvania locals}
- {SQL or willingness to learn it}
- {CPP certification}

Compensation is discussed in the first conversation. Home office budget, flexible vacation that people truly use (the average is 24 days).

=== minneapolis-hr-payroll | Payroll & Benefits Coordinator | Nokomis Paper | Minneapolis, MN
full-time | entry | 33 | $24–$28 hourly
Employee-owned box maker. Biweekly payroll for 260, hourly and union. Enrollments, leaves, 401(k) loans, new-hire mornings with donuts.

What we need from you
- {One to two years in payroll or HR}
- {Paycom, Paylocity or similar}
- {Understands a union contract or is happy to read one}
- {Excel}

Somali or Spanish is useful. The woman you replace is retiring after 31 years and will overlap with you for six weeks, and she has written everything down.

You will be the third person in the department. Payroll Mondays are intense, the other days are for people: someone has a new baby, someone lost a badge, someone needs a letter for the bank. As an employee-owner you receive shares after a year, and the annual meeting includes a polka band.

=== croydon-payroll | Payroll Administrator | Addis Lane Payroll Bureau | Croydon, United Kingdom
part-time | mid | 21 | £16.50–£18 per hour
Three days a week in a bureau of seven, looking after around 60 small clients from start to finish: starters and leavers, statutory payments, pensions auto-enrolment, RTI submissions, year end.

We would like {two years of UK payroll in a bureau or practice}, {manual calculation of tax and NI}, {BrightPay or Sage 50 Payroll} and {a pleasant manner on the telephone}. {CIPP qualification} or studying towards it appreciated. School-hours contract is no problem.

=== hannover-lohn | Lohnbuchhalter/in (m/w/d) | Calenberger Lohnservice | Hannover, Germany
full-time | mid | 29 | 41.000–47.000 € pro Jahr
Rund 900 Abrechnungen monatlich für Handwerk, Gastronomie und zwei Zirkusse (Saisonarbeit ist Ihr Freund).

Eingaben, Meldungen an Krankenkassen, Bescheinigungen, Baulohn, Fragen von Mandanten.

Das bringen Sie mit
- {Kaufmännische oder steuerfachliche Ausbildung}
- {Zwei Jahre Lohnabrechnung}
- {DATEV Lohn und Gehalt}
- {Aktuelles Sozialversicherungs- und Lohnsteuerrecht}

Baulohn kann man hier lernen. Homeoffice bis zu drei Tagen. Im Büro am Lister Platz sitzen sechs Fachleute, die einander bei kniffligen Pfändungen helfen.

Unsere Mandanten rufen an, weil sie wissen, dass jemand abhebt. Der Abgabeschluss liegt zwischen dem 20. und dem 26., davor ist Konzentration gefragt, danach bleibt Zeit für Weiterbildung. Jede Kollegin betreut ihre eigenen Betriebe, für den Urlaub gibt es eingespielte Vertretungen.
`;
