import { stemWord } from '../text/tokens.ts';

const TOPICS = `
followed = follow procedure protocol policy standard regulation compliance comply adhere instruction guideline rule safety hygiene haccp recipe sop
ordered ordering reordered requested purchased buy bought buying procured sourced = ordering order purchasing purchase procurement buying sourcing stock inventory supplies supply
sold sell selling marketed quoted = sales sale selling sell account revenue quota territory vertrieb verkauf vente ventas vendita
delivered delivering brought collected fetched hauled hauling shipped shipping = delivery deliver driving transport haulage courier shipping freight distribution drop logistics collection trucking
distributed exported imported = distribution export import customs
stocked restocked = stock stocking merchandising shelf inventory
invoiced billed quoted invoicing = invoicing invoice billing bill receivable sales ledger
rented leased = lease rental letting
supervised supervise supervising oversaw oversee overseeing coordinated coordinating managed = supervision supervisor supervisory supervise lead leadership leading management manage team coordination oversight
recruited recruiting hired hiring interviewed screened shortlisted appointed = recruitment recruiting hiring staffing interview talent onboarding
scheduled scheduling rostered booked booking arranged arranging planned = schedule scheduling booking appointment diary calendar rota roster travel meeting event planning arrangement
organised organized organize organise = organisation organization event planning travel logistics meeting
advised advising = advice advisory consulting consultancy advising client customer counseling
audited = audit auditing
checked = check inspection quality control verification accuracy compliance checking
kept filed = record filing file record-keeping documentation bookkeeping ledger book calendar diary register log inventory stock
commissioned = commissioning commission
outsourced contracted subcontracted = outsourcing contract vendor procurement
registered enrolled = registration enrollment admission
approved = approval
cleaned swept mopped nettoye gereinigt geputzt limpiado = clean cleaning hygiene housekeeping sanitation deep bionettoyage sterilization reinigung limpieza nettoyage kitchen office
painted = painting painter decorating coating
typed printed copied photocopied = typing type correspondence letter minutes document data entry copy print secretarial
translated traduit = translation interpreting language
carried loaded unloaded picked packed unpacked stored labelled labeled = loading load picking packing warehouse handling lifting manual removal storage labelling material porter
reported submitted = reporting report
requested chased = credit control collection debt
taught trained coached mentored = training teaching coaching mentoring
`;

/** For the stem of a verb with which things are arranged, the stems of requirements that ask for just that. */
export const VIA_TOPICS: ReadonlyMap<string, string[]> = new Map(
  TOPICS.split('\n').flatMap((line) => {
    const [verbs = '', topics = ''] = line.split(' = ');
    const stems = topics.trim().split(/\s+/).map(stemWord);
    return verbs
      .trim()
      .split(/\s+/)
      .filter((verb) => verb !== '')
      .map((verb): [string, string[]] => [stemWord(verb), stems]);
  }),
);
