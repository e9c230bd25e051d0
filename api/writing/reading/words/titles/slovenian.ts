/**
 * Head nouns of Slovenian job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts or a
 * file before this one has is not repeated.
 */
export const SLOVENIAN_TITLES = [
  // Managers, officials and public service ranks
  `podpredsednik podpredsednica sopredsednik poddirektor nadrejeni poslovodkinja sefinja skupinovodja izmenovodja
    delovodja obratovodja oddelkovodja ustanovitelj ustanoviteljica soustanovitelj soustanoviteljica lastnik
    lastnica solastnik solastnica podjetnik podjetnica druzbenik druzbenica zastopnik zastopnica pooblascenec
    pooblascenka namestnica svetnik svetnica svetovalec svetovalka zupanja podzupan podzupanja konzulka uradnica
    usluzbenec usluzbenka organizatorka varuhinja skrbnik skrbnica oskrbnik oskrbnica gospodar gospodarica nosilec
    nosilka izvajalka preddelavec preddelavka mojster mojstrica kabinetnik govorec govorka opolnomocenec
    gospodarstvenik`,
  // Science and engineering
  `inzenirka raziskovalec raziskovalka geografinja geofizik meteorologinja zoologinja botanicarka biokemik
    biotehnologinja seizmolog nacrtovalec nacrtovalka risar risarka izumiteljica kalkulantka elektrotehnik
    gradbenik gradbenica arhitektka krajinarka mehatronik mehatronicarka preizkusevalec preizkusevalka strokovnjak
    strokovnjakinja specializant specializantka antropologinja zgodovinar zgodovinarka filozofinja filologinja
    lingvistka jezikoslovec jezikoslovka razvijalka sistemec preskusevalec oblikovalec oblikovalka vzdrzevalec
    vzdrzevalka racunalnicar racunalnicarka`,
  // Health and care
  `zdravnik zdravnica pediater pediatrinja kardiologinja nevrologinja porodnicar porodnicarka babica onkologinja
    okulist dermatologinja psihiater psihiatrinja psihoterapevt psihoterapevtka zobozdravnik zobozdravnica zobar
    zobarka zobotehnik zobotehnica anesteziologinja radiologinja farmacevt farmacevtka lekarnar lekarnarka
    dieteticarka fizioterapevt fizioterapevtka terapevt terapevtka logopedinja refleksoterapevt kineziologinja
    zdravstvenik zdravstvenica medicinec resevalec resevalka negovalec negovalka oskrbovalec oskrbovalka streznik
    streznica varuh varuska varusk druzabnik druzabnica zdravilec zdravilka zeliscar zeliscarka gospodinjec
    spremljevalec spremljevalka nutricionistka`,
  // Teaching and academic ranks
  `predavatelj predavateljica vzgojitelj vzgojiteljica andragog andragoginja dekanja prodekanja akademikinja
    predmetnik stipendistka demonstratorka izprasevalec izprasevalka izobrazevalec izobrazevalka korepetitor
    korepetitorka coachinja`,
  // Business, administration, finance and law
  `bilancnik bilancistka financnica bancnik bancnica borznik zavarovalnicar zavarovalec cenilec cenilka davkar
    davkarka blagajnicarka blagajnicar administrativka komercialist komercialistka trznik trgovec trgovka
    nabavnica nakupovalec nakupovalka logistka kadrovnica kadrovica kadrovnik obracunovalec obracunovalka
    fakturistka saldakontist saldakontistka receptor receptorka vratar vratarka zapisnikarica vnasalec vnasalka
    zapisnikar zapisnikarka strojepiska tipkarica odvetnik odvetnica tozilec tozilka sodnik sodnica pravobranilec
    pravobranilka preiskovalec preiskovalka izvedenec izvedenka marketingar anketar anketarka oglasevalec piarovec
    piarovka nepremicninar nepremicninarka drazitelj sodelavec sodelavka delavka zaposleni zaposlena poznavalec
    analizator skladiscnica kreator odpremnik`,
  // Social work, culture, media, clergy
  `dopisnik dopisnica porocevalec porocevalka prevajalec prevajalka tolmac tolmacka korektorica pisatelj
    pisateljica pesnik pesnica knjizevnik knjizevnica kriticarka kolumnistka napovedovalec napovedovalka
    moderatorica fotografinja snemalec snemalka producentka tonec osvetljevalec scenografinja kostumograf
    kostumografinja garderober garderoberka sepetalec sepetalka igralec igralka slikarka kiparka restavrator
    restavratorka konservatorka kustos kustosinja muzealec glasbenik glasbenica pevec pevka plesalec plesalka
    violinistka kitarist kitaristka harmonikarka bobnar bobnarka organistka zborovodja zborovodkinja koreografinja
    carovnik duhovnik skof redovnik redovnica nuna menih katehist katehistinja kateheta katehetinja mezner masnik
    stilistka vodicka vodnica didzej performerka tekstopisec tekstopiska vplivnez vplivnica`,
  // Services, sales, hospitality, sports, security
  `pekinja pekovka slascicar slascicarka picopek picopekinja natakarica strezaj tocaj tocajka barist gostilnicar
    gostilnicarka gostinec gostinka hotelir hotelirka gospodinja hisnik hisnica pomivalec pomivalka perica likar
    likarica cistilec snazilka snazilec pometac smetar dimnikar dimnikarka varnostnik varnostnica cuvaj cuvajka
    redar redarka policist gasilec gasilka paznik mejnik brivec brivka maniker tetovator tetovatorka stevardesa
    sprevodnik sprevodnica krupjejka cvetlicar cvetlicarka branjevec branjevka stojnicar grobar pogrebnica
    sportnik sportnica kosarkar kosarkarica rokometas rokometasica odbojkar odbojkarica smucar smucarka plavalec
    plavalka tekac tekacica selektor dzokej jahac jahalka astrologinja zivilec kinolog kinologinja`,
  // Agriculture, forestry, fishing
  `kmetica kmetovalec kmetovalka poljedelec poljedelka vrtnar vrtnarka sadjar sadjarka vinogradnik vinogradnica
    vinicar vinicarka hmeljar hmeljarka zelenjadar zelenjadarka zivinorejec zivinorejka ovcar ovcarka pastir
    pastirica molzac molzacica hlevar konjar konjusnik cebelar cebelarka ribic ribogojec gozdar gozdarka logar
    sekac drvar kombajnist plansar plansarica sirar sirarka obiralec obiralka nabiralec nabiralka pridelovalec
    pridelovalka rejec rejka perutninar oljkar oljkarka drevesnicar`,
  // Crafts and trades
  `elektromehanik mehanik avtomehanik avtomehanicarka avtoelektrikar avtoklepar avtolicar avtoserviser vodovodar
    klepar krovec zidarka fasaderka omettar ometar slikopleskar lakirnik licar polagalec polagalka tlakovalec
    kamnosek kamnosekinja betoner zelezokrivec armirec gradbinec suhomontazer steklar steklarka mizar mizarka
    lesar tapetnik tapetnica cevljar cevljarka usnjar krznar sivilja siviljka pletilec tkalec tkalka vezilja
    urarka zlatar graver graverka loncar loncarka knjigovez knjigoveska kljucavnicar orodjar rezkalec rezkalka
    brusilec varilec varilka livar livarka kalupar kovinar kovinarka kovinostrugar plavzar lotalec lotalka
    sestavljalec sestavljalka nastavljavec nastavljalec mlinar mlinarka klavec mlekar mlekarka zganjar pivovar
    pivovarka prazilec prazilka okusevalec obrtnik obrtnica rokodelec rokodelka vajenec vajenka pirotehnik
    potapljac potapljacka`,
  // Machine operators, drivers, transport
  `voznica soferka taksistka avtobuser kamionar kamionarka tovornjakar strojevodja strojevodkinja premikac kretnik
    vlakovodja prometnik prometnica zerjavist zerjavistka vilicarist vilicar buldozerist upravljavec upravljalec
    upravljavka upravljalka letalec mornarka krmar pomorscak pomorscakinja ladjar vrtalec kurjac pakirec pakirka
    pakovalec embaler embalirka sortirec sortirka prevoznik prevoznica dostavljalec dostavljavec dostavljalka
    dostavljavka raznasalec raznasalka avtoprevoznik avtoprevoznica pismonoska tekstilec`,
  // Elementary occupations and helpers
  `nakladalec razkladalec tezakinja dninar dninarka sezonec sezonka kosec hlapec sluzabnik sluzkinja`,
  // Armed forces
  `vojakinja poddesetnik desetnica stotnik stotnica porocnik porocnica nadporocnik nadporocnica podpolkovnik
    polkovnik polkovnica majorka castnik castnica podcastnik podcastnica poveljnik poveljnica naborec kadetinja
    kadet rezervist ostrostrelec pripadnik pripadnica desetar`,
  // Trainees, students and honorary posts
  `dijak dijakinja ucenec ucenka prostovoljec prostovoljka aktivistka zacetnik zacetnica honorarec honorarka
    samozaposleni samozaposlena tabornik tabornica skavt skavtinja vajenstvo`,
].join(' ');
