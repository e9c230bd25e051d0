/** English verbs of work in their base forms, by which forms are told from other words; what isn't listed is left alone. */
export const REGULAR =
  `abate accept access accommodate accompany accomplish account achieve acquire act activate adapt add address adhere
adjust administer adopt advance advertise advise advocate aid align allocate allow alter amend analyze analyse announce answer apply appoint
appraise approach approve arbitrate architect argue arrange articulate ask assemble assess assign assist assure attach attain attend attract audit
augment author authorize authorise automate award back bake balance bandage bathe benchmark bill blend board boil book boost bottle brainstorm brew brief broaden
browse brush budget bundle butcher calculate calibrate call cancel canvass care carry carve cash catalog catalogue cater
certify chair champion change charge chart check chop circulate clarify classify clean clear climb close coach coat code collaborate collate collect
combine command commission communicate compare compile complete compose compute conceive conceptualize conduct configure confirm connect
consolidate construct consult contact contract contribute control convert convey convince cook cooperate coordinate copy correct
correspond counsel count craft create critique cultivate curate customize customise cover cure date debug decide declare decorate decrease dedicate
define delegate delete deliver demonstrate deploy describe design detail detect determine develop devise diagnose digitize digitise direct
discover discuss dispatch dispense display dissect distribute diversify divide document dose double draft dress dust earn edit educate
eliminate embed embrace employ empower enable encourage enforce engage engineer enhance enlarge enlist enrich enroll ensure enter entertain
equip erect establish estimate evaluate examine exceed execute exercise exhibit expand expedite experiment explain explore export
extend extract fabricate facilitate familiarize fashion file fill film filter finalize finalise finance finish fit fix flag fold follow forecast
forge form formalize format formulate forward foster found frame fry fulfill fund furnish gain garden gather gauge generate govern grade
graduate grant greet grill group guarantee guard guide gut halve handle harmonize harvest haul head heal help hire honor host
identify illustrate imagine implement import improve improvise increase incorporate index influence inform initiate innovate input
inspect inspire install instill institute instruct insulate insure integrate interact interpret interview introduce invent inventory invest
investigate invite invoice involve iron irrigate iterate join judge justify kick label land laminate launch lay lecture lengthen liaise license lift
limit link list listen load lobby localize locate lock log look lower lubricate machine mail maintain manage manipulate manufacture
map mark market master match maximize maximise measure mediate mentor merchandise merge migrate mill minimize minimise mix mobilize model moderate modernize modernise
modify monitor mop motivate mount move mow multiply narrate navigate negotiate network normalize note notify number nurse nurture observe obtain
offer onboard open operate optimize optimise orchestrate order organize organise orient originate outline outsource overhaul own pack package paint park
participate partner paste patch patrol perform persuade photograph pick pilot pioneer pitch place plan plant plaster plumb polish polls pool
populate port position post pour practice precept predict prepare prescribe present preserve press prevent price print prioritize prioritise process procure
produce profile program progress project promote proofread propose protect prototype prove provide prune publicize publish pull pump purchase
pursue push qualify quantify query question quote raise rank rate reach realize recall receive recognize recommend reconcile reconstruct
record recover recruit rectify recycle redesign reduce refactor refer refill refine refresh refund refurbish regain register regulate
rehabilitate reinforce release relieve relocate remedy remind remodel remove render renew renovate rent reorder reorganize reorganise repair replace
replenish reply report reposition represent reproduce request rescue research reserve reshape resolve respond restock restore restructure
retain retrain retrieve return reuse reverse review revise revitalize revive reward rinse roast roll rotate route sand salvage sample sanitize satisfy save scale scan
schedule scope score scout scrape screen screw scrub script seal search seat secure segment select separate sequence serve service settle sew
shadow shape share sharpen shelve shift ship shop shorten shortlist showcase simplify simulate slash slice soften solder solicit solve sort source spearhead specialize
specify sponsor spray stabilize stack staff stage stain standardize standardise start state steer sterilize stimulate stitch stock store straighten streamline
strengthen structure study style submit substitute suggest summarize summarise supervise supply support surpass survey suspend sustain switch synchronize
synthesize systematize tabulate tackle tailor tally target taste tend terminate test tidy tile time toilet tour trace track trade train transcribe
transfer transform transition translate transport transmit travel treat triage trial trim triple troubleshot tune turn tutor type uncover unify unload unpack
update upgrade uphold upload upsell use utilize utilise vaccinate vacuum validate value varnish verify view visit visualize visualise volunteer wait walk
warm warn wash watch water wax weed weigh weld welcome widen wipe wire witness work wrap yield rig rebrand scaffold parse cache containerize
containerise dockerize monetize parallelize profile refactor scrape tokenize deliver triage shelve decommission commercialize
communicate relay intake suture swab titrate sequence pipette feature emphasize complete contain deal re-architect re-engineer represent infer induct interface collaborate extend attain liaise proctor petition rehearse premiere dismantle prototype transition administrate bookmark onboard deter incur omit defer confer excel recap empty peel dice marinate garnish whisk shampoo defrost reheat flush hammer excavate caulk refuel hoist escort usher fasten glue rake knit embroider tow bathe ventilate disinfect sanitise vacuum mount grout rewire unclog please attract avoid delight remain alert ascertain apprise assume await compete comply consider continue deduct derive discontinue elaborate elicit encrypt encounter enquire enumerate expect fulfil highlight inculcate intervene invigilate itemize leverage pinpoint possess practise preside prosecute provision redefine redirect reformat reimburse reinstall remit replicate restart revamp safeguard segregate specialise strategize subscribe wrangle renegotiate rotate reassure persevere refurnish repaint scour source subcontract surface tally transcribe vet`
    .trim()
    .split(/\s+/)
    .filter(
      (verb) =>
        !/^(?:polls|project|institute|troubleshot|uphold|upsell|proofread|deal|intake|forecast|lay)$/.test(
          verb,
        ),
    );

