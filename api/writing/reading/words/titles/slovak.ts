/**
 * Head nouns of Slovak job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const SLOVAK_TITLES = [
  // Managers, officials and public service ranks
  `bankar konatelka nadriadeny namestnik namestnicka poslankyna predsednicka podpredseda podpredsednicka
    prevadzkar prevadzkarka prevadzkovatel prevadzkovatelka sefka spravca spravkyna tajomnik tajomnicka uradnik
    uradnicka veduca velvyslankyna zastupca zastupkyna hovorca hovorkyna pokladnicka veduci-zmeny zupan
    riaditel-skoly namestnik-riaditela krcmar krcmarka predacka majsterka dozorkyna komisarka radkyna richtar
    richtarka statkar hospodarka teamlider`,
  // Science and engineering
  `dizajnerka inzinierka odbornicka stavbyveduci stavbyveduca technologicka vedkyna vyskumnik vyskumnicka
    vynalezca zememerac botanik matematicka mechatronik normovac normovacka statik statisticka skusobnik
    skusobnicka reviznik vodohospodar energetik elektronik elektrotechnik automatizer programator-cnc`,
  // Health and care
  `lekarnicka optometristka opatrovatel opatrovatelka dentalna-hygienicka felcar laborantka-rtg liecitel
    liecitelka bylinkarka protetik opatrovkyna pestunka pestun chyzna chyzny`,
  // Teaching and academic ranks
  `asistent-ucitela prednasajuci vychovavatelka kniznicka veduci-kruzku opatrovatelka-deti aupair
    asistentka-ucitela skolnicka zastupca-riaditela spravca-skoly`,
  // Business, administration and law
  `colnik colnicka mzdar mzdarka nakupca nakupkyna obchodnicka odhadca poistovak poradkyna pracovnicka predajca
    predajkyna recepcny recepcna rozhodca sudca sudkyna vyberca sprostredkovatel sprostredkovatelka szco
    zivnostnicka asistentka-predaja speditorka inkasantka opytovatel priekupnik marketerka spravca-dane
    rozpisovac dopytovac vyjednavacka realitnica stavkar draznik drazobnik`,
  // ICT
  `spravca-siete sietar webar informatik spravca-systemu tester-softveru`,
  // Social work, culture, media, clergy
  `hudobnik hudobnicka husliar knaz kostolnik kniznik knihovnicka knihkupec spevak spevacka tanecnica tlmocnik
    tlmocnicka umelkyna vytvarnicka zvukarka osvetlovacka sepkar sepkarka kulisar hlasatel hlasatelka
    klaviristka huslista huslistka akrobatka zonglier kuzelnik krotitel mniska sprievodca-muzea knihar knihvazac
    lektor-muzea vydavatel vydavatelka daber dabingar komparzista komparzistka zabavac animator-volny`,
  // Services, sales, hospitality, sports, security
  `casnicka futbalista futbalistka gazdina hrobar informator kozmeticka kozmetik krajcir krajcirka kominar
    masiar mastalir obsluhujuci pizziar policajt policajtka sportovkyna sprievodca sprievodkyna satniarka
    satniar upratovac vratnik vratnicka vyhadzovac zachranca mliekar masiarka lahodkar lahodkarka holic
    holicka taterka stevardka sbskar straznicka vysetrovatel vysetrovatelka bachar plavcicka trener-fitness
    hokejistka lyziar lyziarka trhovnik trhovnicka stankar stankarka trafikantka benzinar pumparka gazda-hotela
    domovnicka hrobarka vestkyna psovod psovodka maser-rekondicny animatorka-hotela sprievodca-turistov
    pomocnica-v-domacnosti opatrovatel-seniorov sluzobna floristka manekyn manekynka`,
  // Agriculture, forestry, fishing
  `drevorubac horar lesnicka pestovatel pestovatelka pilciar pastier podkuvac polovnik rolnicka zahradnicka
    zberac zberacka polnohospodar polnohospodarka ovciar osetrovatel-zvierat sedliak sedliacka vinohradnicka
    ovocinar ovocinarka zeleninar chmeliar rybnikar lesnik-hajnik hajnik baca honelnik kocis zberac-ovocia
    druzstevnik podkovac kynolog hydinar kravar kravarka svinar svinarka`,
  // Crafts and trades
  `autolakovnik calunnik debnar garbiar hrnciar izolater kachliar kamenar klampiar klobucnik kozusnik kominiar
    kovoobrabac lakovnik maliar maliarka natierac nastavovac obrabac omietkar remeselnik remeselnicka
    sadrokartonista strojar studniar sustruznik svarac tehliar tkac tlaciar tlaciarka udenar zamocnik zeleziar
    montaznik obkladacka kurenar vodar plynar elektromechanik autoklampiar mechanicka zvaracka udrzbarka
    nastrojarka frezarka brusicka lestic zlievac zlievar taviac kovolejar kovospracovatel sicka pletiarka
    strihac-textilu obuvnicka brasnar koziar tlaciar-knihar sadzac hodinarka zlatnicka striebornik rytecka
    sklofukac keramikarka mlynarka sladovnik syrarka mliekarka jatocnik konzervar cukrovinkar kominar-revizny
    zeleziarbetonar strelmajster potapac razic banik-razic stavac zateplovac izolater-striech hydraulikar
    chladiar klimatizer servisar kosikar debnar-kadar`,
  // Machine operators, drivers, transport
  `banik kapitan-lode namornik obsluha-stroja operator-vyroby rusnovodicka skladnicka vypravca vysokozdviznik
    zeriavnik valcovac baliac kamionista kamionistka autobusar elektrickar strojvodca strojnicka nakladacka
    zeriavnicka operatorka-vyroby obsluhovac lisovac lisovacka tkacka pradiar pradiarka farbiar kotolnik kuric
    kuricka vlakveduci posunovacka vyhybkarka dispecer-dopravy plavcik-lode prievoznik kompletizer kompletovac
    vaziac vychystavac vychystavacka spolujazdec rozvozca letec pilot-letec`,
  // Elementary occupations and helpers
  `brigadnicka doplnac doplnacka nadennik pomocnicka postar postarka roznasac roznasacka robotnicka smetiar
    stahovak trieditel triedic triedicka zriadenec metarka zametacka umyvac-riadu umyvac-okien pracovnica
    zehliarka zehlic letakar letakarka smetiarka vykladacka vykladac-tovaru zberac-odpadu parkovac
    satniarka-divadla sezonar sezonnik sluzobnik`,
  // Armed forces
  `desiatnik dostojnik dostojnicka pesiak poddostojnik nadrotmajster rotmajster slobodnik vojacka
    vojacka-profesionalna rotnik catar catnik strazmajster nadstrazmajster podpraporcik zaloznik tankista
    vysadkar ostrelovac rotmajsterka pilot-stihac`,
  // Trainees, students and honorary posts
  `dobrovolnicka tovaris ucnica spolupracovnicka staziar delegat-skoly tovarisska elevka cakatel cakatelka
    pomahac pomahacka clen-vyboru`,
].join(' ');
