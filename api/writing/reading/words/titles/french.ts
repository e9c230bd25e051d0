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
    surintendant surintendante syndic syndicaliste tresorier tresoriere aubergiste cafetier cafetiere
    conseiller-municipal eurodepute eurodeputee parlementaire chancelier chanceliere consule ambassadeure
    batonnier batonniere hoteliere patron franchise investisseur investisseuse prevot intendant-general
    exploitant-forestier logeur logeuse organisateur-evenementiel ordonnateur ordonnatrice verificateur-general
    plenipotentiaire legat protonotaire administrateur-civil attache-territorial`,
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
    electromecanicien electromecanicienne roboticien roboticienne informaticien informaticienne aerodynamicien
    aerodynamicienne archeologiste astronaute cosmonaute spationaute bacteriologiste bacteriologue biophysicien
    biophysicienne biomathematicien cristallographe cytologiste cytogeneticien cytogeneticienne dendrologue
    dialectologue ethnographe ethologue ethologiste geodesien geodesienne geomorphologue glaciologue gemmologue
    herpetologue histologiste hydrographe hydrobiologiste hygieniste-industriel ichtyologue ichtyologiste
    limnologue logicien logicienne malacologue mineralogiste mycologue nematologiste oceanologue ornithologue
    paleontologue paleontologiste parasitologue petrographe petrologue pharmacologiste photogrammetre
    phytopathologiste physiologiste planetologue primatologue pyrotechnicien pyrotechnicienne sedimentologue
    speleologue systematicien vulcanologue volcanologue zoologue zootechniste amenageur amenageuse domoticien
    domoticienne aeronaute essayeur essayeuse preleveur preleveuse experimentateur experimentatrice
    ingenieur-conseil ingenieur-docteur metrologiste ecoconseiller ecoconseillere animateur-nature ecologiste
    egyptologue previsionniste sondeur sondeuse urbaniste-conseil videographe designer-produit agroeconomiste
    bioanalyste biotechnologue aquariologiste oceanaute forestier forestiere energeticien energeticienne
    frigoriste-conseil eclairagiste-conseil thermodynamicien atomiste nucleariste scaphandrier scaphandriere
    depollueur`,
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
    secouriste sauveteur sauveteuse toiletteur toiletteuse inseminateur preposee-aux-beneficiaires andrologue
    addictologue ambulanciere-regulatrice anatomopathologiste biologiste-medical bio-energeticien chiropodiste
    cytotechnicien dosimetriste echographiste embryologiste ergologue etiopathe exorciste gastro-enterologue
    gastroenterologue gerontologue guerisseur guerisseuse rebouteux rebouteuse hematologiste hepatologue
    histotechnicien homeopathe-conseil infectiologue iade ibode immunologue kinesiologue neonatologue
    neonatologiste neuropsychiatre neuropediatre occlusodontiste oculariste ocularistes oto-rhino orl orthesiste
    orthoprothesiste pedopsychiatre pedodontiste parodontiste parodontologue perfusionniste polygraphiste
    proctologue psychoeducateur psychoeducatrice reanimateur reanimatrice sterilisateur therapeute-conjugal
    toxicologiste venerologue dietetiste iridologue hypnotiseur medecin-conseil visiteur-medical
    visiteuse-medicale delegue-medical auxiliaire-puericulture asv aidante-naturelle assistant-dentaire
    regulateur regulatrice permanencier permanenciere algologue urodynamicien transfuseur sage-homme matrone
    vaccinateur vaccinatrice embaumeur embaumeuse`,
  // Teaching and academic ranks
  `academicien academicienne agrege agregee atsem conferencier conferenciere cpe documentaliste doctorant
    doctorante postdoctorant postdoctorante ens instituteur institutrice instructeur instructrice lecteur
    lectrice maitresse moniteur monitrice orientateur pion pionne precepteur preceptrice professeure
    prof-des-ecoles puericulteur repetiteur repetitrice surveillant surveillante tuteur tutrice aesh avs
    accompagnant accompagnante accompagnateur accompagnatrice examinateur examinatrice intervenant intervenante
    vacataire ater agent-specialise archiviste-paleographe colleur colleuse dirlo educateur-sportif eje
    ingenieur-pedagogique lecteur-etranger normalien normalienne prof psychopedagogue regent agent-scolaire
    surge mns orthopedagogue thesard thesarde allocataire animateur-jeunesse animateur-periscolaire
    educatrice-specialisee formateur-interne garde-enfant garde-enfants nounou assmat babysitteur babysitteuse
    baby-sitteur baby-sitteuse`,
  // Business, administration and law
  `acheteur acheteuse affactureur aiguilleur-conseil approvisionneur approvisionneuse arbitragiste assureur
    assureure avoue cambiste charge-d'affaires collaborateur commissionnaire commissaire-priseur controleur
    controleuse conseil-client contremaitre contremaitresse correspondancier correspondanciere declarant
    declarante demarcheur demarcheuse dactylo dactylographe enqueteur enqueteuse enquetrice evaluateur
    evaluatrice facturier facturiere factureur facturiste fiscaliste gestionnaire-paie greffier greffiere
    guichetier guichetiere instruct-recouvrement legiste logisticien logisticienne mandataire marchandiseur
    marchandiseuse mediateur mediatrice negociateur negociatrice negociant negociante clerc operateur-saisie
    organisateur organisatrice parajuriste placier placiere procureur procureure recouvreur recruteur recruteuse
    rentier representant representante reviseur reviseure reviseuse secretaire-general souscripteur
    souscriptrice standardiste-accueil substitut telesecretaire tarificateur tarificatrice teleconseiller
    teleconseillere teleoperateur teleoperatrice teleprospecteur teleprospectrice televendeur televendeuse
    transitaire affreteur affreteuse vendeur-conseil technicocommercial technicocommerciale gestionnaire-rh
    huissier-audiencier liquidateur liquidatrice sinistraliste payeur paieur rapporteure rapporteuse
    verificateur verificatrice percepteur perceptrice douanier douaniere commercant commercante acheteuse-projet
    actuariste administrateur-judiciaire aconier acconier affreteur-maritime agent-immobilier analyste-credit
    appariteur appariteure assistant-rh avocat-conseil avocat-general bailleur bailleresse banquier-conseil
    commercante-ambulante commercial-sedentaire comptable-unique conciliateur conciliatrice conseiller-clientele
    conseiller-financier conseiller-immobilier copiste courtier-grossiste credit-man curateur dactylocodeuse
    developpeur-foncier directeur-financier detective-prive dispatcheur dispatcheuse enquetrice-sociale
    encaisseur encaisseuse expert-automobile expert-judiciaire facilitateur facilitatrice forain foraine
    gestionnaire-sinistres grossiste immatriculeur intervieweur intervieweuse juge-consulaire jurisconsulte jure
    juree lobbyiste lobbyeur marketeur marketeuse merchandiseur merchandiseuse mandataire-judiciaire
    mandataire-immobilier negociatrice-immobiliere notairesse wedding-planneuse payeur-general peseur peseuse
    planneur planneuse planneur-strategique pointeur postier postiere procureur-general promoteur publicitaire
    quittancier responsable-magasin revendeur revendeuse regleur-sinistre redacteur-sinistres reassureur
    rewriter secretaire-medicale secretaire-juridique secretaire-trilingue stenodactylo stenographe stenotypiste
    taxatrice telecommercial telecommerciale teleacteur teleactrice teleenqueteur teleenquetrice telemarketeur
    telephoniste tradeur tradeuse valoriste vaguemestre vendeuse-conseil vendeur-comptoir vrp vdi
    visiteur-immobilier cotateur technico-com expert-sinistre gestionnaire-locatif`,
  // ICT
  `administrateur-systeme architecte-logiciel codeur codeuse ergonome-ihm infographiste integrateur
    integratrice programmeuse referenceur referenceuse testeur-logiciel webmestre maquettiste hotliner
    administrateur-reseau administratrice-systeme bidouilleur data-scientiste developpeur-web ergonome-web
    helpdeskeur integratrice-web moderateur moderatrice parametreur pupitreur pupitreuse redactrice-web
    technicien-informatique testeuse-logiciel webdesigneuse webmaster-editorial webmestre-editorial infogerant
    cybersecuriste auditeur-securite cogniticien cogniticienne deployeur`,
  // Social work, culture, media, clergy
  `accordeoniste acrobate animateur-radio annonceur antiquaire assesseur assesseure aumoniere auteure autrice
    bassiste batteur batteuse biographe brocanteur brocanteuse bruiteur bruiteuse cantatrice cascadeur
    cascadeuse cineaste chanteur chanteuse chansonnier choregraphe chroniqueur chroniqueuse compositeur
    compositrice comediographe conteur conteuse costumier costumiere correcteur correctrice correspondant
    correspondante critique-art decorateur decoratrice delegue deleguee designereuse diacre disquaire
    eclairagiste ecrivain ecrivaine editeur editrice educateur-specialise etalagiste eveque exposant galeriste
    genealogiste guitariste habilleur habilleuse historien historienne humoriste ingenieur-son islamologue
    lexicographe libraire linguiste localier luthiere machiniste magicien magicienne maquilleur maquilleuse
    marionnettiste mediathecaire mecanographe metteur-en-scene metteur metteuse modeliste monteur-video
    mouleur-statuaire musicologue novelliste ouvreur ouvreuse parolier paroliere pasteur pasteure perchiste
    perchman percussionniste philosophe photojournaliste photograveur pianiste pigiste plasticien plasticienne
    poete poetesse politologue presentateur presentatrice pretre producteur productrice rabbin redacteur-web
    sacristain sacristaine scenariste scenographe scripte sculpteur sculptrice secretaire-de-redaction souffleur
    soudanologue speaker speakerine theologien theologienne travailleur travailleuse tailleur tailleuse
    typographe vicaire violoniste violoncelliste videaste vitrailliste youtubeur youtubeuse influenceur
    influenceuse sonorisateur accessoiriste affichiste altiste animateur-culturel aquafortiste aquarelliste
    archeveque archipretre arrangeur arrangeuse artificier artificiere assistante-sociale aide-sociale
    attache-culturel baryton bedeau benedictin benedictine bonimenteur bouquiniste bedeiste dessinateur-bd
    calligraphe caricaturiste carillonneur carillonneuse chapelain chansonniere chantre chanoine cinematographe
    circassien circassienne clarinettiste clownesse clerc-laic coloriste commentateur commentatrice comparse
    concertiste conferencier-national contrebassiste contorsionniste copiste-musical corniste createur creatrice
    cure danseur-etoile dialoguiste diaconesse doubleur doubleuse documentariste dompteur dompteuse dresseur
    dresseuse echotier echotiere editorialiste enlumineur enlumineuse equilibriste escamoteur essayiste exegete
    fakir feuilletoniste figurant figurante flutiste funambule fildeferiste gagman graffeur graffeuse
    guignoliste hagiographe harpiste hautboiste heraldiste historiographe iconographe illusionniste imitateur
    imitatrice improvisateur improvisatrice jongleur jongleuse jri kiosquier kiosquiere ludothecaire machino
    mandoliniste medieviste memorialiste miniaturiste missionnaire moine moniale mosaiste museographe museologue
    musicographe nouvelliste operateur-projectionniste orfevre organiste paparazzi paradeur pastelliste
    perruquier perruquiere philologue phoneticien plasticienne-volume polemiste portraitiste predicateur
    predicatrice presentatrice-meteo prieur prieure prestidigitateur prestidigitatrice projectionniste prote
    pupitreur-lumiere rappeur rappeuse revuiste rewriteur romancier romanciere sacristine saxophoniste
    script-girl seminariste slameur slameuse sociologue-conseil sous-titreur sous-titreuse strip-teaseur
    strip-teaseuse taxidermiste technicien-son timbalier trapeziste travailleur-social travailleuse-sociale
    trompettiste tromboniste truquiste ventriloque verbicruciste vielliste webjournaliste ethnomusicologue
    etalonneur etalonneuse mixeur mixeuse mediateur-culturel mediatrice-culturelle conseillere-conjugale cesf
    tisf aide-medico-psychologique benevole-social visiteuse-sociale`,
  // Services, sales, hospitality, sports, security
  `accueillant accueillante agent-de-securite aide-a-domicile agent-d'accueil amuseur astrologue
    auxiliaire-de-vie bagagiste baigneur barbier barbiere boulangere buraliste cabinier camelot caviste
    chambellan charcutier charcutiere chocolatiere conseiller-vente crepier crepiere croque-mort cuistot
    cycliste demonstrateur demonstratrice depanneur depanneuse detaillant detaillante droguiste ecailler
    ecaillere ecuyer ecuyere employe-de-maison epicier epiciere equipier equipiere femme-de-chambre footballeur
    footballeuse fossoyeur fromager fromagere garde-chasse garde-champetre garde-corps garde-forestier
    garde-du-corps gardien-de-la-paix garcon-de-cafe gendarmette gouvernant groome gymnaste intendante-maison
    joueur joueuse lingere linger limonadier limonadiere liftier maitre-chien maitre-d'hotel majordome manucure
    marchand marchande masseur-bienetre menager menagere motard musher nageur nageuse officiere ongliere
    ongliste parfumeur parfumeuse plagiste plongeuse poissonnier poissonniere pompiste poseur-ongles
    prothesiste-ongulaire primeuriste ripeur rotisseur saucier sauciere second-de-cuisine skieur skieuse
    sportifve surveillant-penitentiaire tabacologue tatoueur tatoueuse teinturier teinturiere tenancier
    tenanciere toiletteur-canin traiteur traiteuse valet-de-chambre veilleur veilleuse veilleur-de-nuit
    voiturier voituriere policier-municipal ilotier convoyeur convoyeuse factionnaire cynophile majorette
    enqueteur-prive thanatopracteur thanatopractrice croupiere billettiste barmaitre commis-de-salle
    commis-de-cuisine accompagnatrice-tourisme aide-familiale alpiniste apneiste animateur-club appareilleur
    auxiliaire-familiale basketteur basketteuse boxeur boxeuse bouquetiere bouquetier cantonniere-scolaire
    cantinier-scolaire cavalier cavaliere chambriere chambrier cocher cochere coach-sportif confiseur-glacier
    conseiller-voyage coureur cremier cremiere dame-pipi demonstratrice-vente dieteticien-conseil dogsitteur
    employe-polyvalent employee-polyvalente employe-libre-service escrimeur escrimeuse
    estheticienne-cosmeticienne fossoyeur-municipal fripier fripiere garde-barriere garde-parc garde-riviere
    garde-port garde-particulier golfeur golfeuse grilladin grillardin grimpeur grimpeuse groomeuse
    guide-touristique handballeur handballeuse herboriste-conseil hockeyeur hockeyeuse ilotiere
    intendant-chateau karateka lunetier lunetiere lutteur lutteuse maitre-queux manucuriste
    maquilleuse-professionnelle marchand-ambulant merciere mixologue modeliste-patronnier mannequin ongleriste
    opticien-lunetier opticienne-lunetiere patineur patineuse pedicure perruquiere-posticheuse physionomiste
    pisteur pisteuse planchiste policiere-municipale posticheur posticheuse quincaillier quincailliere
    rayonniste reassortisseur reassortisseuse rallyeman rugbyman rugbywoman rugbymen sandwicheur serveuse-bar
    shampooineur shampooineuse shampouineur shampouineuse soigneur-animalier spa-praticienne styliste-ongulaire
    surfeur surfeuse tabatier tarologue cartomancien cartomancienne tennisman tenniswoman tisanier tourier
    touriere tripier tripiere vendeur-polyvalent vestiairiste volailler volaillere volleyeur volleyeuse
    praticienne-spa praticien praticienne conseiller-funeraire porteur-funeraire assistant-funeraire
    marbrier-funeraire operateur-jeux`,
  // Agriculture, forestry, fishing
  `ouvrier-agricole apprenti-agricole arboriculteur arboricultrice aquaculteur aquacultrice arboriste
    aviculteur avicultrice bergere berger bouvier bouviere bucheronne caveur chevrier chevriere chasseur
    chasseuse conchyliculteur ostreiculteur ostreicultrice cultivateur cultivatrice debardeur debroussailleur
    elagueur elagueuse eleveur eleveuse exploitant-agricole faucheur fermier fermiere floriculteur floricultrice
    garde-peche jardiniere maraicher maraichere moissonneur mytiliculteur mytilicultrice oleiculteur palefrenier
    palefreniere paysan paysanne pepinieriste pisciculteur piscicultrice ramasseur ramasseuse recoltant
    saisonniere sylviculteur sylvicultrice soigneur soigneuse tractoriste trayeur vacher vachere vendangeur
    vendangeuse viticulteur viticultrice maitre-de-chai trufficulteur taupier abatteur abatteuse
    abatteur-faconneur agent-sylvicole aide-agricole alguiculteur alguier goemonier aquiculteur cabliste
    castreur cerealier cerealiere champignonniste charbonnier cidriculteur cidrier cocassier cotonculteur
    cressiculteur cueilleur cueilleuse cuniculteur cunicultrice debardeuse dresseur-canin echaudeur ecorceur
    elagueur-grimpeur eleveur-bovin endivier equarrisseur faneur faneuse fauconnier fauconniere gaveur gaveuse
    glaneur glaneuse garde-vigne greffeur greffeuse heliciculteur helicicultrice herbager herboriste-cueilleur
    houblonnier irrigateur irrigant journalier-agricole laitier laitiere lamaneur mareyeuse metayer metayere
    moutonnier muletier muletiere nuciculteur oiseleur oleicultrice-mouliniere orpailleur ouvrier-viticole
    ouvriere-viticole ouvrier-forestier ostreicultrice-ecailleuse paludier paludiere saunier sauniere patre
    pecheuse piegeur porcher porchere producteur-laitier ramendeur recolteur recolteuse riziculteur rizicultrice
    rosieriste sericiculteur semeur semeuse tacheron-viticole tondeur toucheur trappeur trufficultrice
    vacher-porcher veterinaire-rural vinificateur tonneliere-merrandiere arboriste-grimpeur ecimeur castreuse
    acericulteur acericultrice`,
  // Crafts and trades
  `accordeur affuteur ajusteur ajusteuse aleseur armurier ascensoriste assembleur assembleuse bardeur bobinier
    bobineur bottier boiseur brodeur brodeuse brocheur cableur cableuse canalisateur canneur cannier carrossier
    carrossiere chapelier chapeliere charron chaudronnier chaudronniere chauffagiste cheministe cintreur
    ciseleur cloisonneur coffreur coffreuse coffreur-bancheur confiseur confiseuse constructeur-bois
    conducteur-de-travaux couteliere coutelier cuiseur coupeur coupeuse decolleteur doreur doreuse ebeniste
    electroplaste emailleur encadreur encadreuse enduiseur ensemblier etancheur etancheuse etameur facadier
    facteur-de-pianos faiencier ferblantier ferronnier ferronniere ferrailleur ferrailleuse fondeur fondeuse
    forgeron forgeronne forgeur fourreur fourreuse frigoriste fumiste gantier gantiere graveuse imprimeur
    installatrice jointeur laqueur layetier lithographe maconne maroquinier maroquiniere marbrier marbriere
    marechal-ferrant marqueteur mecanicienne menuisiere metallier metalliere meunier meuniere modiste monteuse
    mouleur mouleuse noyauteur outilleur outilleuse parqueteur paveur paveuse peintre-en-batiment piqueur
    piqueuse plaquiste plieur plombiere plisseur polisseur polisseuse porcelainier poseur poseuse potier potiere
    ramoneur ramoneuse relieur relieuse reparatrice restaurateur-art retoucheur retoucheuse rempailleur sableur
    sellier selliere sellier-garnisseur serigraphe solier solier-moquettiste soudeuse staffeur storiste
    tailleur-de-pierre tanneur terrassier terrassiere tisserand tisserande tolier toliere tonnelier tonneliere
    traceur torrefacteur tuyauteur tuyauteuse usineur usineuse vannier vanniere verrier verriere vernisseur
    vitrier-miroitier zingueur zingueuse tricoteur tricoteuse deboiseur desinsectiseur deratiseur desamianteur
    demolisseur foreur foreuse boiteur artisane maintenancier regleur regleuse electricien-auto affineur
    affineuse agenceur agenceuse armaturier arquebusier bijoutier-joaillier joaillier joailliere biscuitier
    biseauteur bobineuse boisselier boucher-desosseur bourrelier bourreliere bottiere boutonnier briqueteur
    briqueteuse briquetier brunisseur cableuse-filaire calorifugeur calorifugeuse carreleur-mosaiste cartonnier
    cartonniere ceramiste chainier chainiste chamoiseur chapiste chasublier chaumier chaussonnier chainetier
    chromeur chromiste cirier ciriere clicheur confectionneur confectionneuse constructeur-metallique
    controleur-qualite cordiere corroyeur corsetier corsetiere couseur couseuse cristallier cuisiniste culottier
    culottiere cuveur debosseleur debosseleuse decapeur decoupeur decoupeuse demonteur demonteuse dentellier
    dentelliere desosseur desosseuse diamantaire dinandier distillateur distillatrice ebavureur ebarbeur
    ebarbeuse echafaudeur echafaudeuse electricien-batiment emboutisseur emboutisseuse empailleur encolleur
    ensembliere ennoblisseur estampeur etampeur etancheiste etireur eventailliste faienciere ferreur feutrier
    feutriere fileur fileuse finisseur finisseuse foudrier frappeur fromager-affineur gabarieur gainier gainiere
    galvanoplaste garnisseur garnisseuse greeur haut-fourniste hongreur horloger-rhabilleur imprimeuse
    installateur-sanitaire ivoirier jacquardier jointoyeur joncteur laineur laitonneur lamier lapideur lissier
    macon-finisseur malteur marqueteuse mecanicien-auto mecanicien-poids-lourds mecano mecanicienne-couture
    menuisier-agenceur merrandier metreur-tce minotier mireur mireuse miroitier miroitiere modeleur modeleuse
    monteur-reseau monteur-levageur monteuse-truquiste moquettiste moulurier mouliste nacrier
    naturaliste-taxidermiste nickeleur orfevre-sertisseur ornemaniste ourdisseur ourdisseuse outilleur-mouliste
    parcheminier passementier passementiere patronnier patronniere peausseur peaussier peigneur peigneuse
    perceur perruquier-posticheur photograveuse pierriste piqueuse-maroquinerie piscinier pisciniste plaqueur
    plumassier plumassiere poelier polisseuse-bijoux ponceur porcelainiere preparateur-carrosserie prototypiste
    puisatier pyrograveur raboteur rapporteuse-couture raccommodeur raccommodeuse ravaudeur ravaudeuse ravaleur
    ravaleuse rebouilleur rectifieur rectifieuse remailleuse remouleur remouleuse rentrayeur repasseuse-couture
    repousseur retordeur retameur rhabilleur riveteur robinetier rocailleur rubanier sabotier salaisonnier
    saurisseur santonnier sarcleur satineur savonnier savonniere serigraphiste sertisseur sertisseuse
    soudobraseur staffeur-ornemaniste stucateur surjeteuse tabletier taillandier tapissier-garnisseur
    tapissiere-garnisseuse tanneuse teilleur teinturiere-degraisseuse tolier-formeur torrefactrice trefileur
    trefileuse trempeur tricoteuse-remailleuse tubiste tufteur tuilier vannier-rotinier vernisseur-bois
    vernisseuse vulcanisateur ferrailleur-recuperateur desosseur-pareur pareur boyaudier fumisteur vidangiste
    bacheur bachiste`,
  // Machine operators, drivers, transport
  `aiguilleur aiguilleuse bateleur batelier bateliere cabotier camionneur camionneuse carrieriste chauffeure
    chef-de-gare chef-de-train conducteur conductrice conditionneur conditionneuse conteneuriste
    controleur-aerien contremaitre-mecanique dragueur embouteilleur enrouleur grutier grutiere laveur laveuse
    lamineur livreuse magasiniere marinier mareyeur matelot matelotte opercul opercule pelleteur pilote-de-ligne
    pistier plieuse-machine pontier pressier receveur receveuse repasseur repasseuse rotativiste scieur scieuse
    surveillant-machine tisseur tisseuse trieur trieuse wattman capitaine-de-navire navigateur navigant
    navigante controleuse-train motoriste expediteur expeditrice receptionnaire preparateur-de-commandes
    reconditionneur taximan autoclaviste autocariste bennier bobineur-machine bosco brocheuse-machine calandreur
    calandreuse cabinier-cireur calfat calfateur caliste chaudieriste chauffeur-routier chauffeur-poids-lourd
    chauffeur-spl chauffeur-taxi chauffeur-vtc chevillard conducteur-routier conducteur-offset conserveur
    controleur-technique controleuse-technique coulisseur dockeur eclusier eclusiere effileur embobineur
    empaqueteur empaqueteuse encartonneur enfourneur enfourneuse ensacheur ensacheuse etiqueteur etiqueteuse
    expeditionnaire extrudeur faconnier faconniere filateur filatrice fondeur-fonderie foreur-mineur frotteur
    garde-frein garde-voie garde-phare gruteur haveur helicopteriste lamaneur-portuaire machino-cinema
    mouliniste navigatrice-aerienne nacelliste operateur-polyvalent operateur-logistique pelliste
    pilote-helicoptere pilote-machine plastiqueur plasturgiste pointeur-calculateur pontonnier porion presseur
    presseuse raffineur recuiseur regulateur-transport reachtruckiste repasseuse-presseuse rouleur routier
    saleur semaphoriste serre-frein soutier soudeur-machine stockiste stratifieur taxiteur teinturier-machine
    tambourier tractionnaire traminot trefileur-machine tuberiste vannier-machine vidangeur wagonnier cheminot
    cheminote bateliere-eclusiere steward-maritime coursier-velo livreur-express`,
  // Elementary occupations and helpers
  `agent-d'entretien agent-de-nettoyage balayeur balayeuse bonne-a-tout-faire cantonnier cantonniere cantiniere
    cantinier charretier chiffonnier colporteur colporteuse colleur-affiches crieur debarrasseur dechargeur
    demenageur demenageuse eboueur eboueuse emballeur emballeuse manutentionnaire manoeuvre-btp nettoyeur
    nettoyeuse homme-de-peine journalier journaliere laveur-de-vitres lavandiere ouvrier-polyvalent plumeur
    porteur porteuse rippeur serre-freins tacheron technicien-de-surface homme-toutes-mains factotum
    vendeur-ambulant releveur interimaire afficheur agent-polyvalent agent-technique agent-communal blanchisseur
    blanchisseuse boueux boueur boueuse brouetteur cireur chiffonniere cribleur debarrasseuse decrotteur
    egoutier egoutiere employe-technique ferrailleur-ambulant homme-sandwich lampiste lave-vitres manoeuvre
    manouvrier manouvriere nettoyeuse-industrielle ouvrier-non-qualifie peagiste placeur placeuse
    plongeur-cuisine plongeuse-vaisselle porte-faix portefaix prepose-vestiaire ramasseur-cueilleur repiqueur
    repiqueuse saute-ruisseau soubrette terrassier-manoeuvre vendeuse-ambulante videur videuse serviteur`,
  // Armed forces
  `amiral amirale aspirante aviateur aviatrice brigadiere canonnier chef-de-bataillon colonelle commando-marine
    enseigne-de-vaisseau fantassin garde-cotes general-de-brigade lieutenante marechal-des-logis marsouin
    parachutiste premier-maitre quartier-maitre major-armee matelot-marine reserviste sapeur second-maitre
    soldate tirailleur volontaire-armee adjudante artilleur artilleuse aumonier-militaire cavalier-blinde
    chasseur-alpin cipaye commandante connetable cuirassier demineur demineuse eclaireur eclaireuse
    factionnaire-militaire fusilier-marin gendarme-maritime gendarme-mobile grenadier-voltigeur goumier hussard
    infirmier-militaire intendant-militaire lancier milicien milicienne mitrailleur mousquetaire
    officier-superieur officier-subalterne operateur-radar parachutiste-militaire pontonnier-militaire
    planton rengage sapeur-mineur sous-mariniere spahi troufion vaguemestre-militaire voltigeur zouave
    sergent-fourrier casque-bleu `,
  // Trainees, students and honorary posts
  `apprenant apprenante auditeur-libre benevole-associatif boursier boursiere cadette candidat etudiant
    etudiante externe-medecine lyceen lyceenne parrain porte-parole volontaire volontaire-service-civique
    jobiste jobbiste contrat-pro cheftaine jeannette boursier-doctoral cooperant conscrit
    delegue-syndical deleguee-syndicale doctorant-contractuel ecolier ecoliere emploi-jeune
    etudiant-salarie marraine militant militante monitrice-bafa permanent-associatif permanente-associative
    titulaire-remplacant vacataire-administratif volontaire-international wwoofeur wwoofeuse
    representant-syndical elu-local conseiller-prudhomal conseillere-municipale dame-patronnesse assesseuse`,
].join(' ');
