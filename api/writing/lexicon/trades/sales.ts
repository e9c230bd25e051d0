/** Words of the trade; the format is explained in format.ts. */
export const sales = String.raw`
## Sales
Sales = selling, Vertrieb, Verkauf, vente, ventas, vendite, vendas, sprzedaż, sales experience, salesperson, sales representative, sales specialist, Außendienst, commercial terrain, Vertriebsmitarbeiter, handlowiec, przedstawiciel handlowy, sales consultant
Business-to-business sales = B2B sales, B2B, business-to-business, B2B-Vertrieb
Business-to-consumer sales = B2C, B2C sales, direct-to-consumer, D2C, direct sales
Inside sales = Innendienst, Vertriebsinnendienst, telesales, telemarketing, phone sales
Outside sales = field sales, Außendienstvertrieb, door-to-door sales
Account management = account manager, key account management, gestion de comptes, gestión de cuentas, key accounts, key account manager, client accounts
Client relationship management = client relationships, relationship management, customer relationship management, customer relationships, Kundenbeziehungen, relación con clientes, client relations, building relationships, relationship building, Kundenpflege, Bestandskundenpflege
Lead generation = generating leads, prospecting, Neukundenakquise, Kundenakquise, Akquise, prospection, generación de leads, prospección, pozyskiwanie klientów, new business development, Neukundengewinnung, client acquisition
Lead qualification = qualifying leads, lead management, lead conversion
Cold calling = cold calls, outbound calls, Kaltakquise, outbound prospecting, cold outreach, outreach
Sales pipeline = pipeline management, pipeline generation, sales funnel, sales pipeline management
Closing deals = closing sales, deal closing, sales closing, Vertragsabschluss
Negotiation = negotiating, negotiation skills, Verhandlung, Verhandlungsgeschick, Verhandlungsführung, négociation, negociación, negoziazione, negociação, negocjacje
Consultative selling = solution selling, consultative sales, value selling, MEDDIC, SPIN selling, Challenger Sale
Sales presentations = product demonstrations, product demos, sales demos, demos
Quota attainment = sales targets, sales quotas, quota, Umsatzziele, objectifs de vente, revenue targets, sales goals
Sales forecasting = revenue forecasting
Sales strategy = Vertriebsstrategie, stratégie commerciale, sales planning, territory planning
Sales management = sales manager, Vertriebsleitung, Verkaufsleitung, responsable commercial, sales leadership
Sales operations = revenue operations, RevOps, sales ops
Sales enablement = sales training
Territory management = territory sales, Gebietsleitung
Quotations = quotes, Angebotserstellung, Angebotskalkulation, cotizaciones, preparing quotes, oferty handlowe
Channel sales = partner management, channel partners, reseller management
Technical sales = sales engineering, sales engineer, pre-sales, presales, Technischer Vertrieb
Pharmaceutical sales = medical device sales, medical sales
SaaS sales = SaaS, software sales
Enterprise sales = strategic accounts
Automotive sales = car sales
Wholesale = Großhandel, commerce de gros
Video conferencing = video calls, video conferences
Renewals = contract renewals
After-sales service = after sales, Kundendienst nach dem Verkauf

## Sales tools [tool]
Salesforce = Salesforce CRM, SFDC, Salesforce.com, Sales Cloud > CRM
CRM = CRM systems, CRM software, CRM-Systeme, CRM tools
Pipedrive = > CRM
Zoho = Zoho CRM > CRM
SugarCRM = > CRM
Outreach.io =
Salesloft =
LinkedIn Sales Navigator = Sales Navigator
ZoomInfo =
Apollo.io =
Gong! = Gong.io
Gainsight =
ChurnZero =
CPQ = Salesforce CPQ
`;
