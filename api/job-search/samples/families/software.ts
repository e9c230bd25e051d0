/** Sample listings; the format is explained in ../format.ts. */
export const software = String.raw`
## frontend

=== austin-react | Frontend Engineer (React, TypeScript) | Barton Springs Software | Austin, TX
full-time | mid | 7 | $125,000–$145,000
Twelve engineers; scheduling for hospitals; shifts depend on us.

You'd build complex calendar and drag-and-drop interfaces, improve render performance on old hospital PCs, write tests with Testing Library and Playwright, and take part in support once every seven weeks.

Required: {four years of JavaScript with two in React}, {TypeScript}, {CSS without a framework as well as with one}, {automated testing}, {accessibility, WCAG 2.2 AA}. Useful: {GraphQL}, design sense, patience with SSO.

=== remote-frontend | Senior Frontend Developer | Lindwurm Logistics Software | Remote (US or Europe)
full-time | senior | 11 | $140,000–$165,000 | remote
Dispatch boards for freight companies, 4,000 rows moving live. We use Vue 3, TypeScript, Vite, WebSockets and a lot of canvas.

A senior developer here shapes architecture decisions in short written proposals, mentors two juniors, talks to dispatchers, and deletes code with pleasure.

- {Six years of frontend work}
- {Vue or readiness to move from React}
- {Rendering performance and profiling}
- {WebSockets or other live data}
- {Written English}

Overlap of four hours with Central European Time.

=== new-york-junior | Junior Web Developer | Bodega Digital | New York, NY
full-time | entry | 20 | $68,000–$75,000
Agency of nine in Sunset Park building sites for restaurants, galleries and unions.

You'll turn Figma files into WordPress and Astro sites, fix what broke, make pages fast, talk to clients on the phone and learn a lot from two seniors.

We ask for
* {HTML, CSS and JavaScript you can explain}
* {Git basics}
* {One finished project, paid or not}
* {A WordPress theme opened at least once}

Bootcamp grads, self-taught people and career changers are encouraged.

=== manchester-frontend | Front End Developer | Quaybridge Digital | Manchester, United Kingdom
contract | mid | 26 | £375–£425 per day
Outside IR35, five months, council services platform. GOV.UK design system, Nunjucks, TypeScript, Node.

You would {build forms that work without JavaScript}, {test with assistive technology}, and {pair with a content designer} daily. {Three years' commercial front-end work}, {GDS service standard experience}. Security clearance to baseline level gets arranged by us. Mostly from home with one day a fortnight in Salford.

=== berlin-frontend | Frontend-Entwickler (m/w/d) React | Spreeknoten GmbH | Berlin, Germany
full-time | mid | 6 | 62.000–72.000 € pro Jahr
Wir schreiben Software für Wochenmärkte, Foodtrucks und kleine Brauereien. Acht Entwickler, ein Designer, ein Hund namens Semikolon.

Deine Aufgaben
- Kassenoberfläche auf Tablets weiterbauen, die auch bei Regen und mit Handschuhen funktioniert
- Komponentenbibliothek pflegen
- Offline-Synchronisation gemeinsam mit dem Backend
- Code Reviews, Pairing, ab und zu ein Markttag zum Zuschauen

Dein Profil
- {drei Jahre Frontend-Entwicklung}
- {React und TypeScript}
- {Tests mit Vitest und Playwright}
- {barrierefreie Oberflächen}
- {Deutsch B2 oder Englisch fließend}

{Service Worker und IndexedDB} wären ein Pluspunkt. Kreuzberg, zwei Tage vor Ort, vier Tage Woche möglich.

Warum wir suchen: Ein Kollege geht in Elternzeit und kommt danach in Teilzeit zurück, und die Nachfrage wächst schneller als unsere Geduld mit alten Tablets. Wir haben keine Investoren, dafür 2.300 zahlende Kunden und Freitagsbesprechungen, die nach zwanzig Minuten enden. Gehälter stehen in einer Tabelle, die jeder im Haus lesen kann.

=== berlin-webapp | Web Developer (English-speaking team) | Havelbit Mobility | Berlin, Germany
full-time | senior | 14 | €75,000–€88,000
Cargo bike sharing in 30 cities. The web team of five owns the booking app (Next.js, TypeScript) and the operations console.

We look for a senior who raises the bar with kindness. {Five years of web development}, {Next.js or a similar React framework}, {maps: MapLibre or Leaflet}, {performance budgets}, {experience with design systems}. German isn't required, but operations colleagues will be happy if you try. Visa support, 30 vacation days, bike of course.

=== potsdam-werkstudent | Werkstudent/in Webentwicklung | Institut für Angewandte Gewässerdaten | Potsdam, Germany
internship | entry | 23
Bis zu 20 Stunden in der Woche, in der vorlesungsfreien Zeit mehr.

Das Institut veröffentlicht Pegel, Temperaturen und Algenblüten. Du hilfst bei der neuen Karte: Vue, D3, etwas Python. {Studium der Informatik oder eines verwandten Fachs}; {JavaScript-Grundlagen}; {Git-Kenntnisse} wären prima, gern aus Uniprojekten, ebenso {Interesse an Umweltthemen}. {Selbstständigkeit} lernst du hier notfalls auch. Blick auf den Templiner See inklusive. Beginn jederzeit, Vertrag zunächst für ein Jahr.

=== berlin-vue | Webentwickler/in Vue und TypeScript | Kiezkino Ticketing | Berlin, Germany
full-time | mid | 10 | 58.000–68.000 € pro Jahr
Neunzig Programmkinos verkaufen ihre Karten mit unserer Software, manche seit 2004. Jetzt bauen wir Saalplan und Kasse neu und brauchen dafür Verstärkung im Browser.

Im Alltag heißt das: Oberflächen entwerfen und umsetzen, die eine Aushilfe nach fünf Minuten versteht; alte jQuery-Ecken Stück für Stück ablösen; Ladezeiten messen; gemeinsam mit zwei Backend-Leuten die Schnittstellen festlegen; gelegentlich am Telefon helfen, wenn freitags um acht die Schlange bis auf die Straße reicht.

Wir wünschen uns {mindestens drei Jahre Webentwicklung}, {sehr gute Kenntnisse in TypeScript und Vue oder React}, {CSS ohne Angst vor Druckansichten}, {automatisierte Tests} sowie {Deutsch für den Kontakt mit den Kinos}. Schön wäre {Erfahrung mit barrierefreier Gestaltung}.

Es gibt 30 Tage Urlaub, Freikarten ohne Limit, ein Büro in Moabit und die Freiheit, dreimal in der Woche nicht dort zu sein.

## backend

=== austin-backend | Backend Engineer, Python | Cedar Gauge | Austin, TX
full-time | mid | 3 | $135,000–$155,000
Cedar Gauge reads nine million water meters every hour and tells cities where pipes leak.

What you'll work on
Ingestion services in Python and Kafka, a Postgres and Timescale store, APIs that utilities build upon, alerting that doesn't cry wolf. Engineers are on call one week in eight; last quarter there were three pages at night.

What you bring
- {Four years of backend development}
- {Python, asyncio and FastAPI or Django}
- {PostgreSQL, including query plans}
- {Message queues such as Kafka or RabbitMQ}
- {AWS and Docker}

A plus: {time-series data}, Terraform, Rust. We review code within four hours, deploy many times a day and stop at five.

How we work
Six engineers, one product manager, one designer, two hydrologists who keep us honest. Plans are made for six weeks and written on a page and a half. We pair when something is hard and work alone when it's not. Every engineer spends one day per quarter with a utility crew, wearing a hard hat, listening to a pipe.

How we hire
A conversation of thirty minutes, a small exercise that you may do at home or with us (two hours at most, and we pay for it), and an afternoon with the team. No puzzles on whiteboards.

Health insurance is paid at 90 %, and parental leave is sixteen weeks for anyone who becomes a parent.

=== remote-go-again | Go Backend Engineer | Fennelworks | Remote (US)
full-time | senior | 2 | $150,000–$175,000 | remote | twin of backend.remote-go
Fennelworks, remote from the first day, runs payments for farmers' markets. Offline first, because barns lack reception.

You'll design ledger and sync services in Go, reason about idempotency, work with auditors, and reduce our cloud bill. Team of seven across four time zones; two calls a week, everything else in writing.

{Six years of backend engineering}, {Go in production for at least two}, {transactional systems or payments}, {PostgreSQL}, {Kubernetes and observability}. Experience with {PCI DSS} is welcome. You get a home office stipend and a box of vegetables every month.

=== remote-go | Senior Backend Engineer (Go) | Fennelworks | Remote (US)
full-time | senior | 8 | $150,000–$175,000 | remote
Fennelworks runs payments for farmers' markets. Offline first, because barns lack reception.

You'll design ledger and sync services in Go, reason about idempotency, work with auditors, and reduce our cloud bill. Team of seven across four time zones; two calls a week, everything else in writing.

{Six years of backend engineering}, {Go in production for at least two}, {transactional systems or payments}, {PostgreSQL}, {Kubernetes and observability}. Experience with {PCI DSS} is welcome. You get a home office stipend and a box of vegetables every month.

=== remote-python | Software Engineer, Data Platform (Python) | Tendwell | Remote (United States)
full-time | mid | 13 | remote
Care managers depend on information from 60 employers and 14 insurers, in every imaginable format. You will build the pipelines and the APIs that make it trustworthy.

- {Three or more years of Python}
- {SQL and data modeling}
- {Airflow, Dagster or similar}
- {REST APIs with tests}
- {HIPAA awareness, or interest in learning it}

The stack: Django, Postgres, dbt, AWS. Eleven engineers, no heroics. Salary band $128,000 to $150,000, the same for the same level wherever you live.

=== san-antonio-dotnet | .NET Developer | Comal Credit Cooperative | San Antonio, TX
full-time | mid | 29
Internal applications for 700 colleagues: loan origination, document imaging, branch scheduling. C#, .NET 8, SQL Server, Azure DevOps, some Angular.

Requirements: {bachelor's degree or four years of experience}; {C# and ASP.NET Core}; {T-SQL, stored procedures}; {debugging other people's code politely}; {financial services background preferred}. Thirty-seven hours a week, three in the office. There's a bell that rings when a legacy VB6 form is retired and you'd be ringing it.

Development is a group of fifteen in three squads. Releases happen on Wednesdays at ten, in daylight. We have real test data (masked), a build that passes, and business analysts who were once tellers. The cooperative pays 90 percent of the medical premium and gives you the day after your work anniversary off.

=== dallas-java | Java Engineer – Claims | Sabine Mutual | Dallas, TX
contract | senior | 16 | $72–$80 per hour W2
12 months, hybrid in Plano. Break a claims monolith into services without interrupting 40,000 claims a month.

To apply you need
- {Java 17, Spring Boot}
- {Eight years of enterprise development}
- {Event-driven design with Kafka}
- {Oracle to PostgreSQL migration}
- {Contract tests and CI}

Insurance knowledge gets you up to speed quicker. Candidates must be able to explain a time they said no to a rewrite.

=== seattle-lead | Engineering Lead, Ferry Ticketing | Saltwater Systems | Seattle, WA
full-time | lead | 37 | $178,000–$205,000
Eight engineers, one product, millions of passengers who only notice when it fails.

Lead by coding a third of your time; plan with the product manager; hire two people; guide the move from PHP to Kotlin; speak with the client in a language free of acronyms.

Your background
- {Ten years of software engineering}
- {Three of leading a team}
- {Service reliability with real traffic peaks}
- {Coaching and feedback}
- {JVM or PHP in depth}

Orca pass, sabbatical, no on-call for leads at weekends.

=== remote-intern | Backend Engineering Intern (Summer) | Cedar Gauge | Remote (US)
internship | entry | 5 | $38 per hour | remote
Twelve weeks, a mentor, a real ticket on day three.

Past interns wrote the leak simulator and the CSV importer that everyone uses. You study {computer science or a related field, graduating within two years}, know {Python, Java or another language well}, have {used Git with other people}, and {ask questions}. {SQL from a class is enough}. We post you a laptop and fly all interns to Austin for one week.

=== berlin-backend | Backend-Entwickler Kotlin/Java | Spreeknoten GmbH | Berlin, Germany
full-time | senior | 17
Fiskalisierung, Belegpflicht, TSE, DSFinV-K: Wenn dir das etwas sagt, schreib uns sofort. Wenn nicht, erklären wir es bei einem Bier aus der Brauerei eines Kunden.

Du entwirfst Schnittstellen, zerlegst ein in die Jahre gekommenes Monolithchen, sorgst für nachvollziehbare Abschlüsse und betreust mit uns den Betrieb. {Fünf Jahre Backend mit Kotlin oder Java}; {Spring Boot}; {PostgreSQL}; {Kafka oder RabbitMQ}; {sauberes Testen}. Gehalt zwischen 72.000 und 85.000 Euro.

Unser Stack: Kotlin, Spring, Postgres, NATS, ein kleiner Kubernetes-Cluster in einem Rechenzentrum in Brandenburg. Jede Änderung geht durch ein Review, ausgeliefert wird täglich vor dem Mittagessen. Rufbereitschaft haben wir an Samstagen, wenn Markt ist, reihum alle acht Wochen und mit Freizeitausgleich.

=== remote-php | PHP-Entwickler (m/w/d), Symfony | Fährhaus Digital | Remote (Germany)
full-time | mid | 9 | remote
Wir betreuen Onlineshops norddeutscher Mittelständler, von Tee bis Teichfolie. Zwanzig Leute, verteilt zwischen Flensburg und Freiburg.

{Drei Jahre PHP mit Symfony oder Shopware}, {MySQL}, {Docker} im Alltag, {Git und automatisierte Deployments} und {verständliche Kommunikation mit Kunden}. Zweimal im Jahr treffen wir uns an der Küste. 55.000 bis 66.000 €, Wunschrechner, Arbeitszeit zwischen 7 und 20 Uhr frei einteilbar. Probearbeiten wird bezahlt.

=== krakow-java | Java Developer (hybrydowo) | Wiślana Software House | Kraków, Poland
full-time | mid | 13
System dla operatorów kolei: rozkłady, opóźnienia, informacja pasażerska na 400 stacjach.

W zespole sześciu osób rozwijasz usługi w Javie 21, dbasz o testy, bierzesz udział w przeglądach kodu i raz na kwartał jedziesz pociągiem, żeby zobaczyć, jak to działa.

- {Co najmniej trzy lata z Javą i Spring Boot}
- {Kafka, PostgreSQL}
- {Docker i CI/CD}
- {angielski B2}

Mile widziane: {znajomość standardów NeTEx lub SIRI}. Dwa dni w biurze na Zabłociu, budżet szkoleniowy, żadnych nadgodzin z zaskoczenia.

=== lausanne-python | Développeur·euse Python, données hospitalières | Lémanique Santé Numérique | Lausanne, Switzerland
full-time | mid | 30
Dix hôpitaux nous confient leurs flux HL7 et FHIR. Nous les rendons lisibles pour la recherche, sans jamais perdre la confiance des patients.

Vous concevez des services en Python, écrivez des tests qui ont du sens, discutez avec des médecins et documentez ce que vous faites. Nous attendons {trois ans de développement Python}, {PostgreSQL et API REST}, {notions de sécurité et de protection des données}, {français courant, anglais technique}. {FHIR} ou le domaine médical constituent un avantage. Salaire annuel entre CHF 98'000 et 112'000.

## mobile

=== san-jose-ios | iOS Engineer | Pebblecast Audio | San Jose, CA
full-time | senior | 10
Hearing aid companion app, 600,000 users whose median age is 71. Swift, SwiftUI, Core Bluetooth, and a deep respect for large type.

You'd lead the connection layer, work side by side with firmware engineers, profile battery use, and run beta groups with audiologists. We ask for {six years of iOS}, {Bluetooth LE}, {Swift concurrency}, {accessibility: VoiceOver and Dynamic Type}, {released apps}. {Medical device software, IEC 62304} a plus. Base between $165,000 and $190,000 with equity.

=== remote-flutter | Mobile Developer (Flutter) | Almanac Fields | Remote (Americas)
contract | mid | 23 | $70–$85/h | remote
App for crop scouts: maps, photos, offline forms, three languages. Version 4 has to ship prior to planting.

{Two published Flutter apps}; {offline sync and SQLite}; {maps and GPS}; {CI for both stores}. Seven months, 30 to 40 hours. Product owner is an agronomist, so requirements arrive as stories about mud. Portuguese or Spanish handy. Paid trial week first. Fully async otherwise.

=== bengaluru-android | Android Developer (Kotlin) | Nimbu Pay | Bengaluru, India
full-time | mid | 12 | ₹22–30 LPA
Small merchants in tier-2 towns accept payments and borrow stock finance in our app; many phones have 2 GB of RAM.

Own features end to end in Kotlin and Compose; cut cold start below 1.5 s; instrument; pair with QA on real devices.

Who we want
* {4+ years of Android}
* {Kotlin coroutines and Compose}
* {Performance on low-end devices}
* {Unit and UI tests}

{UPI or fintech experience} preferred. HSR Layout, three days in office.

## devops

=== remote-sre | Site Reliability Engineer | Harrowgate Streaming | Remote (US)
full-time | senior | 6 | $155,000–$180,000 | remote
Church services, high-school football, city council meetings: 22,000 live streams every weekend, hardly any on Tuesdays. Capacity is interesting.

- Run Kubernetes on two clouds and bare metal for transcoding
- Define SLOs with teams and then protect them
- Build self-service deploys
- Lead reviews in which nobody is blamed

We need {five years of SRE or infrastructure}, {Kubernetes and Terraform}, {Linux networking}, {Go or Python}, {incident command}. {Video or CDN} background is a delight. On call one week in six, followed by a free Monday.

=== chicago-platform | Platform Engineer | Kinzie Grain Exchange | Chicago, IL
full-time | mid | 15
Futures data, microseconds for some and compliance for all. You maintain build pipelines, Ansible for 600 Linux hosts, secrets, artifact storage, and golden images, and you help developers help themselves.

Needed
- {Four years of Linux administration or DevOps}
- {Ansible or Puppet}
- {GitLab CI}
- {Python}
- {Change management in a regulated firm}

We offer a bonus, lunch every day, and a floor with an actual view. Start time 7 a.m. because markets open early.

=== eindhoven-devops | DevOps Engineer | Kempenkluis Vision | Eindhoven, Netherlands
full-time | senior | 21 | €70,000–€82,000 per year
Industrial cameras that sort tulip bulbs, potatoes and sometimes parcels. Software lands on 2,500 machines in 19 countries.

You'd build the over-the-air update system, CI with hardware in the loop, and monitoring for devices behind terrible firewalls. {Linux and Yocto or Debian packaging}; {CI/CD, GitLab or Jenkins}; {Python and Bash}; {Ansible and containers}. {Dutch is optional, English is not}. Relocation support, 30 % ruling help, vrijdagmiddagborrel.

The platform team has five people, a rack full of cameras that are dropped on purpose, and a budget for tools. Twice a year you travel to a customer to see what rain, dust and forklift drivers do to a good design. 40 hours, 28 days off, and the pension is not bad.

## qa

=== columbus-qa | QA Engineer | Buckle & Grange Insurance Tech | Columbus, OH
full-time | mid | 19 | $85,000–$98,000
Second tester in a team of ten; the first is delighted.

Explore, write API and browser tests in Playwright, keep the suite under nine minutes, ask unpleasant questions in refinement. {Three years of software testing}; {TypeScript or Python for automation}; {API testing}; {SQL queries}; {good bug reports}. Hybrid: Tuesdays and Wednesdays in the Brewery District. Certification such as ISTQB fine but not decisive for us.

=== remote-embedded-test | Firmware Test Engineer | Pebblecast Audio | Remote (US, travel to San Jose)
full-time | senior | 33 | remote
Hardware arrives in boxes at your home lab; you find out what happens when the battery is at 2 % and the phone changes networks.

- {Five years of embedded or firmware testing}
- {C and Python}
- {Bluetooth sniffers, oscilloscope, logic analyzer}
- {Test rigs you designed yourself}
- {Design controls for medical devices preferred}

Five visits to headquarters a year, equipment budget, $135,000–$155,000.

The lab at home is yours to arrange; we ship equipment in waves and pick it up when it is no longer needed. You work with eleven firmware engineers who read defect reports with interest and a regulatory specialist who likes evidence. Bugs you find reach the ears of grandparents, so we take them seriously.
`;
