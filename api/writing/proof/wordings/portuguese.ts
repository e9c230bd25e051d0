/** How people who write Portuguese describe what they did; wordings.ts explains the format. */
export const portuguese = String.raw`
## any
instalação = instalei
reparação = reparei, consertei, arranjei
manutenção = revisei
limpeza = limpei, limpava
programação = programei
realização, realizar, execução, executar, efetuar = realizei, fiz, executei, efetuei, fazia
gestão, gerir, gerenciar, gerenciamento, administração = geri, gerenciei, cuidei, responsável por, a meu cargo, tratava
controle, controlo, controlar, verificação, supervisão, conferência, acompanhamento, acompanhar = controlei, verifiquei, conferi, supervisionei, inspecionei, acompanhei, conferia
elaboração, elaborar, preparação, preparar, redação = elaborei, preparei, redigi, escrevi, montei, preparava
planejamento, planeamento, organização, organizar, coordenação, coordenar = planejei, organizei, escalas, escala, coordenei, distribuí, cronograma
gestão equipe, gestão equipa, liderança, liderança equipe, liderança equipa, coordenação equipe = liderei, encarregado, encarregada, chefe de equipa, líder, pessoas na minha equipe, chefiei, equipe de
formação, formar, treinamento, treinar, integração, treinamento novos = treinei, ensinei, formei, novos colegas, novos funcionários, estagiários, aprendizes, passei a formação
atendimento telefônico, atendimento telefónico, telefone, chamadas, ligações, central telefônica = atendi telefonemas, ligações, chamadas por dia, transferia, telefonemas, ramais, pabx, atendia o telefone
reclamações, resolução reclamações, gestão reclamações, tratamento reclamações = reclamações, trocas, devoluções, clientes insatisfeitos, reembolsos, livro de reclamações, sac, ouvidoria
inventário, inventários, controle estoque, estoque, stocks, gestão stocks, controlo stocks = inventário, inventários, contei, contagem, estoque, validade, balanço, contagens, ruturas
encomendas, compras, pedidos, aprovisionamento = encomendei, fornecedores, pedidos, encomendas, comprei
segurança, segurança trabalho, normas segurança, higiene segurança = epi, sem acidentes, cipa, dds, nr, análise de risco, epis
pacote office, informática = excel, word, tabelas dinâmicas, powerpoint, outlook, planilhas, procv

## health, care
higiene pessoal, cuidados higiene, banho, higiene, cuidados higiene conforto, higiene conforto, banhos = banhos, banho no leito, fraldas, lavei, vesti, higiene, banho, trocas de fralda, mudava, vestia, dava banho, barba, higiene oral
curativos, feridas, tratamento feridas, pensos = curativos, pensos, escaras, feridas, úlceras, suturas, pontos
medicação, administração medicamentos, medicamentos, administração medicação, administração terapêutica = medicação, insulina, injeções, comprimidos, soro, medicamentos, injetáveis, caixas de medicação, acesso venoso, antibióticos
sinais vitais, avaliação sinais vitais, verificação sinais, monitorização = tensão, pressão, temperatura, glicemia, saturação, pulso, hgt, dextro
alimentação, refeições, apoio alimentação, auxílio alimentação, apoio refeições = dei comida, dava comida, refeições, sonda, papas, espessante, almoços, dieta enteral, pastosa, lanches, dava de comer
mobilização, posicionamentos, transferências, mobilidade, mudança decúbito, levante = cadeira de rodas, posicionamentos, mudança de decúbito, elevador, levantes, transferências, virei, andarilho, cadeira, grua, leito para a poltrona
idosos, cuidados idosos, geriatria, utentes, terceira idade, pessoa idosa = lar, idosos, idosa, idoso, casa de repouso, utentes, vovó, acamada, acamados, centro de dia
alzheimer, demência, demências = alzheimer, demência, confusos, parkinson
cuidados paliativos, paliativos, fim vida = paliativos, terminais, últimos dias, morfina, fase terminal
registros, registos, prontuário, evolução, registos enfermagem, documentação, anotações, prontuários = prontuário, evoluções, anotações, registei, sclínico, passagem de turno, passagem de plantão, folhas de registo, prontuários, sape, checagem
domicílio, apoio domiciliário, cuidados domiciliários, home care = domicílio, domicílios, casa dos utentes, na casa, sad, home care
companhia, atividades, animação, lazer, atividades lúdicas = passeios, jogos, bingo, música, artesanato, ginástica, leituras, conversas, acompanhei às consultas, trabalhos manuais
tarefas domésticas, limpeza casa, lides domésticas, serviços domésticos = limpei, cozinhei, passei a ferro, compras, lavei roupa, roupa
coleta sangue, coleta, exames, colheitas, punção = coleta, colheitas, sangue, exames, punções, tubos, eletrocardiograma, ecg
emergência, urgência, pronto socorro, emergências, reanimação = urgência, pronto-socorro, parada cardíaca, samu, triagem, rcp, manchester, upa, inem, paragens
esterilização, desinfecção, desinfeção, cme, biossegurança = autoclave, desinfetei, esterilizei, isolamento, cme, caixas cirúrgicas
familiares, apoio familiares, família = familiares, filhos, família informada, informei a família, expliquei à família

## building, machining
instalações elétricas, instalação elétrica, cablagem, passagem cabos, eletricidade, cabeamento, instalação quadros = passei cabos, tomadas, quadros, luminárias, eletrodutos, interruptores, liguei, fiação, roços, calhas, lâmpadas, disjuntores instalados, tubagem, enfiamento, eletrocalhas
quadros elétricos, painéis elétricos, painéis, montagem quadros, montagem painéis = quadros, disjuntores, painéis, contatores, bornes, diferenciais, ccm, barramentos
avarias, detecção falhas, deteção avarias, resolução avarias, diagnóstico, diagnóstico avarias, identificação falhas = avarias, avaria, falhas, curto-circuito, multímetro, piquete, defeito, curtos, plantão corretivo
manutenção preventiva, manutenção corretiva, reparo, reparos, conserto, reparações = reparei, troquei, lubrifiquei, substituí, rolamentos, correias, motores, consertei, consertava, gaxetas, bombas, revisei, engraxei
testes, comissionamento, arranque, ensaios = testei, arranque, comissionei, ensaios, certificação, startup, posta em marcha
leitura projetos, leitura desenho, interpretação desenhos, esquemas elétricos, desenho técnico, interpretação esquemas, leitura interpretação = projeto, desenho, esquemas, diagramas, conforme desenho, plantas, conforme projeto, unifilar
clp, plc, automação, programação clp = siemens, inversores, clp, sensores, tia portal, supervisório, ladder, autómatos, soft-starter
instalações hidráulicas, canalização, hidráulica, sanitários, tubulações, tubagens = tubos, torneiras, canos, lavatórios, sanitas, vasos, vazamentos, pvc, fugas, esgoto, multicamada, caixa d'água, autoclismos, chuveiros, ralos
ar condicionado, climatização, refrigeração, avac, aquecimento, caldeiras = split, gás refrigerante, condensadoras, caldeiras, evaporadoras, radiadores, esquentadores, bombas de calor, chillers, vácuo
alvenaria, construção, betão, concreto, reboco = paredes, tijolos, reboquei, assentei, concreto, betonei, laje, fundações, massa, blocos, contrapiso, cofragem, vigas, chapisco, cimento
pintura, acabamentos, pinturas = pintei, massa corrida, lixei, fachadas, verniz, textura, primário, tetos, esmalte
azulejos, revestimento, pavimentos, pisos, ladrilhos = azulejos, porcelanato, mosaico, rejunte, cerâmica, assentei piso, flutuante
carpintaria, madeira, móveis, montagem móveis, marcenaria = móveis, portas, armários, cozinhas, mdf, janelas, rodapés, telhado de madeira, soalho, gavetas, roupeiros
pladur, drywall, gesso, tetos falsos = pladur, drywall, gesso, forro, perfis, placas, divisórias
soldadura, soldagem, solda, soldar = soldei, tig, mig, eletrodo, cordões, mag, arame tubular, soldava
obras, obra, gestão obra, acompanhamento obra, remodelação, remodelações, reformas = obras, obra, mestre de obras, empreiteiros, remodelei, reformas, casas de banho, medições, encarregado, apartamentos, subempreiteiros

## vehicles
revisões, manutenção veículos, troca óleo, mudança óleo, manutenção preventiva, revisão = óleo, filtros, velas, correias, pastilhas, revisões, correia dentada, revisão, arrefecimento
diagnóstico, diagnóstico avarias, diagnóstico eletrónico, scanner, diagnóstico eletrônico = scanner, máquina de diagnóstico, códigos, centralinas, sensores, avarias lidas, rasther, launch, osciloscópio, módulo de injeção
travões, freios, sistema freios, sistema travagem = travões, freios, pastilhas, discos, pinças, sangria, lonas, tambores
motor, motores, reparação motores, retífica = junta da cabeça, cabeçote, turbo, bicos injetores, retífica, distribuição, motores, bronzinas, pistões
embraiagem, embreagem, caixa velocidades, câmbio, transmissão = embraiagens, embreagem, caixas, câmbio, volante bimassa, semieixos, embreagens
suspensão, direção, alinhamento = amortecedores, alinhamento, rótulas, braços, buchas, pivôs, terminais, balanceamento
pneus, rodas = pneus, calibragem, rodas, furos, balanceei, jantes
inspeção, inspeções, ipo = inspeção, ipo, pré-inspeção, reprovações, vistoria
chapa pintura, funilaria, carroçaria, lataria = amassados, para-choques, pintei, guarda-lamas, mossas, betume, parachoques, para-lamas
camiões, caminhões, pesados, veículos pesados, linha pesada = camiões, caminhões, autocarros, carretas, tratores, reboques, ônibus, escavadoras, retroescavadeiras
elétrica automotiva, eletricidade auto, sistemas elétricos = alternadores, baterias, motores de arranque, chicotes, faróis, motor de partida

## machining
torneamento, torno, torno cnc, tornos, torneiro = torneei, torno, eixos, placa, castanhas, mazak, romi, buchas, tornos
fresagem, fresadora, centro usinagem, centro maquinagem, centros usinagem = fresei, fresadora, centro de usinagem, 5 eixos, haas, centro de maquinagem, dmg, cavidades
ajuste máquinas, preparação máquinas, setup, afinação, regulagem, troca moldes, preparação máquina = setup, zerei, ferramentas montadas, moldes, afinei, ajustei, regulei, corretores, zero peça, presset, dispositivos, mudanças de formato, mudança de molde
programação cnc, programas = programei, programas, fanuc, heidenhain, siemens, mastercam, mach, cam, edgecam, código g
controlo qualidade, controle qualidade, inspeção, medição, qualidade, instrumentos medição, metrologia, controle dimensional = paquímetro, micrómetro, micrômetro, medi, calibradores, refugo, amostras, centésimos, inspecionei, tridimensional, rejeitei, relógio comparador, defeitos, primeira peça, nok
operação máquinas, operar máquinas, linha produção, produção, alimentação linha, alimentação máquinas, operação equipamentos = operei, linha, prensa, injetora, peças por hora, envase, alimentei, embaladora, peças por turno, extrusora, rotuladora, esteira, abasteci, enchimento, peças por dia
montagem, montar, assemblagem, montagem componentes = montei, aparafusei, conjuntos, soldei componentes, rebitei, encaixei, parafusadeira, cablagens, subconjuntos, colei
embalagem, embalamento, rotulagem, acondicionamento = embalei, caixas, rotulei, paletizei, etiquetei, filme, encaixotei
retificação, rebarbação, acabamento, polimento = retifiquei, rebarbei, poli, lixei, esmeril, jato, rebarbas
melhoria contínua, lean, 5s = 5s, kaizen, smed, reduzi refugo, reduzi desperdício, tpm

## logistics, driving
separação, picking, preparação encomendas, separação pedidos, separação mercadorias, preparação pedidos = picking, separei, pedidos separados, coletor, linhas por hora, preparei encomendas, conferi pedidos, pda, voz, pedidos por dia, expedia pedidos
recebimento, receção mercadoria, recepção mercadorias, descarga, receção mercadorias, recebimento mercadorias, conferência mercadorias, cargas descargas = descarreguei, notas fiscais, guias, recebi mercadoria, contentores, camiões descarregados, conferi, doca, contêineres, caminhões descarregados, avarias, romaneio
expedição, carga, carregamento, envio, expedição mercadorias = carreguei, expedi, etiquetei, paletes, transportadoras, carregava, romaneios, filmei, cargas montadas, guias de transporte
armazenamento, armazenagem, arrumação, arrumação mercadoria, estocagem = arrumei, prateleiras, endereçamento, armazenei, estantes, localizações, porta-paletes, fifo, guardei, racks
empilhador, empilhadeira, operação empilhadeira, empilhadores, condução empilhador = empilhador, empilhadeira, retrátil, porta-paletes, paleteira, transpaleteira, stacker, frontal, contrapeso
wms, sistema, sistema gestão armazém, erp = wms, sap, lancei, coletor, totvs, pda, dei entrada, primavera
entrega, entregas, distribuição, entrega encomendas, entrega mercadorias, entregar = entreguei, pacotes, entregas por dia, rota, clientes, carrinha, encomendas, paragens, entregava, van, moto
transporte, condução, transporte mercadorias, transporte internacional, condução pesados, viagens, direção caminhão = camião, carreta, europa, quilômetros, quilómetros, tir, frigorífico, bitrem, caminhão, viagens longas, semirreboque, truck, cisterna, rodotrem
amarração, acondicionamento carga, fixação carga, amarração carga = cintas, amarrei, lonas, catracas, cantoneiras, enlonei
tacógrafo, tempos condução, jornada = tacógrafo, cartão, descanso, tempos de condução, pausas
manutenção veículo, verificação veículo, checklist, conservação veículo = óleo, pneus, níveis, lavei, checklist, luzes, calibrei
rotas, planejamento rotas, planeamento rotas, gestão frota, tráfego, roteirização = rotas, motoristas, roteirizei, fretes, frota, cargas, escala de motoristas, retornos
alfândega, desembaraço, despacho aduaneiro = alfândega, despachos, di, siscomex, desembaracei, t1, incoterms

## office, finance, law, health
recepção, receção, atendimento público, atendimento presencial, receção visitantes, recepção visitantes, recepção clientes = recebi, visitantes, crachás, balcão, guichê, atendi, público, encaminhei, portaria, recebia, senha
correspondência, correio, gestão correspondência, emails, correspondências = cartas, correio, emails, ofícios, malote, sedex, protocolei, registadas, respondi a e-mails, selos
agenda, agendamento, marcações, gestão agenda, agendamentos, marcação consultas = agenda, marcações, consultas marcadas, agendei, reuniões, calendário, agendas, marquei, remarquei, outlook
arquivo, arquivamento, documentação, gestão documental, documentos, organização documentos, organização arquivo = arquivei, pastas, digitalizei, processos, escaneei, arquivo, ged, dossiês
lançamento dados, introdução dados, base dados, inserção dados, registo dados, digitação, cadastro = lancei, digitei, cadastro, cadastrei, planilhas, fichas, inseri, atualizei cadastros, alimentei planilhas
viagens, reuniões, organização reuniões, organização viagens = voos, hotéis, atas, salas, passagens, reuniões, bilhetes, hospedagem, ajudas de custo
faturação, faturamento, faturas, emissão faturas, emissão notas, notas fiscais, emissão notas fiscais = faturas, emiti, notas fiscais, faturei, notas de crédito, boletos, nf-e, recibos, guias
contas pagar, pagamentos, fornecedores, pagamento fornecedores, contas a pagar = fornecedores, pagamentos, boletos, transferências, contas a pagar, vencimentos, remessa, provisionei, débitos
contas receber, cobrança, recebimentos, cobranças, contas a receber = cobrança, inadimplentes, cobrei, recebimentos, faturas vencidas, contas a receber, dívidas, devedores, títulos vencidos, negativados
contabilidade, lançamentos contábeis, lançamentos, escrituração, lançamentos contabilísticos, classificação contabilística, classificação documentos = lançamentos, lancei, primavera, toc online, diário, razão, classifiquei, domínio, sage, phc, balancetes, toconline, saft, snc
conciliação bancária, reconciliação bancária, conciliação, reconciliações bancárias, conciliações, conciliações bancárias = conciliei, extratos, reconciliações, bancos, reconciliei, diferenças
impostos, iva, obrigações fiscais, declarações fiscais, apuração impostos, declarações, fiscal = iva, irs, irc, icms, pis, cofins, sped, declarações, modelo 22, ies, iss, darf, dctf, das, ecf
fecho contas, fechamento, encerramento, fechamento mensal, encerramento contas, balanço = balancetes, balanço, provisões, fecho, fechamento, depreciações, acréscimos, ies, dre, amortizações
folha pagamento, processamento salários, salários, processamento salarial, departamento pessoal = salários, folha de pagamento, recibos de vencimento, fgts, esocial, segurança social, inss, férias processadas, rescisões, holerites, dmr, holerite, caged
pessoal, recursos humanos, admissões, gestão pessoal = admissões, contratos, férias, ponto, cartão de ponto, assiduidade, faltas, rescisões, benefícios
caixa, fundo maneio, tesouraria, fluxo caixa = caixa, fundo de maneio, fluxo de caixa, fecho de caixa, fundo fixo, previsão de tesouraria

## sales, retail, service
atendimento cliente, atendimento clientes, atendimento ao cliente, aconselhamento, apoio cliente, atender clientes, atendimento, aconselhamento clientes, apoio ao cliente = atendi, atendia, aconselhei, tirei dúvidas, provadores, tamanhos, chamadas por dia, expliquei, ajudei a escolher, chat, tickets, orientei, recomendei, esclareci
vendas, venda, vender, venda produtos, técnicas venda, venda ativa = vendi, vendas, ticket médio, melhor vendedora, adicionais, vendia, fechei contratos, melhor vendedor, campeã
caixa, operação caixa, recebimento pagamentos, fecho caixa, fechamento caixa, manuseio caixa = caixa, cobrei, fecho de caixa, troco, fechamento, multibanco, tpa, sangria, maquininha, registadora, conferi o caixa, registava
reposição, reposição produtos, reposição mercadorias, abastecimento, abastecimento loja, reposição produto = repus, prateleiras, validade, abasteci, lineares, gôndolas, repunha, rodízio, frente de loja
vitrines, montras, exposição, merchandising, visual merchandising, exposição produtos, organização loja = vitrines, montras, manequins, expus, decorei, ilhas, pontas de gôndola, planograma, topos
etiquetagem, precificação, preços = etiquetei, preços, alarmes, promoções, saldos, etiquetas
prospecção, prospeção, captação clientes, novos clientes, angariação, angariação clientes, captação = novos clientes, porta a porta, visitei, angariei, ligações frias, prospectei, cold calls, leads, abri clientes, conquistei
fidelização, carteira clientes, gestão carteira, relacionamento, pós venda, acompanhamento clientes, manutenção carteira = clientes habituais, carteira, pós-venda, clientes fiéis, renovações, visitas, clientes chave, recompra
negociação, negociar, negociações = negociei, descontos, contratos, condições, prazos
metas, objetivos, cumprimento metas, objetivos comerciais, metas vendas, objetivos vendas = metas, bati, superei, faturamento, objetivos, acima da meta, ultrapassei, batia, dobrei, volume de negócios
orçamentos, propostas, propostas comerciais, elaboração propostas, elaboração orçamentos = orçamentos, propostas, cotações, follow-up
telemarketing, call center, televendas, contact center = ligações por dia, chamadas, headset, script, ura, ligações ativas, receptivo
abertura fecho, gestão loja, gerência, abertura fechamento = abri e fechei, chaves, abertura, loja, alarme, gerente, cofre

## food
confecção refeições, confeção, preparação pratos, preparo alimentos, cozinhar, cozinha, confeção refeições, preparo refeições, confeção pratos, preparação alimentos = cozinhei, pratos, molhos, grelhei, sopas, refeições por dia, guisados, assados, arroz, almoços, fritei, cozinhava, carnes, grelhados, couverts, bacalhau, feijão
mise place, pré preparo, preparação ingredientes, pré-preparo = mise en place, descasquei, cortei, legumes, porcionei, arranjei peixe, desossei, temperei, higienizei verduras, descasquei
haccp, higiene alimentar, segurança alimentar, boas práticas, normas higiene, manipulação alimentos, manipulação = haccp, temperaturas, validade, amostras, registos, alergénios, etiquetagem, anvisa, asae, planilhas de temperatura, câmaras
ementas, menus, cardápio, elaboração ementas, cardápios = ementa, cardápio, ementas, receitas, fichas técnicas, pratos novos, menu, sugestões do chef
custos, desperdício, cmv = fichas técnicas, custo, desperdício, margem, cmv
encomendas, compras, fornecedores, estoque = fornecedores, mercado, encomendei, ceasa, câmaras frigoríficas, makro
pastelaria, confeitaria, sobremesas, doces = bolos, doces, sobremesas, pastéis de nata, cremes, recheios, salgados, folhados, tortas, mousse, brigadeiros, gelados, massa folhada
padaria, panificação, pão, pães = pão, massas, forno, amassei, pão francês, fermentação, assei, pães, tendi, broas
lavagem, loiça, louça, limpeza cozinha, copa = lavei louça, panelas, loiça, máquina de lavar, chão, exaustor, fogão, copa, louça
cantina, refeitório, catering, colectividades = cantina, refeitório, escola, refeições, dietas, self-service, linha quente, buffet

## service, food
serviço mesa, serviço mesas, atendimento mesa, servir, pedidos, atendimento mesas, serviço sala = mesas, servi, pedidos, bandeja, tabuleiro, sala, salão, esplanada, comandas, pratos, servia, praça, levantei mesas
bar, bebidas, cafetaria, cocktails, preparação bebidas, drinks = cafés, cocktails, imperiais, drinks, chope, sumos, balcão, vinhos, caipirinhas, bicas, galões
mise place sala, montagem mesas, eventos, banquetes = toalhas, pus mesas, casamentos, batizados, banquetes, buffet, talheres, montei mesas
check-in, reservas, recepção hotel, check in, receção, check out = check-in, reservas, chaves, booking, opera, entradas, hóspedes, check-out, quartos atribuídos, night auditor, overbooking
caixa, conta, cobrança = conta, caixa, multibanco, cobrei, comandas fechadas

## cleaning, service, health
limpeza quartos, arrumação quartos, quartos, higienização quartos, arrumação = quartos, camas, lençóis, toalhas, casas de banho, frigobar, saídas, ficadas, apartamentos, banheiros, apartamentos por dia, minibar, enxoval
limpeza escritórios, limpeza instalações, higienização, limpeza geral, limpeza espaços, higienização ambientes, conservação limpeza = limpei, varri, aspirei, escritórios, lixo, pó, chão, escadas, passei pano, lixeiras, esfregona, corredores, condomínios, lavei o chão, caixotes, encerei, pisos
casas banho, banheiros, sanitários, instalações sanitárias, wc, limpeza banheiros = banheiros, casas de banho, sanitas, desinfetei, espelhos, wc, papel higiénico, vasos, sabonete
vidros, janelas, limpeza vidros = vidros, janelas, fachadas, rodo, montras
máquinas, enceradeira, lavadora, tratamento pisos = enceradeira, lavadora, alta pressão, auto-lavadora, alcatifas, decapei, extratora, lavei alcatifas
lavandaria, lavanderia, engomar, roupa, passar roupa, rouparia = engomei, roupa, lençóis, calandra, dobrei, passei, lavandaria, manchas
hospitalar, desinfeção, terminal, limpeza hospitalar, limpeza terminal, bloco = blocos, desinfetei, isolamento, terminal, centro cirúrgico, enfermarias, código de cores, leitos

## education, care
docência, aulas, lecionar, ensino, ministrar aulas, dar aulas = aulas, lecionei, turmas, alunos, ensinei, turma, 1.º ciclo, ensino médio, fundamental, ministrei, explicações, disciplina
planejamento aulas, planificação, planos aula, planeamento aulas, planejamento pedagógico, planificações = planificações, planos de aula, sequências, fichas, projetos, bncc, material didático, planejamentos, plano anual
avaliação, correção, notas, avaliação alunos, acompanhamento desenvolvimento, avaliações = corrigi, testes, avaliei, notas, relatórios, provas, boletins, portfólios, exames, pareceres, registos de observação
gestão sala, disciplina, comportamento, indisciplina = regras, combinados, conflitos, quadro de comportamento, assembleia de turma
pais, encarregados educação, famílias, reuniões pais, relação famílias, comunicação famílias = reuniões de pais, pais, encarregados, caderneta, famílias, agenda, atendimento aos pais, acolhimento dos pais
atividades pedagógicas, atividades lúdicas, brincadeiras, atividades, jogos, atividades educativas, dinamização atividades = histórias, canções, pintura, jogos, contação, motricidade, plasticina, visitas, expressão plástica, teatro, música, massinha, roda, rodas de conversa, trabalhos manuais, hora do conto
cuidados crianças, crianças, higiene alimentação, rotinas, cuidar crianças, bebés, apoio crianças = fraldas, bebés, sesta, berçário, papas, creche, adaptação, desfralde, crianças de, bebês, biberões, mamadeiras, soneca, troca, sala de 1 ano, sala dos 2
inclusão, necessidades especiais, educação especial, necessidades educativas, alunos necessidades = autismo, nee, adhd, deficiência, pei, tdah, síndrome de down, aee, autista, rtp, pictogramas, adaptações
recreio, vigilância, vigilância recreios, refeitório escolar = recreio, refeitório, autocarro, pátio, portão, vigiei, intervalos, passeios escolares

## software
desenvolvimento, desenvolvimento software, desenvolver, desenvolvimento sistemas, desenvolvimento aplicações, desenvolvimento web, implementação = desenvolvi, programei, implementei, módulos, api, funcionalidades, microsserviços, spring, react, laravel, refatorei, telas, microserviços, angular, criei sistema
api, apis, integrações, integração sistemas = api, rest, endpoints, graphql, webhooks, soap, integrei
banco dados, bancos dados, bases dados, base dados = consultas, sql, postgres, mysql, oracle, procedures, índices, mongodb, tabelas, queries
testes, testes unitários, qualidade, testes automatizados, qualidade software = testes, junit, selenium, cypress, cobertura, jest, casos de teste, regressão, tdd, bugs reportados
ci/cd, deploy, devops, implantação, integração contínua = pipelines, jenkins, docker, kubernetes, deploys, terraform, gitlab, ansible, github actions
ágeis, scrum, metodologias ágeis, agile, métodos ágeis = sprints, scrum, dailies, retrospectivas, backlog
suporte, suporte técnico, suporte usuários, apoio utilizadores, helpdesk, help desk, suporte utilizadores, chamados, atendimento chamados = chamados, tickets, senhas, utilizadores, impressoras, acesso remoto, usuários, glpi, passwords, palavras-passe, incidentes, formatei, anydesk, notebooks, teamviewer
administração sistemas, servidores, administração servidores, infraestrutura, sistemas = active directory, servidores, vmware, windows server, linux, gpo, hyper-v, exchange, proxmox, virtualizei, máquinas virtuais
redes, administração redes, rede, gestão redes = switches, vlan, firewall, vpn, routers, mikrotik, cisco, roteadores, wifi, pfsense, fortinet, cabeamento
backup, backups, cópias segurança = veeam, backups, restaurei, restore, bacula
segurança, segurança informação, cibersegurança = antivírus, phishing, mfa, lgpd, rgpd, patches, iso 27001, vulnerabilidades
hardware, equipamentos, manutenção computadores, instalação equipamentos, computadores = computadores, notebooks, formatei, impressoras, portáteis, imagens, memória, ssd, troquei peças
requisitos, levantamento requisitos, análise requisitos = requisitos, histórias de usuário, reuniões com clientes, especificações, user stories, protótipos

## marketing
sem, google ads, links patrocinados = google ads, adwords, cpc, links patrocinados
redes sociais, gestão redes sociais, mídias sociais, social media = instagram, facebook, tiktok, linkedin, seguidores, posts, reels, stories, influenciadores, publicações
conteúdo, produção conteúdo, criação conteúdos, redação, criação conteúdo, conteúdos, produção conteúdos = blog, artigos, textos, newsletters, vídeos, escrevi, roteiros, legendas, e-books, podcasts
seo, otimização, posicionamento, otimização seo = palavras-chave, primeira página, search console, semrush, tráfego orgânico, backlinks
campanhas, campanhas marketing, publicidade, tráfego pago, campanhas publicitárias, campanhas digitais, ações marketing = campanhas, anúncios, google ads, meta ads, panfletos, sorteio, campanha, outdoors, leads, verba, passatempos
email marketing, newsletters, newsletter, e mail marketing = mailchimp, newsletters, taxa de abertura, disparos, rd station, e-goi, subscritores, automações
site, website, gestão site, gestão website, atualização site = wordpress, site, páginas, landing pages, loja online, website, banners, shopify
eventos, feiras, organização eventos, organização feiras = feiras, stand, eventos, inauguração, estande, convites, congressos, webinars, patrocínios
design, materiais gráficos, materiais, design gráfico, criação peças, material promocional, peças gráficas = folhetos, cartazes, photoshop, canva, illustrator, catálogos, banners, flyers, indesign, logótipos, artes, roll-ups
análise, métricas, relatórios, análise resultados, kpis, análise métricas = google analytics, relatórios, dashboards, conversão, ctr, ga4, looker, métricas, roas
imprensa, assessoria imprensa, comunicação, relações públicas = comunicados, jornalistas, releases, entrevistas, clipping, conferência de imprensa, press releases
pesquisa mercado, estudos mercado, concorrência, análise concorrência = inquéritos, concorrentes, pesquisas, personas, questionários, benchmarking
`;
