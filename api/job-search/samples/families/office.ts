/** Sample listings; the format is explained in ../format.ts. */
export const office = String.raw`
## office

=== columbus-medical-reception | Medical Receptionist | Olentangy Women's Health | Columbus, OH
full-time | entry | 7 | $18.50–$20.75/hr
Four providers, 90 patients on a busy day. Greet, check in, verify insurance, collect copays, schedule, scan referrals, calm the waiting room when we're behind.

What we require
- {A year of front desk experience, medical preferred}
- {insurance verification}
- {Athena or other EHR}
- {Privacy}

{Spanish or Somali} raises the hourly rate. Monday to Friday 7:45–4:45. Our last receptionist stayed eight years and left for nursing school.

You'll be one of three at the front. Phones are answered from a back room on rotation so that whoever greets patients can look at them. There is a clear rule about what to do when someone cries. Medical and vision insurance, two weeks of vacation, and your birthday off with pay.

=== houston-admin | Administrative Assistant, Engineering | Buffalo Speedway Structures | Houston, TX
full-time | mid | 14
Support 19 engineers: proposals, travel, expense reports, drawings out, submittals in, invoices drafted, lunches for clients, office supplies bought before they're gone.

What's needed: {three years as an administrative assistant}, {Word at the level of styles and section breaks}, {Deltek or a project accounting tool}, {discretion}, {gentle reminders}. If you are {a notary}, even better. $52,000 to $58,000, paid parking, Friday noon finish in summer.

The office is on the fourteenth floor with a view of the medical center. You report to the operations manager and back up the front desk at lunch. Engineers here say please. In return they expect that a proposal due at five leaves at four. Three weeks of paid time off and a wellness allowance.

=== fort-worth-receptionist | Receptionist / Office Coordinator | Trinity Fork Orthodontics | Fort Worth, TX
part-time | entry | 22
Tuesday to Thursday, 8–5. Phones, braces emergencies ("it pokes"), payment plans, appointment cards, mail, plants.

We look for {a cheerful voice}, {computer confidence}, {reliability}, and {a year in any office or shop}. Two orthodontists, six assistants, one therapy dog. {Bilingual Spanish} preferred by many of our parents. The practice is closed on Fridays, and the doctor remembers everybody's work anniversary with a terrible pun.

=== san-jose-executive | Executive Assistant to the CEO | Guadalupe Photonics | San Jose, CA
full-time | senior | 19 | $115,000–$130,000
CEO travels a third of the year and founded the firm in a garage 22 years ago; now 340 people.

Manage the calendar across eight time zones, prepare board materials, plan travel that survives a missed connection, organize offsites, and be the person who knows whether now is a good time.

- {Seven years supporting a senior executive}
- {Board meeting preparation}
- {International travel planning}
- {Absolute discretion}
- {Mandarin or Japanese helpful}

=== remote-va | Virtual Administrative Assistant | Paperboat Assistants | Remote (US)
part-time | mid | 2 | $24–$27 per hour | remote
You support three clients, currently a novelist, a roofing company and a podcast. Inbox, calendar, invoices, travel, a bit of research. 20 to 25 hours.

{Four years of administrative work}; {Google Workspace and Microsoft 365}; {bookkeeping light: QuickBooks invoices}; {own equipment}; {warm writing}. Clients are matched by temperament, with a trial of two weeks on each side. Pay every second Friday.

The agency has thirty assistants in nineteen states. There is a private forum in which we help each other with odd tasks, such as shipping a cello. You invoice nothing yourself: hours are logged, clients pay us, and you get paid even when a client is late.

=== las-vegas-temp | Event Registration Clerk | Mojave Convention Staffing | Las Vegas, NV
temporary | entry | 9 | $19/hr, 8-hour minimum
Trade shows in January. Print badges, hand out lanyards, answer "where is hall C" four hundred times.

What you bring
- {Customer-friendly}
- {Computer basics}
- {Standing 8 hours}
- {Black-and-white attire}

Second language? Tell us, as you'll get the international desk plus a dollar. Four-day and five-day bookings, parking refunded, breaks on time, same-week pay. Many return each year for the whole season. Comfortable shoes advised.

=== dublin-oh-intern | Office & Communications Intern | Otterbrook Foundation | Dublin, OH
internship | entry | 35 | $16 per hour
Small family foundation supporting children's hospitals and music schools. Two days a week for a semester.

Interns update the grants database, draft newsletter items, help at two donor events, scan twenty years of thank-you drawings.

Must have
- {Junior or senior standing}
- {Good writing}
- {Excel or Sheets}
- {Own way of getting to Dublin}

Flexible around exams. You'll have your own desk, a good lunch spot by the river, and a reference letter.

=== hannover-sachbearbeitung | Sachbearbeiter/in Auftragsabwicklung (m/w/d) | Leinetal Fördertechnik GmbH | Hannover, Germany
full-time | mid | 5 | 38.000–43.000 € brutto im Jahr
Wir bauen Förderbänder für Bäckereien und Druckereien, seit 1961, mit inzwischen 120 Leuten. In der Auftragsabwicklung sitzen vier Kolleginnen und ein Kollege; jemand geht in Rente, und deshalb suchen wir Sie.

Das erwartet Sie
- Angebote und Auftragsbestätigungen schreiben
- Liefertermine mit Fertigung und Spedition abstimmen
- Rechnungen erstellen und Reklamationen aufnehmen
- Stammdaten pflegen, Ausfuhrpapiere vorbereiten
- Am Telefon freundlich bleiben, auch wenn ein Lkw im Stau steht

Das bringen Sie mit
- {abgeschlossene kaufmännische Ausbildung}, zum Beispiel als Kauffrau für Büromanagement oder Industriekaufmann
- {zwei Jahre Erfahrung im Vertriebsinnendienst oder in der Auftragsabwicklung}
- {sicherer Umgang mit Excel und einem ERP-System}
- {gutes Englisch in Wort und Schrift}

Schön, aber kein Muss: {Kenntnisse in SAP} und im Zollrecht.

Wir bieten 37,5 Stunden mit Gleitzeit, 30 Urlaubstage, einen Tag Homeoffice nach der Einarbeitung und ein Jobticket.

So geht es weiter: Nach Ihrer Bewerbung telefonieren wir eine Viertelstunde, danach laden wir Sie zu einem Vormittag ein, an dem Sie neben der künftigen Kollegin sitzen und alles fragen dürfen. Eine Woche später wissen Sie Bescheid. Die Einarbeitung dauert drei Monate und folgt einem Plan, den die ausscheidende Kollegin selbst geschrieben hat. Wer in Teilzeit mit mindestens 30 Stunden arbeiten möchte, sagt es bitte gleich dazu; das bekommen wir hin.

=== hannover-buero | Bürokraft in Teilzeit (20–25 Std.) | Steuerkanzlei Am Maschpark | Hannover, Germany
part-time | entry | 13
Kleine Kanzlei, sieben Personen, Altbau mit knarrendem Parkett. Sie empfangen Mandanten, sortieren die Post, scannen Belege in DATEV, vereinbaren Termine, schreiben nach Diktat und kochen auch mal einen Kaffee mit.

Gesucht wird jemand mit {kaufmännischer Ausbildung oder vergleichbarer Praxis}, {sicherem Deutsch und fehlerfreier Rechtschreibung}, {MS Office} und {Verschwiegenheit}. DATEV zeigen wir Ihnen gern. Arbeitszeit vormittags, ein Nachmittag nach Absprache. Auch Wiedereinsteigerinnen und Wiedereinsteiger sind willkommen.

Sie arbeiten zusammen mit zwei Steuerfachwirtinnen, einem Azubi und dem Chef, der selbst ans Telefon geht. Bezahlt werden 17 Euro in der Stunde und dreizehn Gehälter. Im März wird es hektisch, im August dafür herrlich still. Ein Stellplatz fürs Fahrrad ist da, einer fürs Auto leider nicht.

=== laatzen-einkauf | Assistenz Einkauf (m/w/d) | Marienburger Gewürzwerke | Laatzen, Germany
full-time | mid | 21 | 40.000 € pro Jahr
Pfeffer aus Vietnam, Kümmel aus Ägypten, Papierkram aus aller Welt.

Ihre Aufgaben: Bestellungen anlegen und überwachen, Lieferanten an Termine erinnern, Muster verwalten, Analysenzertifikate ablegen, Preisvergleiche für die Einkaufsleitung aufbereiten.

Ihr Profil: {Ausbildung im Groß- und Außenhandel, in der Industrie oder im Büro}; {erste Erfahrung im Einkauf}; {verhandlungssicheres Englisch}; {Excel mit Pivot-Tabellen}; {strukturierte Arbeitsweise}. Wer {Microsoft Dynamics} kennt, ist schneller drin. Kantine, Mitarbeiterrabatt, Stadtbahn vor der Tür.

Sie berichten an die Einkaufsleiterin und arbeiten Tür an Tür mit Labor und Lager, wo es übrigens je nach Wochentag nach Zimt oder Knoblauch riecht. Die Stelle ist neu, weil das Sortiment wächst. Start zum nächsten Ersten oder später; Gleitzeit zwischen 6:30 und 18:30 Uhr.

=== hildesheim-empfang | Mitarbeiter/in Empfang und Zentrale | Rehaklinik Innersteblick | Hildesheim, Germany
part-time | entry | 30
Sie sind die erste Stimme und das erste Gesicht unserer Rehaklinik: Telefonzentrale, Anreise von 25 Gästen am Tag, Schlüsselausgabe, Taxi rufen, Fundsachen, Postausgang.

Dienste im Wechsel von 6:30 bis 13:30 und von 13 bis 20 Uhr, jedes dritte Wochenende. Erforderlich sind {freundliches, ruhiges Auftreten}, {gute PC-Kenntnisse} und {Bereitschaft zum Schichtdienst}. {Erfahrung an Rezeption oder Telefonzentrale} wäre prima. 28 Stunden pro Woche.

Das Empfangsteam hat fünf Mitglieder und tauscht Dienste ohne Drama. Eingearbeitet werden Sie an sechs Tagen durch die Leiterin der Patientenaufnahme. Zusätzlich bieten wir Zuschläge an Sonn- und Feiertagen, Mittagessen für vier Euro, Schwimmbad und Kraftraum nach Feierabend sowie einen unbefristeten Vertrag.

=== garbsen-disposition | Kaufmännische/r Mitarbeiter/in Disposition | Nordfeld Containerdienst | Garbsen, Germany
full-time | mid | 9
Container hin, Container weg, und dazwischen klingelt das Telefon. Du planst die Touren von elf Fahrern, nimmst Aufträge an, erstellst Wiegescheine und Rechnungen und behältst die Laune.

Was du können solltest:
* {Ausbildung als Speditionskaufmann/-frau, Bürokaufmann/-frau oder Berufserfahrung}
* {gute Ortskenntnis in der Region}
* {Umgang mit Tourenplanungssoftware oder Lust darauf}
* {belastbar und schlagfertig}

Wir duzen uns, zahlen pünktlich, grillen freitags und haben eine Hündin im Büro. Gehalt je nach Erfahrung ab 3.100 € im Monat.

=== hannover-personal-praktikum | Praktikum Büroorganisation & Veranstaltungen | Kulturspeicher Linden e. V. | Hannover, Germany
internship | entry | 16
Drei bis sechs Monate, 30 Stunden, vergütet mit 850 € monatlich.

Im Praktikum planst du Räume, beantwortest Anfragen, pflegst die Website, kümmerst dich um Gästelisten, Verträge für Künstler und das Plakatieren.

Das bringst du mit
• {Immatrikuliert oder in einer Umschulung}
• {Sichere Rechtschreibung}
• {Gelegentlich abends Zeit}
• {Freude an Musik und Theater}

Eigene Ideen für die Sommerbühne sind erwünscht, und am Ende gibt es ein Zeugnis, das diesen Namen verdient.
`;
