/**
 * Head nouns of Spanish job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const SPANISH_TITLES = [
  // Managers, officials and public service ranks
  `administrador administradora alcalde alcaldesa apoderado apoderadoa asambleista banquero banqueroa cacique
    capataz capataza capitan-general cofundador cofundadora codirector codirectora comisario comisarioa
    comisionado comisionadoa concejal concejala concejera consejero consejeroa consejera contralor contralora
    corregidor decano decanoa vicedecano vicedecanoa delegado delegadoa delegada diputado diputadoa directivo
    directivoa dirigente edil emprendedor emprendedora empresario empresarioa encargadoa embajador embajadora
    estadista funcionario funcionarioa gerentea gerenta gobernador gobernadora vicegobernador gestor gestora
    hoteleroa hostelero hosteleroa inspectora intendente intendentea interventor interventora jefea jefe-de-area
    jerarca lideresa mandatario mandatarioa mandamas mayordomo mayordomoa ministro ministroa viceministro
    viceministroa viceministra prefecto prefectoa presidentea presidenta vicepresidente vicepresidentea
    vicepresidenta procurador procuradora rectora vicerrector vicerrectora regidor regidora regente regentea
    restaurador restauradora secretarioa subsecretario subsecretarioa subdirectora subgerente subjefe subjefea
    subjefa subinspector subinspectora subcomisario subcomisarioa senador senadora sindico sindicoa sindica
    sindicalista socioa socia superintendente tesorero tesoreroa veedor veedora alguacil`,
  // Science and engineering
  `actuario actuarioa agronomo agronomoa agronoma agrimensor agrimensora antropologo antropologoa arqueologo
    arqueologoa astronomo astronomoa astrofisico astrofisicoa bacteriologo bacteriologoa bioestadistico
    bioingeniero bioingenieroa bioinformatico bioinformaticoa bioquimico bioquimicoa biotecnologo biotecnologoa
    botanico botanicoa calculista cartografo cartografoa cientifico cientificoa climatologo climatologoa
    criminologo criminologoa criminalista demografo demografoa dibujante ecologo ecologoa edafologo edafologoa
    edafologa enologo enologoa entomologo entomologoa epidemiologo epidemiologoa ergonomo ergonomoa especialista
    estadistico estadisticoa estadigrafo estadigrafoa etnologo etnologoa experto expertoa farmacologo
    farmacologoa fisico fisicoa geneticista genetista geodesta geofisico geofisicoa geografo geografoa hidrologo
    hidrologoa hidrogeologo hidrogeologoa ictiologo ictiologoa ingenieroa investigador investigadora inmunologo
    inmunologoa laboratorista meteorologo meteorologoa metalurgista metrologo metrologoa microbiologo
    microbiologoa naturalista neurocientifico neurocientificoa oceanografo oceanografoa paisajista paleontologo
    paleontologoa petrologo perfilista planificador planificadora proyectista prospectora prevencionista quimico
    quimicoa residente-de-obra sismologo sismologoa sociologo sociologoa tasador tasadora tecnologoa tecnicoa
    toxicologo toxicologoa urbanista virologo virologoa vulcanologo vulcanologoa zoologo zoologoa zootecnista
    aparejador aparejadora arquitectoa ingeniera-civil`,
  // Health and care
  `acompanante-terapeutico acompanante acupunturista alergologo alergologoa anestesista anestesiologo
    anestesiologoa anestesiologa audiologo audiologoa audioprotesista camillero camilleroa cardiologo cardiologoa
    comadrona curandero curanderoa dermatologo dermatologoa dietista diabetologo diabetologoa dosimetrista
    endocrinologo endocrinologoa enfermeroa farmaceuticoa fisiatra fonoaudiologoa foniatra gastroenterologo
    gastroenterologoa geriatra gerocultor gerocultora ginecologo ginecologoa hematologo hematologoa herborista
    higienista homeopata instrumentador instrumentadora instrumentista kinesiologo kinesiologoa kinesiologa
    masajista medicoa internista nefrologo nefrologoa neonatologo neonatologoa neurologo neurologoa neurocirujano
    neurocirujanoa neuropsicologo neuropsicologoa nutricionista nutriologo nutriologoa obstetra obstetriz
    oncologo oncologoa oftalmologo oftalmologoa optometrista optometra ortodoncista ortopedista ortopeda
    osteopata otorrinolaringologo otorrinolaringologoa paramedico paramedicoa partera parterao patologo patologoa
    pediatra perfusionista podologo podologoa protesico protesicoa protesista psicopedagogo psicopedagogoa
    psicomotricista psicoanalista psicoterapeuta psiquiatra quiropractico quiropracticoa radiologo radiologoa
    radiografo radiografoa reumatologo reumatologoa sanitarioa socorrista-sanitario traumatologo traumatologoa
    urologo urologoa visitador visitadora flebotomista microscopista promotor-de-salud celador celadora
    bioanalista odontopediatra endodoncista regente-de-farmacia gericultista`,
  // Teaching and academic ranks
  `academicoa alfabetizador alfabetizadora asistentea bedel bedela becarioa catedratico catedraticoa
    conferenciante conferencista doctorando doctorandoa ensenante entrenador-deportivo examinador examinadora
    facilitador facilitadora formador formadora institutriz instructora lector lectora maestroa normalista
    orientador orientadora parvulista parvularia pedagogo pedagogoa postdoctorando postdoctorandoa preceptora
    preescolarista tallerista tutora ponente profesorado-adjunto educadora-parvulos`,
  // Business, administration and law
  `abogadoa administrativoa aduaneroa asesor-fiscal banquero-privado cajeroa calculista-seguros capturista
    captador captadora cobrador cobradora comerciante comisionista comprador compradora conciliador conciliadora
    consignatario consignatarioa controlador corredor-de-bolsa cotizador cotizadora dactilografo dactilografoa
    despachante despachador despachadora digitador digitadora ejecutivo ejecutivoa ejecutiva empleado empleadoa
    encuestador encuestadora entrevistador entrevistadora escribano escribanoa escribiente estenografo
    estenografoa estratega evaluador evaluadora facturador facturadora facturista financista financieroa
    fiscalizador fiscalizadora fiscalista grabador inversionista investigador-de-mercado jurista juzgador letrado
    letradoa licitador liquidador liquidadora logistico logisticoa magistrado magistradoa marchante marketero
    marketeroa mecanografo mecanografoa mediador mediadora mercadologo mercadologoa mercadotecnista mercaderista
    negociador negociadora notificador notificadora nominista oficinista oficial-de-cumplimiento ordenanza
    pagador pagadora pasante planillero planilleroa procurador-judicial promotor promotora publicista
    publicitarioa recaudador reclutador reclutadora reponedora relacionista registrador secretario-judicial
    seleccionador seleccionadora suscriptor suscriptora tramitador tramitadora taquigrafo taquigrafoa
    televendedor televendedora teleasesor teleasesora transitario transitarioa tributarista valuador valuadora
    verificador verificadora viajante vistador liquidador-siniestros ajustador ajustadora captadora-socios
    preventista`,
  // ICT
  `administrador-de-sistemas arquitecto-software codificador codificadora disenador-web informatico informaticoa
    maquetador maquetadora maquetista ofimatico sistemista soportista tester-software implementador
    implementadora consultor-sap`,
  // Social work, culture, media, clergy
  `actoractriz actriz acrobata animador animadora antologista antologo apuntador arzobispo arzobispoa
    archivista-documental artista ayudante-de-camara autora camarografo camarografoa cantante cantautor
    cantautora caricaturista capellan ceramista cineasta clerigo columnista comediante comico comicoa compositora
    concertista conductor-television consiliario conservador conservadora conservadora-museo corresponsal corista
    coreografo coreografoa corrector correctora critico-de-arte cronista curador curadora decorador decoradora
    diacono dialoguista director-artistico documentalista dramaturgo dramaturgoa editora encuadernador
    encuadernadora ensayista escaparatista escenografo escenografoa escritor escritora escultor escultora
    estilista figurinista filologo filologoa filosofo filosofoa folklorista foquista galerista gafer guionista
    guitarrista historietista historiador historiadora humorista iluminador iluminadora imaginero imitador
    imitadora infografista jesuita lexicografo lexicografoa librero libreroa linguista literato locutor locutora
    magoa maquillador maquilladora marionetista mediador-social misionero misioneroa modelo-publicidad monje
    monjea muralista museologo museologoa musico musicoa musicologo musicologoa musicoterapeuta narrador
    narradora novelista obispo organista parroco pastora percusionista pianista pinchadiscos poeta poetisa
    politologo politologoa pregonero presentador presentadora presbitero productor rabino realizador-audiovisual
    regidor-escena reportero reporteroa restauradora-arte rotulista sacerdote sacristana saxofonista seminarista
    sonidista teologo teologoa titiritero titiriteroa trabajador-social trabajadora-social trombonista
    trompetista utilero utileroa vestuarista vicario vicarioa videografo videografoa violinista violonchelista
    orientadora-familiar integrador-social`,
  // Services, sales, hospitality, sports, security
  `aeromozo aeromozoa agente-de-seguridad ajedrecista albacea-venta ama-de-casa ama-de-llaves animador-turistico
    anfitrion anfitriona asesor-de-ventas astrologo astrologoa atleta auxiliar-de-vuelo ayuda-de-camara banista
    barbero barberoa bodeguero bodegueroa botones boxeador boxeadora cabinero cabineroa cafeteroa camareroa
    camarera-de-pisos canguro cantinero cantineroa carabinero carabineroa carcelero carceleroa charcutero
    charcuteroa chocolatero chocolateroa churrero churreroa ciclista cocineroa coctelero cocteleroa confitero
    confiteroa conserje-nocturno consejero-belleza cosmetologo cosmetologoa cosmiatra copero crupier cuidacoches
    deportista degustador degustadora demostrador demostradora dependientea despachador-gasolina embalsamador
    embalsamadora empacador empleada-de-hogar empleada-domestica esteticien expendedor fiambrero frutero fruteroa
    futbolista garzon garzona garrotero garroteroa gasolinero gasolineroa gobernanta guardaespaldas guardabosque
    guardaparque guarda-jurado guardavidas guardia guardiacivil guardiamarina guia-turistico heladero heladeroa
    impulsador impulsadora jinete jugador jugadora kiosquero kiosqueroa limpiabotas lustrabotas luchador
    luchadora maestresala maitre manicura manicurista masajista-deportivo maquilladora-profesional mesero meseroa
    mesera mozoa moza mucamo mucamoa mucama nadador nadadora ninero nineroa panchero parrillero parrilleroa
    pastelero pasteleroa patrullero patrulleroa peluqueroa perfumista pescadero pescaderoa peluquero-canino
    pizzero pizzeroa planchero portero-de-finca preparador preparadora quiosquero quiosqueroa recamarista
    recreacionista repostero reposteroa sereno somelier sumiller salonero saloneroa salvavidas sushero susheroa
    sushiman tabernero taberneroa taquero taqueroa taquillero taquilleroa tatuador tatuadora tendero tenderoa
    tortillero tortilleroa torero valet-parking vendedor-ambulante verdulero verduleroa vigilador vigiladora
    vigilanta vinatero vinateroa yogui policia-municipal ertzaina mosso entrenador-personal runner-sala
    lavaplatos lavacopas bachero bacheroa`,
  // Agriculture, forestry, fishing
  `acuicultor acuicultora agropecuarista arborista arriero arrieroa avicultor avicultora boyero cafetalero
    cafetaleroa cafeticultor cafeticultora campesino campesinoa caporal-ganadero capador cazador cazadora
    chacarero chacareroa cosechador-manual cosechero cosecheroa cultivador cultivadora domador domadora
    esquilador esquiladora estanciero estancieroa floricultor floricultora fruticultor fruticultora ganaderoa
    gaucho granjero granjeroa guardamonte hacendado hacendadoa herrador herradora horticultor horticultora
    hortelano hortelanoa jornalero jornaleroa labradora labriego labriegoa lenador lenadora mariscador
    mariscadora marisquero marisqueroa ordenador-de-vacas ordenadorx ordenadora-ganado ovejero palafrenero
    patron-de-pesca piscicultor piscicultora podador podadora porquero porqueroa peona productor-agropecuario
    ranchero rancheroa recolector recolectora regador regadora sembrador sembradora silvicultor silvicultora
    tractorista tambero tamberoa temporero temporeroa vaquero vaqueroa vendimiador vendimiadora vinicultor
    vinicultora viticultor viticultora vinador vinadora viverista cuidador-de-animales caballerizo`,
  // Crafts and trades
  `acabador acabadora afilador afiladora afinador afinadora albanila alfarero alfareroa alfombrista armador
    armadora artesano artesanoa ascensorista barnizador barnizadora bordador bobinador bobinadora broncista
    calderero caldereroa calefactora calefaccionista calzadista canteroa canero carpinteroa carrocero carroceroa
    cementista cestero cesteroa chapista chapistero cincelador colocador colocadora cortador costurero costureroa
    cristaleroa curtidor curtidora desabollador desabolladora doblador dobladora dorador durlero ebanista
    electromecanico electromecanicoa electronicoa empapelador empapeladora encofrador encofradora enlucidor
    enlucidora enfierrador engastador enmarcador enmarcadora escayolista estampador estampadora estucador
    estucadora estuquero fontaneroa fierrero ferrallista ferretero ferreteroa forjador forjadora frigorista
    fumigador fumigadora fundidor gasfiter gasista gasfitero guarnicionero guarnicioneroa herrero herreroa
    herramentista hojalatero hojalateroa hilandero hilanderoa impermeabilizador impermeabilizadora impresor
    instalador instaladora laminador latonero latoneroa linotipista litografo litografoa maestro-de-obra
    marmolista marroquinero marroquineroa matricero matriceroa mecanicoa mecanica-automotriz metalurgicoa
    modelista moldeador moldeadora molinero molineroa montador montadora mosaiquista mueblista mueblero muebleroa
    operario-de-construccion orfebre pailero panaderoa pavimentador pavimentadora peletero peleteroa
    pintor-de-obra plastificador platero plateroa plomero plomeroa pocero poceroa pulidor quesero queseroa
    rectificador rectificadora refrigerista remachador reparador reparadora restaurador-muebles sastre sastrea
    sastra serigrafista sillero soldadora talabartero talabarteroa tallador talladora tallista tapicero tapiceroa
    tejedor tejedora techador techadora techista tintorero tintoreroa tonelero toneleroa trazador trazadora
    tubero tubista vidriero vidrieroa vulcanizador vulcanizadora yesista zapatero-remendon zinguero zingueroa
    deshollinador deshollinadora tecnico-de-mantenimiento mantenedor mantenedora mecatronico mecatronicoa`,
  // Machine operators, drivers, transport
  `almacenista almaceneroa ambulanciero ambulancieroa autobusero autobuseroa barquero barqueroa cabotero
    camionero camioneroa camionera capitan-de-barco caldeador carretilleroa carrero chofer chofera cochero
    cocheroa colectivero colectiveroa contramaestre controlador-aereo copiloto desbastador despachador-vuelo
    devanador devanadora enfardador engrasador engrasadora ensamblador ensambladora envasador embotellador
    empaquetador estibador estibadora excavadorista ferroviarioa fogonero fogoneroa grueros gruero gruista
    guardagujas guardavia hornero horneroa lanchero lancheroa maquinista marino-mercante marinoa minero mineroa
    motociclista mototaxista motoboy navegante operarioa operador-montacargas palista perforador perforista
    picador planchador planchadora prensista prensador prensadora repartidor-motorizado retroexcavadorista
    revisora sobrecargo taxista transportista trailero traileroa tranviarioa trefilador trefiladora timonel
    tripulante urdidor urdidora volquetero volqueteroa montacarguista`,
  // Elementary occupations and helpers
  `aguador aguatero aseador aseadora asea-oficinas auxiliar-de-limpieza ayudante-de-cocina ayudante-general
    barrendero barrenderoa basurero basureroa bracero braceroa cargador cargadora canillita cartonero cartoneroa
    cadete cadetea chatarrero chatarreroa clasificador descargador descargadora desmontador desmontadora
    enterrador enterradora estibador-manual estacionador fregador friegaplatos fajinador lavador lavandero
    lavanderoa lavandera lector-de-contadores limpiavidrios limpiacristales mandadero mandaderoa maletero
    maleteroa manipulador manipuladora matarife mensajero-motorizado mozo-de-almacen mozo-de-equipajes obreroa
    obrera panolero panoleroa panolera parquimetrero peon-de-obra pepenador pepenadora pinche portamaletas
    reciclador repositora sepulturero sepultureroa sirviente sirvientea sirvienta surtidor-almacen tapador todero
    toderoa trapeador volantero volanteroa`,
  // Armed forces
  `almirante artillero artilleroa cabo-primero cabo-segundo cadete-militar capitana contraalmirante
    contralmirante coronel coronela fusilero general-de-brigada infante-de-marina legionario legionarioa
    marinero-militar mariscal mayor-ejercito paracaidista piloto-militar reservista sargentoa sargenta
    sargento-primero soldador-militar subteniente tenientex tenienta vicealmirante zapador zapadora
    comando-militar recluta conscripto conscriptoa artificiero artificieroa`,
  // Trainees, students and honorary posts
  `alumnoa aprendiza ayudante-alumno colaborador colaboradora cooperante egresado egresadoa estudiante meritorio
    meritorioa opositor opositora pasante-juridico portavoz prestador-servicio-social vocero voceroa
    voluntaria-social contratista activista catequista tesorera-vecinal sindico-vecinal`,
].join(' ');
