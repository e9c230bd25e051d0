import type { LexiconHit } from '../lexicon/match.ts';
import { fold } from '../text/tokens.ts';

/** Fields of work, each a set of beginnings of words in job titles and requirements, folded, in several languages. */
const FIELDS: Record<string, string> = {
  health:
    'emt ambulance phlebotom therapist physiotherap occupational-therap pharmacist midwife counsellor-mental theatre-practitioner med-tech healthcare-assistant nurse nursing rn lvn lpn cna icu clinic medical patient physician doctor surger surgical hospital therap pharma paramedic midwi phlebotom sonograph radiograph dental dentist hygienist orthodont pfleg kranken arzt arztin mfa zahn infirmi soignant enfermer infermier pielegniar verpleeg ward',
  care: 'nanny home-help companion care carer caregiv support-worker healthcare senior-carer domiciliary resident home-health pfleg altenpfleg betreuung auxiliaire-de-vie cuidador badante opiekun verzorg hca',
  food: 'dishwash kitchen-porter cook chef kitchen commis sous baker bakery pastry patissi cuisin culinary catering grill saute food menu koch kuche cocin cuoco cozinh kucharz kok butcher boulang',
  service:
    'concierge hotel guest-service guest-relation night-audit night-manager reservations front-office maitre barback waiter waitress server bartend barista runner host sommelier restaurant-manager camarer serveur kellner cameriere garcom kelner bar',
  cleaning:
    'clean housekeep domestic janitor custodian porter reinigung putz nettoy menage proprete ash hospitalier limpie pulizie limpeza sprzat schoonma laundry bionettoyage hygien',
  building:
    'paint decorat gas-engineer tiler glazier drywall insulation surveyor quantity-surveyor pipefit sheet-metal welder weld crane banksman electric wiring conduit plumb carpent mason roof construct hvac site-manager site-supervisor site-agent foreman superintendent bauleit polier chef-de-chantier jefe-de-obra capocantiere encarregado-de-obra kierownik-budowy uitvoerder install elektr schaltschrank install wiring builder joiner plaster fitter scaffold bricklay labourer laborer maler tischler monteur plombier electrici macon fontaner albanil idraulic elettricist elektryk hydraulik',
  vehicles:
    'mechanic vehicle-tech vehicle hgv truck fleet automotive auto-tech motor diesel garage kfz mecanicien mecanic meccanic mechanik monteur brake engine-fitter engine-builder mot',
  machining:
    'toolmak press-brake production-oper assembl fabricat quality-inspect quality-control welder weld fitter-turner manufactur machin cnc mill turn lathe tool fitter grind zerspan dreher fraser tournage usinage fresador tornero tornitore operator-cnc fanuc heidenhain setter inspection programmer-cnc industriemechaniker werkzeug',
  driving:
    'delivery postal post-worker dispatch-rider tram train-driver shunter driver driving hgv lgv otr truck haul trucker courier chauffeur conductor autista motorista kierowc kraftfahr fahrer van-driver bus tacho',
  logistics:
    'fulfil fulfill materials-handl goods-in goods-out yard despatch inventory-control distribution warehouse logist forklift stock freight dispatch supply transport planner lager spedition disponent magasin cariste almacen magazzin armazem magazyn customs zoll picker packer inventory shipping storeperson depot shipment cargo forwarding',
  office:
    'personal-assistant executive-assistant data-entry project-manag project-coord programme-manag pmo office admin secretar clerk receptionist reception front-desk front-of-house switchboard empfang sekretar buro accueil recepcion segreter rececion recepcjon receptie administratif',
  law: 'legal-secretar notar court-clerk paralegal legal law lawyer solicitor attorney litigation fee-earner conveyanc counsel court rechts anwalt jurist derecho abogad avvocat advogad prawn notar',
  finance:
    'claims underwrit teller bank loan actuar insurance mortgage credit-analyst fp&a billing collections account bookkeep ledger payroll finance financial audit tax payable receivable treasury controller buchhalt steuer comptab contab contabil ksiegow boekhoud bilanz vat credit-control',
  software:
    'qa tester test-engineer test-analyst scientist-data data-scient data-analyst business-analyst machine-learning help-desk helpdesk it-support sysadmin system-administrator network-engineer scrum product-own product-manag ux-research bi-dev bi-anal business-intelligence analytics software developer programmer backend back-end frontend front-end full-stack devops sre platform data-engineer web-developer kernel embedded php java python entwickler informatik developpeur desarrollador sviluppatore programador programist app-developer cloud site-reliability devs kubernetes database',
  people:
    'hr-assist talent-acq payroll-and-hr recruit hr human-resources talent rh personal-referent personalwesen trainer',
  sales:
    'customer-success account-direct telesales call-cent contact-cent inside-sales sales account-executive account-manager business-development sdr crm vertrieb verkauf vente ventas vendit vendas sprzedaz handlowiec representative territory',
  purchasing: 'purchas buyer procure einkauf achat compras acquisti zakup',
  education:
    'instructor professor trainer-assessor learning-support sen teaching-assist senco headteacher early-childhood teacher teaching preschool nursery kindergarten early-years childcare daycare school educat tutor lecturer erzieher kita lehrer padagog enseign professeur maestra docente insegnant educador nauczyciel przedszkol leerkracht creche montessori',
  retail:
    'supervisor-retail checkout visual-merch cashier shop store retail counter merchandis kass laden caisse tienda negozio loja sklep kasjer',
  science:
    'biomedic chemical-analyst qc-analyst microbiolog biochem histolog quality-control-chem research laborator lab scientist chemist biolog',
  animals: 'zoo vet kennel animal farm-animal livestock',
  property: 'lettings property-manag leasing housing investor landlord real-estate estate-agent property',
  events: 'event eventos veranstaltung evenement',
  security: 'loss-prevention cctv bouncer steward security guard watchman door-supervisor sicherheit vigil',
  social:
    'social-work social-worker case-manag casework family-support support-work youth-work probation outreach sozialarbeit sozialpadagog sozialberat travailleu-social assistante-sociale trabajador-social trabajadora-social assistente-social pracownik-socjal maatschappelijk',
  beauty:
    'hairdress hair-styl barber beautician beauty esthetic cosmetolog nail-tech spa-ther massage salon makeup friseu kosmetik coiffeu estheticien peluquer esteticist parrucch fryzj kosmetycz kapper',
  engineering:
    'mechanical-engineer electrical-engineer electronics-engineer process-engineer design-engineer manufacturing-engineer project-engineer quality-engineer civil-engineer structural-engineer industrial-engineer ingenieur konstrukteur ingenier ingegner engenheir inzynier',
  production:
    'production manufactur assembl operator packer packag quality-inspect process-oper machine-oper fertigung produktion produzione producao produccion produkcj productie',
  maintenance:
    'maintenance facilities facility handyman handyperson caretaker building-engineer millwright instandhalt haustechnik hausmeister mantenimiento manutenzione manutencao konserwator onderhoud',
  grounds:
    'landscap garden groundsk groundsman horticult arborist tree-surg farm agricult nursery-work gartner landwirt paysagist jardin giardin ogrod hovenier',
  design: 'product-design designer graphic ux ui artist photograph',
  marketing:
    'copywrit public-relations pr-manager communications campaign growth ppc digital-market paid- marketing content seo brand social-media',
};
/** Further beginnings of words in other languages than English; "*" stands for the first part of a compound. */
const IN_OTHER_LANGUAGES: Record<string, string> = {
  health:
    'medizinisch medicin medyczn heilerziehung zahnmed enfermeir rettungssanit notfallsanit physio ergotherap praxisanleit wohnbereichsleit enfermag oss tcae operatore-socio sociosanit socio-sanit szpital ziekenhuis hopital klinik kliniek ehpad *pfleger *krankenpfleg *schwester',
  care: 'heilerziehung alltagsbegleit seniorenbetreu aide-a-domicile aide-soignan gerocult geriatr assistente-familiare ajudante-de-lar asystent-osoby helpende thuiszorg idosos anziani ouderen osob-starszych oss tcae operatore-socio ehpad *betreuerin hauswirtschaft',
  food: 'kochin beikoch *koch backer konditor spulkraft spulhilf plongeur lavapiatti panader pastel pizzaiol pasticc padeiro piekar cukiern keuken bakker afwass',
  service:
    'restaurantfach servicekraft hotelfach hotellerie gastronom gastgewerbe horeca hosteler empregado-de-mesa empregada-de-mesa camerier bediening ober barmedew rezeption garcon garcom garconete',
  cleaning:
    'zimmermad gebauderein raumpfleg femme-de-chambre valet-de-chambre agent-d.entretien limpiad cameriera-ai camareira empregada-de-andares empregada-de-quartos empregada-domest pokojowk kamermeis faxine proprete *reiniger',
  building:
    'mechatronik anlagenmech maurer dachdeck zimmerer trockenbau fliesenleg schrein menuis peintre-en couvreur carreleur plaquiste chantier carpint pintor muratore falegname imbianch cantiere eletric canalizador encanador pedreiro murarz stolarz budowlan monter-inst loodgiet timmerman metselaar schilder schweiss soudeur saldator spawacz lasser soldador stukadoor dekarz bauleit hausmeister serralh serrurier *installateur *monteur',
  vehicles:
    'landmaschin carross chapist meccatron carrozz blacharz automonteur bedrijfswagen karosser autotechn fahrzeug samochod lakiernik',
  machining:
    'mechatronik maschinenbedien maschinenfuhr maschinen-und-anlagen anlagenfuhrer maschineneinricht produktionsmit produktionshelf produktionsfach montagemit fertigung schlosser schweiss soudeur saldator spawacz lasser soldador operateur-de-prod tourneur usineur conducteur-de-ligne agent-de-prod agent-de-fabric regleur operario-de-prod operaria-de-prod operario-fabril operai operatore-di-prod addetto-alla-prod addetta-alla-prod operador-de-maq operador-de-prod torneiro operator-masz tokarz frezer pracownik-prod pracownik-linii produkcj productiemed machineop verspan draaier',
  driving:
    'berufskraft kurier paketzust zusteller lkw *fahrer conducteur-rout conducteur-de-bus conducteur-poids repartidor corriere estafet vrachtwagen koerier bezorger entregador livreur *chauffeur',
  logistics:
    'stapler kommission versand fachlager intralogist wareneingang preparateur-de-comm carretill carrell empilhad conferente wozka-widl wozkow-widl kompletuj spedyt magazijn heftruck orderpick warehous',
  office:
    'burokauf buroman buroass kaufmann-fur-buro kauffrau-fur-buro sachbearbeit rezeption secretair segretar assistentin-der assistent-der teamassist verwaltung industriekauf impiegat biurow asystentka zarzad managementassist telefonist',
  finance:
    'finanzbuch lohnbuch kreditoren debitoren debiteuren crediteuren gestionnaire-de-paie paie ragionier kadr-i-plac plac wynagrodz podatk',
  software:
    'fachinformatik systemadmin anwendungsentw webentw *entwickler helpdesk administrateur-sys ingenieur-logiciel technicien-support informatiq informatic informaty tecnico-de-soporte programmator sistemista desenvolv analista-de-sist administrador-de-sist administrador-de-redes administrator-sys oprogram specjalista-it systeembeh applicatiebeh netwerkbeh programmeur ontwikkelaar *ontwikkelaar',
  sales:
    'aussendienst innendienst kundenberat kundenbetreu kundenservice kundendienst handelsvertret accountmanag comercial conseiller-client conseiller-de-vente conseillere-client teleconseil televend vended vendeu verkoop verkop attache-commercial ingenieur-commercial technico-commercial agente-di-comm teleoper telemarket atencion-al-cliente atendimento atendente call-center callcenter klantenserv obslugi-klient doradca-klient przedstawiciel konsultant-telef service-client servizio-clienti assistenza-clienti apoio-ao-cliente',
  retail:
    'einzelhandel filial kassier kassamed libre-service dependient cajer reponedor commess cassier balconist operador-de-caixa operador-de-loja repositor winkel vakkenvul sprzedaw supermerc supermarch vended vendeu verkoper *verkauf hote-de-caisse hotesse-de-caisse addetto-alle-vend addetta-alle-vend atendente',
  education:
    'kinderpfleg kitaleit educacao kindertag grundschul sozialpad schulbegl tagesmutter puericult atsem assistante-mat periscol aesh profesor professor educacion-infantil educacao-infantil monitor-de-comedor monitora-de-comedor zlobk wychow pedagog leraar docent onderwijs groepsleid gastoud kinderopvang insegnante scuola szkol asilo *lehrer',
  marketing:
    'mediengestalt charge-de-comm chargee-de-comm responsable-comm responsable-de-comm addetto-alla-comun addetta-alla-comun communicatiemed community-manager traffic-manager redes-sociais redes-sociales pr-referent copywrit reklama reklamy reklamow publicid pubblicit offentlichkeitsarbeit markete',
};
/** Titles in which the first field named is what the person does and the rest is only where: "Kitchen Administrator". */
const HEADS: [RegExp, string[]][] = [
  [
    /^(?:(?:staff|principal|founding|lead|senior|junior|sr|jr)\.? )*engineer(?: i{1,3}| \d)?$|^(?:tech|technical|engineering) (?:lead|manager)|^cto\b/,
    ['software', 'engineering'],
  ],
  [
    /\b(?:pharmacy|dental|medical|surgical|radiolog\w+|sterile\w*|ultrasound|patient care|er|emergency|anesthesia|dialysis|veterinary) (?:technician|technologist|assistant)\b/,
    ['health'],
  ],
  [
    /\b(?:lab|laboratory|qc|quality control|chemical|research|histology|microbiology)\w* (?:technician|technologist|analyst|assistant|chemist)\b/,
    ['science', 'health'],
  ],
  [
    /\b(?:it|help ?desk|desktop|network|computer|technical) (?:support|service desk|technician|specialist|analyst)\b|\bservice desk\b/,
    ['software'],
  ],
  [
    /\b(?:hvac|electrical|gas|heating|refrigeration|plumbing|solar|fire alarm|lift|elevator) (?:technician|engineer|mechanic|installer)\b/,
    ['building', 'maintenance'],
  ],
  [
    /\b(?:maintenance|facilities|building|plant) (?:technician|engineer|mechanic|electrician|manager)\b/,
    ['maintenance', 'building', 'machining'],
  ],
  [/\b(?:nail|beauty) technician\b/, ['beauty']],
  [
    /\b(?:data (?:scientist|analyst|engineer)|(?:machine learning|ml|ai|prompt) engineer|business (?:analyst|intelligence\w*)|bi (?:developer|analyst))\b/,
    ['software'],
  ],
  [
    /\b(?:substance abuse|mental health|family|youth|housing) (?:counsell?or|worker|practitioner|support)\b|\b(?:case|social) (?:manager|worker)\b/,
    ['social', 'care', 'health'],
  ],
  [
    /\b(?:customer|client|member|chat|phone|call cent(?:er|re)|contact cent(?:er|re)) (?:care|services?|support|relations|advis[eo]r|agent|representative|operator)\b|\b(?:call|contact) cent(?:er|re)\b/,
    ['sales'],
  ],
  [/\bloan officer\b/, ['finance']],
  [/\bsecurity (?:officer|guard|supervisor)\b/, ['security']],
  [/\btraining officer\b/, ['people', 'education']],
  [/\b(?:recruiter|recruitment|talent acquisition|hr|human resources|rh)\b/, ['people']],
  [
    /\b(?:business development|sales|account (?:executive|manager|director)|crm|vertrieb\w*|vendeu\w+|verkauf\w*)\b/,
    ['sales', 'retail'],
  ],
  // In French and Italian a salesperson; in English what kind of building, vehicle or customer the work is for.
  [
    /^(?:(?:technico|ingenieur|attache|delegue|conseill\w+|responsable|assistant\w*|chef|direct\w+|agent\w*|impiegat[oa]|addett[oa]|charge)e?[ -](?:\w+[ -])?)?commercial[ei]?e?s?(?: (?:terrain|sedentaire|itinerant|export|junior|senior|estero|italia))?(?: .?h.f.?)?$/,
    ['sales', 'retail'],
  ],
  [/\b(?:purchasing|procurement|buyer|einkauf\w*|acheteur)\b/, ['purchasing']],
  [
    /\b(?:software|web|app|backend|frontend|front-end|embedded|data|platform|kernel|php|java|full.?stack|devops|site reliability|it|database|systems?|network|linux|cloud)\b.*\b(?:engineer|developer|programmer|trainer|support|technician|architect|administrator)\b/,
    ['software'],
  ],
  [/\badministra(?:teur|dor|tor|tore)\w* (?:de |di )?(?:sys|sist|redes|ret[ei])/, ['software']],
  [/\b(?:torneiro|tornero|tornitore|tourneur|fresador)/, ['machining']],
  [/\bmotorista/, ['driving', 'logistics']],
  [/\b(?:cameriera ai piani|femme de chambre|valet de chambre)\b/, ['cleaning']],
  [/\b(?:opiekunka (?:dzieci|zlobk)\w*|auxiliaire de puericulture)/, ['education', 'care']],
  [/\bcamarer[oa]s? de pisos?\b/, ['cleaning']],
  [/\b(?:trainer|training coordinator|training manager)\b/, ['people', 'education']],
  [
    /\b(?:software|web|app) (?:engineer|developer)|\bdevelopp\w+|\bentwickler\w*|\bsre\b|\bdevops\b/,
    ['software'],
  ],
  [
    /\b(?:accountant|accounts?|bookkeeper|ledger|payroll|finance|financial|tax|auditor|buchhalt\w*|comptable|contable|contabile|ksiegow\w+)\b/,
    ['finance'],
  ],
  [/\b(?:legal|law|litigation|conveyancing)\b/, ['law']],
  [/\bmarket(?:ing|er)\b/, ['marketing']],
  [
    /\b(?:medical|dental|surgery|gp|hospital|hotel)\b.*\b(?:receptionist|secretary)\b/,
    ['office', 'health', 'service'],
  ],
  [
    /\b(?:administrator|secretary|receptionist|clerk|executive assistant|office manager|planner|scheduler|coordinator)\b/,
    ['office', 'logistics'],
  ],
  [/\b(?:runner|waiter|waitress|camarer[oa]|server|bartender|serveu\w+|kellner\w*)\b/, ['service']],
  [/\b(?:driver|livreur|courier|fahrer\w*|chauffeur)\b/, ['driving', 'logistics']],
];
const FROM_LEXICON: Record<string, string[]> = {
  health: ['health', 'care'],
  finance: ['finance'],
  law: ['law'],
  education: ['education', 'care'],
  software: ['software'],
  data: ['software'],
  construction: ['building'],
  logistics: ['logistics', 'driving'],
  'human resources': ['people'],
};
/** Fields whose work is much the same, or done in the same places. */
const NEIGHBORS: [string, string][] = [
  ['social', 'care'],
  ['social', 'health'],
  ['social', 'education'],
  ['beauty', 'service'],
  ['engineering', 'machining'],
  ['engineering', 'production'],
  ['engineering', 'building'],
  ['engineering', 'maintenance'],
  ['production', 'machining'],
  ['production', 'logistics'],
  ['production', 'food'],
  ['maintenance', 'building'],
  ['maintenance', 'machining'],
  ['maintenance', 'vehicles'],
  ['maintenance', 'cleaning'],
  ['grounds', 'building'],
  ['grounds', 'maintenance'],
  ['marketing', 'sales'],
  ['marketing', 'design'],
  ['design', 'software'],
  ['office', 'people'],
  ['finance', 'people'],
  ['service', 'retail'],
  ['service', 'sales'],
  ['science', 'health'],
  ['education', 'care'],
  ['property', 'sales'],
  ['events', 'marketing'],
  ['events', 'service'],
  ['logistics', 'purchasing'],
  ['security', 'service'],
  ['health', 'care'],
  ['driving', 'logistics'],
  ['vehicles', 'machining'],
  ['building', 'machining'],
  ['sales', 'retail'],
  ['care', 'cleaning'],
  ['food', 'service'],
  ['vehicles', 'driving'],
  ['office', 'finance'],
  ['office', 'law'],
  ['service', 'office'],
];

