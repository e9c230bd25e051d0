/** Words of sayings about a role that name neither a title nor an employer, folded, as parts of regular expressions. */

/** To whom somebody reported: "Reporting to the regional director". */
const REPORTS = [
  'report(?:ing|s|ed) (?:directly )?to',
  'under the (?:supervision|direction|guidance) of',
  'berichtslinie|berichte(?:t|nd) an|unterstellt|unter der leitung',
  'rattach(?:ement|ee?) (?:a|au)|sous la (?:direction|responsabilite|supervision)',
  'dependencia (?:directa )?de|reporte (?:directo )?al?|bajo la (?:direccion|supervision)',
  'a (?:diretto )?riporto|alle dipendenze|sotto la (?:direzione|supervisione)',
  'reportando|sob (?:a )?(?:direcao|supervisao|orientacao)',
  'rapporterend aan|onder leiding van',
  'podleglosc|pod (?:kierownictwem|nadzorem)',
  'rapporterade till|under ledning av',
  'podrizen(?:ost|y|a)|pod vedenim',
  'bertanggung jawab kepada|di bawah',
];

/** What an employer belongs to: "Part of the Halden Group". */
const BELONGS = [
  '(?:an? )?(?:part|member|subsidiary|division|business unit) of',
  'teil (?:der|des)|(?:eine )?tochter(?:gesellschaft|unternehmen|firma)? (?:der|des|von)|ein unternehmen (?:der|des)',
  "(?:une )?filiale (?:du|de|d[e’'])|membre (?:du|de)|(?:une )?entreprise du groupe",
  'parte del|miembro del|filial de|empresa del grupo',
  'societa del gruppo|parte do|empresa do grupo',
  'onderdeel van|dochter van|czesc grupy|spolka (?:z )?grupy',
  'en del av|dotterbolag|soucast|clen skupiny',
  'bagian dari|anak perusahaan',
];

/** What kind of business an employer is: "Family business with three branches". */
const KINDS = [
  "(?:an? |the )?(?:family(?:[- ]owned|[- ]run)?|global|leading|international|mid-?sized|small|large|world(?:’s|'s)? leading)(?: [\\p{L}-]+){0,3} (?:business|company|firm|provider|manufacturer|retailer|supplier|agency|start-?up) (?:with|of|for|in|based|that|specialis|specializ)",
  '(?:ein )?(?:familienunternehmen|mittelstand\\p{L}*|fuhrende\\p{L}*|international tatige\\p{L}*)(?= )',
  '(?:une )?entreprise familiale|leader (?:mondial|europeen|francais)|pme de',
  'empresa (?:familiar|lider)|multinacional (?:del|de)',
  'azienda (?:familiare|leader|specializzata|operante)',
  'familiebedrijf (?:met|in)|firma rodzinna|familjeforetag med|rodinna firma|perusahaan keluarga',
];

export const SIDE_NOTE_OPENINGS = [...REPORTS, ...BELONGS, ...KINDS];
/** The same in languages that put it at the end. */
export const SIDE_NOTE_ENDINGS = ['bagli', 'bunyesinde', 'sirketi olan', 'aile sirketi', 'istiraki'];
