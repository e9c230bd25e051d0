/** How people in marketing, communication and sales describe what they did; wordings.ts explains the format. */
export const marketingAndSales = String.raw`
## marketing, sales, design
email marketing, email campaigns, email newsletters = mailchimp, newsletter, open rates, open rate, klaviyo, drip, hubspot emails, subject lines, subscribers, click-through emails, marketo, eshots, abandoned cart, welcome series, mailing list, sendgrid, braze, newsletters
marketing campaigns, integrated campaigns, launch campaigns, multi-channel campaigns, campaign planning = launched ads, billboards, ran ads, promotions, paid social, radio spots, giveaways, leaflets, email series, landing pages, black friday, google ads, tv spot, door drops, meta ads, product push
plan, planning, execute, implement, deliver, run = launched, ran, sent, built, rolled out, planned, set up, shipped, went live, delivered, made
social media, social media channels, social channels, social media accounts, social media platforms, social media management, manage social media = instagram, tiktok, tiktoks, reels, facebook, linkedin, twitter, followers, youtube shorts, pinterest, posts a week, hootsuite, buffer, stories, sprout social, threads, snapchat, hashtags, later
social media content, create content, content creation, engaging content, content production, produce content, copy content = blog posts, blogs, reels, tiktoks, videos, articles, case studies, podcasts, infographics, filmed, wrote posts, white papers, whitepapers, ebooks, landing pages, captions, posted daily, guides, scripts, photographed, photos, posts, listicles
create, write, develop, produce, creating = wrote, filmed, shot, made, drafted, built, designed, edited, produced, recorded, penned
engaging, engagement, audience engagement = shares, comments, followers, engagement rate, views, went viral, replies, watch time, saves, viral
community management, online community, community, respond comments, followers = replied to comments, dms, facebook group, moderated, comments, discord, reddit, reviews answered, ambassadors, followers grew
content calendar, editorial calendar, content planning, content strategy, social media calendar = content calendar, editorial calendar, planned posts, scheduled posts, monthly themes, pillars, topic clusters, airtable posts
copywriting, write copy, web copy, marketing copy, writing, advertising copy = wrote, headlines, taglines, product descriptions, scripts, brochures text, landing pages, web pages, sales letters, ad copy, straplines, emails wrote, slogans
blog, blogs, blog posts, articles, long-form = blog posts, articles, posts a week, 500 words, guides, medium, wordpress, features, op-eds, thought leadership
edit, editing, proofread, proofreading, copyediting = edited, proofed, typos, house style, style guide, ap style, chicago style, grammarly, subbed, fact-checked, rewrote, cut copy
research topics = interviewed, experts spoke, sources, case study customers
case studies, white papers, whitepapers, sales collateral, collateral, marketing materials, marketing collateral, brochures = brochures, one-pagers, flyers, leaflets, case studies, white papers, whitepapers, decks, banners, posters, battlecards, sell sheets, ebooks, pitch decks, roller banners, datasheets, logos
video, video content, videos, video production, photography = filmed, reels, tiktoks, youtube, premiere, capcut, shot, edited footage, shorts, interviews on camera, final cut, drone, vlogs, storyboarded
seo, search engine optimization, search engine optimisation, organic search, organic traffic, search rankings = keyword research, backlinks, link building, page one, ranked, rankings, ahrefs, semrush, organic, meta titles, schema markup, search console, serp, core web vitals, first page google, screaming frog
keyword research, keywords = search volume, ahrefs, semrush, keyword planner, long-tail, search terms
link building, backlinks = backlinks, guest posts, digital pr, referring domains, outreach links
paid search, ppc, google ads, sem, adwords, pay-per-click, paid search campaigns = google ads, adwords, bing ads, cpc, cost per click, quality score, search campaigns, performance max, shopping ads, negative keywords
paid social, paid advertising, paid media, digital advertising, advertising, advertising campaigns, online advertising, media buying, ads = meta ads, facebook ads, linkedin ads, google ads, cpa, cpm, ad spend, tiktok ads, retargeting, programmatic, ad sets, dv360, sponsored posts, lookalike, display, radio spots, billboards, bought media
digital marketing, online marketing, digital campaigns, digital channels = google ads, seo, meta ads, paid social, landing pages, email flows, retargeting, facebook ads
marketing automation, crm marketing, lead nurturing, nurture = hubspot, marketo, pardot, drip, workflows, nurture, eloqua, lead scoring, sequences, klaviyo, activecampaign, segments, journeys
segmentation, target audience, targeting, audience, personas = segments, personas, lookalike, audiences, cohorts, icp, surveyed customers, age groups
lead generation, generate leads, demand generation, mql, pipeline generation = leads, mqls, sqls, gated, webinars, lead magnets, sign-ups, demo requests, form fills, cost per lead, cpl, landing pages, pipeline
web content, website content, web pages, cms, content management system, manage website = wordpress, drupal, webflow, shopify, squarespace, landing pages, cms, contentful, web pages, homepage, sitecore, aem, wix, site refresh, umbraco
landing pages, conversion rate optimisation, conversion rate, cro = a/b, split tests, conversion, unbounce, hotjar, checkout drop-off, form fills, sign-up rate, heatmaps, vwo
analytics, google analytics, web analytics, track performance, campaign performance, measure, kpis, metrics, marketing metrics, roi, report on campaign = google analytics, ga4, looker studio, dashboards, ctr, conversion rate, weekly numbers, cost per lead, attribution, data studio, monthly figures, utm, reach impressions, measured, cpa
analyse, analyze, data-driven, optimise, optimize, optimisation = a/b, split tests, tested subject lines, dug into, ga4, cut cpa, cut cost per, tuned, paused, reallocated
branding, brand awareness, brand identity, brand guidelines, brand management, brand consistency, tone voice, brand strategy = rebrand, rebranded, logo, style guide, tone of voice, brand book, brand guidelines, share of voice, brand recall, positioning, taglines, visual identity, house style, naming
rebrand, rebranding, positioning, messaging, value proposition = taglines, messaging house, positioning, naming, rebranded, repositioned, key messages
market research, market analysis, competitor analysis, competitors, competitor research, consumer insights = surveys, surveyed, focus groups, competitors, benchmarked, panels, share of market, nielsen, mintel, win loss, mystery shopping, brand tracker, kantar
product launch, product launches, go-to-market, product marketing, launch products = launches, launched, battlecards, positioning, sales enablement, gtm, release notes, demo videos, launch plan
trade shows, exhibitions, event marketing, conferences, event management = stands, booths, trade fairs, expos, roadshows, conferences, launch parties, pop-ups, stall, exhibition, open days, booth, sampling days
webinars = webinars, zoom, registrations live, on24, gotowebinar
influencer, influencers, influencer marketing, ambassadors, partnerships = influencers, creators, bloggers, ambassadors, gifted, collabs, affiliates, collaborations, youtubers, co-marketing, sponsorships
affiliate, partner marketing = affiliates, awin, commission junction, partners co-branded
marketing budget, budget, budgets, ad spend, spend = ad spend, budget, spend, media spend, a month on
agencies, external agencies, suppliers, freelancers, manage agencies = agencies, freelancers, printers, photographers, designers briefed, media buyers, briefed, production house, copywriters briefed
brief, briefs, creative briefs = briefed, briefs, brainstorms, concepts, pitched ideas, storyboards, big idea
marketing strategy, marketing plan, marketing plans = marketing plan, annual plan, channel mix, 12-month plan, positioning, go-to-market, roadmap, target segments, set direction, playbook
adobe creative suite, design tools, canva, graphics, visuals = canva, photoshop, illustrator, indesign, premiere, figma, graphics
print, direct mail, print materials = leaflets, mailers, door drops, flyers, postcards, posters, catalogues, direct mail
sales team, cross-functional, internal teams = sales team
## any
press releases, press release, media releases, write press = press releases, released statements, announcements to press, pitched, news releases, embargo, news wires, pr newswire
media relations, journalists, press, media coverage, media enquiries, relationships with journalists, public relations, press coverage, press office = journalists, reporters, editors, placed stories, pitched, coverage, guardian, bbc, press trips, interviews on radio, clippings, column inches, new york times, broadcasters, cision, muck rack, newspapers, press office, trade press, tv interviews, spokespeople, journo, cuttings, earned media
media monitoring, media lists, coverage reports = cision, meltwater, clippings, press cuttings, media lists, google alerts, share of voice
crisis communications, crisis management, reputation management, reputation = holding statements, recall, hostile coverage, crisis, negative press, backlash, out of hours press line
internal communications, employee communications, staff communications, internal comms = intranet, staff newsletter, town halls, all-staff emails, yammer, staff magazine, ceo emails, sharepoint news, viva
speech writing, speeches, talking points, speechwriting = speeches, talking points, briefing notes, op-eds, ghost-wrote, ghostwrote
public affairs, government relations, lobbying = ministers, mps, consultations, select committee, lobbied, councillors, legislators, hill meetings
corporate communications, communications strategy, communications plan, external communications = annual report, announcements, press releases, key messages, comms plan, statements
community engagement, community relations = residents, public meetings, consultations, schools visited, open days, local groups, drop-in sessions

## sales, retail, property, marketing
sales cycle, full sales cycle, sales process, end-to-end sales, full cycle = found demoed signed, demoed, closed, prospect to signature, proposals contracts signed, first call to signature, cold call to close, signed logos, qualified demoed closed, pitched and closed
prospecting, cold calling, cold calls, outbound calls, outbound, new business, new business development, hunting, prospect = cold calls, prospected, cold-called, dials, cold emails, door-knocked, opened accounts, won new, new logos, sequences, knocked doors, linkedin outreach, dialled, new accounts, landed, drop-ins, sales navigator, outreach, walked in, cold
close, closing, close deals, closing deals, close sales, win = signed, won, closed, landed, booked, got signature, deals worth
lead generation, generate leads, generate new leads = cold calls, prospected, new accounts, opened accounts, dials, meetings booked, booked meetings, booked demos, trade fairs, referrals, cold emails, linkedin outreach
qualify leads, qualify, lead qualification, qualifying leads, inbound leads, qualification = bant, meddic, meddpicc, worked out budget, budget and need, discovery calls, rang back web, web enquiries, sqls, spin, budget authority, demo requests, filtered
inbound leads, inbound enquiries, inbound calls, inbound sales, enquiries = web enquiries, rang back, web forms, hotline, inbound, walk-ins, demo requests, chat
appointment setting, set appointments, book meetings = booked meetings, booked demos, appointments, set meetings, calendar invites, first meetings, sat visits
sales targets, sales target, quota, sales quotas, sales goals, exceed targets, meet targets, achieve sales, revenue targets = of quota, exceeded, beat, president's club, top seller, hit target, quota, smashed, ranked first, number one rep, percent plan, % plan
revenue growth, drive revenue, sales growth, increase sales, grow sales, grow revenue, turnover = arr, million, grew, raised spend, doubled, lifted, takings, mrr, acv, tripled, weekly turnover
sales experience, sell = sold, signed, closed, orders, quota, deals, won, upsold, revenue
account management, manage accounts, key accounts, key account management, existing accounts, existing customers, client accounts, accounts, client base, customer base, portfolio = key accounts, looked after accounts, renewals, accounts, top 20 customers, clients, book of business, customers worth, existing customers, portfolio, named accounts, quarterly reviews
upselling, upsell, cross-selling, cross-sell, grow accounts, account growth, expand, expansion = upsold, cross-sold, add-ons, licences, raised spend, extra seats, bigger packages, extended warranties, premium plan, bundles, share of wallet, upgrades
renewal, renewals, contract renewals, retention, customer retention, client retention, retain = renewed, renewals, churn, kept accounts, multi-year, stayed, retained, won back, save rate
customer relationships, client relationships, build relationships, relationship building, relationships, relationship management, maintain relationships, rapport, long-term relationships = visited customers, lunches, quarterly reviews, regulars, key contacts, repeat orders, repeat customers, site visits, check-in calls, stayed in touch, visited, met buyers, golf, on first-name
decision makers, decision-makers, c-level, executives, buyers = cfos, ceos, owners, directors, buyers, heads of procurement, gps, consultants, surgeons, purchasing managers, vps, architects, ctos
product demonstrations, demos, demonstrations, product demos, demonstrate products, sales presentations = demoed, demos, demonstrated, pitched, showed product, trial units, sample, walkthroughs, screen share, presented, lunch and learns
proposal, proposals, quotations, prepare quotes, tenders, bids, rfp, pricing = quoted, quotes, rfps, tenders, bids, proposals, priced, pricing, cpq, estimates, bid
negotiate, negotiating, negotiate contracts, negotiate terms, contract negotiation, contracts = negotiated, terms agreed, haggled, discount, discounts, signed contracts, procurement teams, pricing agreed, msas, held price, volume rebates, agreed prices
territory management, territory, field sales, travel territory, regional = territory, patch, accounts in the region, miles a year, postcodes, visits a day, counties, states, midwest, route
b2b, b2b sales = businesses, companies, distributors, hospitals, trade customers, resellers, factories, smes, wholesalers, contractors, dealers, corporate customers
crm, crm system, crm records, maintain crm, salesforce, crm software = salesforce, hubspot, dynamics, pipedrive, crm, zoho, logged calls, logged every call, zoho crm, opportunities updated
pipeline, sales pipeline, manage pipeline, pipeline management, opportunities = pipeline, opportunities, funnel, deals in play, stages, weighted
forecast, sales forecasts, sales forecasting, sales reports, sales reporting, report sales = forecast, forecasts, commit, weekly numbers, sales figures, pipeline reviews, called number, weighted pipeline
trade shows, exhibitions, networking events, industry events, conferences = trade fairs, stands, booth, expo, exhibitions, chamber of commerce, bni, networking breakfasts, conferences
customer needs, identify needs, needs analysis, understand needs, client needs, consultative selling, solution selling, consultative = discovery calls, spin, pain points, site surveys, meddic, tailored, challenger, needs, recommended
product knowledge, advise customers, technical advice = recommended, explained options, matched, specified, advised, demoed, tailored
distributor, channel sales, channel partners, partners, resellers, partner management = distributors, resellers, dealers, wholesalers, agents, var, vars, referral partners, channel
product placement, listings, shelf space, retail accounts, merchandising = facings, listings won, end caps, planograms, shelf space, tesco, walmart, kroger, sainsburys, point of sale
market intelligence, competitor activity, market trends, competitors = competitor prices, competitor, rival, market visits, win loss
sales team, lead sales team, manage sales, coach, mentor, sales training = led reps, coached, sdrs, ride-alongs, team of reps, ran a team, new reps, role plays, hired reps, call reviews
business development, develop new business, identify opportunities, new opportunities, identify = new accounts, opened accounts, won new, new logos, partnerships, cold-called, tenders won, new sectors, first customers, prospected, entered market, signed first
order processing, process orders, sales orders = orders, keyed orders, order forms, purchase orders received, repeat orders, confirmed orders
sales administration, sales support = quotes, order forms, contracts sent, crm, price lists
sales strategy, sales plan, account plans, account planning, business plans = account plans, territory plan, whitespace, target list, 90-day plan, segmented, prioritised accounts
sales calls, customer visits, site visits, client meetings = visits a day, visited, calls a day, appointments, sat visits, door-knocked, met buyers
objections, handle objections, objection handling = objections, price pushback, turned round
telesales, telephone sales, telemarketing = dials, calls a day, phone, outbound calls, cold calls
## marketing, sales
paid search, ppc, paid media, paid advertising = roas
marketing budget, ad budget, budget = spent on ads, spent a year, spent million
create, write = came up with ideas
## marketing
respond comments, respond messages, comments, messages, inbox = answered dms, replied, dms, moderated, comments
social media metrics, social metrics, social analytics, social performance, metrics = reach, engagement figures, impressions, engagement rate, follower growth
report, reporting = sent figures, weekly figures, monthly figures, slides
## sales
portfolio, client portfolio, key accounts = looked after hospitals, looked after accounts, looked after customers, customers worth, clients worth, top accounts
opportunities, identify opportunities = extra seats, premium plans, gaps, whitespace, add-ons
revenue targets, growth targets, revenue growth targets = of quota, quota, target, beat
achieve, exceed, meet = hit, beat, closed year, reached, topped
sales pipeline, pipeline = meetings booked, booked meetings, opportunities
upsell, cross-sell = extra seats, premium plans, bigger plan, add-on modules
## marketing, design
subject matter experts, interview experts, interview subject = talked to engineers, talked to surgeons, spoke with experts, sat with scientists, customer stories, calls with experts
publish, publish content, publishing = put live, pages live, wordpress, posted, uploaded
cms, content management system = wordpress, drupal, contentful, webflow, umbraco, sitecore
## sales
visit customers, customer visits, territory visits, visit clients = miles a week, drove, stops a day, sat down with buyers, farms, shops, sites, surgeries
territory = drove miles, wales, scotland, midwest, counties, three states, patch, postcode
present products, product presentations, present buyers, sales presentations = samples, showed samples, demoed, pitched, range presentations
open accounts, new accounts, new customers, win business, new business development = won, had never bought, first orders, opened, landed, signed first
## sales
key decision makers, decision makers relationships, relationships key = met cfos, cfos, heads of procurement, owners, medical directors
new business opportunities, pursue opportunities = new logos, won logos, first customers, new sector
`;
