/**
 * Further words that name a kind of organisation, folded, by language: shops, workshops, offices and public bodies of all trades. None
 * is also the name of a job.
 */
export const ORGANISATION_KINDS = [
  // German
  `pension jugendherberge muhle eisdiele imbiss dachdeckerei bauunternehmung bauunternehmen gerustbau stahlbau maschinenfabrik werkzeugbau walzwerk zeche papierfabrik buchbinderei spinnerei
  weberei porzellanmanufaktur manufaktur glashutte umzuge reederei hafenamt fluggesellschaft regionalbahn wasserverband stadtreinigung entsorgung strassenmeisterei polizeiinspektion jva
  justizvollzugsanstalt berufsfeuerwehr zollamt steuerburo krankenkasse bausparkasse unternehmensberatung vermessungsburo pflegedienst tierheim kirchengemeinde erzbistum stadttheater
  stadtbucherei bucherei staatsarchiv stadtarchiv rundfunk anzeiger zeitung zoo tierpark hallenbad freibad turnverein fussballclub fitnessstudio reiterhof bauernhof forstamt modehaus
  friseursalon kosmetikstudio reiseburo gebaudereinigung bestattungsinstitut ihk hwk gymnasien jugendamt sozialamt gesundheitsamt ordnungsamt standesamt klinikverbund seniorenzentrum`,
  // English
  `nurseries kennels fisheries ferries couriers railroad cabs removals scaffolding steelworks joinery textiles garments pottery glassworks gazette herald newspapers films cruises prison
  constabulary solicitors notaries supermarkets chambers tearooms butchers bakers grocers florists jewellers opticians launderette laundrette garage motors auctioneers brewers distillery
  cannery tannery`,
  // Spanish
  `pescaderia ultramarinos bar cafeteria meson taberna marisqueria parador camping balneario almazara queseria cerveceria lacteos conservas matadero mataderos harinera reformas carpinteria
  fontaneria cerrajeria pinturas canteras cementos azulejos ceramicas fundiciones forjas textiles confecciones calzados muebles papelera editorial plasticos minas refineria concesionario
  autoescuela mudanzas autocares mensajeria naviera autoridad cofradia aerolineas ferrocarriles aguas junta penitenciario cuartel regimiento notaria gestoria asesoria mutua
  correduria ett gabinete ambulancias ludoteca parroquia arzobispado convento camara csic biblioteca archivo orquesta compania circo diario zoologico polideportivo gimnasio granja viveros
  almacenes jugueteria peluqueria viajes lavanderia limpiezas funeraria maquiladora constructora ferreteria papeleria zapateria fruteria floristeria`,
  // French
  `charcuterie fromagerie poissonnerie epicerie auberge creperie laiterie minoterie confiserie maconnerie menuiserie plomberie cimenterie acieries chaudronnerie ateliers manufacture
  verrerie filature tissages papeterie editions scierie usine raffinerie concession demenagements messageries taxis compagnie prefecture communaute caisse caf commissariat caserne
  regiment douanes mutuelle ssii esn ambulances esat foyer paroisse abbaye cci mediatheque archives opera cirque piscine gaec earl pepinieres jardinerie bijouterie blanchisserie
  restaurants ehpad mecs ime cooperative`,
  // Italian
  `salumificio caseificio pescheria ortofrutta alimentari villaggio stabilimento rifugio ristorazione cantina frantoio pastificio mulino birrificio torrefazione impresa idrotermica
  elettroimpianti falegnameria serramenti marmi cementificio fornace ceramiche officina acciaierie carpenteria torneria conceria calzaturificio maglificio tessitura filatura sartoria
  mobilificio cartiera tipografia vetreria industrie autofficina concessionaria autoscuola traslochi ferrovie acquedotto provincia regione inps inail procura reggimento
  capitaneria cassa patronato poliambulatorio asilo ludoteca ambulatorio canile parrocchia diocesi convento oratorio sindacato confartigianato biblioteca archivio soprintendenza
  compagnia gazzetta piscina polisportiva palestra maneggio allevamento consorzio vivai supermercato ipermercato cartoleria lavanderia comunita croce rsa`,
  // Dutch
  `banketbakkerij elektrotechniek hoogovens scheepswerf uitgeverij tankstation rijschool spoorwegen taxicentrale rederij loodswezen postkantoor uwv kadaster gerechtshof veiligheidsregio
  brandweer marinebasis kredietunie zorgverzekeraar pensioenfonds woningcorporatie datacenter jeugdzorg peuterspeelzaal buurthuis asielzoekerscentrum dierenkliniek dierenasiel bisdom abdij
  vakbond proefstation schouwburg omroep dagblad opnamestudio kunstgalerie dierentuin zwembad sporthal sportschool manege pretpark boerderij kwekerij tuincentrum veiling loonbedrijf
  boekhandel kapsalon reisbureau wasserij groothandel eetcafe frituur herberg bungalowpark slachthuis`,
  // Polish
  `sklep lodziarnia karczma osrodek schronisko browar gorzelnia mleczarnia cukrownia mlyn przetwornia ubojnia uslugi stolarnia cegielnia betoniarnia kamieniolom odlewnia narzedziownia
  tartak przedzalnia szwalnia garbarnia papiernia wydawnictwo rafineria warsztat stacja spedycja przeprowadzki pks elektrocieplownia gazownia zus izba gops mops prokuratura areszt
  komisariat jednostka skok towarzystwo wspolnota pracownia nzoz zoz spzoz gabinet sanepid hospicjum warsztaty swietlica zlobek lecznica kuria klasztor zwiazek cech hufiec biblioteka
  archiwum opera rozglosnia redakcja telewizja plywalnia silownia stadnina szkolka nadlesnictwo hurtownia hipermarket pralnia firma pphu fhu phu przedsiebiorstwo spolka`,
  // Portuguese
  `peixaria mercearia adega lagar queijaria cervejaria matadouro serralharia carpintaria pinturas pedreiras cimenteira ceramicas fundicao metalurgica metalomecanica texteis confeccoes
  calcado moveis grafica refinaria concessionaria autoescola mudancas transportadora naviera estaleiros aeroportos freguesia cartorio sociedade escritorio atelier
  misericordia ubs canil infantario abrigo ipss paroquia mosteiro embrapa biblioteca arquivo orquestra jornal piscinas ginasio horto aviario supermercado armazens loja ourivesaria
  sapataria salao lavandaria limpezas padaria drogaria clube distribuidora`,
  // Estonian
  `kool kooli pohikool pohikooli algkool algkooli keskkool keskkooli gumnaasium gumnaasiumi reaalgumnaasium ulikool ulikooli korgkool kutsekool kutsehariduskeskus ametikool kolledz
  kolledzi akadeemia tehnikum tehnikaulikool huvikool muusikakool kunstikool spordikool tantsukool autokool keeltekool lasteaed lasteaia lastesoim lastehoid paevakeskus
  noortekeskus huvikeskus koolituskeskus opikoda haigla keskhaigla kliinik kliiniku kliinikum polikliinik tervisekeskus perearstikeskus hambakliinik hambaravikliinik loomakliinik
  apteek apteegi kiirabi taastusravikeskus sanatoorium hooldekodu hooldekeskus lastekodu turvakodu varjupaik pansionaat kauplus kaupluse pood poe e-pood kaubamaja kaubanduskeskus
  turg selver lillepood roivapood raamatupood toidupood ehituspood mooblipood kohvik kohviku sookla baar pubi korts pitsabaar pagariari pagarikoda kondiitriari hotell kulalistemaja
  puhkemaja puhkekeskus turismitalu motell talu talud puukool aiand aiandus kalatoostus lihatoostus leivatoostus piimatoostus pagaritoostus puidutoostus mooblitoostus omblustoostus
  lihakombinaat kombinaat meierei veski saeveski olletehas tehas tehase vabrik vabriku tookoda tookoja tisleritookoda autotookoda remonditookoda trukikoda trukikoja kaevandus
  elektrijaam veevark laevatehas katlamaja ettevote ettevotte kontsern kontserni uhistu hulgiladu ladu laokompleks transpordifirma ehitusfirma ehitusettevote veofirma kullerfirma
  buroo arhitektuuriburoo advokaadiburoo inseneriburoo projekteerimisburoo raamatupidamisburoo notariburoo reisiburoo agentuur reklaamiagentuur kinnisvaraburoo ateljee stuudio
  fotostuudio ilusalong juuksurisalong salong juuksuritookoda pank panga hoiu-laenuuhistu kindlustusselts liising ministeerium ministeeriumi maksuamet tolliamet terviseamet
  paasteamet keskkonnaamet maanteeamet transpordiamet statistikaamet politseijaoskond politsei paastekomando inspektsioon tooinspektsioon tootukassa haigekassa
  sotsiaalkindlustusamet kohus maakohus prokuratuur vangla kaitsevagi kaitseliit vald valla vallavalitsus linnavalitsus maavalitsus omavalitsus volikogu riigikogu riigikantselei
  saatkond sihtasutus fond selts seltsi liit liidu uhing uhingu klubi spordiklubi ratsaklubi korteriuhistu kogudus koguduse kirik piiskopkond ametiuhing kultuurimaja kultuurikeskus
  rahvamaja seltsimaja teater teatri muuseum muuseumi raamatukogu arhiiv kinomaja loomaaed ooper kontserdimaja ajaleht ajalehe toimetus kirjastus telekanal raadio ringhaaling
  galerii tankla bensiinijaam autoteenindus autopesula sadam lennujaam raudtee postkontor postimaja bussipark taksopark perekond ujula spordikeskus spordihall jousaal`,
  // Latvian
  `vidusskola pamatskola sakumskola licejs liceja tehnikums tehnikuma koledza koledzas augstskola augstskolas universitate universitates akademijas instituts arodskola
  arodvidusskola autoskola internatskola bernudarzs pirmsskola slimnica poliklinikas aptieka doktorats sanatorija rehabilitacijas pansionats pansija patversme bernunams veikals
  lielveikals universalveikals tirgus gramatnica kafejnica restorans ednica krogs bars picerija ceptuve maiznica konditoreja viesnica hostelis motelis kempings saimnieciba kuts
  ferma darznieciba kokaudzetava stadaudzetava kooperativs kooperativa kautuve pienotava kombinats dzirnavas rupnica cehs darbnica autoserviss kokzagetava gateris spekstacija
  elektrostacija katlumaja karjers daritava tipografija tipografijas uznemums kompanija koncerns birojs agentura studija atelje salons frizetava mazgatava tiritava krajaizdevu
  sabiedriba sabiedribas ministrija ministrijas pasvaldiba novads novada dome domes pagasta parvalde parvaldes departaments dienests inspekcija inspekcijas policija policijas tiesa
  tiesas cietums vestnieciba kanceleja fonda nodibinajums biedriba biedribas savieniba savienibas asociacija asociacijas federacija klubs arodbiedriba draudze baznica baznicas
  klosteris teatris muzejs arhivs arhiva orkestris kinoteatris zoodarzs laikraksts redakcija izdevnieciba izdevniecibas televizija galerija dzelzcels dzelzcela osta lidosta
  lidostas autoosta autotransporta buvfirma gimene gimenes baseins`,
  // Lithuanian
  `mokykla progimnazija licejus kolegija kolegijos universitetas universiteto akademijos institutas technikumas darzelis lopselis lopselis-darzelis lopselio-darzelio ligonine
  vaistine ambulatorija namai pensionatas prieglauda parduotuve turgus turgaviete centras knygynas supermarketas sandelis salonas kavine restoranas valgykla baras uzeiga kepykla
  kepyklele konditerija viesbutis kempingas sodyba ukis medelynas siltnamiai kooperatyvas kooperatyvo skerdykla pienine malunas kombinatas paukstynas uredija uredijos gamykla
  cechas dirbtuves dirbtuve autoservisas lentpjuve elektrine karjeras alaus darykla spaustuve siuvykla imone bendrove koncernas grupe biuras kontora kirpykla skalbykla valykla
  ministerija ministerijos savivaldybe savivaldybes seniunija seniunijos administracija administracijos departamentas tarnyba tarnybos inspekcijos policijos komisariatas
  komisariato prokuraturos teismas teismo kalejimas sodra kanceliarija taryba tarybos seimas kariuomene fondas draugija draugijos sajunga sajungos asociacijos klubas bendrija
  bendrijos profsajunga parapija baznycia baznycios vienuolynas kurija teatras muziejus archyvas archyvo orkestras filharmonija kulturos laikrastis laikrascio leidykla leidyklos
  radijas galerijos degaline gelezinkeliai gelezinkelis uostas uosto pastas seima seimos baseinas`,
  // Russian
  `школа школа-интернат гимназия лицей колледж техникум училище университет институт академия консерватория автошкола музшкола спортшкола дюсш пту профлицей детсад садик ясли
  интернат сад мбдоу мдоу доу моу мкоу гоу гаоу маоу больница поликлиника клиника госпиталь роддом диспансер амбулатория медцентр санаторий профилакторий аптека хоспис лаборатория
  црб гкб фап медсанчасть ветклиника пансионат приют питомник магазин универмаг супермаркет гипермаркет минимаркет универсам гастроном рынок бутик киоск ларёк павильон автосалон
  салон парикмахерская барбершоп студия ателье мастерская химчистка прачечная автомойка автосервис шиномонтажка автоцентр азс автозаправка кафе ресторан столовая бар буфет кофейня
  пиццерия кондитерская пекарня хлебозавод хлебокомбинат мясокомбинат молокозавод молкомбинат рыбокомбинат пивзавод гостиница отель хостел турбаза мотель завод фабрика комбинат
  птицефабрика агрофирма агрокомплекс агрохолдинг колхоз совхоз ферма лесхоз лесничество леспромхоз элеватор шахта рудник карьер тэц аэс гэс грэс электростанция котельная водоканал
  теплосеть горэлектросеть депо типография лесопилка верфь судоверфь машзавод стройтрест трест стройфирма компания фирма предприятие корпорация концерн холдинг объединение
  кооператив артель мануфактура агентство бюро офис контора турфирма турагентство издательство редакция газета журнал телекомпания телеканал телестудия радиостанция радио
  киностудия банк сбербанк страховая ломбард министерство администрация мэрия прокуратура полиция милиция мвд мчс фсб фсин гибдд ифнс фнс суд райсуд комитет департамент инспекция
  таможня казначейство росреестр мфц соцзащита посольство консульство военкомат минобороны правительство дума сельсовет райисполком исполком горисполком поселение фонд союз
  ассоциация федерация клуб фитнес-клуб спортклуб профсоюз приход храм церковь монастырь епархия мечеть театр кинотеатр музей библиотека филармония цирк архив галерея зоопарк
  оркестр хор дворец домкультуры почта почтамт ржд метрополитен автобаза автопарк автоколонна таксопарк аэропорт авиакомпания порт пароходство вокзал логистцентр склад тсж жэк жэу
  жкх семья семьи нии окб цнии бассейн стадион спорткомплекс`,
  // Ukrainian
  `гімназія ліцей коледж технікум університет інститут академія консерваторія дитсадок садок ясла інтернат днз зош зосш нвк нво лікарня поліклініка клініка госпіталь пологовий
  амбулаторія санаторій хоспіс лабораторія ветклініка пансіонат притулок розплідник црл універмаг гіпермаркет мінімаркет крамниця ринок бутік кіоск перукарня студія ательє
  майстерня хімчистка пральня автомийка автосервіс їдальня кав'ярня кав’ярня піцерія кондитерська хлібозавод хлібокомбінат м'ясокомбінат м’ясокомбінат готель садиба корчма комбінат
  птахофабрика агрофірма колгосп радгосп лісгосп лісництво елеватор кар'єр кар’єр тец аес гес електростанція котельня тепломережа обленерго друкарня лісопилка тартак компанія фірма
  підприємство корпорація об'єднання об’єднання артіль агенція офіс турфірма турагенція видавництво редакція телекомпанія радіо радіостанція кіностудія ощадбанк приватбанк страхова
  міністерство адміністрація мерія поліція міліція мвс дснс сбу зсу комітет інспекція митниця цнап соцзахист військкомат уряд сільрада міськрада райрада облрада держадміністрація
  райдержадміністрація виконком громада отг рада спілка асоціація федерація профспілка парафія церква монастир єпархія кінотеатр бібліотека філармонія архів палац пошта укрпошта
  укрзалізниця залізниця метрополітен аеропорт авіакомпанія осбб жек родина родини сім'я сім’я сім'ї сім’ї басейн стадіон`,
  // Greek
  `σχολειο δημοτικο γυμνασιο λυκειο κολλεγιο πανεπιστημιο πολυτεχνειο ινστιτουτο ακαδημια σχολη φροντιστηριο φροντιστηρια νηπιαγωγειο παιδικοσ βρεφονηπιακοσ σταθμοσ ωδειο
  εκπαιδευτηρια νοσοκομειο κλινικη πολυκλινικη φαρμακειο διαγνωστικο εργαστηριο οδοντιατρειο ιατρειο κτηνιατρειο γηροκομειο οικοσ ξενωνασ μαιευτηριο ασυλο γνα κεντρο καταστημα
  καταστηματα μαγαζι σουπερμαρκετ παντοπωλειο μαρκετ οπωροπωλειο κρεοπωλειο ιχθυοπωλειο αρτοποιειο αρτοποιια φουρνοσ ζαχαροπλαστειο ανθοπωλειο βιβλιοπωλειο κοσμηματοπωλειο
  περιπτερο κομμωτηριο κουρειο μπουτικ πρατηριο συνεργειο συνεργεια καθαριστηριο πλυντηριο βενζιναδικο χαρτοπωλειο πολυκαταστημα επιπλοποιειο εστιατοριο ταβερνα ουζερι καφετερια
  καφενειο καφε μπαρ πιτσαρια ψητοπωλειο ψησταρια σουβλατζιδικο ξενοδοχειο ξενοδοχεια πανσιον καμπινγκ πανδοχειο ζυθοποιια οινοποιειο οινοποιια εργοστασιο εργοστασια βιομηχανια
  βιοτεχνια βιομηχανιεσ ξυλουργειο μηχανουργειο σιδηρουργειο ελαιοτριβειο τυροκομειο γαλακτοκομειο γαλακτοβιομηχανια μυλοι αλευρομυλοι αλευροβιομηχανια τσιμεντα ορυχειο λατομειο
  ναυπηγεια ναυπηγειο υφαντουργια κλωστηρια τυπογραφειο διυλιστηρια χαλυβουργια χυτηριο φαρμα αγροκτημα κτημα φυτωριο φυτωρια θερμοκηπια πτηνοτροφειο σφαγεια συνεταιρισμοσ εταιρεια
  εταιρια επιχειρηση ομιλοσ κατασκευαστικη αφοι υιοι γραφειο πρακτορειο συμβολαιογραφειο μεταφορικη ναυτιλιακη ακτοπλοικη τραπεζα ασφαλιστικη δεη εκδοσεισ εφημεριδα περιοδικο
  τηλεοραση ραδιοφωνο υπουργειο δημοσ δημαρχειο περιφερεια νομαρχια κοινοτητα αστυνομια πυροσβεστικη λιμεναρχειο εφορια δου οαεδ δυπα ικα εφκα εισαγγελια δικαστηριο πρωτοδικειο
  εφετειο σωφρονιστικο πρεσβεια προξενειο στρατοσ τελωνειο δευα δεδδηε ελτα οσε οασα κτελ ταχυδρομειο αεροδρομιο λιμανι οργανισμοσ επιμελητηριο ιδρυμα συλλογοσ σωματειο ενωση
  συνδικατο ομοσπονδια αδελφοτητα ναοσ μητροπολη μονη ενορια μουσειο θεατρο βιβλιοθηκη πινακοθηκη ορχηστρα κινηματογραφοσ γυμναστηριο κολυμβητηριο γηπεδο οικογενεια οπερα λεσχη`,
  // Slovenian
  `sola vrtec univerza fakulteta avtosola dom ambulanta ordinacija zdravilisce toplice trgovina trznica prodajalna drogerija cvetlicarna knjigarna mesnica slascicarna ribarnica
  zlatarna optika frizerstvo cistilnica pralnica restavracija gostilna gostisce okrepcevalnica bife pizzerija pivovarna klet prenocisca kamp koca kmetija posestvo zadruga vrtnarija
  drevesnica zaga mlin mlekarna klavnica sirarna farma delavnica mizarstvo avtoservis avtomehanika kljucavnicarstvo kleparstvo krovstvo livarna zelezarna steklarna papirnica
  predilnica rudnik kamnolom termoelektrarna hidroelektrarna komunala toplarna ladjedelnica sivalnica podjetje druzba skupina biro agencija avtoprevoznistvo prevoznistvo prevozi
  skladisce hranilnica zavarovalnica ministrstvo obcina uprava sodisce tozilstvo vojska zapor furs inspektorat veleposlanistvo skupscina fundacija ustanova drustvo zveza zbornica
  zdruzenje sindikat zupnija nadskofija samostan karitas gledalisce arhiv casopis zalozba crpalka zeleznice posta pristanisce letalisce druzina druzine gospodinjstvo bazen
  kopalisce`,
  // Croatian, Serbian, Bosnian
  `vrtici obdaniste veleuciliste uciliste apoteka ljeciliste prodavaonica prodavnica ducan samoposluga cvjecara cvecara mesara pekarnica poslasticarnica zlatara brijacnica
  berbernica praonica perionica cistionica konoba gostionica gostiona kafana krcma kavana kafic caffe pivnica pivovara pivara vinarija pansion konaciste svratiste odmaraliste opg
  gospodarstvo gazdinstvo imanje rasadnik vrtlarija pilana mlekara mljekara klaonica sirana uljara sumarija sume ribnjak ergela radionica radiona stolarija bravarija limarija
  servis ljevaonica livnica zeljezara zelezara stamparija staklara kamenolom elektrana termoelektrana hidroelektrana toplana brodogradiliste sivaona krojacnica ciglana cementara
  rafinerija secerana kombinat poduzece preduzece tvrtka ured obrt autoprijevoz autoprevoz skladiste stedionica tuziteljstvo odvjetnistvo zatvor kaznionica veleposlanstvo skupstina
  sabor vatrogasno hzmo hzzo hzz fondacija komora zupa biskupija nadbiskupija parohija eparhija manastir crkva novine nakladnistvo izdavacka naklada dnevnik crpka pumpa zeljeznice
  aerodrom obitelj obitelji porodica kucanstvo domacinstvo`,
  // Hungarian
  `iskolaja gimnaziuma szakkozepiskola kozepiskola szakiskola szakgimnazium technikum kollegium kollegiuma egyeteme foiskola foiskolaja intezet intezete ovodaja bolcsode bolcsodeje
  zeneiskola autosiskola nyelviskola tanoda napkozi akademiaja korhaza klinikaja rendelo rendeloje rendelointezet rendelointezete szakrendelo patika egeszseghaz szanatorium
  mentoszolgalat idosotthon otthona gondozohaz allatkorhaz menhely bolt boltja aruhaza uzlete vegyesbolt elelmiszerbolt konyvesbolt viragbolt husbolt piac peksege cukraszdaja
  hentesbolt ekszerbolt szalon szalonja fodraszszalon fodraszat szepsegszalon mosoda mosodaja nagykereskedes kereskedes kereskedohaz szakuzlet butorbolt etterme vendegloje kavezo
  kavehaza kavehaz sorozo borozo kocsma csarda csardaja fogado bisztro eszpresszo szallodaja panzio panzioja kemping udulo vendeghaz furdo furdoje termalfurdo gyogyfurdo gazdasag
  gazdasaga tanya birtok birtoka pince pinceje pinceszet pinceszete boraszat kerteszet kerteszete faiskola faiskolaja erdeszet erdeszete szovetkezete malom malma tejuzem vagohid
  husuzem telepe gyar gyara muhely muhelye uzem uzeme muvek asztalosmuhely autoszerviz autojavito szerviz ontode nyomda nyomdaja banya kobanya eromu eromuve vizmuvek vizmu futomu
  hajogyar konzervgyar cukorgyar sorgyar teglagyar textilgyar ruhagyar varroda varrodaja fureszuzem szeszfozde furesztelep gepgyar vallalat vallalata ceg cege tarsasag tarsasaga
  konszern iroda irodaja ugynokseg ugynoksege studioja muterem raktara bankja takarekszovetkezet takarekpenztar biztositoja miniszteriuma onkormanyzata hivatala kormanyhivatal
  kormanyhivatala hatosag hatosaga foigazgatosag igazgatosag igazgatosaga felugyelet felugyelosege rendorseg rendorkapitanysag rendorkapitanysaga birosag birosaga torvenyszek
  ugyeszseg ugyeszsege honvedseg borton fegyhaz adohivatal vamhivatal nagykovetseg nagykovetsege konzulatus tanacsa tuzoltosag tuzoltosaga alapitvanya egyesulete szovetseg
  szovetsege kamara kamaraja klubja szakszervezet plebania plebaniaja egyhazkozseg egyhazmegye egyhaz kolostor szinhaza muzeuma konyvtara leveltar leveltara operahaz zenekar mozi
  muvelodesihaz ujsag szerkesztoseg kiado kiadoja konyvkiado televizio allatkert vidampark benzinkut toltoallomas vasut vasutak repuloter postahivatal csalad csaladja haztartas
  uszoda sportegyesulet sportklub edzoterem`,
  // Slovak
  `skolka lyceum konzervatorium ustav jasle internat ambulancia ordinacia kupele liecebna domov hospic utulok zariadenie obchod predajna potraviny samoobsluha vecierka kvetinarstvo
  knihkupectvo masiarstvo masokombinat pekaren cukraren zlatnictvo ocna kadernictvo holicstvo cistiaren pracovna trafika stavebniny zeleziarstvo papiernictvo lahodky trhovisko
  hobbymarket velkoobchod maloobchod restauracia hostinec kaviaren bufet jedalen vinaren pivaren ubytovna chata koliba zajazdny gazdovstvo zahradnictvo pila mliekaren bitunok
  hydinaren vinarstvo lesy vcelarstvo jrd prd tovaren dielna stolarstvo autodielna pneuservis zamocnictvo klampiarstvo zlievaren zeleziarne oceliaren tlaciaren sklaren papierne
  pradiaren bana lom elektraren teplaren vodarne vodaren strojarne cementaren tehelna cukrovar konzervaren krajcirstvo opravovna kovacstvo podnik spolocnost autodoprava sklad obec
  vaznica velvyslanectvo zbor inspekcia vuc zdruzenie spolok zvaz odbory farnost fara biskupstvo klastor charita centrum kniznica archiv noviny dennik vydavatelstvo rozhlas
  televizia redakcia pristav letisko rodina domacnost plavaren kupalisko posilnovna`,
  // Czech
  `jesle jazykovka ordinace lazne lecebna utulek prodejna vecerka kvetinarstvi reznictvi uzenarstvi pekarstvi zlatnictvi kadernictvi holicstvi cistirna pradelna zelezarstvi
  papirnictvi lahudky trznice bazar restaurace hospoda jidelna pizzerie vinarna pivnice statek zahradnictvi jatka drubezarna vinarstvi vcelarstvi jzd zd dilna truhlarstvi autodilna
  zamecnictvi klempirstvi slevarna zelezarny ocelarna sklarna papirna papirny dul doly teplarna vodarna vodarny strojirna strojirny cementarna cihelna konzervarna krejcovstvi
  opravna kovarna pokryvacstvi malirstvi podlaharstvi spolecnost zasilatelstvi zalozna mestys radnice soud zastupitelstvi veznice sbor inspekce cssz ossz vzp spolek svaz biskupstvi
  arcibiskupstvi klaster filharmonie denik vydavatelstvi nakladatelstvi televize redakce drahy plavarna koupaliste posilovna dpp dpmb`,
  // Romanian
  `scolii liceului colegiul colegiului universitatii facultatea facultatii institutul institutului academiei gradinitei cresa cresei grupul seminarul conservatorul afterschool
  after-school spitalului clinicii dispensarul cabinetul cabinete farmaciei sanatoriul caminul camin centrul centrului azilul laboratorul maternitatea magazinul magazinului
  magazinele libraria librariei floraria macelaria brutaria cofetaria patiseria alimentara bacania bijuteria drogheria supermarketul hipermarketul depozitul frizeria coaforul
  salonul spalatoria curatatoria atelierul croitoria tapiteria tamplaria lacatuseria vulcanizarea brutarie cofetarie florarie macelarie frizerie tamplarie librarie restaurantul
  restaurantului cafeneaua beraria crama hanul hotelul hotelului pensiunea pensiune motelul cabana complexul terasa fermei gospodaria podgoria serele pepiniera moara abatorul
  fabrica fabricii uzina uzinei combinatul combinatului santierul turnatoria tesatoria rafinaria termocentrala hidrocentrala ocolul romsilva intreprinderea intreprinderii
  societatea societatii firmei companiei agentia agentiei studioul redactia editura editurii ziarul televiziunea trustul antrepriza bancii ministerul ministerului primaria
  primariei prefectura consiliului directiei inspectoratului judecatoria judecatoriei tribunalul tribunalului parchetul politia politiei penitenciarul garda vama anaf anofm ajofm
  dgaspc fundatiei asociatiei uniunea uniunii sindicatul federatia clubul clubului parohia parohiei biserica bisericii manastirea manastirii episcopia arhiepiscopia teatrul
  teatrului muzeului bibliotecii filarmonica arhivele cinematograful benzinaria benzinarie statia portul aeroportul familia familie familiei gospodarie autobaza bazinul`,
  // Turkish
  `ortaokulu anadolu kolej yuksekokulu kresi yuvasi yurdu dershane dershanesi merkezi konservatuvari poliklinigi muayenehanesi ocagi laboratuvari laboratuari huzurevi bakimevi
  barinagi dukkani bakkaliye marketi marketler manavi sarkuteri firin pastane kirtasiye kirtasiyesi kitabevi kitapevi cicekcilik cicekevi kuyumculuk butigi avm carsisi pazari bayii
  bayi zuccaciye nalburiye hirdavat mobilya salonu terzihane camasirhane restauranti kafesi kahvehane kahvehanesi kiraathanesi kebap koftecisi ocakbasi meyhane meyhanesi otel
  pansiyon pansiyonu tesisleri tesisi konagi ciftligi kooperatif seracilik degirmeni mandira mandirasi mezbahasi atolye atolyesi marangozhane marangozluk tamirhane tamirhanesi
  servisi dokumhanesi matbaa matbaasi tersane tersanesi santrali santral giyim ayakkabi firmasi sirket isletmesi isletmeleri grubu burosu ofisi ajans studyosu studyo nakliye
  nakliyesi kargo deposu yapi acentesi acente bakanlik muhtarligi mahkemesi savciligi karakolu cezaevi kurumu kurulu kurulusu buyukelciligi konsoloslugu jandarma emniyeti
  komutanligi itfaiyesi itfaiye sgk iskur tcdd tedas botas vakif dernek birligi birlik sendikasi sendika federasyonu borsasi cemiyeti camii kilisesi muftulugu tiyatrosu tiyatrolari
  muze kutuphane arsivi galerisi orkestrasi sinema sinemasi dergisi televizyonu radyosu yayinevi yayinlari yayincilik basimevi istasyonu demiryollari havaalani limani terminali
  postanesi aile ailesi aileler havuzu`,
  // Danish
  `skoler efterskole privatskole gymnasiet handelsskolen erhvervsskole erhvervsakademi professionshojskole hojskolen musikskole musikskolen koreskole universitetshospital
  universitetscenter seminarium bornehus bornehuset bornehaven vuggestue vuggestuen dagplejen fritidshjem klubben legestue klinikken tandlagehus tandlagerne lagehus lagehuset
  dyrehospital dyrlagehus sundhedscenter sundhedshus plejehjemmet plejecentret aldrecenter aldrecentret omsorgscenter bostedet krisecenter herberget vaksthus kobmand kobmandsgard
  kobmandsgarden boghandel boghandlen slagterforretning slagterforretningen bagerforretning bageriet konditoriet varehus varehuset stormagasin tralast tralasthandel tommerhandel
  mobelhus guldsmedeforretning frisorsalon salonen vaskeriet renseri renseriet skotojsforretning gronthandel fiskehandel ostehandel vinhandel brugsen planteskole planteskolen
  restauranten kro kroen cafeen cafeteriet vartshus pizzeriaet grillbar isbar vandrerhjemmet hotellet pensionat feriecenter forsamlingshus godset svinefarm minkfarm gartneriet
  mejeri mejeriet slagteriet bryggeriet savvark savvarket molle mollen andelsselskab andelsboligforening fabrikker varksted varkstedet autovarksted smedje smedjen smedie
  maskinvarksted snedkerfirma tomrerfirma tomrerfirmaet murerfirma murerfirmaet malerfirma malerfirmaet vvs-firma elfirma stoberi stoberiet trykkeriet skibsvarft varft varftet
  teglvark kraftvark kraftvarket varmevark varmevarket vandvark vandvarket fjernvarme forsyningen rensningsanlag grusgrav systuen spinderi vaveri glasvark entreprenorfirma
  byggefirma byggeselskab selskab selskabet koncern koncernen ingeniorfirma arkitektfirma tegnestue tegnestuen ejendomsmaglerfirma bureauet rejsebureauet vikarbureauet
  rengoringsfirma rengoringsselskab vognmandsfirma vognmandsforretning flyttefirma taxaselskab busselskab rederi rederiet speditionsfirma sparekasse sparekassen andelskasse
  forsikringsselskab pensionskasse realkredit styrelse styrelsen direktoratet forvaltningen borgerservice regionshospital radhus radhuset jobcentret byret byretten landsret
  kriminalforsorgen fangsel fangslet skattestyrelsen ambassaden politi redningsberedskab brandvasen beredskab hjemmevarnet haren flyvevabnet sovarnet kaserne statsforvaltningen
  forbund forbundet fagforening fagforeningen idratsforening idratsforeningen boldklub sportsklub rideklub rideskole ridecenter sogn sognet menighed menighedsrad kirken
  boligforening boligselskab ejerforening spejder teatret bibliotek arkiv arkivet operaen biograf biografen kulturhus kulturhuset avis avisen ugeavis dagbladet forlag forlaget
  redaktionen tidende galleri galleriet svommehallen idratscenter fitnesscenter ungdomscenter posthus postvasen dsb banedanmark jernbane havn havnen lufthavnen familien husholdning
  privatfamilie`,
  // Norwegian
  `grunnskolen folkehogskole folkehoyskole hoyskole hoyskolen hogskole fagskolen kulturskole musikkskole kjoreskole montessoriskole trafikkskole barnehagene familiebarnehage
  aktivitetsskolen lekesenter helsehus helsesenter legesenter legesenteret legekontor legekontoret legevakten tannlegesenter tannklinikk tannlegekontor klinikk sykehjemmet bosenter
  omsorgssenter eldresenter aldershjem barnevernsinstitusjon institusjon rehabiliteringssenter hjemmetjenesten krisesenter kolonial landhandel bokhandel slakterforretning bakeriet
  kjopesenter kjopesenteret byggevare byggevarehus trelast trelasthandel gullsmedforretning frisorsalong salongen hudpleiesalong vinmonopolet samvirkelag samvirkelaget hagesenter
  kroa kafeen vertshus gjestgiveri gjestehus fjellstue fjellstua hoyfjellshotell turistforening gardsbruk meieri meieriet sagbruk sagbruket molla fiskemottak fiskeoppdrett
  oppdrettsanlegg smoltanlegg lakseslakteri skogeierlag verksted verkstedet bilverksted smie smia maskinverksted snekkerverksted snekkerfirma rorleggerfirma elektrofirma stoperi
  skipsverft verft verftet teglverk sementfabrikk kraftverk kraftverket kraftlag energiverk vannverk vannverket smelteverk smelteverket aluminiumsverk pukkverk gruve gruver selskap
  selskapet konsern konsernet arkitektkontor advokatkontor regnskapskontor eiendomsmegling byraet reklamebyra reisebyra bemanningsbyra vikarbyra renholdsfirma renholdsbyra
  transportfirma busselskap taxisentral taxisentralen flyttebyra speditorfirma sparebanken forsikringsselskap pensjonskasse departementet fylkesmannen statsforvalteren bydel
  bydelen tingrett tingretten lagmannsrett fengsel fengselet kriminalomsorgen skatteetaten tolletaten politikammer politidistrikt lensmannskontor brannvesen brannvesenet
  heimevernet sjoforsvaret luftforsvaret vegvesen vegvesenet mattilsynet arbeidstilsynet etaten husbanken fagforbundet idrettslag idrettslaget idrettsforening fotballklubb
  sportsklubb rideklubb ridesenter ungdomsklubb klubb menighet menigheten fellesrad bispedomme borettslag boligbyggelag sameie teateret kinoen kringkasting badeland treningssenter
  idrettshall bensinstasjonen servicestasjon postkontoret postverk jernbaneverket jernbaner nsb havnevesen flyplass`,
  // Swedish
  `grundskolan hogstadieskola gymnasieskola gymnasieskolan folkhogskola folkhogskolan yrkeshogskola musikskola kulturskola kulturskolan trafikskola korskola friskola friskolan
  fritidsgarden universitetssjukhus universitetssjukhuset lasarett lasarettet sjukhem halsocentralen lakarhus tandvarden folktandvarden tandlakarmottagning kliniken djursjukhus
  djurhem aldreboendet servicehuset vardhem alderdomshem gruppbostaden hvb-hem hemtjansten kvinnojour omsorgsboende apoteken kopcentret varuhus varuhuset bokhandeln blomsterhandel
  blomsteraffar charkuteri bygghandel byggvaruhus travaruhandel jarnhandel jarnaffar mobelaffar mobelvaruhus guldsmedsaffar frisersalong harsalong skonhetssalong tvatteri
  tvatteriet kemtvatt gatukoket systembolaget handelstradgard handelstradgarden plantskola plantskolan tradgardsmasteri second-hand-butik lanthandel restaurang restaurangen krog
  krogen kafeet cafeet matsal pizzerian vardshuset gastgiveri gastgivaregard vandrarhemmet herrgard herrgarden campingen fjallstation wardshus sateri slakteriet sagverk sagverket
  kvarn kvarnen fiskodling stuteri ridskola ridskolan fabriker bilverkstad smedja smedjan snickeri snickeriet byggfirma byggfirman malerifirma rorfirma platslageri gjuteri
  gjuteriet tryckeri tryckeriet boktryckeri varv varvet bruket pappersbruk massabruk jarnbruk stalverk stalverket varmeverk varmeverket vattenverk reningsverk tegelbruk glasbruk
  glasbruket gruva gruvan spinneri syatelje bolag bolaget ingenjorsbyra arkitektbyra byran reklambyra resebyra resebyran bemanningsforetag stadfirma stadbolag akeri akeriet
  flyttfirma taxibolag bussbolag fastighetsbyra maklarfirma ateljen studion sparbank sparbanken forsakringsbolag forsakringsbolaget myndighet myndigheten verket polismyndigheten
  polishogskolan lansstyrelse landsting stad stadsdelsforvaltning stadshus stadshuset tingsratten hovratt hovratten kammarratt forvaltningsratt kriminalvarden anstalten fangelse
  hakte tullverket ambassad polishus raddningstjansten brandforsvar brandkar hemvarnet flygvapnet marinen regemente regementet vagverket lantmateriet migrationsverket
  socialtjansten riksdagen regeringskansliet fackforbund idrottsforening idrottsforbund fotbollsklubb ridklubb bostadsrattsforening hyresgastforeningen forsamling forsamlingen
  pastorat kyrka kyrkan scoutkar museer stadsbibliotek operan folkets konserthus konserthuset tidning tidningen bladet konsthall simhallen badhus idrottshall djurpark bensinmack
  macken postterminal jarnvag jarnvagar hamn hamnen flygplatsen familj familjen hushall hushallet`,
  // Finnish
  `koulun koulut peruskoulu peruskoulun alakoulu ylakoulu lukion ammattikoulu ammattiopisto ammatti-instituutti opisto opiston kansalaisopisto kansanopisto kauppaoppilaitos
  oppilaitos yliopiston korkeakoulu korkeakoulun instituutti instituutin akatemia musiikkiopisto autokoulu paivakodin esikoulu kerho perhepaivahoito lastentarha lastenkoti
  sairaalan keskussairaala keskussairaalan yliopistosairaala terveysasema terveysaseman terveystalo laakarikeskus laakariasema hammaslaakariasema hammasklinikka elainlaakariasema
  klinikka hoitokoti hoivakoti hoivakodin vanhainkoti vanhainkodin palvelutalo palvelukoti palvelukeskus vanhustenkoti kuntoutuskeskus sairaanhoitopiiri hyvinvointialue
  hyvinvointialueen kotihoito ensikoti turvakoti paihdehuolto myymala myymalan kioski tavaratalo ostoskeskus kirjakauppa kukkakauppa ruokakauppa rautakauppa huonekaluliike
  kultasepanliike optikkoliike parturi-kampaamo kampaamo kampaamon parturiliike kauneushoitola hoitola pesula pesulan liike autoliike putkiliike sahkoliike rakennusliike
  maalausliike tukku lahikauppa kylakauppa jaatelokioski kenkakauppa ravintolan ruokala ruokalan lounasravintola ruokaravintola henkilostoravintola kahvilan baari hotellin motelli
  majatalo matkustajakoti hostelli leirintaalue lomakeskus kylpyla kylpylan leipomon konditoria maatila maatilan kartano kartanon maatalousyhtyma puutarha puutarhan kauppapuutarha
  taimisto taimitarha meijeri meijerin osuusmeijeri teurastamo panimo panimon saha sahan mylly myllyn metsanhoitoyhdistys kalanviljelylaitos talli ratsastuskoulu ratsutila tehtaan
  tehtaat konepaja konepajan verstas puusepanverstas puusepanliike autokorjaamo korjaamo korjaamon valimo kirjapaino kirjapainon telakka voimalaitos voimala lampolaitos vesilaitos
  jatehuolto kaivos kaivoksen sellutehdas paperitehdas ompelimo kutomo lasitehdas tiilitehdas jatevedenpuhdistamo yhtio yhtion yhtyma yhtyman konserni toimisto toimiston virasto
  viraston suunnittelutoimisto insinooritoimisto arkkitehtitoimisto asianajotoimisto lakiasiaintoimisto tilitoimisto mainostoimisto matkatoimisto kiinteistotoimisto kuljetusliike
  kuljetus kuljetusyhtio siivousliike siivousyhtio muuttopalvelu henkilostopalvelu liikennoitsija varustamo huolintaliike huoltoyhtio kiinteistohuolto saastopankki pankin
  vakuutusyhtio vakuutus elakeyhtio ministerion kunnan kaupungin laitos laitoksen maistraatti karajaoikeus hovioikeus poliisilaitos poliisilaitoksen vankila vankilan te-toimisto
  kela ely-keskus aluehallintovirasto verotoimisto verovirasto tulli pelastuslaitos pelastuslaitoksen palolaitos suurlahetysto eduskunta rajavartiolaitos varuskunta prikaati liitto
  liiton maakuntaliitto kuntayhtyma kuntayhtyman saation yhdistyksen jarjesto seura seuran urheiluseura ratsastusseura osuuskunta osuuskunnan asunto-osakeyhtio taloyhtio
  seurakunnan seurakuntayhtyma tuomiokapituli kirkon luostari ammattiliitto teatterin museon kirjaston arkisto kansallisarkisto ooppera kansallisooppera elokuvateatteri
  kulttuurikeskus kulttuuritalo sanomalehti sanomat lehti kustantamo yleisradio taidehalli uimahalli liikuntakeskus kuntosali urheilukeskus jaahalli elaintarha monitoimitalo
  nuorisotalo huoltoasema huoltamo posti postitoimisto rautatiet satama sataman lentoasema lentoaseman perhe perheen kotitalous yksityisperhe`,
  // Indonesian
  `akademi sdit smpit smait smpn sman smkn smks smas mtsn aliyah ibtidaiyah tsanawiyah pondok pkbm blk stikes stie stmik posyandu rsia rsu rsud rsup rskd panti balai hypermart ud
  depot resto penginapan losmen wisma penerbit perum perumda pdam pln pertamina telkom pelni pelindo lembaga kementrian pemerintah pemprov pemda kejaksaan pengadilan kepolisian
  polsek lapas rutan imigrasi bappeda bkn bps bpn disdukcapil kedutaan ditjen kodim koramil bri bni bca bpr pegadaian perkumpulan himpunan ikatan persatuan serikat gereja paroki
  musholla klenteng lsm bumdes bioskop majalah stasiun pelabuhan keluarga`,
  // French
  `maison superette epiceries boulangeries patisseries charcuteries chocolaterie cordonnerie bouquinerie mercerie droguerie tabac-presse bar-tabac station-service grainetery
  graineterie solderie brocante friperie maroquinerie lunetterie animalerie primeurs abattoir abattoirs conserverie biscuiterie distillerie cidrerie brulerie fromageries laiteries
  moulin moulins sucrerie malterie rizerie huilerie boulonnerie forges ardoisieres tuilerie briqueterie cartonnerie tannerie cristallerie faiencerie savonnerie corderie usines
  acierie laminoir fonderies ebenisterie metallerie serrurerie ferronnerie tolerie miroiterie marbrerie platrerie tapisserie imprimeries sellerie cartonnages papeteries gite gites
  campings guinguette cantine rotisserie sandwicherie saladerie cafe-restaurant bar-restaurant cafe-bar hotel-restaurant hotellerie relais pizzerias buvette cafes haras ecurie
  ecuries elevages vignoble cuma pepiniere serres ostreicole bergerie sous-prefecture metropole agglomeration ccas sivom tribunaux greffe sdis creches halte-garderie micro-creche
  garderie ecoles colleges lycees greta universites iut ufr mjc clsh adapei apajh admr udaf chrs itep sessad camsp savs samsah usld ssiad dispensaire maternite polyclinique dreal
  direccte ddt onf ign mutuelles caisses scea amicale comite ligue confederation syndicats cfdt cgt conservatoires theatres cinema cinemas musees bibliotheques galeries gare ratp
  aerodrome aeroclub autocars famille thermes discotheque patinoire aquarium`,
  // Italian
  `famiglia salumeria panetteria paninoteca rosticceria caffetteria enoteca birreria pescherie macellerie erboristeria merceria cartolibreria edicola tabaccheria tabacchi
  oreficeria gioielleria ottica arredamenti colorificio parrucchieria acconciature lavasecco stireria locanda ostello masseria fattoria podere tenute oleificio latteria distilleria
  malga maso baita campeggio officine lattoneria marmeria falegnamerie vetrerie laminatoio stamperia legatoria segheria pelletteria pellettificio camiceria cravattificio
  ricamificio lanificio cotonificio setificio tintoria concerie salottificio torrefazioni raffineria zuccherificio macello acquedotti ditta societa immobiliari termoidraulica arpa
  aou usl distretto scuole licei istituti ipsia itis asili ateneo politecnici prefetture dogane tribunali carcere caserma ambasciate consolato unione confcommercio confindustria
  coldiretti cgil cisl uil ospedali presidio farmacie poliambulatori laboratori coop pro-loco circolo lega federazioni biblioteche musei parrocchie santuario monastero trenitalia
  stazione aeroporti capitanerie`,
  // Spanish
  `empresa panaderias pasteleria bolleria churreria charcuteria carnicerias verduleria drogueria librerias relojeria joyeria zapaterias tintoreria peluquerias barberia kiosko
  quiosco estanco locutorio autoescuelas cervecerias cafeterias bares restaurantes hostales hoteles albergues arroceria mesones chiringuito discoteca balnearios heladerias
  hamburgueseria bocateria granjas cortijo rancho vinedos vinedo bodegon vivero invernaderos cooperativas lecheria lonja secadero frigorifico saladero ingenio fabricas fundicion
  imprentas tejar cantera aserradero almazaras molino molinos destileria curtidos herreria cristaleria tapiceria ebanisteria marmoleria siderurgica aceria cementera astillero
  maquila sociedad notarias inmobiliarias universidades facultad institutos ies ceip cra cpr escuelas colegios liceos jardin jardines preescolar academias conservatorios
  ministerios concejalia cabildo delegacion subdelegacion mancomunidad ayuntamientos municipalidades intendencia prision carcel juzgados consulado aduana aduanas sepe inem sergas
  ivima hospitales clinicas sanatorios farmacias residencias geriatrico mutualidad aseguradora parroquias obispado monasterio sindicatos federaciones confederacion clubes museos
  bibliotecas teatros cines cine editoriales emisora periodico diarios radios estacion gasolineras renfe adif aeropuertos ferrocarril`,
  // Portuguese
  `padarias confeitarias pastelarias talhos charcutaria frutaria hortifruti quitanda minimercado minimercados mercadinho mercearias sacolao hipermercados papelaria papelarias
  livrarias perfumarias floricultura tabacaria relojoaria joalharia joalheria sapatarias saloes barbearia lavandarias otica oticas boutiques quiosque drogarias armarinho acougues
  tasca cervejarias snack-bar hoteis pensao estalagem hospedaria albergaria pousadas campismo termas refeitorio boate sorveterias lanchonetes herdade sitio laticinios laticinio
  olival viveiro viveiros usina usinas engenho destilaria moagem serracao marcenaria carpintarias tornearia fundicoes graficas vidraria olaria cimenteiras pedreira curtumes
  lanificios estaleiro hidreletrica refinarias tecelagem fiacao borracharia funilaria autoescolas companhia corporacao consultorios agencias transportadoras viacao construtoras
  incorporadora imobiliarias empreiteira metalurgicas armazem faculdade faculdades escolas externato bercario agrupamento agrupamentos cmei emef emei juntas delegacia penitenciaria
  psp gnr embaixadas alfandega detran inss conservatoria defensoria promotoria assembleia senado autarquia municipios maternidade lar upa apae seguradoras paroquias igrejas
  mosteiros federacoes confederacao associacoes gremio museus jornais emissora estacao ferrovia ferrovias comboios carris rodoviaria`,
  // Dutch
  `gezin supermarkten slijterij viszaak kaasboerderij groentezaak bloemenzaak bloemisterij schoenenzaak juwelierszaak optiek meubelzaak fietsenzaak warenhuis ijssalon ijzerhandel
  houthandel bakkerijen slagerijen traiteurzaak kapperszaak schoonheidssalon stomerij wasserette pannenkoekenhuis brasserieen vakantiepark kasteel boerderijen melkveehouderij
  veehouderij varkenshouderij pluimveehouderij tuinderij slachterij bierbrouwerij molen graanhandel fabrieken timmerwerkplaats bouwbedrijven zagerij drukkerijen weverij spinnerij
  scheepswerven smederij naaiatelier onderneming kantoren uitzendbureaus ziekenfonds mutualiteit scholen scholengemeenschap scholengroep mbo-college atheneum universiteiten
  kinderdagverblijven muziekschool dansschool zwemschool huisartsenpost ziekenhuizen polikliniek verpleegtehuis bejaardentehuis rusthuis woonzorgcentra zorggroep apotheken
  ministeries gemeenten stadhuis gemeentehuis gevangenis rechtbanken politiezone douane consulaat landsmacht stichtingen verenigingen federatie sportclub voetbalclub hockeyclub
  tennisclub kerk parochie klooster theaters bibliotheken musea archief galerij bioscoop krant uitgeverijen redactie orkest zwembaden vliegveld`,
  // Polish
  `rodzina sklepy delikatesy cukiernie kwiaciarnie ksiegarnie salony lombard restauracje bary jadlodajnia stolowka pizzernia kebab pierogarnia pijalnia herbaciarnia winiarnia
  gospoda oberza hotele hostele pensjonaty kwatery agroturystyka uzdrowisko domy fryzjernia pieczarkarnia pasieka winnica stajnia ranczo mleczarski spoldzielczy szklarnie rzeznia
  wytwornia browary mlyny tlocznia olejarnia fabryka wytwornie elektrocieplownie kopalnie cementownia cieplownia oczyszczalnia stolarnie lakiernia slusarnia kuznia blacharnia
  introligatornia tkalnia dziewiarnia pralnie autoserwis wulkanizacja myjnia agencje kancelarie pracownie spoldzielnie korporacja banki pzu towarzystwa liceum zsz gimnazja uczelnia
  politechniki uniwersytety instytuty zlobki kluby poprawczak osrodki poradnia poradnie szpitale przychodnie sanatoria gabinety pogotowie stacje dps mdk gok mok pcpr cus
  ministerstwa urzedy powiat powiatowy sejm sady straz kwp kpp kmp osp krus nfz arimr pup wup zgm tbs gddkia mpk mzk pkp plk ambasady fundacje stowarzyszenia zwiazki federacja
  parafie koscioly diecezja archidiecezja zgromadzenie zakon teatry muzea kina archiwa gazeta dziennik tygodnik basen baseny aquapark dworzec lotniska`,
  // English
  `household households`,
].join(' ');
