/**
 * Head nouns of Spanish job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const SPANISH_TITLES = [
  // Managers, officials and public service ranks
  `administrador administradora alcalde alcaldesa apoderado apoderada asambleista banquero banquera cacique
    capataz capataza capitan-general cofundador cofundadora codirector codirectora comisario comisaria
    comisionado comisionada concejal concejala concejera consejero consejera contralor contralora corregidor
    decano decana vicedecano vicedecana delegado delegada diputado diputada directivo dirigente edil emprendedor
    emprendedora empresario empresaria embajador embajadora estadista funcionario funcionaria gerentea gerenta
    gobernador gobernadora vicegobernador gestor gestora hostelero hostelera inspectora intendente intendentea
    interventor interventora jefea jefe-de-area jerarca lideresa mandatario mandataria mandamas mayordomo
    mayordoma ministro ministra viceministro viceministra prefecto prefecta presidentea presidenta
    vicepresidente vicepresidentea vicepresidenta procurador procuradora rectora vicerrector vicerrectora
    regidor regidora regente regentea restaurador restauradora subsecretario subsecretaria subdirectora
    subgerente subjefe subjefea subjefa subinspector subinspectora subcomisario subcomisaria senador senadora
    sindico sindica sindicalista socia superintendente tesorero tesorera veedor veedora alguacil corregidora
    canciller ujier posadero posadera hotelero hotelera albacea fiscal caudillo sobrestante personero personera
    legislador legisladora congresista parlamentario parlamentaria constituyente lehendakari conseller
    cabildante mesonero mesonera ventero casero casera`,
  // Science and engineering
  `actuario actuaria agronomo agronoma agrimensor agrimensora antropologo antropologa arqueologo arqueologa
    astronomo astronoma astrofisico bacteriologo bacteriologa bioestadistico bioingeniero bioingeniera
    bioinformatico bioquimico biotecnologo biotecnologa botanico calculista cartografo cartografa cientifico
    climatologo climatologa criminologo criminologa criminalista demografo demografa dibujante ecologo ecologa
    edafologo edafologa enologo enologa entomologo entomologa epidemiologo epidemiologa ergonomo ergonoma
    especialista estadistico estadigrafo estadigrafa etnologo etnologa experto experta farmacologo farmacologa
    fisico geneticista genetista geodesta geofisico geografo geografa hidrologo hidrologa hidrogeologo
    hidrogeologa ictiologo ictiologa investigador investigadora inmunologo inmunologa laboratorista meteorologo
    meteorologa metalurgista metrologo metrologa microbiologo microbiologa naturalista neurocientifico
    neurocientifica oceanografo oceanografa paisajista paleontologo paleontologa petrologo perfilista
    planificador planificadora proyectista prospectora prevencionista quimico residente-de-obra sismologo
    sismologa sociologo sociologa tasador tasadora tecnologa toxicologo toxicologa urbanista virologo virologa
    vulcanologo vulcanologa zoologo zoologa zootecnista aparejador aparejadora ingeniera-civil astrofisica
    geomensor inventora presupuestista muestrero muestrera ensayador ensayadora sondista calidadista
    programador-plc astronauta ensayista-lab ambientalista conservacionista modelador modeladora`,
  // Health and care
  `acompanante-terapeutico acompanante acupunturista alergologo alergologa anestesista anestesiologo
    anestesiologa audiologo audiologa audioprotesista camillero camillera cardiologo cardiologa comadrona
    curandero curandera dermatologo dermatologa dietista diabetologo diabetologa dosimetrista endocrinologo
    endocrinologa fisiatra foniatra gastroenterologo gastroenterologa geriatra gerocultor gerocultora ginecologo
    ginecologa hematologo hematologa herborista higienista homeopata instrumentador instrumentadora
    instrumentista kinesiologo kinesiologa masajista internista nefrologo nefrologa neonatologo neonatologa
    neurologo neurologa neurocirujano neurocirujana neuropsicologo neuropsicologa nutricionista nutriologo
    nutriologa obstetra obstetriz oncologo oncologa oftalmologo oftalmologa optometrista optometra ortodoncista
    ortopedista ortopeda osteopata otorrinolaringologo otorrinolaringologa paramedico paramedica partera
    patologo patologa pediatra perfusionista podologo podologa protesico protesista psicopedagogo psicopedagoga
    psicomotricista psicoanalista psicoterapeuta psiquiatra quiropractico quiropractica radiologo radiologa
    radiografo radiografa reumatologo reumatologa socorrista-sanitario traumatologo traumatologa urologo urologa
    visitador visitadora flebotomista microscopista promotor-de-salud celador celadora bioanalista
    odontopediatra endodoncista regente-de-farmacia gericultista comadron partero endocrino estomatologo
    estomatologa gerontologo gerontologa gericultor gericultora hepatologo infectologo infectologa
    laboratorista-clinico neumologo neumologa ortesista otorrino proctologo quiromasajista quirofanista
    reanimador rehabilitador sexologo sexologa sobador sobadora urgenciologo vacunador vacunadora boticario
    boticaria rescatista residente tanatopractor tanatopractora tanatologo tanatologa flebologo embriologo
    embriologa imagenologo`,
  // Teaching and academic ranks
  `alfabetizador alfabetizadora asistentea bedel bedela catedratico catedratica conferenciante conferencista
    doctorando doctoranda ensenante entrenador-deportivo examinador examinadora facilitador facilitadora
    formador formadora institutriz instructora lector lectora normalista orientador orientadora parvulista
    parvularia pedagogo pedagoga postdoctorando postdoctoranda preceptora preescolarista tallerista tutora
    ponente profesorado-adjunto educadora-parvulos adiestrador adiestradora ayo aya capacitador capacitadora
    dinamizador dinamizadora educadora-infantil inspector-educativo maestrante maestrando mentora
    prefecto-escolar prosecretario prosecretaria repasador cuentacuentos ludotecario ludotecaria profe
    educador-social integrador integradora monitor-escolar`,
  // Business, administration and law
  `asesor-fiscal banquero-privado calculista-seguros capturista captador captadora cobrador cobradora
    comerciante comisionista comprador compradora conciliador conciliadora consignatario consignataria
    controlador corredor-de-bolsa cotizador cotizadora dactilografo dactilografa despachante despachador
    despachadora digitador digitadora ejecutivo ejecutiva empleado empleada encuestador encuestadora
    entrevistador entrevistadora escribano escribana escribiente estenografo estenografa estratega evaluador
    evaluadora facturador facturista financista fiscalizador fiscalizadora fiscalista grabador inversionista
    investigador-de-mercado jurista juzgador letrado letrada licitador liquidador liquidadora logistico
    magistrado magistrada marchante marketero marketera mecanografo mecanografa mediador mediadora mercadologo
    mercadologa mercadotecnista mercaderista negociador negociadora notificador notificadora nominista
    oficinista oficial-de-cumplimiento ordenanza pagador pasante planillero planillera procurador-judicial
    promotor publicista recaudador reclutador reclutadora reponedora relacionista registrador
    secretario-judicial seleccionador seleccionadora suscriptor suscriptora tramitador tramitadora taquigrafo
    taquigrafa televendedor televendedora teleasesor teleasesora transitario transitaria tributarista valuador
    valuadora verificador verificadora viajante vistador liquidador-siniestros ajustador ajustadora
    captadora-socios preventista agenta alguacila apostador arrendador contador-publico copista cobrista
    estenotipista facturadora graduado-social habilitado informador informadora laboralista lobista licitadora
    martillero martillera rematador rematadora subastador subastadora operador-telefonico pagadora prestamista
    promotora publicitario publicitaria recaudadora registradora relatora secretario-general subastero
    teletrabajador transcriptor transcriptora aduanero aduanera aforador contactologo agiotista penalista
    conjuez perita-judicial`,
  // ICT
  `administrador-de-sistemas arquitecto-software codificador codificadora disenador-web informatico maquetador
    maquetadora maquetista ofimatico sistemista soportista tester-software implementador implementadora
    consultor-sap ciberanalista depurador desplegador maquetador-web programador-web testeador testeadora
    desarrollador-web`,
  // Social work, culture, media, clergy
  `actriz acrobata animador animadora antologista antologo apuntador arzobispo arzobispa archivista-documental
    artista ayudante-de-camara autora camarografo camarografa cantante cantautor cantautora caricaturista
    capellan ceramista cineasta clerigo columnista comediante comico compositora concertista
    conductor-television consiliario conservador conservadora-museo corresponsal corista coreografo coreografa
    corrector correctora critico-de-arte cronista curador curadora decorador decoradora diacono dialoguista
    director-artistico documentalista dramaturgo dramaturga editora encuadernador encuadernadora ensayista
    escaparatista escenografo escenografa escritor escritora escultor escultora estilista figurinista filologo
    filologa filosofo filosofa folklorista foquista galerista gafer guionista guitarrista historietista
    historiador historiadora humorista iluminador iluminadora imaginero imitador imitadora infografista jesuita
    lexicografo lexicografa librero librera linguista literato locutor locutora maquillador maquilladora
    marionetista mediador-social misionero misionera modelo-publicidad monje monjea muralista museologo
    museologa musico musicologo musicologa musicoterapeuta narrador narradora novelista organista parroco
    pastora percusionista pianista pinchadiscos poetisa politologo politologa pregonero presentador presentadora
    presbitero productor realizador-audiovisual regidor-escena reportero reportera restauradora-arte rotulista
    sacerdote sacristana saxofonista seminarista sonidista teologo teologa titiritero titiritera
    trabajador-social trabajadora-social trombonista trompetista utilero utilera vestuarista vicario vicaria
    videografo videografa violinista violonchelista orientadora-familiar integrador-social acomodador
    acomodadora alfarero-artistico animador-sociocultural anticuario anticuaria arpista arreglista articulista
    atrezzista baterista bajista bailaor bailaora balletista bibliografo biografo biografa caligrafo cantador
    cantaor cantaora clarinetista clarividente claquetista contrabajista cuentista danzarin danzarina diaconisa
    dj-residente flautista folclorista fotoperiodista fotorreportero fraile gaitero gaitera grabador-artistico
    ilusionista imaginera investigador-social juglar lector-editorial letrista libretista mago maga malabarista
    modisto monaguillo monja obispo organero periodista-digital poeta predicador predicadora prelado
    programador-cultural proyeccionista publicador rabino repentista retratista sacerdotisa tamborilero
    tapicista torera novillero banderillero rejoneador tramoyista trapecista trovador vitralista tiktoker
    visitador-social cajonero payaso payasa mariachi payador payadora declamador`,
  // Services, sales, hospitality, sports, security
  `aeromozo aeromoza agente-de-seguridad ajedrecista albacea-venta ama-de-casa ama-de-llaves animador-turistico
    anfitrion anfitriona asesor-de-ventas astrologo astrologa atleta auxiliar-de-vuelo ayuda-de-camara banista
    barbero bodeguero botones boxeador boxeadora cabinero camarera-de-pisos canguro cantinero cantinera
    carabinero carabinera carcelero carcelera charcutero charcutera chocolatero chocolatera churrero churrera
    ciclista coctelero coctelera confitero confitera conserje-nocturno consejero-belleza cosmetologo cosmetologa
    cosmiatra copero crupier cuidacoches deportista degustador degustadora demostrador demostradora dependientea
    despachador-gasolina embalsamador embalsamadora empacador empleada-de-hogar empleada-domestica esteticien
    expendedor fiambrero frutero futbolista garzon garzona garrotero gasolinero gobernanta guardaespaldas
    guardabosque guardaparque guarda-jurado guardavidas guardia guardiacivil guardiamarina guia-turistico
    heladero impulsador impulsadora jinete jugador jugadora kiosquero kiosquera limpiabotas lustrabotas luchador
    luchadora maestresala maitre manicura manicurista masajista-deportivo maquilladora-profesional mesero mesera
    moza mucamo mucama nadador nadadora ninero panchero parrillero parrillera pastelero pastelera patrullero
    patrullera perfumista pescadero pescadera peluquero-canino pizzero planchero portero-de-finca preparador
    preparadora quiosquero quiosquera recamarista recreacionista repostero repostera sereno somelier sumiller
    salonero salvavidas sushero sushera sushiman tabernero tabernera taquero taquillero taquillera tatuador
    tatuadora tendero tortillero tortillera torero valet-parking vendedor-ambulante verdulero verdulera
    vigilador vigiladora vigilanta vinatero vinatera yogui policia-municipal ertzaina mosso entrenador-personal
    runner-sala lavaplatos lavacopas bachero bachera aduanista afilador-ambulante asadora banero barbera
    barrista bodeguera buzo buzo-profesional camarista cerillero cuartelero despostador despostadora escolta
    esquiador esquiadora expendedora fisicoculturista funebrero gimnasta golfista gondolero guarda guardacoches
    guardaagujas guardafaro guardafrenos guardia-civil guia guachiman wachiman huesero judoca karateca
    lavacoches librero-ambulante maniqui maquillista marmiton pedicuro pizzera placero policia-local pollero
    puestero puestera quiromante rastrillero recamarera recamarero recepcionista-nocturno reclutador-militar
    rotisero surfista tarotista taxidermista tendera tenista turronero unista vidente vigilante-nocturno
    voleibolista yesista-deportivo cremador adiestrador-canino cuidador-canino paseador paseadora
    peluquera-canina bonera empleado-domestico garitero garitera portero-nocturno rondin`,
  // Agriculture, forestry, fishing
  `acuicultor acuicultora agropecuarista arborista arriero arriera avicultor avicultora boyero cafetalero
    cafetalera cafeticultor cafeticultora campesino campesina capador cazador cazadora chacarero chacarera
    cosechador-manual cosechero cosechera cultivador cultivadora domador domadora esquilador estanciero
    estanciera floricultor floricultora fruticultor fruticultora ganadero gaucho granjero granjera guardamonte
    hacendado hacendada herrador herradora horticultor horticultora hortelano jornalero labriego labriega
    lenador lenadora mariscador mariscadora marisquero marisquera ordenador-de-vacas ordenadora-ganado ovejero
    palafrenero patron-de-pesca piscicultor piscicultora podador porquero porquera peona productor-agropecuario
    ranchero recolector regador sembrador sembradora silvicultor silvicultora tractorista tambero tambera
    temporero temporera vaquero vendimiador vendimiadora vinicultor vinicultora viticultor viticultora vinador
    vinadora viverista cuidador-de-animales caballerizo agavero alpaquero arador arboricultor bracera camaronero
    cauchero colona cosechador desbrozador esquiladora estibador-pesquero ganadera guardapesca guarda-forestal
    hortelana huertero injertador inseminador jimador jornalera labradora lechero mayoral motosierrista
    ordenador ordenadora olivarero ovejera pastero peon-agricola peon-rural percebeiro plantador porquerizo
    recogedor recolectora regante resinero segador sericultor talador tabaquero trampero tropero truficultor
    veterinario-rural vaquerizo yeguerizo zafrero redero redera ostricultor alguero hilandero-rural engordador
    helicicultor`,
  // Crafts and trades
  `acabador afilador albanila alfarero alfarera alfombrista armador armadora artesano artesana ascensorista
    barnizador bordador bobinador bobinadora broncista calderero calderera calefactora calefaccionista
    calzadista canero carpintera carrocero carrocera cementista cestero chapista chapistero cincelador colocador
    cortador costurero costurera cristalera curtidor curtidora desabollador desabolladora doblador dobladora
    dorador durlero ebanista electromecanico empapelador empapeladora encofrador encofradora enlucidor
    enlucidora enfierrador engastador enmarcador enmarcadora escayolista estampador estucador estucadora
    estuquero fontanera fierrero ferrallista ferretero forjador frigorista fumigador fumigadora fundidor
    gasfiter gasista gasfitero guarnicionero guarnicionera herrero herramentista hojalatero hojalatera hilandero
    hilandera impermeabilizador impresor instalador instaladora laminador latonero linotipista litografo
    litografa maestro-de-obra marmolista marroquinero matricero matricera mecanica-automotriz modelista
    moldeador moldeadora molinero molinera montador mosaiquista mueblista mueblero mueblera
    operario-de-construccion orfebre pailero pavimentador peletero pintor-de-obra plastificador platero plomero
    plomera pocero pocera pulidor quesero quesera rectificador refrigerista remachador reparador reparadora
    restaurador-muebles sastre sastrea sastra serigrafista sillero soldadora talabartero talabartera tallador
    talladora tallista tapicero tapicera tejedor tejedora techador techadora techista tintorero tintorera
    tonelero tonelera trazador tubero tubista vidriero vidriera vulcanizador yesista zapatero-remendon zinguero
    deshollinador deshollinadora tecnico-de-mantenimiento mantenedor mantenedora mecatronico abrillantador
    abrillantadora acunador afiladora afinador alarife albardero armero armera artesano-textil asfaltador
    aserrador azulejero balanceador baulero barnizadora bisutero bloquero bordadora botonero brunidor cajista
    calafate calafateador camisero camisera canterero cartonera cedacero cepillador cerero cestera chapero
    colocadora confeccionista cordelero corsetero cortadora cortinero decapador demoledor desguazador destilador
    dulcero dulcera electricista-automotriz electroerosionador electromecanico-naval embaldosador embutidor
    encalador encajera enchapador enderezador enfoscador enjalbegador ensambladora esmaltador esmaltadora
    espartero estampadora estuquista estanador ferrallero forjadora fraguador gasfitera hilador hormigonero
    imprentero jabonero jarciero lanador lapidario latonera lijador linternero llantero mamposteador
    maquinista-textil marmolero marquetero marroquinera mecapalero mimbrero moldero montadora mosaista
    niquelador oxicortador palero parquetista peletera pellejero peltrero picapedrero pirotecnico pizarrista
    planchista plantillero platera polvorista porcelanista remendon repujador revocador rotulador sombrerero
    sombrerera soplador tejero telero templador tintorero-textil torrefactor troquelador turrolero yesaire
    zapatera zurcidor zurcidora pladurista placador durlockero tabiquero piscinero piletero
    electricista-industrial`,
  // Machine operators, drivers, transport
  `almacenista almacenera ambulanciero ambulanciera autobusero barquero barquera cabotero camionero camionera
    capitan-de-barco caldeador carrero chofer chofera cochero colectivero colectivera contramaestre
    controlador-aereo copiloto desbastador despachador-vuelo devanador enfardador engrasador ensamblador
    envasador embotellador empaquetador estibador estibadora excavadorista fogonero fogonera grueros gruero
    gruista guardagujas guardavia hornero lanchero lanchera maquinista marino-mercante minero motociclista
    mototaxista motoboy navegante operador-montacargas palista perforador perforista picador planchador
    planchadora prensista prensador repartidor-motorizado retroexcavadorista revisora sobrecargo taxista
    transportista trailero trailera trefilador trefiladora timonel tripulante urdidor volquetero montacarguista
    acarreador aparcacoches armador-naval arponero aviador aviadora bodeguero-almacen bombero-industrial
    botero-fluvial buzo-marino carretero carretonero carretillera contramaestra controladora cocinero-naval
    dumperista etiquetador excavador ferroviario fletero fletera foguista fresador-cnc furgonero guinchero
    hidroavionista horquillero marmotero micrero microbusero navegante-aereo quemador-caldera senalero tolvero
    tolvista tranviario troquelero vagonero zarandero zorrero choferesa canoero bicitaxista`,
  // Elementary occupations and helpers
  `aguador aguatero aseador aseadora asea-oficinas auxiliar-de-limpieza ayudante-de-cocina ayudante-general
    barrendero barrendera basurero basurera bracero cargador cargadora canillita cartonero cadete cadetea
    chatarrero clasificador descargador descargadora desmontador desmontadora enterrador enterradora
    estibador-manual estacionador fregador friegaplatos fajinador lavador lavandero lavandera
    lector-de-contadores limpiavidrios limpiacristales mandadero mandadera maletero manipulador manipuladora
    matarife mensajero-motorizado mozo-de-almacen mozo-de-equipajes obrera panolero parquimetrero peon-de-obra
    pepenador pepenadora pinche portamaletas reciclador repositora sepulturero sepulturera sirviente sirvientea
    sirvienta surtidor-almacen tapador todero todera trapeador volantero afichador boletero boletera buhonero
    buhonera cachifa carguero-manual carretonera cartelero changador changarin chatarrera cilero destajista
    desatascador diarero embalador-manual empacadora-manual faenero fajinero fregaplatos franelero ganapan
    guardacoche jarrero manobre maletero-estacion marchanta panuelero pega-carteles peon-caminero recadero
    recadera recogepelotas reponedor-nocturno suplementero temporalero trapero utilero-general voceador
    voceadora volanteadora volanteador zacatero chambero aguacatero ayudanta peoneta empaquetador-supermercado
    embolsador envolvedor`,
  // Armed forces
  `almirante artillero cabo-primero cabo-segundo cadete-militar capitana contraalmirante contralmirante coronel
    coronela fusilero general-de-brigada infante-de-marina legionario marinero-militar mariscal mayor-ejercito
    paracaidista piloto-militar reservista sargenta sargento-primero soldador-militar subteniente tenienta
    vicealmirante zapador zapadora comando-militar recluta conscripto conscripta artificiero artificiera
    abanderado aerotecnico alabardero artillera aviador-militar capellan-castrense comodoro dragoneante
    escolta-militar furriel generala granadero guerrillero guerrillera lugarteniente miliciano miliciana
    oficiala sargento-segundo soldado-raso soldada suboficiala tirador-selecto submarinista policia-militar
    gastador legionaria`,
  // Trainees, students and honorary posts
  `aprendiza ayudante-alumno colaborador colaboradora cooperante egresado egresada estudiante meritorio
    meritoria opositor opositora pasante-juridico portavoz prestador-servicio-social vocero vocera
    voluntaria-social contratista activista catequista tesorera-vecinal sindico-vecinal alumno alumna becado
    becada delegado-sindical delegada-sindical embajador-estudiantil miembro novicio relevista scouter sinodal
    voluntario-social representante-estudiantil dirigenta`,
].join(' ');
