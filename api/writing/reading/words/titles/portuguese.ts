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
    tesoureira titular-cartorio vereador vereadora vogal`,
  // Science and engineering
  `atuario atuaria bacteriologista biomedico biotecnologista cadista cientista climatologista desenhador
    desenhadora ecologista encarregado-obra entomologista epidemiologista ergonomista estatistico farmacologista
    imunologista meteorologista metrologista microbiologista orcamentista paisagista pesquisador pesquisadora
    planejador planejadora projetista projectista toxicologista vistoriador vistoriadora mestre-de-obras`,
  // Health and care
  `acompanhante alergologista anestesiologista audiologista cardiologista dermatologista endocrinologista
    esteticista-clinica gastroenterologista ginecologista hematologista imagiologista infectologista intensivista
    maqueiro maqueira massagista massoterapeuta nefrologista neurologista neurocirurgiao oncologista
    oftalmologista ortodontista ortoptista otorrinolaringologista patologista pneumologista proctologista
    protetico psicanalista quiropraxista radiologista reumatologista sanitarista urologista vacinador vacinadora
    biomedica-esteta citotecnico tecnico-de-enfermagem endodontista periodontista`,
  // Teaching and academic ranks
  `bolsista bolseiro bolseira doutorando doutoranda mestrando mestranda educadora-infancia explicador
    explicadora inspetor-de-alunos instrutor instrutora jardineira-infancia leitor-universitario oficineiro
    oficineira palestrante recreador recreadora merendeiro-escolar`,
  // Business, administration and law
  `agenciador angariador angariadora aprovisionador apontador apontadora arquivista arquivologo arquivologa
    avaliador avaliadora caixeiro caixeira cartorario comercial-externo comissionista conferente corretor-imoveis
    datilografo datilografa demonstrador demonstradora empregada escriturario escrituraria escrevente
    estrategista faturista guarda-livros indenizador investidor investidora leiloeiro leiloeira liquidante
    mandante mensageiro mensageira oficial-de-justica oficial-de-registro planeador planeadora pregoeiro
    pregoeira recenseador recenseadora recrutador recrutadora registador relacoes-publicas revendedor revendedora
    selecionador selecionadora solicitador solicitadora subscritor subscritora teleatendente juiz-de-direito`,
  // ICT
  `administrador-de-redes testador testadora implantador implantadora suportista`,
  // Social work, culture, media, clergy
  `acordeonista apresentador apresentadora arcebispo bispo cabelista cantora cartunista cenografo cenografa
    cenotecnico cenotecnica cinegrafista colunista correspondente diagramador diagramadora encadernador
    encadernadora encenador encenadora ensaista fotojornalista influenciador influenciadora joalheiro joalheira
    livreiro livreira maquiador maquiadora maquilhador maquilhadora ministro-de-culto missionario missionaria
    operador-de-camara paroco percussionista produtor produtora revisor-texto roteirista roteirizador
    roteirizadora sacristao sonoplasta sonorizador sociopedagogo violoncelista vitrinista cerimonialista
    assistente-social`,
  // Services, sales, hospitality, sports, security
  `agente-de-viagens ajudante-de-cozinha anfitriao anfitria arrumadeira arrumador arrumadora assador banhista
    banheirista bilheteiro bilheteira brigadista camareiro camareira cambista carcereiro carcereira chapeiro
    chefe-de-cozinha chefe-de-sala churrasqueiro churrasqueira comissario-de-bordo copeiro copeira crupie cumim
    cumin demonstradora-vendas depilador depiladora desportista detetive-particular diarista domestica-mensalista
    economo empregado-de-mesa empregada-de-limpeza empregado-de-balcao escancao frentista futebolista garagista
    governanta guardiao guarda-costas guarda-noturno guarda-redes guarda-vidas guarda-prisional hospedeiro
    hospedeira jogador jogadora joquei lojista lutador lutadora manicuro massagista-desportivo merendeiro
    merendeira mordomo motorista-particular nadador-salvador padeira panificador panificadora pasteleiro
    pasteleira peixeiro peixeira pizzaiola policial-militar porteiro-noturno quiosqueiro quiosqueira salgadeiro
    salva-vidas saladeiro vigia zeladora treinadora-pessoal tosador tosadora adestrador adestradora
    bombeiro-civil agente-funerario coveiro coveira carreteiro passadeiro engomador engomadora engomadeira
    lavadeiro lavadeira`,
  // Agriculture, forestry, fishing
  `apicultora apanhador apanhadora aquicultor aquicultora boiadeiro cafeicultor cafeicultora campones camponesa
    ceifeiro criador criadora granjeiro lavrador lavradora lenhador lenhadora marisqueiro marisqueira pecuarista
    pescadora produtor-rural retireiro retireira roceiro seringueiro suinocultor suinocultora tratador tratadora
    tratorista vaqueiro vaqueira vindimador vindimadora viveirista caseiro peao ferrador`,
  // Crafts and trades
  `alfaiate artesao artesa artifice azulejador bate-chapa borracheiro borracheira bombeiro-hidraulico cabista
    caldeireiro calceteiro calheiro canalizadora carpinteira carroceiro chaveiro cinzelador colchoeiro
    costureira-industrial cravador cuteleiro cutelador cutileiro doceiro dourador eletromecanico eletrotecnico
    electrotecnico empreiteiro encanadora entalhador entalhadora envernizador envernizadora estofador
    ferramenteiro ferreiro fibreiro funileiro grafico-impressor ladrilhador ladrilhadora latoeiro latoeira
    lustrador lustradora magarefe marmorista moldador moldadora oleiro oficial-de-obra ourives pintor-automotivo
    queijeiro queijeira rebarbador retificador rendeira relojoeira serigrafo serigrafa tanoeiro tapeceiro tecelao
    tintureiro tipografo tipografa vidraceira lanterneiro lanterneira`,
  // Machine operators, drivers, transport
  `abastecedor abastecedora aeroviario aeroviaria aeronauta ambulancieiro barqueiro bombista bombeador cabineiro
    cabineira caminhoneiro caminhoneira camionista condutor condutora contramestre controlador-de-trafego
    embalador empacotador empacotadora empilhadeirista escavadorista estivador estivadora fiandeiro fiandeira
    garimpeiro garimpeira guindasteiro grueiro maquinista-ferroviario marinheira marujo manobrador manobradora
    manobrista mineirador motofretista motorneiro motorneira operador-de-empilhadeira timoneiro estafeta
    entregadora`,
  // Elementary occupations and helpers
  `ajudante-geral ardina auxiliar-de-limpeza auxiliar-servicos-gerais biscateiro biscateira boia-fria cantoneiro
    catador catadora capinador capinadora cobrador-de-onibus descarregador descarregadora desentupidor engraxate
    gari gandula jornaleiro jornaleira leiturista lixeiro limpadora limpa-vidros movimentador movimentadora
    moco-de-recados operario-polivalente panfleteiro plaqueiro repositor-mercadorias rocador selecionador-lixo
    servente trabalhador trabalhadora varredor varredora fiel-de-armazem ajudante-de-armazem`,
  // Armed forces
  `brigadeiro capitao-de-fragata fuzileiro grumete guarda-marinha marechal paraquedista recruta subtenente
    conscrito sapador sapadora`,
  // Trainees, students and honorary posts
  `estudante formanda orientando orientanda tarefeiro tarefeira porta-voz ativista`,
].join(' ');
