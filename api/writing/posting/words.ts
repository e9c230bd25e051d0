/** Words that on their own say nothing about a job, in the form of `Token.norm`. */
const list = (text: string): Set<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

export const STOP_WORDS = list(`
a an the and or of to in for with on at by from as is are was be been being will would shall should can could may might must do doe did
have ha had not no nor but if then than that this these those it its their they them he she his her our we us you your i my me who whom
which what when where why how all any each every both few more most other some such only own same so too very just also into over under
about above below between through during before after again further once here there out up down off per via within without across among
upon etc eg ie e.g i.e like including include included until while because against toward onto amongst plu vs thi hi
der die das den dem des ein eine einer eines einem einen und oder mit für von zu zur zum im am auf bei aus nach als sowie durch wie auch
ist sind wird werden haben hat du dich deine dein sie ihr ihre ihren unser unsere unseren wir dir dich sich fur uber inkl
le la les un une des du de et ou au aux en dans pour par sur avec est sont vous nous votre vos notre nos que qui ce cette ces son sa ses
el los las una unos del y o con por para su sus tu tus que es son al como lo nuestro nuestra
il lo gli uno della dei delle degli nel nella e di da per che si al alla i
os as um uma do da dos das no na nos nas em com ao
i w z na do oraz sie dla jest od po za lub nie przez jako ze
`);

/** Adjectives and fillers that never begin a term. */
export const FILLERS = list(`
strong excellent good great solid deep proven demonstrated extensive basic advanced general thorough working sound high low new old
various multiple different several many much other related relevant similar specific particular appropriate necessary required preferred
desired ideal successful effective efficient overall full part complete current recent daily weekly monthly annual regular ongoing
additional further own existing entire wide broad key main major minor primary important critical essential exceptional outstanding
superior superb relevante gute guter gutes sehr erste fundierte sichere sicherer bonne bon bonnes excellente excellent maitrise buena
buenos buen buona ottima ottime dobra bardzo boa bom minimum maximum prior previous equivalent independent internal external hands complex
practical professional commercial proficient familiar direct formal significant large small great right next best better top leading
competent considerable valid active current unrestricted first second third one two three four five six seven eight nine ten non
timely accurate proper quick fast friendly positive responsible routine day day-to-day moderate real actual certain given possible
`);

/** Generic nouns and verbs of postings: no term consists of these alone. */
export const GENERIC = list(`
experience knowledge skill ability understanding familiarity proficiency expertise background degree year month week day hour time work
job role position team member company business organization organisation department division office employee employer candidate applicant
people person individual client customer environment field area industry service product project task duty responsibility requirement
qualification level standard policy procedure process practice method methodology technique tool technology system solution application
program support help need use way thing part range variety number issue problem opportunity goal objective result success quality value
information detail example case situation basis order set type kind form group unit section center centre site place location world
country state city community public member staff manager management leader director supervisor colleague partner stakeholder vendor
user audience family life career growth future culture mission vision passion interest school college university course study discipline
subject training education certification certificate license equipment material resource activity operation function action plan
strategy decision change improvement development performance impact effort commitment engagement focus attention approach
equipments offer benefit salary pay compensation contract employment hire hiring application resume cv interview start date
assist provide ensure perform maintain manage create develop deliver build make take get give keep run lead drive follow meet assign prepare
communicate collaborate coordinate participate review report monitor identify develop implement conduct handle complete join contribute
erfahrung kenntniss erfahrungen bereich aufgaben team unternehmen arbeit mitarbeiter kunden stelle tatigkeit ausbildung studium jahre
experience connaissance connaissances equipe entreprise poste travail domaine clients formation annee annees
experiencia conocimiento conocimientos equipo empresa trabajo puesto area años anos clientes
esperienza conoscenza azienda lavoro conhecimento conhecimentos equipe doswiadczenie znajomosc zespol praca
similar field equivalent combination setting capacity standing manner fashion following etc others thereof same others anything everything
either neither knack lot plenty ton bunch etc custom compute exhibit initiative consumption special needs
january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday
sunday janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre januar februar marz juni juli oktober dezember
am pm est cst pst edt usd eur gbp id ref faq
`);

