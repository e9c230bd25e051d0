/** Sample listings; the format is explained in ../format.ts. */
export const itSupport = String.raw`
## it-support

=== charlotte-tier2 | IT Support Specialist II | Queen Anne Dental Network | Charlotte, NC
full-time | mid | 4 | $28–$32 per hour
37 dental offices, 900 users, one support team of five. X-ray sensors are our dragons.

You pick up what tier 1 can't close: imaging bridges, printers that only fail on Mondays, VPN, Intune enrolment, new office openings (about one a month, with a van full of equipment).

You have
- {Two to four years of IT support}
- {Windows 11, Microsoft 365 and Entra ID administration}
- {Networking basics: VLANs, DHCP, Wi-Fi}
- {A friendly bedside manner}
- {Driver's license; mileage paid}

{CompTIA A+ or Network+} is good, {Dentrix or Eaglesoft} very good.

What an ordinary Tuesday might hold: a scanner in Gastonia that lost its calibration, two new hygienists without accounts, a firewall firmware window at noon while the office eats, and a dentist who saved eleven years of X-rays on his desktop. You will write up the fix for the last of these, since it will come again.

Overtime is rare because we plan openings months ahead. On-call comes round every fifth week and pays $150 whether the phone rings or not.

=== charlotte-helpdesk | Help Desk Technician | Mecklenburg Legal Services IT | Charlotte, NC
full-time | entry | 9
First point of contact for 260 lawyers and staff. Reset, remote in, explain, document, escalate. Image laptops, set up conference rooms before hearings, keep the loaner shelf in order.

You'll need {customer service experience of any kind}, {working knowledge of Windows and Office}, {patience with hurried people}, {written ticket notes others can use}. {A+ certification} within six months, exam on us. Rotating late shift until 8 p.m., and Saturdays twice a year.

=== concord-field | Field IT Technician | Piedmont Scan & Label | Concord, NC
full-time | entry | 23 | $22.50/hr + company van
Barcode scanners and label printers in warehouses from Hickory to Rock Hill. Install, swap, repair, survey Wi-Fi with a laptop on a cart, teach forklift drivers the new handheld.

You have
- {Hands-on repair, soldering not required}
- {Wi-Fi fundamentals}
- {Clean license}
- {Lift 50 lbs}
- {Finds the right words on a loading dock}

Nights on site happen around ten times a year. Tools and phone supplied.

=== gastonia-sysadmin | Systems Administrator | Catawba Textile Technologies | Gastonia, NC
full-time | senior | 15 | $84,000–$96,000
Two plants and a small data room. Hyper-V, Veeam, FortiGate, Microsoft 365, an ERP on SQL Server, and looms that talk Modbus.

The administrator patches, monitors, plans replacements, keeps production networks separate from the office, tests restores quarterly, and leads one technician. {Five years as an administrator}, {Windows Server and virtualization}, {firewalls and VPN}, {backup and recovery}, {PowerShell}. {Manufacturing OT} knowledge desired.

The company has 240 people and has knitted things since 1922. You will report to the finance director, who reads your monthly page and approves sensible purchases the same week. A consulting firm backs you up during vacations. In the first year we'd like a new firewall, fewer shared passwords and one restored night's sleep.

=== remote-support | Technical Support Engineer | Cairnwell Data | Remote (US)
full-time | mid | 18 | $68,000–$78,000 | remote
Sensors in rivers stop talking, and an operator calls. Was it firmware, the cell modem, a beaver? You work it out, with logs and good questions.

- {Three years of technical product support}
- {Linux command line}
- {TCP/IP, MQTT and cellular basics}
- {API troubleshooting with Postman or curl}
- {Calm, complete emails}

Hours 9–6 Mountain. One weekend in seven on call. About two field trips a year for those who like waders.

=== ottawa-desktop | Deskside Technician (Bilingual) | Rideau Canal Systems | Ottawa, ON, Canada
contract | entry | 11 | CA$29/h
One-year contract at a federal client, 4,500 seats, Windows refresh.

Swap machines, move profiles, wire monitors, answer questions in both official languages. {Reliability status or eligible}; {French and English, intermediate spoken}; {one year of desktop support}; {lifts 20 kg}; {ServiceNow}. 37.5 hours; some evenings when a whole floor moves. Extensions are common but never promised. Parking is paid by you.

=== philadelphia-intern | IT Intern (Paid, Fall or Spring) | Schuyler Mercy Hospital | Philadelphia, PA
internship | entry | 28 | $18.00/hr
Device deployment team, 16 to 20 hours weekly around your classes.

Unbox and image computers on wheels, label, inventory, follow a technician through the wards, retire old hardware, wipe drives with two signatures.

Qualifications
- {Enrolled in an IT or related program}
- {Flu shot and hospital onboarding}
- {Reliable, discreet around patients}
- {Curiosity}

Four former interns are staff. Hours can drop during finals and rise over winter break.

=== muenster-systemintegration | Fachinformatiker Systemintegration – First & Second Level | Aaseewerk IT | Münster, Germany
full-time | mid | 8
Systemhaus für Steuerberater, Arztpraxen und eine Brennerei. Tickets, Telefon, Vor-Ort-Termine im Umkreis von 40 km.

{Ausbildung Fachinformatik oder vergleichbar}; {Microsoft 365, Windows Server, Active Directory}; {Netzwerk, Firewall, WLAN}; {Führerschein B}; {Kundenorientierung}. Schulungen mit Zertifikat zahlen wir, und zwar während der Arbeitszeit. Jahresgehalt 45.000–53.000 €, kein Wochenenddienst. Du bekommst feste Kunden, einen Firmenwagen für Einsätze und Kollegen, die ans Telefon gehen, wenn du nicht weiterweißt.

Wir sind fünfzehn Leute. Montags besprechen wir die kniffligen Fälle der Vorwoche, mittwochs kocht jemand. Du fängst mit zwei kleineren Kanzleien an und übernimmst nach und nach eigene Projekte wie Serverumzüge oder Telefonanlagen. Kunden schreien bei uns nicht, und wenn doch, ruft der Chef zurück.

=== huntersville-desktop | Desktop Support Analyst | Lake Norman Instruments | Huntersville, NC
full-time | mid | 6
We make sensors for race cars and for wind turbines. 310 employees use everything from a shop-floor tablet to a simulation workstation, and three people keep it all running. One of them is going back to college, so here we are.

Your week: walk-up desk on Monday and Wednesday mornings, laptop deployments through Autopilot, conference rooms before customers come, account changes, badge printer, warranty cases, and a share of projects such as moving the phone system to Teams. You document as you go, in plain words.

Requirements are {two years or more of desktop support}, {Microsoft 365 and Entra ID}, {hardware troubleshooting down to the board if necessary}, {Wi-Fi and basic switching}, and {good manners under time pressure}. {A certification from CompTIA or Microsoft} is appreciated. Pay is $54,000 to $62,000; a pit tour comes with it.
`;
