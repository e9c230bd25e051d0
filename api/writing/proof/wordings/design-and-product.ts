/** How people who design products, pages and print describe what they did; wordings.ts explains the format. */
export const designAndProduct = String.raw`
## design, marketing, science, software
user research, ux research, conduct user research, design research, qualitative research, research users = interviewed, user interviews, contextual inquiry, diary studies, field visits, surveys, card sorts, usability, observed users, maze, dovetail, usertesting, card sorting, watched people, guerrilla tests, shadowed users, ethnographic, respondents
research findings, synthesise research, research insights, synthesize research, synthesis = affinity, dovetail, themes, personas, insights decks, journey maps, presented findings, key findings
usability testing, usability tests, user testing, usability, test prototypes, usability studies = watched try, watched them try, usability tests, moderated, unmoderated, maze, usertesting, think-aloud, task success, try the prototype, lookback, five users, observed using, eye tracking
user interviews, stakeholder interviews, interview users = interviewed, interviews, sat down with, interviewed shoppers, interviewed customers, interviewed users
personas, user personas, user journeys, journey maps, journey mapping, customer journey, user flows, user journey = personas, journey maps, service blueprints, empathy maps, storyboards, user flows, touchpoints, flow diagrams, flows, blueprint
wireframe, wireframes, wireframing, wireframes prototypes, mockups, low-fidelity, mock-ups = wireframes, balsamiq, sketches, sketched, axure, mockups, whimsical, sketch files, paper prototypes, adobe xd
prototype, prototypes, prototyping, interactive prototypes, high-fidelity prototypes = prototypes, clickable, invision, axure, framer, protopie, principle, click dummy, adobe xd
information architecture, navigation, site maps, sitemaps = card sorts, card sorting, tree tests, tree testing, site map, navigation, menus regrouped, taxonomy, optimal workshop, sitemaps
interaction design, interface design, ui design, user interface design, design interfaces, visual design, user interfaces, ux design, user experience, ux ui, product design, digital design, web design, user experience design = screens, flows, sketch, app redesign, mockups, redesigned, checkout, components, onboarding flow, micro-interactions, wireframes, prototypes, adobe xd, dashboards, landing pages, forms
design system, design systems, component library, ui components, style guides, pattern library = components figma, tokens, design tokens, style guide, storybook, pattern library, component library, variants, icon set, auto layout, library of components
accessibility, accessible, wcag, inclusive design = wcag, contrast, screen reader, alt text, colour-blind, keyboard, stark, aa
design handoff, developers, collaborate developers, engineers, handover developers, development teams = zeplin, redlines, handed specs, sat with developers, developers, front-end, dev mode, qa'd builds, engineers, storybook
product managers, cross-functional, product teams = product managers, triad, squad, workshops, sponsors, founders, clients
design thinking, design sprint, workshops, facilitate workshops, ideation, facilitate = design sprints, crazy 8s, workshops, miro, co-design, sticky notes, figjam, mural, brainstorms
data-driven design, analytics, a/b testing, validate designs = a/b, hotjar, conversion, heatmaps, amplitude, ga4, mixpanel, task time, completion rate, split tests, support tickets fell, sign-ups rose
present designs, design critique, communicate design = crits, critiques, presented, stakeholder reviews, walked through, pitched, showed concepts, talked clients
mobile design, responsive design, mobile app design, responsive, mobile apps = ios, android, material design, breakpoints, phones, human interface guidelines, mobile-first, tablets, app screens
user-centred design, user-centered design, human-centered design, user needs = user interviews, personas, usability tests, journey maps, co-design
design tools, figma, adobe creative suite, creative suite, creative cloud, adobe creative cloud, design software = sketch, photoshop, illustrator, indesign, adobe xd, affinity designer, premiere, invision, canva, procreate
graphic design, create designs, design graphics, graphic materials, visual assets, design materials, create, produce = logos, brochures, banners, posters, packaging, illustrator, indesign, photoshop, flyers, infographics, drew, layouts, leaflets, laid out, annual reports, menus, icons, t-shirts, signage, artworked, redrew, book covers, designed
marketing materials, marketing collateral, promotional materials, collateral, print collateral, marketing assets, brochures, sales materials = brochures, flyers, posters, leaflets, banners, one-pagers, roller banners, catalogues, billboards, menus, business cards, exhibition stands, sell sheets, mailers, adverts, lookbooks, email headers, postcards, signage
brand assets, branding, brand identity, visual identity, logo design, brand, logos, corporate identity, brand guidelines = logos, logo, rebrand, rebranded, brand book, style guide, guidelines, identity, typeface, colour palette, business cards, letterheads, stationery, icon set
page layout, typography, layouts, typesetting, editorial design = laid out, indesign, brochures, magazine, spreads, annual report, catalogue, grids, typeset, kerning, pages a month, book covers, newspaper, masters
print, print production, artwork, print-ready, prepress, pre-press, print materials, print design, final artwork = bleed, cmyk, pantone, print-ready, proofs, artworked, pdf/x, brochures, press checks, printers, posters, pre-flight, imposition, leaflets, packaging, flyers
packaging design = labels, boxes, cartons, dielines, bottles, sleeves, pouches, dieline
illustration, illustrations, icons, iconography = drew, illustrator, icons, hand-drawn, procreate, characters, infographics, vector, storybook art
infographics, presentation design, powerpoint = infographics, decks, slides, powerpoint, keynote, pitch decks, charts
photo editing, image editing, retouching, photo retouching, image retouching = photoshop, retouched, colour-corrected, lightroom, masked, composited, clipping paths, cutouts
motion graphics, animation, motion design, animate = animated, gifs, lottie, title sequences, cinema 4d, explainers, storyboards, keyframes, blender
video editing, video content, edit video, produce videos, create videos = premiere, final cut, edited footage, davinci, subtitles, cut reels, reels, capcut, rushes, colour graded, edited videos
social media graphics, social media content, digital assets, social graphics, web graphics, digital content, digital ads, social media assets = instagram, banners, html5 ads, stories, carousels, display ads, email headers, thumbnails, gifs, canva, web banners, social tiles, reels, facebook ads
web design, website design = wordpress, webflow, landing pages, squarespace, homepage, shopify, html css, site redesign, wix
concepts, creative concepts, creative direction, art direction, campaign concepts = moodboards, mood boards, concepts, pitched, art directed, campaign look, shoots, storyboards, photo shoots, sketches
creative briefs, client briefs, interpret briefs, briefs, client requirements, brief = briefs, briefed, took the brief, questioned clients
client feedback, client presentations, revisions = revisions, rounds, amends, presented to clients, brands, customers, charities
multiple projects, manage projects, deadlines, project management, prioritise = overnight, print deadline, jobs a week, asana, turnaround, several jobs, six projects
printers, print suppliers = printers, print buyers, press checks, photographers, sign makers, freelancers
junior designers, lead design, design leadership, design team = mentored, juniors, crits, led designers, art directed, interns, coached, hired designers
user onboarding = sign-up flow, conversion, completed sign-ups, checkout, activation
## design
wireframes, prototypes, mockups = screens in figma, flows in figma, clickable figma, figma prototypes, figma mockups
user interface, ui design, interaction design, visual design, ux design, product design = figma screens, figma
design tools, figma, design software = figma
stakeholders, stakeholder = directors, sponsors, product owners, founders, executives, heads of department
clients = brands, charities, account holders
collaborate, work closely = paired, sat with, alongside
deliver, produce, create = drew, made, built, designed, sketched, shaped
improve, enhance = cut, lifted, raised, fewer, faster, doubled, redesigned
## design
photographs, photos, images, retouch = retouched, cut-out photos, colour-corrected, photoshop, lightroom
`;
