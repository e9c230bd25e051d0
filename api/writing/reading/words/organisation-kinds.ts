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
].join(' ');