/** Head nouns of phrases that name a competence. */
export const HEADS = list(`
planning analysis scheduling compliance negotiation care safety reporting testing management maintenance repair installation design
development operation support training accounting administration research control assurance improvement inspection monitoring
documentation review assessment evaluation coordination procurement marketing sale service handling preparation processing
reconciliation validation billing therapy treatment education counseling counselling supervision law regulation engineering
modeling modelling programming automation integration deployment architecture budgeting forecasting auditing writing editing
translation teaching instruction cooking cleaning driving delivery packing welding machining assembly fabrication construction
surveying drafting retail screening recruitment recruiting investigation surveillance enforcement prevention protection
production manufacturing optimization calibration diagnostic diagnostics diagnosis restoration rehabilitation nutrition medicine nursing
surgery dispensing transport transportation logistics distribution storage rotation inventory stocking merchandising bookkeeping payroll
taxation lending underwriting claim collection recovery investment fundraising advocacy outreach facilitation mediation litigation
drafting filing licensing permitting legislation governance advertising branding campaign copywriting photography animation
illustration prototyping visualization mining statistics modelling simulation methodology framework infrastructure network security
database pipeline deployment debugging migration localization analytics intelligence reasoning finance banking insurance audit
valuation agriculture horticulture landscaping plumbing carpentry masonry painting roofing wiring piping drainage heating cooling
ventilation refrigeration hygiene sanitation catering hospitality housekeeping bartending baking tourism reservation ticketing
guideline procedure protocol software equipment machinery instrument tool record chart drawing schedule budget contract invoice
license licence certification permit curriculum lesson classroom pedagogy assessment behavior behaviour development
`);

/** Whether a word with the ending of a modifier is a verb in most postings. */
export function looksLikeVerb(word: string): boolean {
  return /(?:ing|ed|ly)$/.test(word) && !ING_NOUNS.has(word);
}

const ING_NOUNS = list(`
nursing accounting engineering purchasing manufacturing marketing heating plumbing building nursing banking lending pricing
billing training testing hiring recruiting scheduling planning housing learning teaching processing shipping receiving picking packing
welding machining molding printing packaging programming networking engineering consulting counseling cleaning cooking driving
trading mining drilling wiring lighting piping roofing screening staffing onboarding bookkeeping budgeting forecasting reporting
editing writing drafting filing publishing broadcasting advertising branding imaging coding dispensing warehousing merchandising catering
food-processing hand-washing evidence-based health-related supply weekly
`);

/** Two to six capital letters that are not a skill. */
export const CAPITALS_STOP = list(`
a i we the and or not you all your our us usa uk eu uae nyc la sf ny nj ca tx nc co inc llc ltd gmbh plc ag sa kg bv corp am pm est pst cst
edt utc gmt eeo eoe ada fte pto usd eur gbp inr aud cad id tbd faq asap ok etc vs ie eg new job jobs apply now about what who how why
must required please note nb ps cv hq ceo cto cfo coo vp svp evp dept mgr sr jr ft pt m w d f x mwd wmd hf fh h gn seo-grade
latam emea apac dach nordics benelux covid covid-19 tba rsvp attn fyi pdf www http https com org gov covid19 ll ii iii iv vi
duties duty description position skills summary benefits salary notice section level title grade location type hours shift status posted deadline faq
nevada of for with in on at to from by is are be
`);

