/** How people in customer support, call centres and customer success describe what they did; wordings.ts explains the format. */
export const customerService = String.raw`
## any
customer service, customer care, customer support = complaints, served customers, customers, callers, enquiries, refunds, shoppers, subscribers, policyholders, passengers helped
customer complaints, client complaints, complaint handling, resolve complaints, handle complaints, complaint resolution, guest complaints, complaints = calmed, angry callers, upset, unhappy, complaints, put right, refunds and replacements, refunded, apologised, goodwill, ombudsman, irate, made right, dissatisfied, compensation, won back, furious, service recovery
difficult customers, challenging customers, angry customers, difficult situations, de-escalate, conflict resolution, de-escalation = angry, irate, calmed, furious, abusive, upset, shouting, defused, aggressive
customer issues, customer problems, resolve issues, issue resolution, customer queries resolve, problem resolution, resolve customer = fixed, put right, refunds, first contact, first call, tickets closed, closed tickets, replaced, solved, troubleshot, refunded, fcr, cleared backlog, put things right, sorted problem
customer inquiries, customer enquiries, customer queries, customer questions, respond inquiries, answer questions, handle inquiries, product enquiries = questions, callers, answered emails, tickets, chats, calls a day, live chat, delivery dates, bills explained, replied, enquiries, queries, calls a shift, tweets
inbound calls, incoming calls, handle calls, answer calls, call handling, high call volume, customer calls, telephone calls = calls a day, calls a shift, took calls, aht, callers, answered calls, calls an hour, call queue, back-to-back calls, average handle, headset, calls daily, fielded, inbound, phone calls a day
call handling targets, service level, service levels, kpis targets, call metrics, performance targets, sla, slas, kpi targets, performance metrics, meet kpis = aht, csat, handle time, first response, fcr, nps, adherence, quality score, qa score, within sla, wrap time, abandoned rate, first contact resolution, response time, 80/20
customer satisfaction, satisfaction scores, csat, nps, customer experience, guest satisfaction = csat, nps, five-star reviews, trustpilot, satisfaction, survey score, star rating, thank-you letters, mystery shopper, net promoter, happy, tripadvisor, google reviews
first call resolution, first contact resolution = fcr, first call, first contact, one touch, one call, no call back
live chat, chat support, web chat = live chat, chats at once, intercom, webchat, chats, zendesk chat, concurrent chats, whatsapp
email support, email tickets, respond emails = inbox, tickets, zendesk, emails a day, freshdesk, replied
multiple channels, omnichannel, phone email chat = live chat, chats, tickets, whatsapp, tweets, phone and email, social, emails
ticketing system, ticket system, support tickets, help desk software, zendesk = zendesk, freshdesk, tickets, salesforce service cloud, jira service, servicenow, intercom, gorgias, kayako, cases, help scout
escalation, escalations, escalate, escalated issues, complex cases = tier 2, second line, ombudsman, exec complaints, supervisor calls, ceo complaints, passed to second line, took angry
returns refunds, process returns, process refunds, refunds = refunded, refunds, returned goods, rmas, rma, exchanges, credit notes, replacements, faulty items, money back, chargebacks
order processing, process orders, take orders, order entry, customer orders, order status, track orders = orders, keyed orders, order numbers, tracked parcels, couriers chased, lost parcels, phone orders, delivery dates, order entry, back orders
billing queries, billing inquiries, billing issues, account queries, payments billing = bills explained, wrong bills, direct debits, disputed charges, credits applied, payment plans, meter readings, tariffs, overcharged, double-charged
account updates, update customer records, customer records, customer accounts, customer data, customer information, update records, record customer, document interactions, log calls = logged, crm, notes on account, address changes, case notes, updated accounts, call notes, salesforce, cases, wrapped calls
retention calls, customer retention, retain customers, save customers, cancellations = save rate, saved, cancellations, churn, win-back, stayed, talked out of leaving, loyalty desk, retained, cancellers, talked customers, kept customers
upsell, upselling opportunities, cross-sell, sales through service = upgrades, add-ons, upsold, insurance added, bigger packages, warranty, warranties
troubleshooting, technical support, troubleshoot, technical issues, product support, technical troubleshooting = walked through, routers, reset, remote, screen share, set-top, fixed, error codes, reboot, passwords, talked through, broadband faults, connection, diagnosed, reproduced bugs
knowledge base, help articles, faqs, self-service, help centre, support documentation = help articles, faqs, macros, help centre, knowledge articles, canned responses, help center, confluence, guides
quality assurance calls, call quality, call monitoring, monitor calls, quality monitoring = listened to calls, scored calls, calibration, qa scores, call listening, scorecards
call centre, call center, contact centre, contact center = calls a day, calls a shift, aht, callers, dialler, helpline, hotline, headset, ivr, phone agents
call centre team, lead agents, team leader, supervise agents, manage agents, coach agents = team of agents, coached, agents, huddles, led advisers, floor walked
workforce scheduling, real-time monitoring, resource planning calls = intraday, erlang, shift bids, adherence, nice iex, verint, forecast calls
outbound calls, outbound calling, call customers = rang customers, dials, dialler, called back, callbacks, surveys by phone, outbound
vulnerable customers, vulnerability = bereaved, hardship, debt charities, priority services, breathing space, vulnerable, samaritans, signposted
data protection, customer verification, verify customers, gdpr = security questions, id&v, dpa, gdpr, passed security
customer feedback, feedback, voice customer = surveys, nps comments, trends from calls, fed back, top ten reasons, reviews, complaints trends, suggestions
product adoption, adoption, drive adoption, product usage, usage = usage, nudges, logins, active users, seats activated, feature take-up, usage data, health scores, webinars, rolled out to users, utilisation, power users
churn, reduce churn, churn reduction, retention renewals, customer retention, retention rates, gross retention = churn, cancellations, renewed, retention, kept, renewals, saved, grr, logo retention, cancel
customer onboarding, onboarding customers, onboard customers, onboard new customers, customer implementation, new customers onboarding = kickoff, go-live, time to value, set up accounts, training sessions, went live, migrated customers, welcome calls, configured, first 90 days, implemented, onboarded
customer training, train customers, product training, training sessions, customer education = webinars, taught users, workshops, admins trained, showed users, videos, academy, screen share
business reviews, quarterly business reviews, qbrs, account reviews = qbrs, quarterly business reviews, ebr, ebrs, value reviews, quarterly reviews, roi decks
customer health, health scores, monitor health, at-risk accounts, risk accounts = health scores, gainsight, churnzero, totango, red accounts, usage dropped, planhat, early warnings
customer success plans, success plans, customer goals, customer outcomes = success plans, goals agreed, roi, value, outcomes, mutual action plan
expansion revenue, account expansion, upsell renewals, net retention, renewals expansion = nrr, upsold, renewals, extra seats, expansion, net revenue retention, upgrades, add-ons
customer advocacy, case studies, referenceable = references, case studies, g2 reviews, testimonials, advocates, speakers, referrals
voice customer, product feedback, feedback product team, liaise product = feature requests, fed back, bugs, roadmap, product team, wish list
trusted advisor, strategic advisor, main point contact, primary point contact, point contact, customer relationships = quarterly reviews, single contact, check-ins, named contact, regular calls, weekly calls, check-in calls

## sales, retail, office, service
enquiry, enquiries, inquiry, inquiries, query, queries = questions, callers, asked, requests, enquiries, answered emails
respond, answer = answered, replied, took, dealt with, cleared, fielded, got back, dealt, picked up phone, helped
resolve, resolving, solve = fixed, put right, sorted, settled, closed, refunded, solved, made good, calmed, cleared
complaint, complaints = angry, unhappy, upset, calmed, irate, put right, apologised
## any
service level, service levels, level targets, sla targets, response time targets = answered seconds, answered within seconds, replied within hours, answered 30 seconds
escalate, escalation, escalations = passed to second line, passed legal threats, passed supervisor, flagged to engineering, handed tier 2
complex issues, complex problems, complex queries = outages, legal threats, multi-step, weeks-old cases
## any
business reviews, conduct reviews, account reviews = met sponsor every quarter, usage and roi figures, qbr, qbrs, quarterly decks
manage renewals, renewals, contract renewals, subscription renewals = renewed, contracts signed, multi-year
train customers, customers platform, product training, onboard users = webinars, new admins, taught, admins, walked users
churn risks, risk of churn, identify churn, at-risk customers = logins fell, logins dropped, usage fell, red accounts, flagged accounts, went quiet
verify customer, verify identity, customer identity, security checks callers = security questions, id&v, passed security, verified callers, mother's maiden
document calls, log calls, record calls, document interactions = wrote notes, notes each case, logged, wrapped, call notes, case notes
`;
