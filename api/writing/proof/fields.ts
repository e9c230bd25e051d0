import type { LexiconHit } from '../lexicon/match.ts';
import { fold } from '../text/tokens.ts';

/** Fields of work, each a set of beginnings of words in job titles and requirements, folded, in several languages. */
const FIELDS: Record<string, string> = {
  health:
    'nurse nursing rn lvn lpn cna icu clinic medical patient physician doctor surger surgical hospital therap pharma paramedic midwi phlebotom sonograph radiograph dental dentist hygienist orthodont pfleg kranken arzt arztin mfa zahn infirmi soignant enfermer infermier pielegniar verpleeg ward',
  care: 'care carer caregiv support-worker healthcare senior-carer domiciliary resident home-health pfleg altenpfleg betreuung auxiliaire-de-vie cuidador badante opiekun verzorg hca',
  food: 'cook chef kitchen commis sous baker bakery pastry patissi cuisin culinary catering grill saute food menu koch kuche cocin cuoco cozinh kucharz kok butcher boulang',
  service:
    'waiter waitress server bartend barista runner host sommelier restaurant-manager camarer serveur kellner cameriere garcom kelner bar',
  cleaning:
    'clean housekeep domestic janitor custodian porter reinigung putz nettoy menage proprete ash hospitalier limpie pulizie limpeza sprzat schoonma laundry bionettoyage hygien',
  building:
    'electric wiring conduit plumb carpent mason roof construct hvac site-manager site-supervisor site-agent foreman superintendent bauleit polier chef-de-chantier jefe-de-obra capocantiere encarregado-de-obra kierownik-budowy uitvoerder install elektr schaltschrank install wiring builder joiner plaster fitter scaffold bricklay labourer laborer maler tischler monteur plombier electrici macon fontaner albanil idraulic elettricist elektryk hydraulik',
  vehicles:
    'mechanic technician vehicle workshop hgv truck fleet automotive motor diesel garage kfz mecanicien mecanic meccanic mechanik monteur brake engine-fitter engine-builder mot',
  machining:
    'machin cnc mill turn lathe tool fitter grind zerspan dreher fraser tournage usinage fresador tornero tornitore operator-cnc fanuc heidenhain setter inspection programmer-cnc industriemechaniker werkzeug',
  driving:
    'driver driving hgv lgv otr truck haul trucker courier chauffeur conductor autista motorista kierowc kraftfahr fahrer van-driver bus tacho',
  logistics:
    'warehouse logist forklift stock freight dispatch supply transport planner lager spedition disponent magasin cariste almacen magazzin armazem magazyn customs zoll picker packer inventory shipping storeperson depot shipment cargo forwarding',
  office:
    'office admin secretar clerk receptionist reception front-desk front-of-house switchboard empfang sekretar buro accueil recepcion segreter rececion recepcjon receptie administratif',
  law: 'paralegal legal law lawyer solicitor attorney litigation fee-earner conveyanc counsel court rechts anwalt jurist derecho abogad avvocat advogad prawn notar',
  finance:
    'account bookkeep ledger payroll finance financial audit tax payable receivable treasury controller buchhalt steuer comptab contab contabil ksiegow boekhoud bilanz vat credit-control',
  software:
    'software developer programmer backend back-end frontend front-end full-stack devops sre platform data-engineer web-developer kernel embedded php java python entwickler informatik developpeur desarrollador sviluppatore programador programist app-developer cloud site-reliability devs kubernetes database',
  people: 'recruit hr human-resources talent rh personal-referent personalwesen trainer',
  sales:
    'sales account-executive account-manager business-development sdr crm vertrieb verkauf commercial vente ventas vendit vendas sprzedaz handlowiec representative territory',
  purchasing: 'purchas buyer procure einkauf achat compras acquisti zakup',
  education:
    'teacher teaching preschool nursery kindergarten early-years childcare daycare school educat tutor lecturer erzieher kita lehrer padagog enseign professeur maestra docente insegnant educador nauczyciel przedszkol leerkracht creche montessori',
  retail: 'cashier shop store retail counter merchandis kass laden caisse tienda negozio loja sklep kasjer',
  science: 'research laborator lab scientist chemist biolog',
  animals: 'zoo vet kennel animal farm',
  property: 'investor landlord real-estate estate-agent property',
  events: 'event eventos veranstaltung evenement',
  security: 'security guard watchman door-supervisor sicherheit vigil',
  design: 'designer graphic ux ui artist photograph',
  marketing: 'marketing content seo brand social-media',
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
    'aussendienst innendienst kundenberat kundenbetreu kundenservice kundendienst handelsvertret accountmanag comercial conseiller-client conseiller-de-vente conseillere-client teleconseil televend vended vendeu verkoop verkop agente-di-comm teleoper telemarket atencion-al-cliente atendimento atendente call-center callcenter klantenserv obslugi-klient doradca-klient przedstawiciel konsultant-telef service-client servizio-clienti assistenza-clienti apoio-ao-cliente',
  retail:
    'einzelhandel filial kassier kassamed libre-service dependient cajer reponedor commess cassier balconist operador-de-caixa operador-de-loja repositor winkel vakkenvul sprzedaw supermerc supermarch vended vendeu verkoper *verkauf hote-de-caisse hotesse-de-caisse addetto-alle-vend addetta-alle-vend atendente',
  education:
    'kinderpfleg kitaleit educacao kindertag grundschul sozialpad schulbegl tagesmutter puericult atsem assistante-mat periscol aesh profesor professor educacion-infantil educacao-infantil monitor-de-comedor monitora-de-comedor zlobk wychow pedagog leraar docent onderwijs groepsleid gastoud kinderopvang insegnante scuola szkol asilo *lehrer',
  marketing:
    'mediengestalt charge-de-comm chargee-de-comm responsable-comm responsable-de-comm addetto-alla-comun addetta-alla-comun communicatiemed community-manager traffic-manager redes-sociais redes-sociales pr-referent copywrit reklam publicid pubblicit offentlichkeitsarbeit markete',
};
/** Titles in which the first field named is what the person does and the rest is only where: "Kitchen Administrator". */
const HEADS: [RegExp, string[]][] = [
  [/\b(?:recruiter|recruitment|talent acquisition|hr|human resources|rh)\b/, ['people']],
  [
    /\b(?:business development|sales|account (?:executive|manager|director)|crm|vertrieb\w*|commercial[ei]?|vendeu\w+|verkauf\w*)\b/,
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