/** Nouns that job titles end in. */
export const ROLE_NOUNS = list(`
manager director engineer developer nurse assistant analyst specialist coordinator administrator technician representative associate
officer consultant supervisor teacher designer driver operator clerk accountant architect scientist advisor adviser lead leader head
executive president intern trainee apprentice helper worker agent attorney lawyer paralegal physician doctor therapist pharmacist
cashier cook chef server waiter waitress bartender barista cleaner housekeeper receptionist secretary planner buyer recruiter trainer
instructor tutor professor lecturer researcher writer editor journalist translator interpreter photographer artist musician producer
plumber electrician carpenter welder mechanic painter mason roofer machinist assembler installer inspector surveyor estimator foreman
superintendent guard firefighter detective investigator auditor bookkeeper controller treasurer teller underwriter broker actuary
economist statistician chemist biologist physicist geologist dentist hygienist veterinarian dietitian nutritionist counselor
counsellor psychologist aide caregiver paramedic phlebotomist sonographer radiographer optician hairdresser stylist barber
gardener landscaper farmer janitor custodian porter concierge picker packer loader handler courier dispatcher pilot steward attendant
salesperson seller merchandiser marketer strategist copywriter programmer tester devops sre owner master partner fellow expert
practitioner professional generalist staff superviser provider educator principal dean librarian curator coach midwife orderly monitor
reviewer labeler annotator contractor laborer labourer handyman builder fitter joiner tiler glazier scaffolder rigger
praktikant werkstudent mitarbeiter sachbearbeiter kaufmann kauffrau entwickler leiter berater techniker ingenieur verkaufer fahrer pfleger
erzieher assistenz fachkraft koch kellner referent buchhalter mechatroniker elektroniker monteur arzt lehrer azubi auszubildender
praktikum pflegefachkraft pflegefachmann pflegefachfrau lagerist staplerfahrer disponent schlosser schreiner tischler maurer
pflegehelfer verkauferin erzieherin krankenpfleger krankenschwester reinigungskraft servicekraft aushilfe minijob
stagiaire charge responsable chef technicien ingenieur vendeur vendeuse infirmier infirmiere comptable assistante developpeur
conseiller conseillere gestionnaire cuisinier serveur chauffeur cariste preparateur magasinier secretaire educateur aide-soignant
ingeniero desarrollador tecnico vendedor contador contable enfermero enfermera auxiliar gerente jefe asistente cocinero camarero
conductor administrativo profesor abogado operario dependiente encargado programador
ingegnere sviluppatore tecnico impiegato responsabile addetto infermiere cuoco cameriere autista commesso magazziniere
desenvolvedor engenheiro analista assistente enfermeiro motorista atendente professor estagiario
specjalista kierownik programista inzynier pielegniarka kierowca sprzedawca magazynier ksiegowa ksiegowy asystent pracownik kucharz
coder biller scheduler stocker baker butcher tailor sommelier host hostess dishwasher busser drafter draftsman millwright lineman ranger
sergeant soldier actor dancer animator videographer nanny babysitter advocate liaison ambassador adjuster appraiser examiner notary
mediator judge esthetician cosmetologist crew captain deckhand cutter grinder finisher mover roofer landscaper arborist groundskeeper
analyst vertriebsmitarbeiter softwareentwickler produktmanager projektleiter projektmanager teamleiter filialleiter
`);

/** Terms of one trade that are everyday words in all others. */
export const EVERYDAY = list(`
education research delivery scheduling reporting report documentation production product manufacturing recruitment recruiting hiring training payment
installation maintenance repair database inventory investigation driver driving insurance banking compliance automation correspondence compensation receiving
shipping reservation installation retail controlling auditor tax law attorney cloud container backup backend monitoring interviewing therapist counselor
chef cook nurse teacher professor orientation billing invoice contract campaign advertising content writing editing survey statistic statistics mathematics construction
diagnosis surgery wellness prototype animation translation interpreter publishing advocacy elections licensing legislation packing packaging picking
assembly casting turning grinding stamping mining valuation collection treasury trading equities lending equity exhibit stock facilitation governance delegation concrete
persona framing painting heating piping wiring pump motor brakes presentation reception filing typing minutes archive installing surveillance patrol
consolidation correction tailoring handover accreditation staffing refund escalation sampling commissioning survey inspection contract injection admission printing
drawing localization repair recycling sourcing dispatch curriculum relocation harvesting forging blasting signage
depreciation buyer pipeline recipe brigade garage grill lighting drywall aluminium aluminum titanium expense invoice proposal territory prospecting closing trial disclosure
redaction lien brakes engine clutch gearbox tire tyre diagnostic autoclave nursery infant toddler preschool lathe coolant
sedation decontamination extraction filling crown whitening brace suction implant fixture jig tooling offset setup tapping threading gauge gage suspension steering
transmission servicing diagnostics hoist transfer mobility dignity independence hydration fluid feeding toileting bathing showering companion medication medicine mop
vacuum sweep dust trash refuse rubbish consumable bonded disinfect sanitize strap chain tarp trailer stock sauce appointment diary package
`);
