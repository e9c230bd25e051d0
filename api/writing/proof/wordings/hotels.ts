/** How people in hotels and at events describe what they did; wordings.ts explains the format. */
export const hotels = String.raw`
## any
check guests, check-in guests, guest check-in, guests check-out, check guests out, guest registration, guest arrivals, register guests = handed out keys, handed keys, room keys, key cards, took id, arrivals, departures, settled folios, folios, registration cards, passports, roomed, arrivals a day, checked guests, checked arrivals
hotel front desk, front desk operations, hotel reception, front office, front office operations = folios, room keys, arrivals, departures, opera, reservations, night audit, rooms hotel, checked guests
guest reservations, room reservations, hotel reservations, hotel bookings, room bookings, manage reservations, reservation system, take reservations = booked rooms, reservations, booking.com, expedia, otas, rooming lists, group blocks, room nights, opera, group bookings, walk-ins, bookings by phone, mews, amadeus
property management system, pms, opera, hotel software = opera, mews, fidelio, protel, cloudbeds, guestline, onq, fosse, hotsoft, rms, maestro
guest complaints, guest issues, guest concerns, resolve guest, guest problems = moved rooms, upgraded unhappy, calmed, comped, apologised, noisy rooms, put right, complaints, waived, angry, refunded, free breakfast, upset
guest requests, guest needs, special requests, guest services, assist guests, guest assistance = cots, extra pillows, towels, wake-up calls, taxis, allergies, early check-in, adaptors, room moves, anniversaries, directions, dinner tables, luggage, flowers, restaurants booked, tickets
guest satisfaction, guest experience, guest relations, exceptional service, memorable = tripadvisor, guest scores, five-star reviews, thank-you letters, vip, reviews named, returning guests, review score, welcome notes, upgrades, satisfaction, gss, medallia, remembered names
guest billing, guest accounts, guest folios, post charges, process guest payments, guest bills, guest charges = folios, posted charges, room and tax, settled, deposits, city ledger, invoices, minibar, incidentals, bills at departure, card authorisations
night audit, end day reports, end of day, daily accounts, balance daily, close day, daily revenue, day-end, daily audit, run end-of-day = closed the day, ran the audit, room and tax, rolled date, rolled the business date, card batches, batches, trial balance, no-shows posted, daily report, reconciled, manager's report, end-of-day
overnight, night shift, overnight shift, security overnight, night operations = nights, 11pm, alone overnight, 7am, graveyard, midnight, walked corridors, overnight, sole person
emergency procedures, fire alarm, security patrols, hotel security = fire alarm, evacuated, walked corridors, fire walk, patrols, locked doors, cctv, intoxicated
room allocation, room assignments, assign rooms, room inventory = allocated rooms, room moves, blocked rooms, upgrades, overbooked, walked guests, room types
revenue management, room rates, yield, occupancy = adr, revpar, occupancy, rates, overbooked, last-minute, yielded, channel manager, rate parity, str
upsell rooms, upselling upgrades, upgrade sales, room upgrades = upgrades, suites, upsold, sea view, late check-outs, breakfast packages
luggage, handle luggage, baggage, bell, porter = bags, luggage, cases, bellman, trolleys, suitcases, bell desk, porter
valet, parking = valet, parked, cars, garage
transport, arrange transport, transportation, airport transfers, guest transport = taxis, limos, transfers, cars, shuttle, drivers, chauffeurs, chauffeur
restaurant reservations, dining reservations, book restaurants, restaurant bookings = tables, restaurants booked, booked dinners, opentable, sold-out places, michelin
theatre tickets, tours, excursions, attractions, arrange tours, activities guests = theatre tickets, museum, tours, boat trips, west end, broadway, day trips, shows, sightseeing, excursions
local knowledge, recommendations, local attractions, local area, recommend = museum, walking routes, hidden, local bars, restaurants, maps, pointed, tips, guides, neighbourhood
concierge services, concierge, concierge desk = theatre tickets, tables, taxis, tours, flowers, limos, restaurants booked, clefs d'or, errands, golden keys
vip guests, vips, high-profile guests = celebrities, suites, royal, amenities, diplomats, five-star, repeat guests, leading hotels, forbes, private jets
housekeeping liaison, liaise housekeeping, coordinate housekeeping, housekeeping maintenance = room status, housekeepers, ready rooms, called maintenance, engineering
lost property, lost found = lost property, found items, returned belongings, lost and found
group bookings, group reservations, conference bookings = rooming lists, coach parties, group blocks, tour groups, weddings, delegates
guest communication, guest correspondence, pre-arrival = pre-arrival emails, whatsapp, confirmations, reviews answered, welcome letters
event planning, plan events, organise events, event delivery, event logistics, deliver events, event organisation, corporate events, private events, event programme = weddings, galas, conferences, delegates, conference, awards nights, gala dinners, banquets, festivals, product launches, exhibitions, charity balls, away days, attendees, incentive trips, trade show, event for 300, ran events
wedding, weddings, banquet, banquets, banqueting, functions banquets = weddings, brides, galas, banquets, wedding breakfasts, quinceañeras, bar mitzvahs, beos, buffets, canapes, beo, balls, parties
venue, venues, venue sourcing, site visits, source venues = venues, hotels, marquees, show-rounds, halls, site visits, ballrooms, stately homes, barns, recce
event suppliers, negotiate suppliers, suppliers vendors, supplier negotiation, negotiate venues, vendors event, suppliers and venues = caterers, florists, marquee, av, bands, djs, quotes, contractors, photographers, contracts, haggled, entertainers
event budget, manage event budget = spend, cost sheet, quotes, k budget, budget, saved
event registration, delegate management, attendee, attendees, guest lists, registration attendees = eventbrite, cvent, badges, guest list, rsvps, delegates, registrations, name badges, check-in desk, invitations, dietary
event setup, set up events, on-site event, event day, on-site management, event set-up = seating plans, run sheet, stage, av, room layouts, banqueting rounds, breakdown, theatre-style, cabaret, rigging, show-called, derig
seating plans, floor plans, table plans = seating plans, table plans, layouts, social tables
event marketing, promote events, ticket sales = tickets sold, invitations, mailouts, eventbrite, posters
event enquiries, event sales, show rounds, convert enquiries = enquiries converted, show-rounds, quotes, contracts signed, proposals, bookings worth, site tours
post-event, event evaluation, event feedback = debriefs, surveys, feedback forms, nps after
audio visual, av, technical requirements = projectors, microphones, screens, live stream, sound desk, mics, lighting
catering coordination, catering arrangements = menus, dietary, canapes, caterers, buffets, tastings, wine
sponsorship, sponsors, exhibitors = sponsors, exhibitors, stands sold, packages sold

## office, service, health, events, finance
reservation, reservations, booking, bookings, book = booked, booking.com, expedia, opentable, resdiary, sevenrooms, walk-ins, tables, covers booked, rooming lists
arrivals, departures = arrivals, departures, room keys, folios, key cards
arrange, organise, coordinate, organize = booked, got tables, sorted, fixed, found, set up, hired, planned, ran
## any
transport for guests, transport restaurant, restaurant reservations guests = taxis, tables, theatre tickets
supplier contracts, vendor contracts event = caterers, av quotes
## office, service, health
information, provide information = maps, directions, walking routes, pointed guests, marked museums, told guests
post charges, settle accounts, settle guest = folios, minibar, took cards at departure
resolve, deal complaints, handle complaints = moved rooms, apologised, free breakfasts, comped, put right
## events
coordinate suppliers, suppliers on site, supplier coordination = caterers, florists, av, contractors, run sheet
delegate registration, event registration, registration = cvent, badges, eventbrite, check-in desk
event budget, event budgets, budget for events = cost sheet, quotes, spend
corporate events, plan events = conferences, dinners, galas, away days, product launches
`;