const PATTERNS = Object.entries(FIELDS).map(
  ([field, words]) =>
    [
      field,
      new RegExp(
        String.raw`\b(?:${`${words} ${IN_OTHER_LANGUAGES[field] ?? ''}`
          .trim()
          .split(/\s+/)
          .map((word) => word.replace(/-/g, '[- ]').replace('*', '[a-z]+'))
          .map((word) => (word.length <= 4 ? `${word}s?\\b` : word))
          .join('|')})`,
        'u',
      ),
    ] as const,
);

const known = new Map<string, ReadonlySet<string>>();

/** The fields of work that a job title belongs to; empty if it names none that is known. */
export function fieldsOfTitle(title: string): ReadonlySet<string> {
  const before = known.get(title);
  if (before) return before;
  const folded = fold(title);
  const head = HEADS.find(([pattern]) => pattern.test(folded));
  const found = head ? new Set(head[1]) : fieldsOfHead(folded);
  if (known.size > 2000) known.clear();
  known.set(title, found);
  return found;
}

/** The field of the word that names what the person is: "care home gardener" is no care. */
function fieldsOfHead(folded: string): Set<string> {
  const all = fieldsOfText(folded);
  if (all.size < 2) return all;
  const main = folded.split(/\s*[,(|/–]\s*|\s-\s|\s(?:of|in|at|for|im|in der)\s/u)[0] ?? folded;
  const words = main.trim().split(/\s+/);
  const head = /\s(?:de|di|da|du|des)\s/u.test(main) ? words[0] : words.at(-1);
  const own = fieldsOfText(head ?? '');
  return own.size > 0 ? own : all;
}

function fieldsOfText(folded: string): Set<string> {
  return new Set(PATTERNS.flatMap(([field, pattern]) => (pattern.test(folded) ? [field] : [])));
}

/** The fields of work that a requirement is about, by its words and the lexicon's names in it. */
export function fieldsOfRequirement(text: string, hits: readonly LexiconHit[]): ReadonlySet<string> {
  const fields = fieldsOfText(fold(text));
  for (const { entry } of hits) for (const field of FROM_LEXICON[entry.trade] ?? []) fields.add(field);
  // An office is also a place that others clean or wire.
  if (fields.size > 1) fields.delete('office');
  return fields;
}

/**
 * How the field of a role relates to that of a requirement; `unplaced` where only the role's is not known, `unknown` where
 * the requirement's isn't.
 */
export type FieldRelation = 'same' | 'near' | 'other' | 'unplaced' | 'unknown';

/** Compares the fields of a role with those asked for. */
export function compareFields(own: ReadonlySet<string>, asked: ReadonlySet<string>): FieldRelation {
  if (asked.size === 0) return 'unknown';
  if (own.size === 0) return 'unplaced';
  if ([...own].some((field) => asked.has(field))) return 'same';
  const near = NEIGHBORS.some(([x, y]) => (own.has(x) && asked.has(y)) || (own.has(y) && asked.has(x)));
  return near ? 'near' : 'other';
}

/** The fields of work of the lexicon's names in a text. */
export const fieldsOfNames = (hits: readonly LexiconHit[]): ReadonlySet<string> =>
  new Set(hits.flatMap(({ entry }) => FROM_LEXICON[entry.trade] ?? []));
