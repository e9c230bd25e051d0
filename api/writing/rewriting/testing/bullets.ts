/** Bullet points of our own for tests: trade, language, text, whether the role is over, another bullet point of the role. */
export interface TestBullet {
  trade: string;
  language: string;
  text: string;
  support: string[];
}

const made = (trade: string, language: string, support: string[], texts: string[]): TestBullet[] =>
  texts.map((text) => ({ trade, language, text, support }));

export const BULLETS: readonly TestBullet[] = [
  ...made(
    'hotel',
    'en',
    ['Trained 3 trainees in Opera'],
    [
      'Was responsible for cleaning 14 rooms and making beds on a daily basis',
      'I greeted guests at the front desk, answered phones and booked taxis in order to make their stay pleasant.',
      'All towels were washed by me during the night shift',
      'Helped the housekeeper with the linen of two floors',
    ],
  ),
  ...made(
    'kitchen',
    'en',
    ['Ordered stock in MarketMan'],
    [
      'Duties included taking orders, preparing salads and cleaning the grill',
      'Successfully cooked a variety of dishes for up to 120 guests a night',
      'Reorganised the cold store, cutting food waste by 15% within three months',
      'Peel vegetables and wash dishes',
    ],
  ),
  ...made(
    'nursing',
    'en',
    ['Documented care in Epic'],
    [
      'Was tasked with monitoring the vital signs of 6 patients during night shifts',
      'Provided wound care, gave medication and taught families how to change dressings at home',
      'Took part in a project that reduced falls by 20 percent',
      'Assisted the surgeon during 200 operations under supervision',
    ],
  ),
  ...made(
    'warehouse',
    'en',
    ['Drove a reach truck for 2 years', 'Counted stock in SAP EWM'],
    [
      'I was responsible for packing twelve orders every hour and I also loaded the vans.',
      'Responsible for the loading of trailers',
      'Utilized a hand scanner in order to pick a large number of parcels for the night shift',
      'Moved 40 pallets per shift with a forklift, without any accident',
    ],
  ),
  ...made(
    'software',
    'en',
    ['Deployed services with Docker', 'Wrote tests in Jest'],
    [
      'Built REST APIs in Node.js, reducing response times by 40% for 3 clients',
      'Was able to migrate the billing service to Kubernetes in order to save costs',
      'Worked on the checkout as part of a team of six',
      'Developed dashboards (Grafana, Kibana) for the operations team, resulting in a 30% reduction in downtime',
    ],
  ),
  ...made(
    'retail',
    'en',
    ['Ran the till on Saturdays'],
    [
      'Duties involved serving customers, stocking shelves and handling cash at the till',
      'Sold shoes to customers of all ages; arranged the shop window every month.',
      'Was responsible for the till',
      'My job was to unpack deliveries and price the goods',
    ],
  ),
  ...made(
    'teaching',
    'en',
    ['Used Moodle for homework'],
    [
      'Teach maths to 28 pupils and prepare their exams',
      'Planned lessons, marked homework and organised a chess club for the younger pupils',
      'I have taught reading to adults on a weekly basis since 2019',
      'Managed to raise the pass rate from 61% to 78% by tutoring after school',
    ],
  ),
  ...made(
    'office',
    'en',
    ['Booked travel in Concur'],
    [
      'Manage the diary of two directors and answer the phone',
      'Typed letters, filed contracts and scheduled meetings for a department of 30 people',
      'In charge of the post room',
      'Prepared various reports for the board, which were used in decisions about the budget, etc.',
    ],
  ),
  ...made(
    'construction',
    'en',
    ['Read drawings in AutoCAD'],
    [
      'Laid bricks and poured concrete for 12 houses in Leeds',
      'Was entrusted with checking the scaffolding every morning prior to work',
      'Repaired roofs in all weathers, working at heights of up to 20 metres',
      'Building dry stone walls and repairing gates on farms',
    ],
  ),
  ...made(
    'driving',
    'en',
    ['Kept logs in Samsara'],
    [
      'Drove a 7.5-tonne truck between Hamburg and Lyon, delivering furniture to 8 shops a week',
      'Was hired to deliver parcels and collect returns',
      'Vehicle checks were done by me before each trip',
    ],
  ),
  ...made(
    'finance',
    'en',
    ['Reconciled accounts in Xero'],
    [
      'Responsible for preparing monthly reports and reconciling bank statements for 14 clients',
      'Cut the month-end close from 9 days to 4 by writing checklists',
      'Processed invoices with regard to rent, insurance and utilities for the purpose of paying suppliers on time',
    ],
  ),
  ...made(
    'design',
    'en',
    ['Drew icons in Figma'],
    [
      'Designed posters for a festival and built its website, raising ticket sales by 25%',
      'My duties were designing menus and photographing dishes',
      'Sketched furniture for a workshop that restores old chairs',
    ],
  ),
  ...made(
    'shop',
    'en',
    ['Wrote a guide for self-service tills'],
    [
      'I was responsible for opening and closing the store on a daily basis.',
      'Was in charge of the scheduling of 12 employees',
      'Handled a large number of customer complaints in a professional manner',
      'Customer orders were taken and delivered by me',
      'Tasked with the implementation of a new till system across 4 stores',
      'Checked self-service tills',
      'Advised shoppers on boots, socks, etc.',
      'Achieved a 15% increase in sales by training staff in upselling',
    ],
  ),
  ...made(
    'maintenance',
    'en',
    ['Kept spare parts in two depots'],
    [
      'Performed maintenance on HVAC systems in 3 buildings',
      'Made improvements to the filing system, which resulted in a 20% reduction in search time',
      'Carried out inspections of fire extinguishers on a monthly basis',
      'Installation and repair of lifts',
      'Lifting and moving crates using hoists, washing and stacking them',
      'Maintaining  a clean workshop ,reporting hazards to the foreman',
      'Leads a team of 4 welders and trains apprentices',
    ],
  ),
  ...made(
    'events',
    'en',
    ['Rented tents for 3 fairs'],
    [
      'Planned and organized events for up to 200 guests, including weddings, birthdays and corporate dinners',
      'Responsible for the recruitment, training and supervision of 10 volunteers',
      'Coordinated with vendors to ensure timely delivery of tents, leading to a 10% decrease in delays',
      'Involved in planning, organizing and running fundraising events',
      'My role was to design and print programs for concerts',
      'Took care of three children aged 2 to 7, including preparing meals and helping with homework',
      '- prepared sandwiches & salads;',
    ],
  ),
  ...made(
    'care',
    'de',
    ['Dokumentierte die Pflege in Vivendi'],
    [
      'Ich habe täglich 12 Bewohner gewaschen und angekleidet.',
      'Erfolgreich Touren für 8 Kollegen geplant sowie Schlüssel verwaltet, usw.',
      'Unterstützung der Pflegefachkraft beim Verbandswechsel (abends)',
      'Reparatur von Aufzügen, um Ausfälle zu vermeiden',
    ],
  ),
  ...made(
    'kitchen',
    'fr',
    [],
    [
      "J'ai préparé 80 couverts le midi avec succès",
      'Gestion des stocks et des commandes ainsi que nettoyage de la cuisine',
      "J'étais chargé de préparer les desserts (glaces, tartes)",
      'Accueil des clients afin de garantir un bon service',
    ],
  ),
  ...made(
    'sales',
    'es',
    [],
    [
      'Yo atendí a 50 clientes al día de manera eficiente',
      'Organicé el almacén con el fin de reducir errores',
      'Venta de zapatos y ropa para niños, así como control de caja',
    ],
  ),
  ...made(
    'mechanics',
    'it',
    [],
    [
      'Riparazione di motori con successo al fine di ridurre i guasti',
      'Io ho montato 30 cucine, ecc.',
      'Gestione del magazzino (due sedi) e degli ordini',
    ],
  ),
  ...made(
    'cleaning',
    'pt',
    [],
    [
      'Limpeza de 12 escritórios com sucesso',
      'Eu organizei os armários a fim de poupar espaço',
      'Atendimento ao público e controlo de caixa, bem como reposição de produtos',
    ],
  ),
  ...made(
    'electrics',
    'pl',
    [],
    [
      'Skutecznie naprawiałem instalacje elektryczne w 20 budynkach',
      'Tworzenie raportów w celu poprawy jakości',
      'Ja prowadziłem magazyn oraz zamawiałem części, itp.',
    ],
  ),
];

/** Two postings in which the rewriter looks for names, order and keywords. */
export const POSTING_TEXTS = [
  'Backend developer\n\nRequirements:\n- Node.js and TypeScript\n- Kubernetes and Docker\n- REST APIs\n- PostgreSQL\n- automated testing with Jest\n',
  'Housekeeping supervisor, Hotel Linde\n\nYou will clean rooms and public areas, greet guests and train new staff. You need experience in housekeeping, customer service, cash handling and stock control. Opera PMS is a plus.',
];