/** Base, past and past participle where they don't follow the rules. */
export const IRREGULAR: readonly (readonly [string, string, string])[] =
  `be was been|become became become|begin began begun|bend bent bent|bid bid bid|bind bound bound
blow blew blown|break broke broken|bring brought brought|broadcast broadcast broadcast|build built built|buy bought bought|catch caught caught
choose chose chosen|come came come|cut cut cut|deal dealt dealt|dig dug dug|do did done|draw drew drawn|drive drove driven|eat ate eaten|fall fell fallen
feed fed fed|feel felt felt|fight fought fought|find found found|fly flew flown|forecast forecast forecast|freeze froze frozen|get got got|give gave given
go went gone|grind ground ground|grow grew grown|hang hung hung|have had had|hear heard heard|hold held held|keep kept kept|know knew known
lay laid laid|lead led led|leave left left|lend lent lent|let let let|light lit lit|lose lost lost|make made made|mean meant meant|meet met met
outsell outsold outsold|oversee oversaw overseen|overcome overcame overcome|pay paid paid|proofread proofread proofread|put put put|read read read|rebuild rebuilt rebuilt|redo redid redone
rewrite rewrote rewritten|ride rode ridden|ring rang rung|rise rose risen|run ran run|see saw seen|seek sought sought|sell sold sold|send sent sent|set set set
sew sewed sewn|shake shook shaken|shoot shot shot|show showed shown|shut shut shut|sing sang sung|sit sat sat|sow sowed sown|speak spoke spoken|spend spent spent|spin spun spun
split split split|spread spread spread|stand stood stood|stick stuck stuck|sweep swept swept|swim swam swum|take took taken|teach taught taught|tear tore torn
tell told told|think thought thought|throw threw thrown|troubleshoot troubleshot troubleshot|undergo underwent undergone|understand understood understood
undertake undertook undertaken|uphold upheld upheld|upsell upsold upsold|wear wore worn|weave wove woven|win won won|wind wound wound|write wrote written`
    .split(/[|\n]/)
    .map((line) => {
      const [base = '', past = '', participle = ''] = line.trim().split(' ');
      return [base, past, participle] as const;
    });

/** Verbs of more than one syllable, stressed on the last, that double their consonant; and short ones that don't look it. */
export const DOUBLING = new Set(
  'refer prefer defer confer infer deter transfer submit commit admit permit transmit omit control patrol equip program occur incur rig kid debug excel compel propel outfit overlap recap unwrap unzip unplug'.split(
    ' ',
  ),
);
/** Verbs in -l that double it in British spelling only. */
export const DOUBLING_BRITISH = new Set(
  'travel label cancel model channel signal fuel dial total level'.split(' '),
);
