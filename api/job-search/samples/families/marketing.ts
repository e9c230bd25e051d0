/** Sample listings; the format is explained in ../format.ts. */
export const marketing = String.raw`
## marketing

=== new-york-specialist | Digital Marketing Specialist | Kettle & Quince Teas | New York, NY
full-time | mid | 4 | $72,000–$82,000
We import tea, sell it online and in two small shops, and have a list of 140,000 people who open our emails because the subject lines are funny. The woman who wrote them is moving to Lisbon.

Here is what you would look after
- Email: calendar, segments, A/B tests, flows for first purchase and winback in Klaviyo
- Paid social at around $60,000 a month, with a freelancer who makes the videos
- Search: our blog about brewing brings a third of new customers, and that should stay so
- A Monday report that says what happened and what we'll do about it

We ask for
- {Three years in e-commerce marketing}
- {Klaviyo or a comparable email platform}
- {Meta and Google Ads with budgets you were responsible for}
- {GA4 and honest reporting}
- {Writing samples}

Shopify, basic HTML and a strong opinion about oolong will not hurt. Office in Long Island City, three days; 18 days of vacation plus the last week of the year.

Our team is small: a founder who buys the tea, an operations lead, a photographer two days a week, six people in the shops and warehouse. Marketing therefore packs parcels for one afternoon in December, and you'll learn more from that than from a dashboard. We're profitable and grow by about 15 % a year, on purpose not faster.

Send us three emails you wrote and one you wish you had written.

=== new-york-coordinator | Marketing Coordinator | Bergamot Performing Arts Center | New York, NY
full-time | entry | 13
120 shows per season, small team. The coordinator updates the website and listings, schedules social posts, proofreads programs, traffics ads, pulls ticket reports, distributes posters, and stands in the lobby on opening nights.

We are happy with {a degree or equivalent experience}, {an internship or first job in communications}, {careful proofreading}, {Canva or Adobe Express} and {a calm approach to six deadlines}. {Some evenings and weekends} are part of the arts. Two free tickets to everything.

=== newark-demand | Demand Generation Manager | Ironbound Cyber | Newark, NJ
full-time | senior | 24
B2B security company, 200 people. Your goal is pipeline rather than leads, and the CFO will ask you the difference in the interview.

Own paid search and LinkedIn, webinars, account-based programs with six salespeople, lead scoring, attribution in HubSpot and Salesforce. One direct report and two agencies that need a firm hand.

- {Six years of B2B marketing with two in demand generation}
- {Marketing automation, HubSpot preferred}
- {Budget ownership above one million dollars}
- {SQL or BI self-service}
- {Cybersecurity or infrastructure background a plus}

=== remote-seo | SEO Manager | Barnowl Home | Remote (US)
full-time | mid | 9 | remote
Barnowl sells replacement parts for appliances, 410,000 of them. That's a technical SEO playground: faceted navigation, thin pages, schema, log files, internal links.

You'd write tickets that developers like, work with two writers on repair guides, and report to a VP who used to do your job.

{Four years of in-house or agency SEO, large sites}; {Screaming Frog, Search Console and log analysis}; {structured data}; {Python or SQL basics}. Show us something that failed and what you learned.

=== remote-social | Social Media Manager, Part-Time | Little Fox Veterinary Charity | Remote (US)
part-time | mid | 32 | $32 an hour | remote
15 to 18 hours. Our vans neuter cats in eleven rural counties and people love the pictures. Plan posts, answer comments with kindness, edit short videos from our vets' phones, run two fundraising campaigns a year.

{Two years of running accounts for an organization}, {short-form video editing}, {fundraising or cause marketing}, {crisis sense: when not to post}. Reports are one page. You choose the hours, save for giving day.

=== los-angeles-intern | Marketing Intern, Film Distribution | Moth Lantern Pictures | Los Angeles, CA
internship | entry | 2
Spring term, 20 hours a week, Atwater Village.

Help with trailers' release plans, festival materials, press clippings, a newsletter for arthouse cinemas, and mailing posters (so many tubes).

You have
- {Enrolled student, any major}
- {Loves films beyond the ten everybody knows}
- {Google Workspace, Canva}
- {Writes clean copy}

Academic credit may be arranged and interns are invited to screenings. Two of last year's group now work here.

=== london-brand | Brand Manager – Snacks | Otter & Oat | London, United Kingdom
full-time | mid | 21 | £45,000–£52,000
Challenger brand in four supermarkets and now in need of grown-up planning.

Lead the annual brand plan and a £900k budget; brief agencies; launch two flavours; understand Kantar data better than the buyer does; run sampling at festivals in the mud.

{Three to five years in FMCG brand marketing}, {NPD from brief to shelf}, {P&L and promotional analysis}, {agency management}. Hackney Wick studio, Tuesdays to Thursdays. Share options, oat bars without limit.

=== milano-stage | Stage marketing e comunicazione | Editrice Naviglio Piccolo | Milano, Italy
internship | entry | 6
Casa editrice per ragazzi cerca una o uno stagista per sei mesi, rimborso spese di 800 euro mensili e buoni pasto.

Imparerai a preparare i lanci dei libri, scrivere la newsletter, curare i social insieme alla redazione, organizzare incontri nelle scuole e in libreria. Chiediamo {laurea o laurea in corso in lettere, comunicazione o simili}, {italiano scritto impeccabile}, {dimestichezza con Canva e con i principali social}, {amore per i libri illustrati}. Tre giorni in sede, zona Porta Genova.

=== toulouse-alternance | Alternance chargé(e) de communication digitale | Garolab Aéro Services | Toulouse, France
internship | entry | 15
Contrat d'apprentissage de douze ou vingt-quatre mois à partir de septembre.

Au sein d'une équipe de trois personnes, vous animez la page LinkedIn, rédigez des portraits de techniciens, préparez les salons, mettez à jour le site et suivez les indicateurs. Formation visée : {bac +3 à bac +5 en communication}. Qualités : {une plume sûre}, {la curiosité pour l'industrie}, {des bases en photo ou en vidéo}. Rémunération légale, restaurant d'entreprise, terrain de pétanque.

Vous serez accompagné par la responsable de la communication, elle-même ancienne alternante. Le rythme conseillé est de trois semaines en entreprise et une en formation. Le site de Blagnac compte 260 salariés, dont une bonne moitié à l'atelier, et un badge vous permettra d'y aller aussi souvent que nécessaire.

=== new-york-crm | CRM & Email Marketing Manager | Fern & Fathom Skincare | New York, NY
full-time | mid | 11
Around 40 percent of our sales come through email and text messages, run so far by the founder at eleven at night. She'd like to sleep.

The role in short: own the calendar, the flows, the list and the numbers. You'll plan about four sends per week, brief a designer, write a good part of the copy, set up tests that are large enough to mean something, prune people who no longer read, and keep us out of spam folders. Twice a year there's a big launch that needs everyone.

Please have
- {Three to five years in email, lifecycle or retention marketing}
- {Klaviyo, Braze or Iterable, including segmentation and flows}
- {A feeling for tone; we will read your subject lines}
- {Comfort with numbers: holdout tests, cohorts, revenue per recipient}

It helps to know {beauty, food or fashion e-commerce} and Shopify. We work in a loft in Greenpoint from Tuesday to Thursday and wherever you like otherwise. Compensation is $85,000 to $96,000 along with a bonus tied to repeat purchases.

## design

=== austin-product | Product Designer | Mosswood Health | Austin, TX
full-time | mid | 6 | $118,000–$136,000
We design software for people who manage chronic pain. Many use it on bad days with one thumb.

Designers work in pairs with engineers, sit in on patient interviews every second week and ship. You will redesign the daily check-in, grow our component library, prototype, test with eight people and then cut half of it.

What we hope to see in a portfolio
- {Four years of product design for web and mobile}
- {Figma, components and tokens}
- {Accessibility beyond contrast}
- {Usability testing you ran yourself}

{Health or regulated product} experience is a bonus. Hybrid on the east side.

=== remote-ux-research | Senior UX Researcher | Planktonic | Remote (US or Canada)
full-time | senior | 14 | $140,000–$158,000 | remote
Government agencies use our forms to hand out benefits. When a form confuses someone, dinner may be missing.

Plan and lead mixed-methods studies, recruit participants who are seldom asked, including in Spanish and with screen readers, teach product teams to listen, build a repository that survives you.

{Six years of UX research}, {interviews, diary studies and surveys}, {inclusive recruiting}, {clear reports for officials}. {Public benefits or civic tech} knowledge preferred. Travel about six days a year.

=== remote-graphic | Freelance Graphic Designer, Packaging | Otter Creek Botanicals | Remote (US)
contract | mid | 27 | $55–$65/hour | remote
About 60 hours a month until summer. 34 soap and candle labels need to move to a new system.

Dielines, print-ready files, barcodes, FDA ingredient panels, mockups for the web shop. The illustrations exist; they're gorgeous.

What we need from you
- {Packaging portfolio}
- {Illustrator and prepress}
- {Works from a brand guide without breaking it}
- {Communicates with printers}

We answer within a day and pay in ten.

=== chicago-interior | Interior Designer, Healthcare | Studio Marram | Chicago, IL
full-time | mid | 35
Clinics, birth centers, a hospice. Evidence-based design without the beige.

Space planning, finish selection against infection-control rules, FF&E specs, Revit documentation, site visits, and presentations to nurses who know exactly where the sink should be. {Degree in interior design}, {four years including healthcare projects}, {Revit and Enscape}, {Illinois code knowledge}. {NCIDQ} or on track. Profit sharing; bikes welcome in the elevator.

The studio has 26 people, projects of between 4,000 and 90,000 square feet, and a materials library that's cleaned out every spring. Fees are fair, overtime is unusual. You will usually have one large and two small projects, and a mentor on the board of the healthcare design association.

=== los-angeles-motion | Motion Designer | Saltbox Animation | Los Angeles, CA
contract | senior | 18
Twelve weeks on a documentary series: maps, archive treatments, titles, four episodes.

Bring {seven years in broadcast or film graphics}, {After Effects and Cinema 4D at speed}, {typography}, {a reel with something restrained in it}. You'll report to the series director and sit with two editors in Burbank; a remote day here and there is OK. Day rate by experience, invoices net 15, kit fee if you work on your own machine.

## writer

=== remote-technical | Technical Writer, Developer Docs | Quillforge | Remote (United States)
full-time | mid | 8 | $98,000–$115,000 | remote
It would be embarrassing if a company that sells tools to technical writers had poor documentation. Ours is decent. Make it excellent.

You own the API reference and tutorials, write release notes, test every code sample, review what engineers draft, and maintain the style guide.

- {Three years writing for developers}
- {Reads Python and JavaScript; writes small scripts}
- {Docs as code: Git, Markdown, pull requests}
- {OpenAPI}
- {Samples in public or private}

Writers here have a vote on product naming, which is a heavier burden than it sounds.

=== remote-grant | Grant Writer | Tallgrass Community Clinics | Remote (Midwest preferred)
part-time | senior | 22 | $38–$44 an hour | remote
Four clinics, one mobile unit, about 30 proposals per year from $5,000 to $2 million federal.

25 hours a week. Research funders, interview nurses about what the money did, write, build budgets with finance, file on time, report. {Five years of grant writing with federal awards}; {health or human services}; {logic models and outcomes}; {Grants portals including SAM and HRSA}. Two visits to Kansas each year.

=== new-york-editor | Associate Editor, Trade Magazine | Hudson Slate Media | New York, NY
full-time | entry | 16 | $54,000–$60,000
Our magazine is read by people who run laundromats, and you will learn to love them.

Report two features and eight briefs monthly, edit columnists, fact-check, write headlines, produce the newsletter in the CMS, host a panel at the Atlantic City expo.

The essentials
- {Journalism experience, student papers count}
- {AP style}
- {Clean copy on deadline}
- {Interviewing by phone}

You might also photograph. Hybrid, Midtown South.

The staff is five: editor in chief, managing editor, designer, a sales person who is funnier than the writers, and you. You would travel three or four times per year to see machines in action. Benefits include insurance, a union contract, and quarters. Actual quarters, sent in by readers.

=== atlanta-copy | Copywriter, Direct Mail & Email | Marigold Giving Agency | Atlanta, GA
full-time | mid | 31
We raise money for food banks and children's hospitals. A good letter is four pages and people read to the P.S.

Write appeals, thank-you notes, email series, scripts for phones. Interview a driver at a food bank on Monday, write as its director on Tuesday. You bring {three years of copywriting}, {fundraising or direct response}, {empathy without syrup}, {comfort with heavy editing}. {AP style and brand voices}. Portfolio with results, please.
`;
