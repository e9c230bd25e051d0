/**
 * Head nouns of French job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const FRENCH_TITLES = [
  // Managers, officials and public service ranks
  `adjoint adjointe administrateur administratrice ambassadeur ambassadrice associe banquier banquiere
    bourgmestre cogerant cogerante cofondateur cofondatrice commissaire codirecteur codirectrice coordonnateur
    coordonnatrice dga daf drh dsi depute deputee dirigeant dirigeante dircom doyen doyenne echevin echevine
    edile encadrant encadrante entrepreneure entrepreneuse autoentrepreneur autoentrepreneuse fondateur
    fondatrice gouverneur gouverneure fonctionnaire inspecteur inspectrice intendante maire mairesse manageur
    manageuse manageure meneur meneuse ministre patronne pdg prefet prefete preposee prepose presidente
    proviseure recteur rectrice regisseure regisseuse restauratrice senateur senatrice superviseur superviseure
    superviseuse surintendant surintendante syndic syndicaliste tresorier tresoriere aubergiste cafetier
    cafetiere`,
  // Science and engineering
  `acousticien acousticienne actuaire agronome anthropologue archeologue astronome astrophysicien
    astrophysicienne automaticien automaticienne bioinformaticien bioinformaticienne biochimiste biostatisticien
    biostatisticienne biotechnologiste botaniste cartographe chercheure chercheuse climatologue climaticien
    climaticienne concepteur conceptrice criminologue demographe ecologue ecotoxicologue entomologiste
    epidemiologiste ergonome ethnologue geneticien geneticienne geochimiste geographe geomaticien geomaticienne
    geophysicien geophysicienne geotechnicien geotechnicienne horticulteur horticultrice hydraulicien
    hydraulicienne hydrogeologue hydrologue immunologiste inventeur inventrice metallurgiste meteorologue
    meteorologiste metreur metreurse metreuse metrologue microbiologiste modelisateur modelisatrice naturaliste
    neurobiologiste oceanographe oenologue paysagiste pedologue pharmacologue planificateur planificatrice
    polytechnicien polytechnicienne preventeur preventrice preventionniste projeteur projeteurse projeteuse
    prospecteur prospectrice qualiticien qualiticienne sismologue sociologue statisticien statisticienne
    technologue thermicien thermicienne topographe toxicologue urbaniste virologue zoologiste zootechnicien
    zootechnicienne econometre deviseur deviseuse batisseur ordonnanceur ordonnanceuse chiffreur chiffreuse
    pilote-projet mecatronicien mecatronicienne electronicien electronicienne electrotechnicien
    electrotechnicienne electromecanicien electromecanicienne roboticien roboticienne informaticien
    informaticienne`,
  // Health and care
  `accoucheur accoucheuse acupuncteur acupunctrice allergologue anesthesiste angiologue apothicaire
    audioprothesiste brancardier brancardiere cancerologue cardiologue chiropracteur chiropraticien
    chiropraticienne denturologiste dermatologue dieteticien dieteticienne diabetologue endocrinologue
    generaliste geriatre gynecologue hematologue herboriste homeopathe hygieniste laborantine manipulateur
    manipulatrice magnetiseur magnetiseuse masseurse kine nephrologue neurologue neurochirurgien
    neurochirurgienne neuropsychologue nutritionniste obstetricien obstetricienne oncologue ophtalmologiste
    ophtalmologue orthodontiste orthoptiste orthopediste osteopathe pediatre pedicure podologue pharmacienne
    phlebologue phlebotomiste pneumologue prothesiste psychanalyste psychiatre psychomotricien psychomotricienne
    radiologue reeducateur reeducatrice reflexologue rhumatologue maieuticien sexologue sophrologue soignant
    soignante aidant aidante aide-malade garde-malade stomatologue urgentiste urologue visiteur visiteurse
    visiteuse naturopathe optometriste secouriste sauveteur sauveteurse sauveteuse toiletteur toiletteuse
    inseminateur preposee-aux-beneficiaires`,
  // Teaching and academic ranks
  `academicien academicienne agrege agregee atsem conferencier conferenciere cpe documentaliste doctorant
    doctorante postdoctorant postdoctorante ens formateurice instituteur institutrice instructeur instructrice
    lecteur lectrice maitresse moniteur monitrice orientateur pion pionne precepteur preceptrice professeure
    prof-des-ecoles puericulteur repetiteur repetitrice surveillant surveillante tuteur tutrice aesh avs
    accompagnant accompagnante accompagnateur accompagnatrice examinateur examinatrice intervenant intervenante
    vacataire ater`,
  // Business, administration and law
  `acheteur acheteurse acheteuse affactureur aiguilleur-conseil approvisionneur approvisionneurse
    approvisionneuse arbitragiste assureur assureure avoue cambiste charge-d'affaires collaborateur
    commissionnaire commissaire-priseur controleur controleurse controleuse conseil-client contremaitre
    contremaitresse correspondancier correspondanciere declarant declarante demarcheur demarcheurse demarcheuse
    developpeurse dactylo dactylographe enqueteur enqueteurse enqueteuse enquetrice evaluateur evaluatrice
    facturier facturiere factureur facturiste fiscaliste gestionnaire-paie greffier greffiere guichetier
    guichetiere instruct-recouvrement legiste logisticien logisticienne mandataire marchandiseur marchandiseuse
    mediateur mediatrice negociateur negociatrice negociant negociante clerc operateur-saisie organisateur
    organisatrice parajuriste placier placiere prospecteurtrice procureur procureure recouvreur recruteur
    recruteurse recruteuse rentier representant representante reviseur reviseure reviseuse secretaire-general
    souscripteur souscriptrice standardiste-accueil substitut telesecretaire tarificateur tarificatrice
    teleconseiller teleconseillere teleoperateur teleoperatrice teleprospecteur teleprospectrice televendeur
    televendeurse televendeuse transitaire affreteur affreteuse vendeurse vendeur-conseil technicocommercial
    technicocommerciale gestionnaire-rh huissier-audiencier liquidateur liquidatrice sinistraliste payeur paieur
    rapporteure rapporteuse verificateur verificatrice percepteur perceptrice douanier douaniere commercant
    commercante`,
  // ICT
  `administrateur-systeme architecte-logiciel codeur codeuse ergonome-ihm infographiste integrateur integratrice
    programmeurse programmeuse referenceur referenceurse referenceuse testeur-logiciel webmestre webdesignereuse
    maquettiste hotliner`,
  // Social work, culture, media, clergy
  `abbe acteurrice accordeoniste acrobate animateur-radio annonceur antiquaire assesseur assesseure aumoniere
    auteur auteure autrice bassiste batteur batteuse biographe brocanteur brocanteuse bruiteur bruiteuse
    cantatrice cascadeur cascadeurse cascadeuse cineaste chanteur chanteurse chanteuse chansonnier choregraphe
    chroniqueur chroniqueurse chroniqueuse compositeur compositeurrice compositrice comediographe conteur
    conteurse conteuse costumier costumiere correcteur correctrice correspondant correspondante critique-art cure
    decorateur decoratrice delegue deleguee designereuse diacre disquaire eclairagiste ecrivain ecrivaine editeur
    editrice educateur-specialise etalagiste eveque exposant galeriste genealogiste guitariste habilleur
    habilleurse habilleuse historien historienne humoriste ingenieur-son islamologue lexicographe libraire
    linguiste localier luthiere machiniste magicien magicienne maquilleur maquilleurse maquilleuse marionnettiste
    mediathecaire mecanographe metteur-en-scene metteur metteuse modeliste moine monteur-video mouleur-statuaire
    musicologue novelliste ouvreur ouvreuse parolier paroliere pasteur pasteure perchiste perchman
    percussionniste philosophe photojournaliste photograveur pianiste pigiste plasticien plasticienne poete
    poetesse politologue presentateur presentatrice pretre producteur productrice rabbin redacteur-web sacristain
    sacristaine scenariste scenographe scripte sculpteur sculptrice secretaire-de-redaction souffleur
    soudanologue speaker speakerine theologien theologienne travailleur travailleurse travailleuse tailleur
    tailleurse typographe vicaire violoniste violoncelliste videaste vitrailliste youtubeur youtubeuse
    influenceur influenceuse sonorisateur`,
  // Services, sales, hospitality, sports, security
  `accueillant accueillante agent-de-securite aide-a-domicile agent-d'accueil amuseur astrologue
    auxiliaire-de-vie bagagiste baigneur barbier barbiere boulangere buraliste cabinier camelot caviste
    chambellan charcutier charcutiere chocolatiere coiffeurse conseiller-vente crepier crepiere croque-mort
    cuistot cycliste demonstrateur demonstratrice depanneur depanneurse depanneuse detaillant detaillante
    droguiste ecailler ecaillere ecuyer ecuyere employe-de-maison epicier epiciere equipier equipiere
    femme-de-chambre footballeur footballeurse footballeuse fossoyeur fromager fromagere garde-chasse
    garde-champetre garde-corps garde-forestier garde-du-corps gardien-de-la-paix garcon-de-cafe gendarmette
    gouvernant groome gymnaste intendante-maison joueur joueurse joueuse lingere linger limonadier limonadiere
    liftier maitre-chien maitre-d'hotel majordome manucure marchand marchande masseur-bienetre menager menagere
    motard musher nageur nageuse officiere ongliere ongliste parfumeur parfumeurse parfumeuse plagiste plongeurse
    plongeuse poissonnier poissonniere pompiste poseur-ongles prothesiste-ongulaire primeuriste ripeur rotisseur
    saucier sauciere second-de-cuisine serveurse skieur skieuse sportifve surveillant-penitentiaire tabacologue
    tatoueur tatoueurse tatoueuse teinturier teinturiere tenancier tenanciere toiletteur-canin traiteur
    traiteurse valet-de-chambre veilleur veilleurse veilleuse veilleur-de-nuit voiturier voituriere
    policier-municipal ilotier convoyeur convoyeurse convoyeuse factionnaire cynophile majorette enqueteur-prive
    thanatopracteur thanatopractrice croupiere billettiste barmaitre commis-de-salle commis-de-cuisine`,
  // Agriculture, forestry, fishing
  `ouvrier-agricole apprenti-agricole arboriculteur arboricultrice aquaculteur aquacultrice arboriste aviculteur
    avicultrice bergere berger bouvier bouviere bucheronne caveur chevrier chevriere chasseur chasseurse
    conchyliculteur ostreiculteur ostreicultrice cultivateur cultivatrice debardeur debroussailleur elagueur
    elagueurse eleveur eleveurse eleveuse exploitant-agricole faucheur fermier fermiere floriculteur
    floricultrice garde-peche jardiniere maraicher maraichere moissonneur mytiliculteur mytilicultrice
    oleiculteur palefrenier palefreniere paysan paysanne pepinieriste pisciculteur piscicultrice ramasseur
    ramasseuse recoltant saisonniere sylviculteur sylvicultrice soigneur soigneurse soigneuse tractoriste trayeur
    vacher vachere vendangeur vendangeurse vendangeuse viticulteur viticultrice maitre-de-chai trufficulteur
    taupier`,
  // Crafts and trades
  `accordeur affuteur ajusteur ajusteurse ajusteuse aleseur armurier ascensoriste assembleur assembleurse
    assembleuse bardeur bobinier bobineur bottier boiseur brodeur brodeuse brocheur cableur cableurse cableuse
    canalisateur canneur cannier carrossier carrossiere chapelier chapeliere charron chaudronnier chaudronniere
    chauffagiste cheministe cintreur ciseleur cloisonneur coffreur coffreurse coffreur-bancheur confiseur
    confiseurse confiseuse constructeur-bois conducteur-de-travaux couteliere coutelier cuiseur coupeur coupeurse
    coupeuse decolleteur doreur doreurse ebeniste electroplaste emailleur encadreur encadreureuse enduiseur
    ensemblier etancheur etancheurse etameur facadier facteur-de-pianos faiencier ferblantier ferronnier
    ferronniere ferrailleur ferrailleurse fondeur fondeurse forgeron forgeronne forgeur fourreur fourreurse
    frigoriste fumiste gantier gantiere graveuse imprimeur installateurrice installatrice jointeur laqueur
    layetier lithographe maconne maroquinier maroquiniere marbrier marbriere marechal-ferrant marqueteur
    mecanicienne menuisiere metallier metalliere meunier meuniere modiste monteurse monteuse mouleur mouleurse
    noyauteur outilleur outilleurse parqueteur paveur paveurse peintre-en-batiment piqueur piqueurse piqueuse
    plaquiste plieur plombiere plisseur polisseur polisseurse polisseuse porcelainier poseur poseurse poseuse
    potier potiere ramoneur ramoneurse relieur relieurse relieuse reparatrice restaurateur-art retoucheur
    retoucheurse retoucheuse rempailleur sableur sellier selliere sellier-garnisseur serigraphe solier
    solier-moquettiste soudeurse soudeuse staffeur storiste tailleur-de-pierre tanneur terrassier terrassiere
    tisserand tisserande tolier toliere tonnelier tonneliere traceur torrefacteur tuyauteur tuyauteurse usineur
    usineurse vannier vanniere verrier verriere vernisseur vitrier-miroitier zingueur zingueurse tricoteur
    tricoteuse deboiseur desinsectiseur deratiseur desamianteur demolisseur foreur foreurse boiteur artisane
    maintenancier regleur regleurse regleuse electricien-auto`,
  // Machine operators, drivers, transport
  `aiguilleur aiguilleurse bateleur batelier bateliere cabotier camionneur camionneurse camionneuse carrieriste
    chauffeure chef-de-gare chef-de-train conducteur conductrice conditionneur conditionneurse conditionneuse
    conteneuriste controleur-aerien contremaitre-mecanique dragueur embouteilleur enrouleur grutier grutiere
    laveur laveurse laveuse lamineur livreurse livreuse magasiniere marinier mareyeur matelot matelotte opercul
    opercule pelleteur pilote-de-ligne pistier plieuse-machine pontier pressier receveur receveurse receveuse
    repasseur repasseurse repasseuse rotativiste scieur scieurse surveillant-machine tisseur tisseurse tisseuse
    trieur trieurse trieuse wattman capitaine-de-navire navigateur navigant navigante controleuse-train motoriste
    expediteur expeditrice receptionnaire preparateur-de-commandes reconditionneur taximan`,
  // Elementary occupations and helpers
  `agent-d'entretien agent-de-nettoyage balayeur balayeurse balayeuse bonne-a-tout-faire cantonnier cantonniere
    cantiniere cantinier charretier chiffonnier colporteur colporteurse colleur-affiches crieur debarrasseur
    dechargeur demenageur demenageurse demenageuse eboueur eboueurse emballeur emballeurse emballeuse
    manutentionnaire manoeuvre-btp nettoyeur nettoyeurse nettoyeuse homme-de-peine journalier journaliere
    laveur-de-vitres lavandiere ouvrier-polyvalent plumeur porteur porteurse porteuse rippeur serre-freins
    tacheron technicien-de-surface homme-toutes-mains factotum vendeur-ambulant releveur interimaire`,
  // Armed forces
  `amiral amirale aspirante aviateur aviatrice brigadiere canonnier chef-de-bataillon colonelle commando-marine
    enseigne-de-vaisseau fantassin garde-cotes general-de-brigade lieutenante marechal-des-logis marsouin
    parachutiste premier-maitre quartier-maitre major-armee matelot-marine reserviste sapeur second-maitre
    soldate tirailleur volontaire-armee`,
  // Trainees, students and honorary posts
  `apprenant apprenante auditeur-libre benevole-associatif boursier boursiere cadette candidat etudiant
    etudiante externe-medecine lyceen lyceenne parrain parrainmarraine porte-parole volontaire
    volontaire-service-civique jobiste jobbiste contrat-pro cheftaine jeannette`,
].join(' ');
