/**
 * Head nouns of French job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const FRENCH_TITLES = [
  // Managers, officials and public service ranks
  `adjoint adjointe administrateur administratrice ambassadeur ambassadrice associe banquier banquiere
    bourgmestre cogerant cogerante cofondateur cofondatrice commissaire codirecteur codirectrice coordonnateur
    coordonnatrice dga drh dsi depute deputee dirigeant dirigeante dircom doyen doyenne echevin echevine edile
    encadrant encadrante entrepreneure entrepreneuse autoentrepreneur autoentrepreneuse fondateur fondatrice
    gouverneur gouverneure fonctionnaire inspecteur inspectrice intendante maire mairesse manageur manageuse
    manageure meneur meneuse ministre patronne pdg prefet prefete preposee prepose presidente proviseure recteur
    rectrice regisseure regisseuse restauratrice senateur senatrice superviseur superviseure superviseuse
    surintendant surintendante syndic syndicaliste tresorier tresoriere aubergiste cafetier cafetiere`,
  // Science and engineering
  `acousticien acousticienne actuaire agronome anthropologue archeologue astronome astrophysicien
    astrophysicienne automaticien automaticienne bioinformaticien bioinformaticienne biochimiste biostatisticien
    biostatisticienne biotechnologiste botaniste cartographe chercheure chercheuse climatologue climaticien
    climaticienne concepteur conceptrice criminologue demographe ecologue ecotoxicologue entomologiste
    epidemiologiste ergonome ethnologue geneticien geneticienne geochimiste geographe geomaticien geomaticienne
    geophysicien geophysicienne geotechnicien geotechnicienne horticulteur horticultrice hydraulicien
    hydraulicienne hydrogeologue hydrologue immunologiste inventeur inventrice metallurgiste meteorologue
    meteorologiste metreur metreuse metrologue microbiologiste modelisateur modelisatrice naturaliste
    neurobiologiste oceanographe oenologue paysagiste pedologue pharmacologue planificateur planificatrice
    polytechnicien polytechnicienne preventeur preventrice preventionniste projeteur projeteuse prospecteur
    prospectrice qualiticien qualiticienne sismologue sociologue statisticien statisticienne technologue
    thermicien thermicienne topographe toxicologue urbaniste virologue zoologiste zootechnicien zootechnicienne
    econometre deviseur deviseuse batisseur ordonnanceur ordonnanceuse chiffreur chiffreuse pilote-projet
    mecatronicien mecatronicienne electronicien electronicienne electrotechnicien electrotechnicienne
    electromecanicien electromecanicienne roboticien roboticienne informaticien informaticienne`,
  // Health and care
  `accoucheur accoucheuse acupuncteur acupunctrice allergologue anesthesiste angiologue apothicaire
    audioprothesiste brancardier brancardiere cancerologue cardiologue chiropracteur chiropraticien
    chiropraticienne denturologiste dermatologue dieteticien dieteticienne diabetologue endocrinologue
    generaliste geriatre gynecologue hematologue herboriste homeopathe hygieniste laborantine manipulateur
    manipulatrice magnetiseur magnetiseuse kine nephrologue neurologue neurochirurgien neurochirurgienne
    neuropsychologue nutritionniste obstetricien obstetricienne oncologue ophtalmologiste ophtalmologue
    orthodontiste orthoptiste orthopediste osteopathe pediatre podologue pharmacienne phlebologue phlebotomiste
    pneumologue prothesiste psychanalyste psychiatre psychomotricien psychomotricienne radiologue reeducateur
    reeducatrice reflexologue rhumatologue maieuticien sexologue sophrologue soignant soignante aidant aidante
    aide-malade garde-malade stomatologue urgentiste urologue visiteur visiteuse naturopathe optometriste
    secouriste sauveteur sauveteuse toiletteur toiletteuse inseminateur preposee-aux-beneficiaires`,
  // Teaching and academic ranks
  `academicien academicienne agrege agregee atsem conferencier conferenciere cpe documentaliste doctorant
    doctorante postdoctorant postdoctorante ens instituteur institutrice instructeur instructrice lecteur
    lectrice maitresse moniteur monitrice orientateur pion pionne precepteur preceptrice professeure
    prof-des-ecoles puericulteur repetiteur repetitrice surveillant surveillante tuteur tutrice aesh avs
    accompagnant accompagnante accompagnateur accompagnatrice examinateur examinatrice intervenant intervenante
    vacataire ater`,
  // Business, administration and law
  `acheteur acheteuse affactureur aiguilleur-conseil approvisionneur approvisionneuse arbitragiste assureur
    assureure avoue cambiste charge-d'affaires collaborateur commissionnaire commissaire-priseur controleur
    controleuse conseil-client contremaitre contremaitresse correspondancier correspondanciere declarant
    declarante demarcheur demarcheuse dactylo dactylographe enqueteur enqueteuse enquetrice evaluateur
    evaluatrice facturier facturiere factureur facturiste fiscaliste gestionnaire-paie greffier greffiere
    guichetier guichetiere instruct-recouvrement legiste logisticien logisticienne mandataire marchandiseur
    marchandiseuse mediateur mediatrice negociateur negociatrice negociant negociante clerc operateur-saisie
    organisateur organisatrice parajuriste placier placiere procureur procureure recouvreur recruteur recruteuse
    rentier representant representante reviseur reviseure reviseuse secretaire-general souscripteur souscriptrice
    standardiste-accueil substitut telesecretaire tarificateur tarificatrice teleconseiller teleconseillere
    teleoperateur teleoperatrice teleprospecteur teleprospectrice televendeur televendeuse transitaire affreteur
    affreteuse vendeur-conseil technicocommercial technicocommerciale gestionnaire-rh huissier-audiencier
    liquidateur liquidatrice sinistraliste payeur paieur rapporteure rapporteuse verificateur verificatrice
    percepteur perceptrice douanier douaniere commercant commercante`,
  // ICT
  `administrateur-systeme architecte-logiciel codeur codeuse ergonome-ihm infographiste integrateur integratrice
    programmeuse referenceur referenceuse testeur-logiciel webmestre maquettiste hotliner`,
  // Social work, culture, media, clergy
  `accordeoniste acrobate animateur-radio annonceur antiquaire assesseur assesseure aumoniere auteure autrice
    bassiste batteur batteuse biographe brocanteur brocanteuse bruiteur bruiteuse cantatrice cascadeur cascadeuse
    cineaste chanteur chanteuse chansonnier choregraphe chroniqueur chroniqueuse compositeur compositrice
    comediographe conteur conteuse costumier costumiere correcteur correctrice correspondant correspondante
    critique-art decorateur decoratrice delegue deleguee designereuse diacre disquaire eclairagiste ecrivain
    ecrivaine editeur editrice educateur-specialise etalagiste eveque exposant galeriste genealogiste guitariste
    habilleur habilleuse historien historienne humoriste ingenieur-son islamologue lexicographe libraire
    linguiste localier luthiere machiniste magicien magicienne maquilleur maquilleuse marionnettiste
    mediathecaire mecanographe metteur-en-scene metteur metteuse modeliste monteur-video mouleur-statuaire
    musicologue novelliste ouvreur ouvreuse parolier paroliere pasteur pasteure perchiste perchman
    percussionniste philosophe photojournaliste photograveur pianiste pigiste plasticien plasticienne poete
    poetesse politologue presentateur presentatrice pretre producteur productrice rabbin redacteur-web sacristain
    sacristaine scenariste scenographe scripte sculpteur sculptrice secretaire-de-redaction souffleur
    soudanologue speaker speakerine theologien theologienne travailleur travailleuse tailleur tailleuse
    typographe vicaire violoniste violoncelliste videaste vitrailliste youtubeur youtubeuse influenceur
    influenceuse sonorisateur`,
  // Services, sales, hospitality, sports, security
  `accueillant accueillante agent-de-securite aide-a-domicile agent-d'accueil amuseur astrologue
    auxiliaire-de-vie bagagiste baigneur barbier barbiere boulangere buraliste cabinier camelot caviste
    chambellan charcutier charcutiere chocolatiere conseiller-vente crepier crepiere croque-mort cuistot cycliste
    demonstrateur demonstratrice depanneur depanneuse detaillant detaillante droguiste ecailler ecaillere ecuyer
    ecuyere employe-de-maison epicier epiciere equipier equipiere femme-de-chambre footballeur footballeuse
    fossoyeur fromager fromagere garde-chasse garde-champetre garde-corps garde-forestier garde-du-corps
    gardien-de-la-paix garcon-de-cafe gendarmette gouvernant groome gymnaste intendante-maison joueur joueuse
    lingere linger limonadier limonadiere liftier maitre-chien maitre-d'hotel majordome manucure marchand
    marchande masseur-bienetre menager menagere motard musher nageur nageuse officiere ongliere ongliste
    parfumeur parfumeuse plagiste plongeuse poissonnier poissonniere pompiste poseur-ongles prothesiste-ongulaire
    primeuriste ripeur rotisseur saucier sauciere second-de-cuisine skieur skieuse sportifve
    surveillant-penitentiaire tabacologue tatoueur tatoueuse teinturier teinturiere tenancier tenanciere
    toiletteur-canin traiteur traiteuse valet-de-chambre veilleur veilleuse veilleur-de-nuit voiturier voituriere
    policier-municipal ilotier convoyeur convoyeuse factionnaire cynophile majorette enqueteur-prive
    thanatopracteur thanatopractrice croupiere billettiste barmaitre commis-de-salle commis-de-cuisine`,
  // Agriculture, forestry, fishing
  `ouvrier-agricole apprenti-agricole arboriculteur arboricultrice aquaculteur aquacultrice arboriste aviculteur
    avicultrice bergere berger bouvier bouviere bucheronne caveur chevrier chevriere chasseur chasseuse
    conchyliculteur ostreiculteur ostreicultrice cultivateur cultivatrice debardeur debroussailleur elagueur
    elagueuse eleveur eleveuse exploitant-agricole faucheur fermier fermiere floriculteur floricultrice
    garde-peche jardiniere maraicher maraichere moissonneur mytiliculteur mytilicultrice oleiculteur palefrenier
    palefreniere paysan paysanne pepinieriste pisciculteur piscicultrice ramasseur ramasseuse recoltant
    saisonniere sylviculteur sylvicultrice soigneur soigneuse tractoriste trayeur vacher vachere vendangeur
    vendangeuse viticulteur viticultrice maitre-de-chai trufficulteur taupier`,
  // Crafts and trades
  `accordeur affuteur ajusteur ajusteuse aleseur armurier ascensoriste assembleur assembleuse bardeur bobinier
    bobineur bottier boiseur brodeur brodeuse brocheur cableur cableuse canalisateur canneur cannier carrossier
    carrossiere chapelier chapeliere charron chaudronnier chaudronniere chauffagiste cheministe cintreur ciseleur
    cloisonneur coffreur coffreuse coffreur-bancheur confiseur confiseuse constructeur-bois conducteur-de-travaux
    couteliere coutelier cuiseur coupeur coupeuse decolleteur doreur doreuse ebeniste electroplaste emailleur
    encadreur encadreuse enduiseur ensemblier etancheur etancheuse etameur facadier facteur-de-pianos faiencier
    ferblantier ferronnier ferronniere ferrailleur ferrailleuse fondeur fondeuse forgeron forgeronne forgeur
    fourreur fourreuse frigoriste fumiste gantier gantiere graveuse imprimeur installatrice jointeur laqueur
    layetier lithographe maconne maroquinier maroquiniere marbrier marbriere marechal-ferrant marqueteur
    mecanicienne menuisiere metallier metalliere meunier meuniere modiste monteuse mouleur mouleuse noyauteur
    outilleur outilleuse parqueteur paveur paveuse peintre-en-batiment piqueur piqueuse plaquiste plieur
    plombiere plisseur polisseur polisseuse porcelainier poseur poseuse potier potiere ramoneur ramoneuse relieur
    relieuse reparatrice restaurateur-art retoucheur retoucheuse rempailleur sableur sellier selliere
    sellier-garnisseur serigraphe solier solier-moquettiste soudeuse staffeur storiste tailleur-de-pierre tanneur
    terrassier terrassiere tisserand tisserande tolier toliere tonnelier tonneliere traceur torrefacteur
    tuyauteur tuyauteuse usineur usineuse vannier vanniere verrier verriere vernisseur vitrier-miroitier zingueur
    zingueuse tricoteur tricoteuse deboiseur desinsectiseur deratiseur desamianteur demolisseur foreur foreuse
    boiteur artisane maintenancier regleur regleuse electricien-auto`,
  // Machine operators, drivers, transport
  `aiguilleur aiguilleuse bateleur batelier bateliere cabotier camionneur camionneuse carrieriste chauffeure
    chef-de-gare chef-de-train conducteur conductrice conditionneur conditionneuse conteneuriste
    controleur-aerien contremaitre-mecanique dragueur embouteilleur enrouleur grutier grutiere laveur laveuse
    lamineur livreuse magasiniere marinier mareyeur matelot matelotte opercul opercule pelleteur pilote-de-ligne
    pistier plieuse-machine pontier pressier receveur receveuse repasseur repasseuse rotativiste scieur scieuse
    surveillant-machine tisseur tisseuse trieur trieuse wattman capitaine-de-navire navigateur navigant navigante
    controleuse-train motoriste expediteur expeditrice receptionnaire preparateur-de-commandes reconditionneur
    taximan`,
  // Elementary occupations and helpers
  `agent-d'entretien agent-de-nettoyage balayeur balayeuse bonne-a-tout-faire cantonnier cantonniere cantiniere
    cantinier charretier chiffonnier colporteur colporteuse colleur-affiches crieur debarrasseur dechargeur
    demenageur demenageuse eboueur eboueuse emballeur emballeuse manutentionnaire manoeuvre-btp nettoyeur
    nettoyeuse homme-de-peine journalier journaliere laveur-de-vitres lavandiere ouvrier-polyvalent plumeur
    porteur porteuse rippeur serre-freins tacheron technicien-de-surface homme-toutes-mains factotum
    vendeur-ambulant releveur interimaire`,
  // Armed forces
  `amiral amirale aspirante aviateur aviatrice brigadiere canonnier chef-de-bataillon colonelle commando-marine
    enseigne-de-vaisseau fantassin garde-cotes general-de-brigade lieutenante marechal-des-logis marsouin
    parachutiste premier-maitre quartier-maitre major-armee matelot-marine reserviste sapeur second-maitre
    soldate tirailleur volontaire-armee`,
  // Trainees, students and honorary posts
  `apprenant apprenante auditeur-libre benevole-associatif boursier boursiere cadette candidat etudiant
    etudiante externe-medecine lyceen lyceenne parrain porte-parole volontaire volontaire-service-civique jobiste
    jobbiste contrat-pro cheftaine jeannette`,
].join(' ');
