/**
 * Head nouns of Italian job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const ITALIAN_TITLES = [
  // Managers, officials and public service ranks
  `assessore amministratore amministratrice ambasciatore ambasciatrice aiutante albergatore albergatrice
    banchiere borgomastro caporeparto capocantiere caposquadra caposala capoufficio capoarea caposervizio
    capogruppo capofila capostazione capotreno caporedattore capoprogetto capocommessa capocuoco capomastro
    capotecnico caponegozio capoturni caporegione commissario commissaria consigliere consigliera cofondatore
    curatore curatrice delegato delegata deputato deputata condirettore vicedirettore vicedirettrice esponente
    funzionario funzionaria gestore gestrice governatore governatrice imprenditore imprenditrice incaricato
    incaricata ispettore ispettrice locandiere magistrato onorevole padrone parlamentare prefetto viceprefetto
    presidentessa procuratore procuratrice provveditore quadro-direttivo questore vicequestore reggente rettore
    rettrice prorettore ristoratore ristoratrice sovrintendente soprintendente senatore sindaco sindaca
    vicesindaco sindacalista sottosegretario sottosegretaria supervisore tesoriere tesoriera vicecapo
    vicecommissario viceresponsabile preposto ambulante operatrice-sociale comproprietario titolare-firmatario`,
  // Science and engineering
  `agrotecnico archeologo archeologa architetta attuario attuaria batteriologo batteriologa biochimico
    biostatistico calcolista collaudatore collaudatrice computista esperto esperta forestale-dottore idrogeologo
    idrogeologa immunologo immunologa ingegnera inventore metallurgista paesaggista perito-industriale
    pianificatore pianificatrice preventivista scienziato scienziata specialista statistico tossicologo
    tossicologa zootecnico meccatronico`,
  // Health and care
  `accompagnatore allergologo allergologa ausiliario ausiliaria barelliere barelliera audiometrista
    cardiochirurgo chiropratico chinesiologo chinesiologa dietologo dietologa ematologo ematologa erborista
    igienista logoterapista massaggiatore massaggiatrice massofisioterapista massoterapista neurochirurgo
    neurochirurga neuropsichiatra nutrizionista odontoiatra odontotecnico oculista omeopata ortopedico
    ortottista osa ostetrico otorinolaringoiatra pneumologo pneumologa posturologo posturologa psichiatra
    puericultore radioterapista specializzando specializzanda tricologo tricologa vigilatrice visagista
    naturopata tanatoprattore tanatoesteta clownterapista`,
  // Teaching and academic ranks
  `assegnista bidello bidella borsista collaboratore-scolastico dottorando dottoranda formatore istitutrice
    istitutore istruttore istruttrice lettore lettrice mentore orientatore orientatrice pedagogista precettore
    precettrice animatore ricercatore-tda supplente esaminatore esaminatrice relatore relatrice`,
  // Business, administration and law
  `amministrativo amministrativa assicuratore assicuratrice assistente-direzione avvocata avvocatessa
    cancelliere cancelliera commerciante compratore compratrice controllore controllora convenzionatore
    curatore-fallimentare dattilografo dattilografa economista-aziendale esattore esattrice esportatore
    fatturista giurista giudice-di-pace indossatrice-vendite informatore informatrice intermediario
    intermediaria intervistatore intervistatrice investitore investitrice liquidatore mediatore mercante
    negoziante negoziatore negoziatrice organizzatore organizzatrice paralegale perito-assicurativo
    pianificatore-finanziario procacciatore promotore promotrice promotore-finanziario propagandista
    protocollista quotista rappresentante reclutatore rilevatore rilevatrice selezionatore selezionatrice
    segretario-generale stenografo stenografa spedizioniere spedizioniera doganalista teleoperatore
    televenditore televenditrice ufficiale-giudiziario usciere valutatore valutatrice verificatore visurista
    controllista budgetista sportellista patrocinatore patrocinatrice caffista peritessa`,
  // ICT
  `amministratore-di-sistema codificatore codificatrice impaginatore impaginatrice programmatrice testatore
    integratore-sistemi`,
  // Social work, culture, media, clergy
  `annunciatore annunciatrice antiquario antiquaria arcivescovo arrangiatore autore burattinaio burattinaia
    cantautore cantautrice cappellano carmelitano cineoperatore cineoperatrice clarinettista commediografo
    compositore conduttore conduttrice coriste corrispondente correttore correttrice costumista danzatore
    danzatrice decoratore doppiatore doppiatrice drammaturgo drammaturga edicolante editore enigmista fonico
    fotoreporter fumettista gallerista giocoliere grafologo illusionista indossatore indossatrice lessicografo
    liutaio liutaia libraio libraia macchinista-teatrale marionettista modellista montatore-video mosaicista
    narratore narratrice opinionista pastore pittore pittrice poetessa prete presentatore produttore produttrice
    pubblicista pubblicitario rabbino radiocronista rumorista sacrestano sagrestano sassofonista sceneggiatore
    sceneggiatrice scenografo scenografa scenotecnico scrittore scrittrice scultore scultrice suonatore suora
    titolista truccatore truccatrice trombettista umorista vescovo vetrinista vignettista violoncellista
    videomaker violista assistente-sociale pupazzaro giostraio giostraia saltimbanco presepista`,
  // Services, sales, hospitality, sports, security
  `accalappiacani acconciatore acconciatrice affittacamere allibratore aiutocuoco aiutocuoca
    animatore-turistico assistente-di-volo autista-privato banconiere banconiera banchista barlady bigliettaio
    bigliettaia buttafuori calciatore calciatrice caposala-ristorante cartomante casalinga casaro casara colf
    collaboratore-domestico commesso-viaggiatore cubista custode-museo depilatrice dimostratore dimostratrice
    enotecario fantino gelataio gelataia gelatiere giocatore giocatrice gondoliere gondoliera governante
    guardarobiere guardarobiera guardaparco guardaboschi guardiacaccia guardiano guardiana guardiaparco
    guida-turistica intrattenitore intrattenitrice istruttore-sportivo lavandaio lavandaia macchinista-bar
    maggiordomo massaggiatore-sportivo metronotte necroforo nuotatore nuotatrice onicotecnico onicotecnica oste
    ostessa panificatore panificatrice pasticcera pasticciere pasticciera pescivendolo pescivendola piazzista
    pizzicagnolo pizzicagnola pony-express portinaio portinaia portalettere preparatore-atletico profumiere
    profumiera promoter-vendite salumiere salumiera salumaio scaffalista sciatore sciatrice spazzacamino
    spogliarellista stilista stewart tatuatore tatuatrice toelettatore toelettatrice tabaccaio tabaccaia
    tassista tata vigilessa assistente-bagnanti capovillaggio secondino agente-penitenziario fioraia fioraio
    fruttivendolo fruttivendola ortolano ortolana gastronomo-banconista barbiera piadinaro piadinara gelatiera
    friggitore friggitrice paninaro rosticciera banconista bancarellaro bancarellista benzinaia steward-stadio`,
  // Agriculture, forestry, fishing
  `acquacoltore allevatore allevatrice apicoltrice arboricoltore arboricoltrice avicoltore boscaiolo boscaiola
    bracciante bufalaro buttero butteri caccciatore cantiniera cantoniere caseicoltore castaldo coltivatore
    coltivatrice contadino contadina florovivaista floricoltore floricoltrice frutticoltore frutticoltrice
    itticoltore maniscalco mandriano mezzadro mungitore olivicoltore olivicoltrice orticoltore orticoltrice
    palafreniere palafreniera pescatrice pescicoltore piscicoltore potatore potatrice raccoglitore silvicoltore
    silvicoltrice stalliere stalliera tartufaio tartufaia trattorista vaccaro vendemmiatore vendemmiatrice
    vignaiolo vignaiola viticoltore viticoltrice vivaista vitivinicoltore zappatore raccoglitrice mungitrice
    maniscalca malgaro`,
  // Crafts and trades
  `aggiustatore aggiustatrice affilatore alesatore allestitore allestitrice armaiolo arredatore arredatrice
    arrotino artigiano artigiana assemblatore assemblatrice attrezzista autoriparatore bottaio bottaia bronzista
    calderaio calderaia caldaista carpentiere carpentiera carrozziere carrozziera cesellatore cestaio cestaia
    coltellinaio confettiere conciatore conduttore-caldaie copritetto cordaio corniciaio cucitore cucitrice
    doratore doratrice elettrauto elettromeccanico elettrotecnico ferraiolo ferraio ferraia fonditore
    formatore-fonderia forgiatore fornaio fornaia fumista gessista gessino giuntatore giuntatrice gommista
    impagliatore impiantista imbianchina imbottitore incisore incisora installatore intarsiatore lattoniere
    lattoniera lamierista legatore levigatore lucidatore magliaia maglierista manutentore manutentrice marmista
    mattonaio meccatronico-auto mobiliere modellatore montatore montatrice molatore mugnaio mugnaia muratrice
    orafo-incastonatore orologiaia ottonaio pastaio pastaia parchettista pavimentista pavimentatore pellettiere
    pellicciaio pellicciaia piegatore pontaiolo pontatore pontista posatore posatrice ramaio ricamatore
    ricamatrice restauratore rettificatore riparatore riparatrice rifinitore rifinitrice sabbiatore scalpellino
    scaffalatore sellaio sellaia selciatore serramentista stagnino stagnaio stampatore stampista smaltatore
    stuccatore stuccatrice tagliatore tagliapietre tappezziere tappezziera termoidraulico tessitore tessitrice
    tintore tintrice tracciatore tracciatrice termotecnico tranciatore vasaio vasaia verniciatore vetraia
    zincatore cartongessista parquettista ponteggiatore ombrellaio arrotina cravattaia orlatrice tomaista`,
  // Machine operators, drivers, transport
  `autotrasportatore autotrenista barcaiolo battelliere cabinista camallo cartaio cartaia carrellista
    carropontista casellante casellista cavatore conducente confezionatore controllore-volo copilota
    escavatorista filatore fuochista ferroviere guidatore guidatrice imballatore imbottigliatore infornatore
    laminatore macchinista macchinista-ferroviario magazziniera manovratore marinaia minatore minatora mozzo
    nocchiere noleggiatore operatore-macchina perforatore pressista pullmanista scambista stiratore stiratrice
    stivatore timoniere tramviere tranviere trebbiatore vetturino padroncino consegnatario fattorino fattorina
    marittimo ruspista manovratrice`,
  // Elementary occupations and helpers
  `attacchino carrettiere cameriera-ai-piani cernitore cernitrice collaboratore-familiare cottimista giornalaio
    imbustatore inserviente lavascale lavavetri lavatore letturista lustrascarpe manovale mondina netturbino
    operatore-ecologico operaio-generico posteggiatore posteggiatrice parcheggiatore parcheggiatrice pulitore
    pulitrice raccattapalle rigattiere sguattero sguattera scaricatore smistatore smistatrice spazzino spazzina
    stradino strillone tuttofare volantinatore volantinatrice portabagagli portapacchi portantino portantina
    lavoratore lavoratrice portapizze rifornitore lavacassonetti`,
  // Armed forces
  `ammiraglio appuntato artigliere aviatore aviere bersagliere carabiniere colonnello contrammiraglio fuciliere
    generale-di-brigata granatiere guastatore incursore lagunare luogotenente marescialla paracadutista
    riservista sergente-maggiore soldatessa sottotenente sottufficiale sottocapo ufficiale vicebrigadiere
    finanziere geniere`,
  // Trainees, students and honorary posts
  `attivista catechista garzone scrutatore scrutatrice studente studentessa tesista portavoce caposcout
    libero-professionista`,
].join(' ');
