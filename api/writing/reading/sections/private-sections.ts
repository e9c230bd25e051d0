const CONTACT =
  /contact|kontakt|contat|coordonn|personal|pers[oö]nlich|personnel|datos|dati|dados|dane|links|profiles|angaben|ileti[sş]im|ki[sş]isel|osobn|pribadi|data diri|kontak|uppgifter|oplysning|gegevens|[eé]tat civil/i;
/** The word "personal" stands above much that is public: "Personal Projects", "Intérêts personnels". */
const NOT_PRIVATE =
  /links|profiles|inter[eé]s|hobb|projec?t|proyec|proje|achiev|erfolg|strength|st[aä]rke|skill|compet|kompet|qualit|development|website|statement/i;
const REFEREES = /refer[eê]n|referans|referee|r[eé]f[eé]rence|recommend/i;
const DECLARATION = /declarat|erkl[aä]rung|unterschrift|signature|consent|einwilligung|zgod|rodo|gdpr|rgpd/i;

/** Whether a heading may stand above the person's own addresses. */
export const namesContact = (heading: string): boolean => CONTACT.test(heading);

/** Whether a heading stands above the addresses of other people. */
export const namesReferees = (heading: string): boolean => REFEREES.test(heading);

/** Whether a section is for the reader of one application, not for every resume: birth date, referees, a signature. */
export const isPrivate = (heading: string): boolean =>
  namesReferees(heading) ||
  DECLARATION.test(heading) ||
  (namesContact(heading) && !NOT_PRIVATE.test(heading));
