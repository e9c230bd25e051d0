/** How people who write Spanish describe what they did; wordings.ts explains the format. */
export const spanish = String.raw`
## any
camarera de pisos = habitaciones turno, habitaciones camas banos, limpieza hotel
reparación = reparé, arreglé, arreglaba
mantenimiento = mantuve, revisé
limpieza = limpié, limpiaba
programación = programé
realización, realizar, ejecución, efectuar = realicé, realizado, hice, efectué, llevé a cabo
gestión, gestionar, administración = gestioné, llevé, tramité, me encargué, a mi cargo, llevaba
control, controlar, supervisión, supervisar, verificación, verificar, revisión = controlé, revisé, comprobé, verifiqué, supervisé, revisaba, comprobaba
elaboración, elaborar, redacción, redactar = elaboré, redacté, escribí, preparé, confeccioné
preparación, preparar = preparé, preparaba, dejé listo, dispuse, alisté
planificación, planificar, organización, organizar, coordinación, coordinar = planifiqué, cuadrantes, coordiné, repartí, cuadré, turnos asignados
gestión equipos, liderazgo, equipo personas, dirección equipos, personal a cargo = personas a mi cargo, encargada, encargado, jefe de equipo, lideré, dirigí, equipo de
formación, formar, capacitación, capacitar, formación nuevos = enseñé, formé, capacité, nuevos compañeros, aprendices, tutora, tutor, becarios, expliqué a los nuevos
atención telefónica, llamadas, centralita, recepción llamadas = llamadas, centralita, contesté, atendí el teléfono, desviaba, extensiones, llamadas al día
reclamaciones, quejas, incidencias, gestión reclamaciones, resolución incidencias, gestión incidencias = quejas, reclamaciones, devoluciones, clientes enfadados, hojas de reclamaciones, resolví, reembolsé, incidencias
inventario, inventarios, stock, control stock, existencias, gestión stock, control inventario = inventario, inventarios, conté, recuento, recuentos, caducidades, faltantes, existencias, cuadré el stock
pedidos, gestión pedidos, compras, aprovisionamiento = pedidos, pedí, proveedores, reposición, hice el pedido, material pedido
prevención riesgos, riesgos laborales, seguridad, normas seguridad = epis, sin accidentes, evaluación de riesgos, arnés, simulacro, permisos de trabajo
paquete office, ofimática, microsoft office, herramientas ofimáticas = excel, word, tablas dinámicas, powerpoint, outlook, hojas de cálculo

## health, care
higiene personal, aseo personal, aseo, higiene, cuidados básicos, aseo higiene, higiene pacientes, aseos = aseos, duchas, duché, bañé, lavé, pañales, aseé, afeité, vestí, cambiaba, encamados, higiene bucal, absorbentes
curas, cura heridas, heridas, curas heridas = curas, apósitos, vendajes, úlceras, suturas, puntos, heridas, escaras
medicación, administración medicación, medicamentos, administración medicamentos, administrar medicación = pastilleros, insulina, inyecciones, sueros, pastillas, heparina, vías, medicación repartida, repartí la medicación, inyectables
constantes vitales, constantes, signos vitales, toma constantes, control constantes = tensión, temperatura, glucemias, glucemia, pulso, saturación, constantes, presión arterial
alimentación, comidas, ayuda comidas, ingesta, dar comer, alimentar = dar de comer, daba de comer, di de comer, purés, espesante, sonda nasogástrica, triturados, comedor, bandejas, meriendas
movilización, movilizaciones, transferencias, cambios posturales, movilidad, movilizar = grúa, levanté, acosté, cambios posturales, silla de ruedas, transferencias, andador, encamados, sábana, paseos con andador
úlceras presión, prevención úlceras, escaras = cambios posturales, colchón antiescaras, taloneras, crema hidratante
personas mayores, mayores, ancianos, geriatría, tercera edad, residentes, dependientes, personas dependientes = residencia, ancianos, abuelos, centro de día, residentes, mayores, geriátrico, encamados, dependientes
alzheimer, demencia, demencias, deterioro cognitivo = alzheimer, demencia, desorientados, unidad de demencias, memoria, parkinson
cuidados paliativos, paliativos, terminales, final vida = paliativos, terminales, últimos días, sedación, duelo, morfina
registro, historia clínica, registros, documentación clínica, registro enfermería, historias clínicas = partes, libro de incidencias, historia, gacela, evolutivos, anoté, resiplus, selene, relevo, registré
domicilio, ayuda domicilio, atención domiciliaria, domicilios = domicilio, domicilios, en su casa, casas, interna, usuarios en sus casas, externa
acompañamiento, compañía, acompañar = médico, paseos, acompañé, compañía, noches, citas médicas
actividades, animación, dinamización, talleres, estimulación cognitiva = bingo, talleres, manualidades, gimnasia, juegos, canciones, memoria, paseos, excursiones
tareas hogar, limpieza hogar, domésticas, tareas domésticas = limpié, cociné, planché, compra, lavadoras, cocina, fregué
familias, atención familiares, familiares, comunicación familias = familias, hijos, familiares, informé, expliqué a la familia
urgencias, emergencias, rcp, reanimación = urgencias, paradas, rcp, triaje, box, reanimación, ambulancia, uvi
extracciones, extracción sangre, analíticas, toma muestras = extracciones, analíticas, sangre, muestras, hisopos, orina, vías
esterilización, desinfección, asepsia, material sanitario = autoclave, esterilicé, desinfecté, instrumental, aislamientos

## building, machining
instalaciones eléctricas, instalación eléctrica, cableado, tendido cable, tirado cable, montaje eléctrico, electricidad = tiré cable, cableé, cableado, enchufes, cuadros, luminarias, tubo, canaletas, bandejas, rozas, conexioné, mecanismos, puntos de luz, interruptores, tirado
cuadros eléctricos, armarios eléctricos, cuadro = cuadros, magnetotérmicos, diferenciales, embornado, contactores, armarios
averías, detección averías, localización averías, resolución averías, diagnóstico averías, reparación averías, diagnóstico = averías, avería, cortocircuitos, polímetro, localicé, derivaciones, fallos, fuga a tierra, guardias, arreglé
mantenimiento preventivo, mantenimiento correctivo, reparaciones, reparar = reparé, cambié, engrasé, sustituí, revisé, arreglé, rodamientos, correas, motores, gmao, preventivos, bombas
puesta marcha = puse en marcha, arranque, pruebas, parametricé, boletines
planos, interpretación planos, esquemas, lectura planos, esquemas eléctricos = planos, esquemas, según plano, unifilares
automatización, plc, autómatas = siemens, tia portal, step 7, omron, variadores, autómatas, sensores, scada
domótica, telecomunicaciones, ict, voz datos = knx, fibra, antenas, cámaras, porteros, alarmas, rack, rj45
fontanería, sanitarios, instalaciones fontanería = tuberías, grifos, lavabos, desagües, calentadores, termos, cobre, multicapa, bañeras, duchas, inodoros, cisternas, fugas, atascos
calefacción, climatización, aire acondicionado, calderas = calderas, radiadores, splits, aerotermia, suelo radiante, gas refrigerante, conductos, enfriadoras
albañilería, obra, tabiques, alicatado, solado = tabiques, ladrillo, enfosqué, alicaté, solé, azulejos, mortero, hormigón, cimentación, enlucido, baldosas, levanté muros, encofré, ferralla
pintura, acabados = pinté, lijé, masilla, gotelé, fachadas, esmalte, empapelé, imprimación, alisado
carpintería, madera, muebles, montaje muebles = puertas, ventanas, armarios, tarima, cocinas montadas, rodapiés, muebles, ebanistería
pladur, falsos techos, tabiquería seca, aislamientos = pladur, perfilería, techos, trasdosados, lana de roca, encintado
soldadura, soldar = soldé, tig, mig, electrodo, cordones, argón, hilo
reformas, rehabilitación = reformas, baños, cocinas reformadas, pisos reformados, demolición
obra, jefe obra, gestión obra, dirección obra = subcontratas, mediciones, certificaciones, encargado de obra, replanteo

## vehicles
mantenimiento vehículos, revisiones, cambio aceite, mantenimiento preventivo, revisión vehículos, mecánica rápida = cambios de aceite, aceite, filtros, bujías, correas, distribución, pastillas, revisiones, líquidos, anticongelante
diagnosis, diagnóstico, diagnosis vehículos, averías, diagnóstico averías = máquina de diagnosis, centralitas, códigos, bosch, sensores, osciloscopio, launch, texa, averías electrónicas
frenos, sistema frenos = frenos, pastillas, discos, pinzas, purgué, tambores, latiguillos
motor, motores, reparación motores = culata, juntas de culata, turbo, inyectores, distribución, pistones, rectificado, motores desmontados
embrague, caja cambios, transmisión = embragues, embrague, cajas de cambios, bimasa, palieres
suspensión, dirección, tren delantero = amortiguadores, rótulas, paralelo, alineación, silentblocks, trapecios, muelles
neumáticos, ruedas = neumáticos, equilibrado, ruedas, pinchazos, cubiertas, montaje de ruedas
itv, inspección técnica = itv, preitv, revisiones previas
chapa pintura, carrocería, chapa = abolladuras, aletas, paragolpes, bancada, masilla, lunas, golpes
camiones, vehículos industriales, maquinaria pesada = camiones, tráileres, autobuses, tractores, excavadoras, frenos de aire, maquinaria
electricidad automóvil, electromecánica, sistemas eléctricos = alternadores, motores de arranque, baterías, cableado, luces, centralitas

## machining
torneado, torno, tornos, torno cnc = torneé, torno, ejes, casquillos, plato, mordazas, mazak, cmz, piezas torneadas
fresado, fresadora, centros mecanizado, centro mecanizado, fresadora cnc = fresé, fresadora, centro de mecanizado, haas, cinco ejes, mandrinadora, mecanicé, 5 ejes
ajuste máquinas, preparación máquinas, preparación máquina, cambios referencia, puesta punto, cambio molde = ajusté, cambios de referencia, cambios de molde, ceros, utillajes, correctores, herramientas montadas, reglaje, regulé, cambios de formato
programación cnc, programas = programé, programas, fanuc, heidenhain, fagor, mastercam, siemens, g-code, cam
control calidad, verificación piezas, metrología, calidad, control dimensional, inspección = calibre, micrómetro, pie de rey, medí, tridimensional, muestras, autocontrol, primeras piezas, galgas, centésimas, pasa no pasa, rechazos, defectos
manejo maquinaria, manejo máquinas, producción, línea producción, operar máquinas, alimentación máquinas, cadena producción = línea, prensa, inyectora, envasadora, piezas por turno, cadena, unidades por hora, manejé, alimenté, etiquetadora, piezas al día, extrusora, llenadora
montaje, ensamblaje, montar, montaje piezas = monté, ensamblé, atornillé, remaché, conjuntos, subconjuntos, cableé
envasado, empaquetado, embalaje = empaqueté, cajas, envasé, retractilé, etiqueté, paletizé, embalé
rectificado, desbarbado, acabado, pulido = rectifiqué, desbarbé, pulí, amolé, rebabas, esmeril
mejora continua, lean, 5s = 5s, kaizen, smed, reduje mermas, mermas

## logistics, driving
preparación pedidos, picking, preparar pedidos = pedidos preparados, picking, pistola, pda, líneas por hora, radiofrecuencia, preparé pedidos, bultos, cajas por hora, voz
recepción mercancía, recepción mercancías, descarga, recepción materiales, descarga camiones, descarga mercancía = descargué, albaranes, recepcioné, contenedores, revisé la mercancía, muelle, camiones descargados, cotejé, roturas
expedición, expediciones, carga, envíos, carga camiones, carga descarga = cargué, envíos, etiqueté, palés cargados, agencias, expediciones, flejé, retractilé, muelles, camiones cargados
ubicación, almacenaje, colocación mercancía, almacenamiento, reposición, ubicación mercancía = ubiqué, estanterías, ubicaciones, racks, coloqué, repuse, huecos, fifo
carretilla, carretilla elevadora, carretillas, manejo carretilla, carretillas elevadoras = carretilla, retráctil, frontal, transpaleta, apilador, toro, trilateral, carretillero
sga, software almacén, sistemas gestión almacenes, wms = sap, sga, pda, escaneé, navision, radiofrecuencia, di de alta
reparto, entrega, entregas, distribución, repartir, entrega mercancía, reparto mercancía, entregas domicilio = repartí, paquetes, paradas, entregas al día, ruta, rutas, furgoneta, clientes por día, entregué
conducción, transporte mercancías, ruta nacional, ruta internacional, transporte, conducción camiones = tráiler, kilómetros, ruta internacional, camión, europa, frigorífico, cisterna, semirremolque, rígido, basculante
estiba, sujeción carga, trincaje = cinchas, trinqué, amarré, carracas, estibé, cantoneras
tacógrafo, tiempos conducción, tiempos descanso = tacógrafo, tarjeta, descansos, tiempos, horas de conducción
mantenimiento vehículo, revisión vehículo, limpieza vehículo = niveles, presión, neumáticos, lavé, aceite, luces
albaranes, documentación transporte, documentación = albaranes, cmr, hojas de ruta, firmados, cartas de porte, firmas
tráfico, planificación rutas, rutas, gestión flota, flota = rutas, conductores, asigné, flota, cargas contratadas, wtransnet, retornos
aduanas, despacho aduanas, importación exportación = duas, aduana, t1, despachos, importaciones, exportaciones, incoterms

## office, finance, law, health
recepción, atención público, recepción visitas, atención visitas, recepción clientes, atención presencial = recibí, atendí, visitas, mostrador, ventanilla, público, acreditaciones, acompañé, di la bienvenida
correspondencia, correo, paquetería, gestión correo, mensajería = cartas, correo, franqueé, paquetería, burofaxes, mensajeros, correos contestados, valija, certificados
agenda, agendas, citas, gestión agenda, gestión agendas, gestión citas, concertar citas = citas, agenda, agendas, calendario, reuniones cuadradas, citaba, outlook
archivo, archivar, gestión documental, documentación, archivo documentación = archivé, expedientes, escaneé, digitalicé, carpetas, clasifiqué
introducción datos, grabación datos, base datos, bases datos, registro datos = grabé, tecleé, introduje, mecanografié, fichas, altas, actualicé, datos metidos
viajes, organización viajes, organización eventos, reuniones, organización reuniones = vuelos, hoteles, viajes, salas, actas, billetes, reuniones, dietas
facturación, facturas, emisión facturas, emitir facturas, facturación clientes = facturas, facturé, emití, albaranes, abonos, presupuestos, facturaplus, remesas
proveedores, cuentas pagar, facturas proveedores, pagos, pago proveedores = facturas de proveedores, pagos, transferencias, remesas, pagarés, vencimientos, confirming, casé
cobros, cuentas cobrar, gestión cobros, reclamación impagos, impagados = cobros, impagados, reclamé, morosos, recibos, deudas, vencidas, llamé a deudores
contabilidad, registro contable, asientos contables, contabilización, contabilidad general, asientos = asientos, contabilicé, contaplus, a3, diario, sage, mayor, libros, amortizaciones, plan contable, cuentas
conciliación bancaria, conciliaciones bancarias, conciliaciones, conciliación = concilié, extractos, punteé, bancos, cuadré bancos, punteo
impuestos, iva, declaraciones, modelos fiscales, presentación impuestos, liquidación impuestos, declaración = iva, 303, 111, modelos, 347, irpf, renta, sociedades, sii, 390
cierre, cierre contable, cierres, cuentas anuales, cierre mensual, cierres contables = cierres, balance, cuentas anuales, provisiones, periodificaciones, cierre, registro mercantil, memoria
nóminas, seguros sociales, laboral, elaboración nóminas, gestión nóminas = nóminas, seguros sociales, contratos, red, a3nom, siltra, finiquitos, contrat@, nominaplus
personal, administración personal, recursos humanos = altas y bajas, contratos, vacaciones, bajas, fichajes, expedientes de personal
material oficina, compras oficina = material de oficina, tóner, folios, papelería
tesorería, caja, caja chica = caja, arqueos, previsiones, caja chica, pólizas

## sales, retail, service
atención cliente, atención clientes, atención al cliente, asesoramiento, asesoramiento cliente, asesorar clientes, servicio cliente, atender clientes, atención público = atendí, atendía, asesoré, aconsejé, resolví dudas, probadores, tallas, llamadas al día, consultas, mostré, ayudé a elegir, recomendé, orienté
venta, ventas, venta productos, vender, venta directa = vendí, ventas, tique medio, ventas cruzadas, mejor vendedora, mejor vendedor, vendía, cerré
caja, cobro, manejo caja, cobros, cierre caja, cobrar, manejo efectivo, arqueo = caja, cobré, arqueo, cuadré la caja, tpv, cambio, datáfono, cierre, cobraba
reposición, reponer, reposición productos, lineales, reposición lineal, colocación producto = repuse, lineales, estanterías, rellené, caducidades, reponía, coloqué, pasillos, frenteo
escaparates, escaparatismo, merchandising, visual merchandising, imagen tienda, exposición = escaparates, maniquíes, decoré, cabeceras, expositores, islas, planogramas
etiquetado, precios, alarmado = etiqueté, precios, alarmas, rebajas, etiquetas, ofertas
captación, captación clientes, prospección, nuevos clientes, apertura cuentas, cartera clientes, captación nuevos = clientes nuevos, puerta fría, captación, visité, capté, cartera, llamadas en frío, altas, leads, abrí, concertadas
fidelización, cartera, seguimiento clientes, mantenimiento cartera, gestión cartera = clientes habituales, seguimiento, cartera, postventa, clientes fijos, cuentas clave, renovaciones, tarjeta de socio
negociación, negociar = negocié, descuentos, condiciones, tarifas, acuerdos
objetivos, objetivos ventas, consecución objetivos, cumplimiento objetivos, objetivos comerciales = objetivos, superé, facturación, objetivo, por encima, incrementé, aumenté, dupliqué
call center, teleoperador, emisión llamadas, telemarketing, televenta = llamadas al día, cascos, centralita, argumentario, emisión, llamadas diarias, cola
apertura cierre, apertura cierre tienda, encargado tienda, gestión tienda = abrí y cerré, llaves, apertura, cierre, tienda, alarma, encargada, abría
recepción mercancía, recepción pedidos, almacén = desembalé, cajas, albaranes, trastienda, camión

## food
elaboración platos, cocina, preparación alimentos, cocinar, elaboración, preparación platos, preparación comidas = cociné, platos, salsas, guisos, arroces, paellas, plancha, asé, frituras, comensales, menús, tapas, fondos, pucheros, cubiertos
mise place, preparación ingredientes, preelaboración = mise en place, pelé, corté, limpié pescado, despiecé, porcioné, verduras, troceé, piqué
higiene alimentaria, appcc, manipulación alimentos, seguridad alimentaria, normas higiene, higiene = appcc, temperaturas, registros, cámaras, caducidades, muestras testigo, alérgenos, inspección, etiquetado, cadena de frío
menús, carta, elaboración menús, diseño carta = carta, menú del día, menús, fichas técnicas, platos nuevos, recetas, escandallos
escandallos, costes, coste = escandallos, costes, merma, márgenes
pedidos, proveedores, compras, control stock = pedidos, mercado, proveedores, cámaras, inventario, género
repostería, pastelería, postres = tartas, postres, bollería, hojaldre, cremas, bizcochos, masas, helados, mousse
panadería, pan, masas, panes = pan, masas, amasé, barras, horneé, masa madre, obrador, fermentación
limpieza cocina, fregado, vajilla, menaje = fregué, platos, lavavajillas, ollas, vajilla, plancha limpia, campanas
colectividades, comedor, catering = comedor, menús al día, línea fría, colegio, dietas, celíacos, triturados

## service, food
servicio mesa, servicio mesas, atención mesas, sala, toma comandas, servir, comandas, servicio sala = mesas, comandas, serví, bandeja, terraza, rango, platos, servía, comensales
barra, bebidas, cafetería, coctelería, servicio barra, preparación bebidas = cafés, cañas, cócteles, barra, copas, bebidas, tiraba, combinados
montaje mesas, montaje sala, montaje, banquetes, eventos = manteles, monté mesas, cubertería, bodas, banquetes, comuniones, buffet, cristalería
recepción hotel, check-in, check in, reservas, recepción, check out = check-in, reservas, llaves, opera, entradas y salidas, booking, huéspedes, habitaciones asignadas, late check
cobro, caja, facturación = cobré, cuenta, tpv, datáfono, caja

## cleaning, service, health
limpieza habitaciones, habitaciones, camarera pisos, arreglo habitaciones, pisos, limpieza pisos = habitaciones, camas, baños, sábanas, minibar, toallas, salidas, clientes y salidas, carro, lencería
limpieza oficinas, limpieza instalaciones, limpieza general, limpieza zonas comunes, limpieza edificios, tareas limpieza, limpieza mantenimiento = fregué, barrí, oficinas, papeleras, polvo, suelos, escaleras, portales, aspiré, mopa, colegios, limpié, limpiaba, aulas
baños, aseos, sanitarios, limpieza baños = baños, inodoros, aseos, desinfecté, espejos, jabón, cal
cristales, limpieza cristales, ventanas = cristales, ventanas, escaparates, persianas
maquinaria limpieza, abrillantado, fregadora, rotativa = fregadora, rotativa, abrillanté, pulí, decapé, hidrolimpiadora, moquetas, cristalicé
lavandería, plancha, ropa, lencería = planché, lavadoras, ropa, sábanas, lavandería, doblé, manchas, calandra
productos limpieza, manejo productos, productos químicos = dosifiqué, diluí, lejía, códigos de color, fichas
desinfección, quirófanos, limpieza hospitalaria = quirófanos, desinfecté, aislados, habitaciones de hospital, uci

## education, care
docencia, impartir clases, enseñanza, clases, impartición = clases, di clases, alumnos, impartí, aula, tutora, secundaria, primaria, enseñé
programación didáctica, planificación clases, programaciones, unidades didácticas, planificación actividades = unidades didácticas, programé, fichas, proyectos, situaciones de aprendizaje, material didáctico, rincones
evaluación, evaluar, seguimiento alumnos, corrección = corregí, exámenes, notas, boletines, evalué, rúbricas, informes
gestión aula, disciplina, convivencia = normas, asamblea, mediación, aula, economía de fichas, conflictos
familias, padres, tutorías, comunicación familias, tutoría = tutorías, reuniones, padres, familias, agenda, entrevistas
actividades educativas, actividades lúdicas, actividades, juegos, estimulación temprana, psicomotricidad, actividades infantiles = cuentos, canciones, psicomotricidad, manualidades, juegos, asamblea, pintura, huerto, cuentacuentos, teatro, talleres, plastilina
cuidado niños, atención niños, higiene alimentación, cuidado infantil, necesidades básicas, cuidado, niños = pañales, bebés, biberones, siesta, niños, aula de 1-2, comedor, control de esfínteres, adaptación, cambié, papillas, nido
necesidades especiales, necesidades educativas, diversidad, inclusión, atención diversidad = autismo, tea, acnee, adaptaciones, tdah, apoyo, pictogramas, síndrome de down, refuerzo, pt
patio, vigilancia, comedor escolar = patio, recreo, comedor, vigilé, autobús, excursiones

## software
desarrollo, desarrollo software, desarrollo aplicaciones, desarrollar, desarrollo web, implementación = desarrollé, programé, implementé, módulos, api, funcionalidades, microservicios, spring, react, laravel, migré, pasarela, angular
api, apis, servicios web, integraciones = api, rest, endpoints, graphql, webhooks, soap, integré
bases datos, base datos = consultas, sql, postgres, mysql, oracle, procedimientos almacenados, índices, mongodb, tablas
pruebas, testing, pruebas unitarias, calidad software, pruebas automatizadas = tests, junit, selenium, cypress, pruebas unitarias, cobertura, jest, regresión, phpunit
integración continua, despliegue, devops, ci/cd, despliegues = pipelines, jenkins, docker, kubernetes, desplegué, gitlab, terraform, ansible, github actions
metodologías ágiles, ágil, scrum, agile, metodologías agile = sprints, scrum, dailies, retrospectivas
soporte, soporte técnico, soporte usuarios, atención usuarios, incidencias, helpdesk, resolución incidencias, soporte usuario = tickets, contraseñas, usuarios, remoto, impresoras, equipos, llamadas, glpi, incidencias, formateé, teamviewer, portátiles
administración sistemas, servidores, administración servidores, sistemas, infraestructura = active directory, servidores, vmware, windows server, linux, directivas, hyper-v, exchange, proxmox, virtualicé
redes, administración redes, red, comunicaciones = switches, vlan, firewall, vpn, cisco, routers, fortinet, wifi, mikrotik, cableado
copias seguridad, backups, respaldo = veeam, backups, copias, restauré, cintas
seguridad informática, ciberseguridad, seguridad = antivirus, phishing, mfa, parches, vulnerabilidades, iso 27001, siem, cifrado
hardware, equipos, instalación equipos, mantenimiento equipos, montaje equipos = ordenadores, portátiles, formateé, impresoras, imágenes, maqueté, pcs, discos duros
requisitos, análisis requisitos, análisis funcional, toma requisitos = requisitos, historias de usuario, reuniones con negocio, especificaciones, funcional

## marketing
sem, publicidad digital = google ads, adwords, cpc, pujas
redes sociales, gestión redes sociales, community management, rrss = instagram, facebook, tiktok, linkedin, seguidores, publicaciones, reels, stories, influencers, posts, comunidad
contenidos, creación contenidos, redacción contenidos, generación contenido, contenido, redacción = blog, artículos, redacté, textos, newsletters, vídeos, copys, guías, posts, podcasts
seo, posicionamiento, posicionamiento web = palabras clave, primera página, search console, semrush, tráfico orgánico, enlaces
campañas, campañas marketing, campañas publicitarias, publicidad, campañas digitales, acciones marketing, plan marketing = campañas, anuncios, google ads, meta ads, sorteo, cuñas, folletos, vallas, campaña, leads
email marketing, newsletters, newsletter, mailing = mailchimp, newsletters, tasa de apertura, suscriptores, envíos, boletines, automatizaciones
página web, web, gestión web, mantenimiento web, sitio web = wordpress, web, páginas, landing, prestashop, rediseño, banners, actualicé la web
eventos, ferias, organización eventos, organización ferias = ferias, stand, eventos, jornadas, inauguración, puertas abiertas, congresos, invitaciones
diseño gráfico, materiales, diseño, diseño materiales, material promocional, creatividades = folletos, carteles, photoshop, canva, illustrator, catálogos, flyers, logos, indesign, roll-ups
analítica, métricas, informes, análisis resultados, analítica web, kpis, medición = google analytics, informes, dashboards, conversión, ctr, métricas, ga4, looker, roas
prensa, comunicación, relaciones públicas, notas prensa, medios = notas de prensa, periodistas, ruedas de prensa, entrevistas, medios, clipping
estudio mercado, investigación mercado, análisis competencia, competencia = encuestas, competencia, competidores, buyer persona, estudio
`;
