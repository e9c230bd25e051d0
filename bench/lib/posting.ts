/** A posting as companies write them, about 6,000 characters; the company and everything about it is invented. */
export const POSTING = `Senior Platform Engineer, Routing and Dispatch

Brackwater Freight | Portland, Oregon | Hybrid, two days a week in the office | Full-time | $148,000 - $176,000 a year

About Brackwater Freight

Brackwater Freight moves refrigerated goods for about nine hundred growers and grocers along the west coast. Every evening some 4,000 pallets have to find a truck, a dock and a driver with enough hours left. What used to be done on whiteboards in six depots is now done by our own dispatch platform, and that platform is built and kept running by a group of 34 engineers. We are profitable, we are owned by the people who work here, and we grow at a pace that lets us do things properly.

About the role

The Routing and Dispatch team owns the services that decide which pallet travels on which truck. You will join a team of seven engineers and a product manager, and you will be the person who looks after the health of our event pipeline: a dozen services in TypeScript and Go that talk through Kafka, store their state in PostgreSQL and run on Kubernetes in AWS. Dispatchers work with these services through the night, so being slow is as bad as being wrong. In your first three months you will take over the replay of missed events, which today needs a person and a list, and bring the lag of the slowest consumer from forty seconds to under five. You will have a colleague at your side who built most of it, and the first strawberry season to prove that it holds.

What you will do

- Design, build and operate backend services in TypeScript (Node.js) and Go that plan routes for more than 600 trucks each night.
- Own the event pipeline on Apache Kafka, from the schema of each event to the lag of each consumer, and make it simple to replay a day.
- Improve the performance of our PostgreSQL databases: query plans, indexes, partitioning of large tables and safe migrations without downtime.
- Define service level objectives together with the dispatchers, and build the monitoring and alerting that tells us when we miss them, with Prometheus and Grafana.
- Automate our infrastructure with Terraform and keep the continuous integration and delivery pipelines on GitHub Actions under ten minutes.
- Lead design reviews, write short design documents, and mentor two mid-level engineers who want to grow into owning services of their own.
- Take part in an on-call rotation, one week in seven, and lead blameless incident reviews that end in fixes rather than in minutes.
- Work closely with data scientists who develop our route optimization models, and bring their models into production.
- Sit with dispatchers in a depot for two nights in each quarter and turn what you see into improvements.

What we are looking for

Required:
- 5+ years of professional experience in backend software development, some of it on systems that must not stop.
- Strong skills in TypeScript and Node.js, or in Go with the will to learn TypeScript.
- Hands-on experience with event-driven architecture and with Kafka or a comparable message broker.
- Deep knowledge of SQL and of relational databases, ideally PostgreSQL.
- Experience with Docker and Kubernetes in production, and with a public cloud such as AWS.
- Experience with automated testing: unit tests, integration tests and load tests that find trouble before the night shift does.
- Clear written and spoken communication with colleagues who are not engineers.
- A bachelor's degree in computer science or engineering, or equivalent practical experience.

Nice to have:
- Experience in logistics, transportation or supply chain management.
- Knowledge of optimization methods, for example vehicle routing, linear programming or constraint programming.
- Experience with Terraform or another form of infrastructure as code.
- Experience with observability: distributed tracing with OpenTelemetry, structured logging, Prometheus.
- Experience with GraphQL APIs and with React, because you will now and then help with the dispatch board.
- Having mentored other engineers or led a small team.
- Spanish, which is the first language of a third of our drivers.

How we work

We release small changes several times a day, behind feature flags, and we look at what they do. Everybody reviews code and everybody answers for what they have released. Meetings end at noon on most days; the afternoon belongs to the work. We write things down, so that colleagues in the depots can read at four in the morning what was decided at four in the afternoon. We pair when a problem is new to one of us, and we leave each other alone when it is not. Legacy code is not a swear word here: some of it has carried strawberries for eleven years.

What we offer

- A salary between $148,000 and $176,000, decided by the level at which you do the work, and published inside the company.
- Shares in the company from the second year.
- Medical, dental and vision insurance from the first day, with the premiums paid for you and half of them for your family.
- 25 days of paid leave, and 16 weeks of paid parental leave for every parent.
- A 401(k) plan with a match of 5 percent.
- A budget of $2,500 a year for learning, and the time to use it.
- A transit pass or a place for your bicycle, a desk that moves up and down, and more strawberries than you can eat.

How to apply

Send us your resume and a few lines about a system that you kept alive. We answer everybody within ten days. The process has three steps: a conversation of half an hour, a working session of two hours on a problem that we really had, for which we pay you, and a visit to a depot where you meet the team. If you need an adjustment at any step, tell us and we will make it.

Brackwater Freight is an equal opportunity employer. We decide without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, age, disability or veteran status. We welcome applications from people who left school early, who come back after a break, or who have driven a truck.
`;
