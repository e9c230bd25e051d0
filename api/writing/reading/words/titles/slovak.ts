/**
 * Head nouns of Slovak job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const SLOVAK_TITLES = [
  // Managers, officials and public service ranks
  `bankar konatelka nadriadeny namestnik namestnicka poslankyna predsednicka podpredseda podpredsednicka
    prevadzkar prevadzkarka prevadzkovatel prevadzkovatelka sefka spravca spravkyna tajomnik tajomnicka uradnik
    uradnicka veduca velvyslankyna zastupca zastupkyna hovorca hovorkyna pokladnicka veduci-zmeny zupan`,
  // Science and engineering
  `dizajnerka inzinierka odbornicka stavbyveduci stavbyveduca technologicka vedkyna vyskumnik vyskumnicka
    vynalezca zememerac`,
  // Health and care
  `lekarnicka optometristka opatrovatel opatrovatelka`,
  // Teaching and academic ranks
  `asistent-ucitela prednasajuci vychovavatelka`,
  // Business, administration and law
  `colnik colnicka mzdar mzdarka nakupca nakupkyna obchodnicka odhadca poistovak poradkyna pracovnicka predajca
    predajkyna recepcny recepcna rozhodca sudca sudkyna vyberca sprostredkovatel sprostredkovatelka szco
    zivnostnicka`,
  // ICT
  `spravca-siete`,
  // Social work, culture, media, clergy
  `hudobnik hudobnicka husliar knaz kostolnik kniznik knihovnicka knihkupec spevak spevacka tanecnica tlmocnik
    tlmocnicka umelkyna vytvarnicka`,
  // Services, sales, hospitality, sports, security
  `casnicka futbalista futbalistka gazdina hrobar informator kozmeticka kozmetik krajcir krajcirka kominar
    masiar mastalir obsluhujuci pizziar policajt policajtka sportovkyna sprievodca sprievodkyna satniarka satniar
    upratovac vratnik vratnicka vyhadzovac zachranca mliekar`,
  // Agriculture, forestry, fishing
  `drevorubac horar lesnicka pestovatel pestovatelka pilciar pastier podkuvac polovnik rolnicka zahradnicka
    zberac zberacka polnohospodar polnohospodarka ovciar osetrovatel-zvierat`,
  // Crafts and trades
  `autolakovnik calunnik debnar garbiar hrnciar izolater kachliar kamenar klampiar klobucnik kozusnik kominiar
    kovoobrabac lakovnik maliar maliarka natierac nastavovac obrabac omietkar remeselnik remeselnicka
    sadrokartonista strojar studniar sustruznik svarac tehliar tkac tlaciar tlaciarka udenar zamocnik zeleziar
    montaznik`,
  // Machine operators, drivers, transport
  `banik kapitan-lode namornik obsluha-stroja operator-vyroby rusnovodicka skladnicka vypravca vysokozdviznik
    zeriavnik valcovac baliac`,
  // Elementary occupations and helpers
  `brigadnicka doplnac doplnacka nadennik pomocnicka postar postarka roznasac roznasacka robotnicka smetiar
    stahovak trieditel triedic triedicka zriadenec`,
  // Armed forces
  `desiatnik dostojnik dostojnicka pesiak poddostojnik nadrotmajster rotmajster slobodnik vojacka`,
  // Trainees, students and honorary posts
  `dobrovolnicka tovaris ucnica spolupracovnicka`,
].join(' ');
