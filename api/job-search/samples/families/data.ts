/** Sample listings; the format is explained in ../format.ts. */
export const data = String.raw`
## data

=== san-jose-analyst | Data Analyst, Growth | Orchard Loop Bikes | San Jose, CA
full-time | mid | 5
We rent e-bikes to commuters by the month. Questions we argue about: why do people cancel in November, which companies should offer us as a benefit, and is the blue one really stolen more often?

As our second analyst you'll own subscription metrics, design experiments with the growth team, build dashboards that answer before someone asks, and tell leadership the uncomfortable version.

Skills
- {Three years as a data analyst}
- {Advanced SQL: window functions, cohorts}
- {Looker, Tableau or Mode}
- {A/B test design and statistics}
- {Python or R for analysis}

Nice to have: dbt, {subscription businesses}. Salary from $118,000 to $134,000; hybrid; you get a bike, obviously.

=== remote-analyst | Data Analyst, Public Health | Cormorant Epidemiology Group | Remote (United States)
full-time | entry | 10 | $62,000–$70,000 | remote
Counties send us messy spreadsheets about overdoses, lead and vaccination. You clean, join, geocode, chart and help a county nurse see her own town in the result.

We expect {a bachelor's degree in public health, statistics or similar}, {R with tidyverse}, {basic SQL}, {careful handling of personal data} and {plain-language writing}. {GIS experience} would be lovely. MPH graduates are welcome. Our grant runs four years and so does the funding of this post.

=== remote-bi | Business Intelligence Analyst | Summitgate HR Cloud | Remote (US)
full-time | mid | 17 | remote
Finance, sales and support each have their own number for "active client". Your first project is to have one.

- {SQL on Snowflake or BigQuery}
- {Power BI: DAX and data models}
- {Four years in BI or analytics}
- {Workshops with stakeholders who disagree}
- {dbt preferred}

Pay: $95,000–$112,000. Two weeks of overlapping onboarding with the analyst who is moving to data engineering.

=== remote-engineer | Data Engineer | Barnowl Home | Remote (US)
full-time | senior | 26 | remote
410,000 parts, 70 suppliers, prices that change nightly. Our pipelines grew up as cron jobs and deserve better.

You'd rebuild ingestion with tests and lineage, introduce contracts with suppliers' feeds, tune the warehouse, support two analysts and one data scientist.

Requirements:
• {Five years in data engineering}
• {Python and SQL}
• {Airflow or Dagster}
• {BigQuery or Snowflake cost control}
• {Streaming basics}

Tell us about a pipeline you're proud of that is boring.

=== san-francisco-scientist | Data Scientist, Forecasting | Gullwing Grocers | San Francisco, CA
full-time | senior | 20
How many strawberries will Sacramento want on Friday if it rains? Being wrong costs us either customers or compost.

Build and maintain demand forecasts for 31 stores, quantify uncertainty, work with replenishment planners until they trust it, and decide when a simple average wins.

Requirements
- {Master's or PhD in a quantitative field, or the experience}
- {Time series and hierarchical models}
- {Python in production}
- {Experiments and causal inference}
- {Presenting to non-specialists}

You'd join three scientists and two engineers who sit within shouting distance of the buyers. Models are judged by spoilage and empty shelves per store and week, on a page that anyone may read. Store visits take place at five in the morning; produce managers are generous teachers, as well as merciless critics.

=== chicago-intern | Data Analytics Intern | Kinzie Grain Exchange | Chicago, IL
internship | entry | 12 | $33/hour
Ten weeks starting the second week of June; cohort of eight with housing stipend.

Each intern gets a question from compliance or product, a mentor and a dataset. Last summer: do fat-finger errors cluster around lunch? (They do.) {Undergraduate in math, statistics, economics or CS}; {Python or R}; {intro statistics}; {curious, plays well in a team}. Final presentation to executives, who really come.

=== remote-entry-ops | Data Entry & Quality Specialist | Cormorant Epidemiology Group | Remote (US)
part-time | entry | 3 | $19.80 per hour | remote
Transcribe paper case reports, code free-text answers from a 90-page manual, call clinics about unreadable fax pages. 25 hours a week, daytime.

{Typing 55 wpm with accuracy}, {medical terminology basics}, {confidential handling}, {experience with data entry or records}. Headphones recommended: the work goes well with podcasts, apart from the phone calls. Equipment is shipped to you. Three-month probation, then sick and holiday pay.

=== london-analyst | Data Analyst – Transport | Wharfinger Insights | London, United Kingdom
full-time | mid | 8 | £43,000–£50,000
Consultancy of 35 that counts things: bikes, buses, people crossing badly.

You would model travel surveys, automate reports in R or Python, make maps, and explain the outcome to borough officers.

Skills we need: {SQL and either R or Python}, {two years in analytics or transport planning}, {QGIS or ArcGIS}, {clear visualisation}. A {degree with a numerate part} is usual. Nine-day fortnight. Southwark.

=== chennai-engineer | Data Engineer – Azure | Coromandel Analytics | Chennai, India
full-time | mid | 22
Banking client in the Nordics. Build lakehouse pipelines in Databricks, migrate SSIS packages, implement data quality rules and support month-end.

Must have
- {3–6 years of data engineering}
- {PySpark and SQL}
- {Azure Data Factory, ADLS and Databricks}
- {CI/CD with Azure DevOps}
- {Communication with client architects}

Work timings 11 am–8 pm, hybrid from our Guindy office. Notice period of up to 60 days can be accepted.

The team consists of eleven engineers in Chennai and three architects in Oslo. Stand-up is at 12:30, code review is mandatory, and documentation is counted as work. Medical cover extends to parents. Candidates can expect one technical round with live SQL, one design discussion, and a talk with the client.

=== bern-controlling | Datenanalyst/in Energie 80 % | Aarestrom Netze | Bern, Switzerland
part-time | mid | 16 | CHF 84'000–92'000 bei 80 %
Smart Meter liefern alle 15 Minuten Werte aus 90'000 Haushalten. Was machen wir damit, ausser Rechnungen?

Sie bauen Lastprognosen, finden Messfehler, bereiten Auswertungen für die Netzplanung auf und erklären sie auch der Geschäftsleitung. Gefragt sind {Studium in Statistik, Informatik oder Energiewirtschaft}, {SQL und Python oder R}, {zwei Jahre Praxis in der Datenanalyse}, {Power BI}, {Deutsch; Französisch von Vorteil}. Arbeitsort beim Bahnhof, zwei Tage daheim.

Sie sind Teil eines vierköpfigen Datenteams innerhalb der Netzwirtschaft. In den ersten Monaten steht die Anbindung von drei Nachbargemeinden an. Wir bieten Jahresarbeitszeit, 27 Ferientage, ein Halbtax und Kolleginnen, die beim Znüni über Lastgänge streiten können, ohne böse zu werden.

=== san-jose-product | Product Data Analyst | Trestle Learning | San Jose, CA
full-time | mid | 14 | $120,000–$132,000
Two million pupils practice reading with Trestle, and teachers rely on what our reports say. Product managers rely on what you say.

We'd like an analyst who joins a squad of engineers and designers, defines the events worth recording, notices when a funnel is lying, sets up experiments in classrooms (which are not randomized the way websites are), and writes findings in two pages instead of forty slides.

The essentials
- {At least three years of product or growth analytics}
- {Fluent SQL on a cloud warehouse}
- {Experiment design, with an idea of when not to run one}
- {A dashboard tool such as Looker}
- {Python notebooks}

Handy: dbt, mixed-effects models, a past as a teacher. Two office days in downtown San Jose, trains welcome. Equity, 16 weeks of parental leave, and a reading hour on Fridays that really is for reading.
`;
