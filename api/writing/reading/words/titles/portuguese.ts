/**
 * Head nouns of Portuguese job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const PORTUGUESE_TITLES = [
  // Managers, officials and public service ranks
  `adjunto adjunta alcaide assessora autarca banqueiro banqueira chefia-imediata conselheiro conselheira
    comissionado consulesa defensor defensora deputado deputada desembargador desembargadora diplomata dono
    embaixador embaixadora empreendedor empreendedora encarregada escrivao escriva executivo executiva
    fiscal-de-obras governador governadora inspetor inspetora ouvidor ouvidora prefeito prefeita
    promotor-de-justica provedor provedora reitor reitora responsavel subchefe subdiretor subdiretora tesoureiro
    tesoureira titular-cartorio vereador vereadora vogal feitor corregedor corregedora secretario-geral
    hoteleiro hoteleira estalajadeiro taberneiro fazendeiro fazendeira latifundiario vedor regedor parlamentar
    franqueado franqueada chanceler`,
  // Science and engineering
  `atuario atuaria bacteriologista biomedico biotecnologista cadista cientista climatologista desenhador
    desenhadora ecologista encarregado-obra entomologista epidemiologista ergonomista estatistico farmacologista
    imunologista meteorologista metrologista microbiologista orcamentista paisagista pesquisador pesquisadora
    planejador planejadora projetista projectista toxicologista vistoriador vistoriadora mestre-de-obras
    biomedica virologista sondador perfurador amostrador cronoanalista cronometrista cientista-politico`,
  // Health and care
  `acompanhante alergologista anestesiologista audiologista cardiologista dermatologista endocrinologista
    esteticista-clinica gastroenterologista ginecologista hematologista imagiologista infectologista
    intensivista maqueiro maqueira massagista massoterapeuta nefrologista neurologista neurocirurgiao
    oncologista oftalmologista ortodontista ortoptista otorrinolaringologista patologista pneumologista
    proctologista protetico psicanalista quiropraxista radiologista reumatologista sanitarista urologista
    vacinador vacinadora biomedica-esteta citotecnico tecnico-de-enfermagem endodontista periodontista alergista
    angiologista cirurgia gastrenterologista hepatologista infecciologista neonatologista nutrologo podologista
    quiroprata terapeuta-ocupacional traumatologista curandeiro curandeira benzedeira rezador otico
    fiscal-sanitario necropsista tanatopraxista`,
  // Teaching and academic ranks
  `bolsista bolseiro bolseira doutorando doutoranda mestrando mestranda educadora-infancia explicador
    explicadora inspetor-de-alunos instrutor instrutora jardineira-infancia leitor-universitario oficineiro
    oficineira palestrante recreador recreadora merendeiro-escolar diretor-escolar bercarista cuidador-escolar
    pos-graduando`,
  // Business, administration and law
  `agenciador angariador angariadora aprovisionador apontador apontadora arquivista arquivologo arquivologa
    avaliador avaliadora caixeiro caixeira cartorario comercial-externo comissionista conferente
    corretor-imoveis datilografo datilografa demonstrador demonstradora empregada escriturario escrituraria
    escrevente estrategista faturista guarda-livros indenizador investidor investidora leiloeiro leiloeira
    liquidante mandante mensageiro mensageira oficial-de-justica oficial-de-registro planeador planeadora
    pregoeiro pregoeira recenseador recenseadora recrutador recrutadora registador relacoes-publicas revendedor
    revendedora selecionador selecionadora solicitador solicitadora subscritor subscritora teleatendente
    juiz-de-direito advogado-senior agenciadora amanuense arbitrador bancario bancaria comerciario comerciaria
    contabilista-certificado contador-geral economiario inquiridor inquiridora marqueteiro marqueteira mesario
    mesaria meirinho orcamentador penhorista securitario securitaria tabelia tradutor-juramentado
    vendedor-externo vistor despachante-aduaneiro assessor-juridico mediador-imobiliario consultor-imobiliario
    armazenista`,
  // ICT
  `administrador-de-redes testador testadora implantador implantadora suportista desenvolvedora-web informata`,
  // Social work, culture, media, clergy
  `acordeonista apresentador apresentadora arcebispo bispo cabelista cantora cartunista cenografo cenografa
    cenotecnico cenotecnica cinegrafista colunista correspondente diagramador diagramadora encadernador
    encadernadora encenador encenadora ensaista fotojornalista influenciador influenciadora joalheiro joalheira
    livreiro livreira maquiador maquiadora maquilhador maquilhadora ministro-de-culto missionario missionaria
    operador-de-camara paroco percussionista produtor produtora revisor-texto roteirista roteirizador
    roteirizadora sacristao sonoplasta sonorizador sociopedagogo violoncelista vitrinista cerimonialista
    assistente-social aderecista animador-cultural arranjador baixista capelao carnavalesco comentarista
    comentador comentadora contrarregra contra-regra dancarino dancarina dublador dubladora duble ensaiador
    fadista frade freira iluminista maquinista-teatral monge palhaco palhaca pintor-artistico pregador pregadora
    projecionista radialista romancista sambista titeriteiro titereiro toureiro trapezista tocador tocadora
    vigario violonista violeiro evangelista babalorixa ialorixa colorista arte-finalista artefinalista capista
    retocador`,
  // Services, sales, hospitality, sports, security
  `agente-de-viagens ajudante-de-cozinha anfitriao anfitria arrumadeira arrumador arrumadora assador banhista
    banheirista bilheteiro bilheteira brigadista camareiro camareira cambista carcereiro carcereira chapeiro
    chefe-de-cozinha chefe-de-sala churrasqueiro churrasqueira comissario-de-bordo copeiro copeira crupie cumim
    cumin demonstradora-vendas depilador depiladora desportista detetive-particular diarista
    domestica-mensalista economo empregado-de-mesa empregada-de-limpeza empregado-de-balcao escancao frentista
    futebolista garagista governanta guardiao guarda-costas guarda-noturno guarda-redes guarda-vidas
    guarda-prisional hospedeiro hospedeira jogador jogadora joquei lojista lutador lutadora manicuro
    massagista-desportivo merendeiro merendeira mordomo motorista-particular nadador-salvador padeira
    panificador panificadora pasteleiro pasteleira peixeiro peixeira pizzaiola policial-militar porteiro-noturno
    quiosqueiro quiosqueira salgadeiro salva-vidas saladeiro vigia zeladora treinadora-pessoal tosador tosadora
    adestrador adestradora bombeiro-civil agente-funerario coveiro coveira carreteiro passadeiro engomador
    engomadora engomadeira lavadeiro lavadeira aeromoca aeromoco atendedor tarologo tarologa chapeira doceira
    empregada-domestica feirante feirista ginasta guarda-florestal guarda-parque guardador leiteiro
    maqueiro-hospitalar manicure manequim mergulhador mergulhadora merceeiro merceeira papiloscopista passador
    passeador parrilleiro pipoqueiro pipoqueira quitandeiro quitandeira salgadeira salsicheiro sapateador
    sorveteiro sorveteira talhante camelo vigilante-noturno coqueteleiro bargirl copeira-hospitalar
    recreador-hoteleiro bagagista agente-penitenciario perito-criminal`,
  // Agriculture, forestry, fishing
  `apicultora apanhador apanhadora aquicultor aquicultora boiadeiro cafeicultor cafeicultora campones camponesa
    ceifeiro criador criadora granjeiro lavrador lavradora lenhador lenhadora marisqueiro marisqueira pecuarista
    pescadora produtor-rural retireiro retireira roceiro seringueiro suinocultor suinocultora tratador tratadora
    tratorista vaqueiro vaqueira vindimador vindimadora viveirista caseiro peao ferrador acaizeiro boiadeira
    cabreiro carvoeiro caseira cacador cacadora caranguejeiro chacareiro colhedor granjeira guarda-rios hortelao
    inseminadora jangadeiro maricultor meeiro moleiro motosserrista mondador olivicultor ordenhador ordenhadora
    ovinocultor pegureiro pescador-artesanal porcarico resineiro safrista sangrador semeador sericicultor
    sitiante tosquiador tosquiadora trabalhador-rural trabalhador-agricola trufeiro vinhateiro extrativista
    campino charreteiro equitador cavalarico tratador-equino`,
  // Crafts and trades
  `alfaiate artesao artesa artifice azulejador bate-chapa borracheiro borracheira bombeiro-hidraulico cabista
    caldeireiro calceteiro calheiro canalizadora carpinteira carroceiro chaveiro cinzelador colchoeiro
    costureira-industrial cravador cuteleiro cutelador cutileiro doceiro dourador eletromecanico eletrotecnico
    electrotecnico empreiteiro encanadora entalhador entalhadora envernizador envernizadora estofador
    ferramenteiro ferreiro fibreiro funileiro grafico-impressor ladrilhador ladrilhadora latoeiro latoeira
    lustrador lustradora magarefe marmorista moldador moldadora oleiro oficial-de-obra ourives pintor-automotivo
    queijeiro queijeira rebarbador retificador rendeira relojoeira serigrafo serigrafa tanoeiro tapeceiro
    tecelao tintureiro tipografo tipografa vidraceira lanterneiro lanterneira afiador alveneiro amolador
    aplicador armeiro assentador bordadeira cabeador carpinteiro-naval carroceiro-construtor cerieiro cesteiro
    cesteira chapeador chapeleiro chocolateiro cofrador cromador demolidor desossador empalhador encadeirador
    encerador engraxador esmerilhador estampador-textil estofadora farinheiro forneiro forneira galvanizador
    gesseira guarnicioneiro impressor jateador ladrilheiro lapidador lixador mamposteiro marmoreiro matrizeiro
    oleira parqueteiro peleiro picheleiro polidor polidora rebitador seleiro serrador serralheiro-civil soprador
    talhador tapeceira taqueiro tecela telhador tingidor tintureira torrador torrefador vidreiro vidreira
    zincador pespontador pespontadeira overloquista passamaneiro arrematadeira gaspeador enchedor enlatador
    defumador provador provadora pasteurizador gesseiro-drywall drywallista antenista emendador
    eletricista-predial encanador-industrial poceiro rejuntador pastilheiro limpa-chamines dedetizador
    piscineiro`,
  // Machine operators, drivers, transport
  `abastecedor abastecedora aeroviario aeroviaria aeronauta ambulancieiro barqueiro bombista bombeador
    cabineiro cabineira caminhoneiro caminhoneira camionista condutor condutora contramestre
    controlador-de-trafego embalador empacotador empacotadora empilhadeirista escavadorista estivador estivadora
    fiandeiro fiandeira garimpeiro garimpeira guindasteiro grueiro maquinista-ferroviario marinheira marujo
    manobrador manobradora manobrista mineirador motofretista motorneiro motorneira operador-de-empilhadeira
    timoneiro estafeta entregadora arrumador-portuario balanceiro barqueira bilheteiro-rodoviario caldeirista
    calandrista canoeiro carreteira carregador carretilheiro contramestre-naval despachante-operacional
    empacotadeira encaixotador ensacador extrusor fogueiro guarda-freio guarda-linha guincheiro lancheiro
    lubrificador manobreiro mineiro moto-fretista motoqueiro munkista paleteiro pilotista plataformista
    rebocadorista retroescavadeirista revistador sinaleiro taifeiro telegrafista tratorista-agricola torrista
    tropeiro vagoneiro separador classificador carvoejador`,
  // Elementary occupations and helpers
  `ajudante-geral ardina auxiliar-de-limpeza auxiliar-servicos-gerais biscateiro biscateira boia-fria
    cantoneiro catador catadora capinador capinadora cobrador-de-onibus descarregador descarregadora
    desentupidor engraxate gari gandula jornaleiro jornaleira leiturista lixeiro limpadora limpa-vidros
    movimentador movimentadora moco-de-recados operario-polivalente panfleteiro plaqueiro repositor-mercadorias
    rocador selecionador-lixo servente trabalhador trabalhadora varredor varredora fiel-de-armazem
    ajudante-de-armazem auxiliar-geral cantineiro cantineira carpidor cavouqueiro panfletista embrulhador
    flanelinha homem-sanduiche limpador peixeiro-ambulante recolhedor servical sucateiro vassoureiro
    trabalhador-bracal jornaleiro-rural caixeirinho apanha-bolas operario-nao-especializado calafetador
    lavadeira-hospitalar roupeiro roupeira camareira-hospitalar ascensorista-predial`,
  // Armed forces
  `brigadeiro capitao-de-fragata fuzileiro grumete guarda-marinha marechal paraquedista recruta subtenente
    conscrito sapador sapadora alferes artilheiro fuzileiro-naval granadeiro oficial-general oficial-superior
    para-quedista sargento-mor furriel-mor corneteiro guarda-republicano`,
  // Trainees, students and honorary posts
  `estudante formanda orientando orientanda tarefeiro tarefeira porta-voz ativista formando membro vestibulando
    escoteiro escoteira escuteiro escuteira chefe-escoteiro dirigente-sindical plantonista folguista`,
].join(' ');
