import { fold } from '../text/tokens.ts';

/**
 * What a verb says about its object: `teaches` it to somebody, `oversees` those who do it, `trades` or moves the thing,
 * `evaluates` it; any other verb is the person's own doing of it.
 */
export type VerbRole = 'own' | 'teaches' | 'oversees' | 'trades' | 'evaluates' | 'witnesses';

const list = (text: string) => text.trim().split(/\s+/);

const ROLES: Record<Exclude<VerbRole, 'own'>, string[]> = {
  witnesses: list('watched shadowed attended heard witnessed photographed filmed besucht assiste'),
  teaches:
    list(`taught teach teaching trained train training coached coach coaching mentored mentoring tutored precepted precepting
    educated briefed lectured upskilled onboarded inducted
    geschult unterrichtet ausgebildet angeleitet eingearbeitet forme formes enseigne encadre encadree tutore formado ensene
    formato insegnato affiancato treinei ensinei szkolilem szkolilam opgeleid begeleid`),
  oversees:
    list(`delegated entrusted asked told called rang phoned telephoned radioed instructed reminded encouraged persuaded allowed enabled urged
    supervised supervise supervising oversaw oversee overseeing recruited recruiting hired hiring interviewed screened shortlisted
    scheduled scheduling rostered booked booking arranged arranging enrolled registered invited advised advising audited
    outsourced subcontracted contracted commissioned appointed chose selected coordinated coordinating organised organized sponsored promoted advertised
    eingestellt beauftragt eingeplant organisiert beraten gebucht vermittelt recrute embauche planifie organise supervise
    contrate contratado organice organizado selecione recluto assunto organizzato supervisionato recrutei agendei contratei
    zatrudnilem nadzorowalem rekrutowalam zlecilem ingepland aangenomen geworven`),
  trades:
    list(`followed ordered ordering bought buy buying purchased purchasing sold sell selling delivered delivering supplied supplying sourced
    procured rented leased imported exported distributed shipped shipping hauled hauling fetched collected stocked
    cleaned swept mopped painted typed printed copied photocopied laminated emailed translated carried loaded unloaded packed unpacked
    stored parked guarded insured picked queued dropped lent borrowed left liaised relayed notified alerted photographed
    gereinigt geputzt getragen geladen gedruckt ubersetzt transporte traduit transportado traducido
    forwarded handed transmitted referred transmis weitergeleitet abgeholt ubergeben remitido
    reordered restocked quoted invoiced billed marketed
    bestellt gekauft eingekauft verkauft geliefert ausgeliefert livre livres vendu achete commande vendi vendido compre comprado
    repartido entregado venduto comprato consegnato ordinato vendi comprei entreguei sprzedawalem dostarczalem zamawialem
    verkocht besteld geleverd ingekocht`),
  evaluates: list(`evaluated evaluating considered considering trialled trialed piloted compared researched
    evaluiert verglichen erwogen evalue compare envisage observe evalue considere valutato considerato avaliei rozwazalem overwogen`),
};

const isRole = (role: string): role is VerbRole => role === 'own' || role in ROLES;
const BY_VERB = new Map<string, VerbRole>();
for (const [role, verbs] of Object.entries(ROLES))
  for (const verb of verbs) if (isRole(role)) BY_VERB.set(verb, role);

const IRREGULAR = new Set(
  list(`led built ran wrote made took gave grew won drove sold bought taught kept held met cut set put saw brought spent oversaw rebuilt
    rewrote chose spoke began became found sent shot drew dealt fed laid lent paid read rode rose sang sought spun stood swept thought threw
    understood undertook wore did went got bent hung ground fit tore lit dug hit shut split bound wound welded hauled tuned
    lead build run write make take give grow drive sell teach keep manage handle develop design create maintain provide perform prepare
    coordinate plan monitor deliver operate serve train supervise answer process review test clean cook check order install repair`),
);
/** Past forms that are no verbs where they stand before a noun. */
const ADJECTIVES = new Set(
  list(`registered certified licensed licenced chartered retired united allied advanced applied associated integrated limited unlimited red
    experienced qualified dedicated embedded distributed combined skilled shared needed detailed related based used
    need bed feed speed seed breed shed indeed hundred`),
);
const FRENCH = /^\p{L}{3,}(?:é|ée|és|ées)$/u;
const SPANISH_PAST = /^\p{L}{3,}(?:é|aba|ía|í)$/u;

/** The role of a verb; `null` for a word that is no verb. `opens` is true for the first word of a clause. */
export function verbRole(raw: string, opens: boolean): VerbRole | null {
  const key = opens ? `${raw} ` : raw;
  const before = known.get(key);
  if (before !== undefined) return before;
  const role = findRole(raw, opens);
  if (known.size > KEPT) known.clear();
  known.set(key, role);
  return role;
}

const KEPT = 20_000;
const known = new Map<string, VerbRole | null>();

function findRole(raw: string, opens: boolean): VerbRole | null {
  const lower = raw.toLowerCase();
  const folded = fold(raw);
  const listed = BY_VERB.get(folded);
  if (listed && (opens || /(?:ed|t|ing|d|w)$/.test(folded))) return listed;
  if (ADJECTIVES.has(folded)) return null;
  if (/^[a-z]{2,}ed$/.test(folded) || IRREGULAR.has(folded)) return 'own';
  if (
    opens &&
    (FRENCH.test(lower) ||
      SPANISH_PAST.test(lower) ||
      /^\p{L}{4,}ing$/u.test(lower) ||
      /^(?:tenu|mis|pris|conduit|produit|réduit|écrit|rédigé|fait|suivi|servi|géré|assuré)$/u.test(lower))
  )
    return 'own';
  return null;
}
