/**
 * Head nouns of Croatian and Serbian job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const CROATIAN_TITLES = [
  // Managers, officials and public service ranks
  `administratorica ambasadorica bankarica cinovnik celnica dekanica prodekanica delegatkinja direktorka
    gradonacelnik gradonacelnica dogradonacelnik guverner hotelijer hotelijerka inspektorica intendantica
    kancelar komesar komandir konzulica kuratorica liderica menedzerica mentorica ministar ministrica ministarka
    nacelnik nacelnica nadglednik nadzornik nadzornica opunomocenik osnivac osnivacica suosnivac suosnivacica
    suvlasnik suvlasnica vlasnik vlasnica poduzetnik poduzetnica preduzetnik preduzetnica potpredsjednik
    potpredsjednica predsjednik predsjednica predsednik predsednica potpredsednik predstavnik predstavnica
    predstojnik predstojnica premijer premijerka procelnik procelnica prokuristica rektorica prorektorica
    ravnatelj ravnateljica rukovodilac rukovoditeljica poslovotkinja sefica starjesina staresina savjetnica
    savetnica supervizorica sluzbenik sluzbenica tajnik upravitelj upraviteljica upravnik upravnica vijecnik
    vijecnica veleposlanik veleposlanica zamjenik zamjenica zamenik zamenica zastupnik zastupnica zupanica
    ugostitelj ugostiteljica koordinatorica glasnogovornik glasnogovornica portparol povjerenik povjerenica
    poverenik referentica suradnik suradnica saradnik saradnica`,
  // Science, engineering and ICT
  `arheologinja arhitektica arhitektkinja biokemicar biokemicarka biohemicar biologinja biotehnolog botanicar
    crtac crtacica dizajnerica ekologinja elektronicar elektrotehnicar etnologinja fizicar fizicarka geneticar
    geofizicar geografkinja geologinja informaticar informaticarka inovator inovatorica inzenjerka istrazivac
    istrazivacica kemicar kemicarka hemicar konstruktorica laborantica matematicar matematicarka mehatronicar
    mikrobiologinja planerka politologinja programerka projektantica sociologinja statisticar statisticarka
    strucnjak strucnjakinja specijalist specijalistica specijalista tehnologinja tehnicarka testerica urbanistica
    znanstvenik znanstvenica naucnik naucnica izumitelj analiticarka arhitekta programerica ekonomistica`,
  // Health and care
  `apotekar apotekarka bolnicarka dijeteticar dadilja doktorica farmaceutkinja fizioterapeutkinja fizijatar
    gerontodomacica ginekologinja hirurg kirurginja kiroprakticar laborantkinja lijecnica logopedkinja
    logopetkinja njegovatelj njegovateljica negovatelj negovateljica neurokirurg nutricionist nutricionistica
    opticar opticarka pedijatar pedijatrica primalja primarijus psihijatar psihijatrica psihologinja
    psihoterapeutkinja rehabilitator rehabilitatorica sanitarac specijalizant specijalizantica stomatologinja
    terapeutkinja vozac-hitne asistentica asistentkinja`,
  // Teaching and academic ranks
  `asistent-u-nastavi docentica doktorandica edukatorica instruktorica lektorica nastavnica odgajateljica
    odgojiteljica vaspitacica pedagoginja profesorica predavacica stipendist trenerica tutorica defektolog
    defektologinja domarka`,
  // Business, administration and law
  `advokatica agentica arhivarka arhivist biljeznik biljeznica carinik carinica disponentica fakturist
    fakturistica fakturista tuzitelj tuziteljica tuzilac izvrsitelj izvrsiteljica komercijalist komercijalistica
    komercijalista kalkulant kalkulantica knjigovotkinja knjigovodkinja konzultantica konzultantkinja
    likvidatorica logisticar logisticarka marketar medijator medijatorica nabavljac nabavnik pravnica
    pravobranitelj pravobraniteljica pregovarac pregovaracica procjenitelj procjeniteljica procenitelj
    procjenjivac promotorica racunovotkinja racunopolagac recepcionerka recepcioner recepcionarka revizorica
    regruter regruterica savjetodavac sudac sutkinja sudija sudkinja spediterica posrednica telefonistica
    telemarketerica trgovkinja trgovacki-putnik unositelj upisnicar upisnicarka zapisnicar zapisnicarka
    odvjetnica vjezbenik vjezbenica poreznik kadrovik organizatorica`,
  // Social work, culture, media, clergy
  `animatorica bloggerica dekoraterka dirigentica dramaturginja djelatnik djelatnica fotografkinja glazbenik
    glazbenica muzicar muzicarka glumac glumica graficar graficarka ilustratorica kipar kiparica vajarka knjizar
    knjizarka knjiznicar knjiznicarka kolumnistica kompozitor kompozitorica konzervatorica koreografkinja
    kostimograf kostimografkinja lingvistica lutkar montazer montazerka muzeolog orguljas spisateljica pjesnik
    pjesnikinja pevac pevacica pjevac pjevacica plesac plesacica pijanist pijanistica pijanista producentica
    prevoditeljica prevodilac prevodilacica redatelj redateljica reditelj rediteljka redaktorica scenaristica
    scenografkinja skladatelj skladateljica slikar slikarica snimatelj snimateljica spikerica svecenik svestenik
    stilistica sminker sminkerica teologinja tonac tumac urednica umjetnik umjetnica umetnik umetnica
    voditelj-programa vizazist vizazistica zurnalist zupnik copywriterica povjesnicar povjesnicarka istoricar
    istoricarka`,
  // Services, sales, hospitality, sports, security
  `barmenka berberin brijac cuvar cuvarica cvjecar cvjecarica cvecar cvecarka detektivka hostesa garderobijer
    garderobijerka kozmeticar kozmeticarka kozmetolog krupje krupijer kucepazitelj kucedomacin kucni-majstor
    kuharica kuvar kuvarica kondukter kondukterka manekenka manikirka nogometas nogometasica fudbaler fudbalerka
    maserica mesar mesarka mesarica natkonobar nadkonobar odrzavatelj pediker pekarica picerist picajolo
    pizza-majstor plivac policajac policajka poslasticar poslasticarka pogrebnik portir portirka prodavatelj
    prodavateljica recepcionist recepcionistica rukometas sobar sobarica spasilac spasiteljica spremacica stjuard
    stjuardesa strazar strazarka sluzavka somelijer somelijerka sportas sportasica sportista tjelohranitelj
    telohranitelj vatrogasac vatrogaskinja voditelj-smjene zastitarka krojac krojacica sanker sankerica
    slasticarka pratilac hausmajstor posluzitelj posluziteljica`,
  // Agriculture, forestry, fishing
  `agrotehnicar cobanin konjusar lovocuvar maslinar nadnicar pcelar pcelarka poljoprivrednik poljoprivrednica
    poljodjelac ratar ribarica stocar sumar sumarica traktorist vinogradar vinogradarka vocar vrtlar vrtlarica
    bastovan bastovanka zemljoradnik stocarka podrumar sjekac drvosjeca drvoseca berac beracica muzac`,
  // Crafts, machines and transport
  `alatnicar armirac asfalter autoelektricar autolimar automehanicar autolakirer bacvar betonirac brodar
    brodograditelj brusac busac brodomehanicar dimnjacar drvodjelac elektricarka elektromehanicar fasader
    galanterist grncar gradevinar gradjevinar gipsar kamenorezac karoserist keramicar keramicarka klesar
    knjigoveza klobucar kormilar kranista kranist krovopokrivac lakirer lijevac ljevac livac licilac limar lozac
    masinovoda strojovoda masinbravar mornar metalostrugar metalac mljekar obucar odrzavalac pilotkinja pismonosa
    pleskar podopolagac pomorac postarica predradnik poslovoda preradivac preradjivac punilac pakirer pakirerka
    pletilja rudar rukovatelj rukovateljica rukovalac roletar serviser serviserka skeledzija soboslikar slagar
    staklar stolarica strojobravar stampar strugar tkalac tkalja tramvajac vozacica urar sajdzija suvozac taksist
    taksista kamiondzija kapetan kopilot skretnicar svjetionicar signalist valjaonicar varilac varioc
    zavarivacica viljuskarist viljuskarista zlatarka dizalicar bagerist bagerista autoprijevoznik kurirka
    kovinotokar obradivac operaterka cistac mehanicarka`,
  // Elementary occupations and helpers
  `dostavljacica komunalac magacionerka nosac perac peracica pralja razvozac raznosac razvrstavac smetlar
    skladistarka slagac sezonac utovarivac istovarivac visokoregalist spremac cetkar pakerica paker pakerka
    zaposlenik zaposlenica`,
  // Armed forces
  `artiljerac bojnik docasnik docasnica podoficir oficir desetnik kadetkinja narednik narednica natporucnik
    nadporucnik padobranac pjesadinac pesadinac porucnik potporucnik pozornik pukovnik potpukovnik potporucnica
    razvodnik satnik skupnik vojnik vojnikinja vodnik zastavnik zapovjednik zapovjednica`,
  // Trainees, students and honorary posts
  `aktivist aktivistica aktivista apsolvent apsolventica praktikantica stazist stazistica segrt studentkinja
    volonterka kapetanica savjetovatelj savjetovateljica demonstratorica predsjednik-udruge`,
].join(' ');
