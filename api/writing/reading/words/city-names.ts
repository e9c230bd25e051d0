/**
 * Cities by their own names, folded (`lines/fold.ts`): in Europe, Turkey and Indonesia from 25,000 people on, in the United
 * States, Canada, Australia and New Zealand from 40,000, elsewhere from 150,000. From GeoNames (NOTICE.md), without names
 * that are words of other fields. Weaker evidence than the list in `place-words.ts`: only after something else.
 */
export const CITY_NAMES = `
  |'s-hertogenbosch|a coruna|aachen|aalborg|aalen|aalst|aarschot|abadan|abakan|abbeville|abbiategrasso|abbotsford
  |abeokuta|abepura|aberdare|aberdeen|abha|abidjan|abilene|abingdon|abinsk|abobo|abomey-calavi|abu dhabi
  |abu ghurayb|abuja|acapulco de juarez|accra|accrington|acerra|acharnes|achim|achinsk
  |acilia-castel fusano-ostia antica|acireale|acocks green|acton|ad diwaniyah|ad-damazin|adana|adapazari
  |addis ababa|adeje|adelaide|adelaide hills|aden|adilcevaz|adiwerna|adiyaman|adler|admiralteisky|ado-ekiti|adoni
  |adrano|afragola|afsin|afyonkarahisar|agadir|agartala|agen|ageoshimo|agia paraskevi|agia varvara
  |agioi anargyroi|agios dimitrios|agra|agri|agrigento|agrinio|aguas santas|aguascalientes|aguilas|aguimes|ahaus
  |ahlat|ahlen|ahmadnagar|ahmedabad|ahrensburg|ahvaz|ahwatukee foothills|aigaleo|airdrie|aiud|aix-en-provence
  |aix-les-bains|aizawl|ajaccio|ajax|ajka|ajmer|akademgorodok|akademicheskoe|akashi|akcaabat|akcakale|akcakoca
  |akersberga|akhisar|akhtubinsk|akita|akola|akron|aksaray|aksay|aksehir|aksu|aktobe|akure|akyazi|al ahmadi
  |al basrah al qadimah|al fallujah|al fayyum|al hillah|al hoceima|al hudaydah|al hufuf|al jubayl|al kharj
  |al khums|al kut|al mahallah al kubra|al mansurah|al mawsil al jadidah|al minya|al mubarraz|al qadarif
  |al ‘amarah|alaca|alafaya|alameda|alandur|alanya|alapayevsk|alappuzha|alaquas|alasehir|alatyr’|alba iulia
  |albacete|albano laziale|albany|albany park|albertslund|albi|albstadt|albuquerque|alcabideche
  |alcala de guadaira|alcala de henares|alcamo|alcantarilla|alcazar de san juan|alchevs’k|alcobendas|alcorcon
  |alcoy|aldaia|aldershot|aleksandrov|aleksandrovskoye|alekseyevka|aleksin|alencon|aleppo|ales|alessandria
  |alesund|alexandria|alexandroupoli|aleysk|alfortville|algeciras|algemesi|alghero|algiers|algorta|algueirao
  |alhambra|alhaurin de la torre|aliaga|alicante|alief|aligarh|alimos|alingsas|aliso viejo|alkmaar|allahabad
  |allapattah|allen|allentown|almada|almansa|almaty|almelo|almendralejo|almere stad|almeria|almozara|almunecar
  |aloha|alor setar|alpharetta|alphen aan den rijn|alsdorf|alt-hohenschonhausen|altadena|altamonte springs
  |altamura|altenburg|altglienicke|alto barinas|altona|altoona|altrincham|altstadt sud|altuf’yevskiy|alushta
  |alvalade|alvaro obregon|alwar|alytus|alzira|al’met’yevsk|amadora|amagasaki|amahai|amarillo|amarnath|amasya
  |ambarawa|ambato|ambattur|amberg|ambon|americana|amersfoort|ames|amherst|amiens|amin’yevo|amlapura|amman|amol
  |amora|amravati|amritsar|amroha|amstelveen|amsterdam|amsterdam-zuidoost|amuntai|amursk|anaheim|anamur
  |ananindeua|anantapur|anapa|anapolis|anbu|anchorage|ancona|anda|andernach|anderson|andijon|andover|andria
  |andujar|angarsk|anglet|angouleme|angra dos reis|angri|anjo|ankara|ankeny|ann arbor|annaba|annandale|annecy
  |annemasse|annino|ano liosia|anqing|ansan-si|ansbach|anshan|anshun|antakya|antalya|antananarivo|antelope
  |antequera|antibes|antioch|antipolo|antofagasta|antony|antratsyt|antsirabe|antwerpen|anyang|anyang-si
  |anzhero-sudzhensk|anzio|aomori|aosta|aparecida de goiania|apatity|apeldoorn|apex|apopka|apple valley|appleton
  |aprilia|apsheronsk|ar raqqah|ar rayyan|aracaju|aracatuba|arad|arak|arakli|aral|aranda de duero|aranjuez
  |arapiraca|araraquara|arcadia|archway|arcos de la frontera|ardabil|arden-arcade|ardesen|arendal|arenella
  |arequipa|arezzo|arganda|arganzuela|argenteuil|argun|argyroupoli|arhus|arica|arjawinangun|arkhangel’sk|arles
  |arlington|arlington heights|arlon|armavir|armenia|armentieres|arnavutkoy|arnhem|arnold|arnsberg|arnstadt|arona
  |arrah|arras|arrecife|arrentela|arroyo naranjo|arsen’yev|arteixo|artem|artemovskiy|arucas|arusha|arvada|arzamas
  |arzano|as samawah|as sulaymaniyah|asahikawa|asansol|asbest|aschaffenburg|ascoli piceno|asenovgrad|asha|ashburn
  |ashdod|asheville|ashford|ashgabat|ashikaga|ashington|ashton in makerfield|ashton-under-lyne|asino|asipovichy
  |asker|asmara|asnieres-sur-seine|asparuhovo|aspen hill|aspropyrgos|asse|assemini|assen|astanajapura|asti|aston
  |astoria|astrakhan|asuncion|aswan|asyut|atamaria|atambua|atani|atascocita|atasehir|athens|athis-mons|atkarsk
  |atlanta|atsiaman|atsugi|attleboro|atyrau|aubagne|aubervilliers|auburn|auburn gresham|auckland|augsburg|augusta
  |augustow|aulnay-sous-bois|aurangabad|aurich|aurillac|aurora|austin|auxerre|avadi|avdiyivka|aveiro|avellino
  |aversa|avezzano|avignon|avila|aviles|avola|avondale|avtovo|avvocata|awka|aydin|aylesbury|ayvalik|az zawiyah
  |azadshahr|azcapotzalco|azov|azuqueca de henares|azusa|bab ezzouar|babaeski|babat|babol|babruysk|babushkin
  |bacau|backa palanka|backnang|bacoli|bacoor|bad hersfeld|bad homburg vor der hohe|bad honnef|bad kreuznach
  |bad nauheim|bad neuenahr-ahrweiler|bad oeynhausen|bad salzuflen|bad vilbel|bad zwischenahn|badajoz|badalona
  |baden|baden-baden|baekrajan|baesweiler|bafoussam|bafra|bagcilar|bagerhat|baghdad|bagheria|bagneux|bagnolet
  |bago|baguio|bahadurgarh|baharampur|bahawalpur|bahcelievler|bahia blanca|bahir dar|bahraigh|baia mare|baicheng
  |baishan|baiyin|baja|bakersfield|bakhchysarai|bakhmut|baki|baksan|baku|balaipungut|balakliya|balakovo
  |balapulang|balashikha|balashov|baldwin park|bali|balikesir|balikpapan|balingen|ballarat|ballerup|ballymena
  |balti|baltimore|baltiysk|balung|balvanera|bamako|bambanglipuro|bamberg|bamenda|banbury|banda|banda aceh|bandar
  |bandar abbas|bandar lampung|bandirma|bandung|bangil|bangkalan|bangkok|bangor|bangui|banha|bani suwayf
  |banja luka|banjar|banjaran|banjarmasin|banqiao|banska bystrica|banstead|bantul|banyumas|banyuwangi|bao loc
  |baoding|baotou|baqubah|barabai|barabinsk|barajas de madrid|barakaldo|baranagar|baranovichi|barasat
  |barbera del valles|barcellona pozzo di gotto|barcelona|barddhaman|bardejov|bareilly|barendrecht|barinas
  |barisal|barlad|barletta|barmbek-nord|barnaul|barnet|barneveld|barnsley|barnstable|barnstaple|barquisimeto
  |barra|barra mansa|barrancabermeja|barranquilla|barreiras|barreiro|barri de les corts|barri de sant andreu
  |barrie|barrow in furness|barry|bartin|bartlett|bartley green|bartoszyce|barueri|baruta|barysaw|basaksehir
  |basauri|basel|basildon|basingstoke|basrah|bassano del grappa|bastia|bata|batam|batang|batangas|bataysk|bath
  |bathinda|batikent|batley|batman|batna|baton rouge|battagram|battambang|battersea|battipaglia|battle creek|batu
  |batu pahat|baturaden|baturaja|bauchi|baunatal|bauru|bautzen|bawshar|bayamo|bayamon|bayan nur|bayburt|bayonne
  |bayreuth|bayside|baytown|bearsden|beaumont|beauvais|beavercreek|beaverton|becej|beckenham|beckum|becontree
  |bedford|bedworth|bedzin|beersheba|beihai|beijing|beipiao|beira|beirut|bei’an|beja|bejaia|bekasi|bekescsaba
  |bel air south|belawan|belaya kalitva|belchatow|belebey|belek|belem|belfast|belford roxo|belfort|belgaum
  |belgorod|belgrade|bell gardens|bella vista|bellary|belleville|bellevue|bellflower|bellingham|bello|belluno
  |belmont cragin|belo horizonte|belogorsk|belorechensk|beloretsk|belovo|bemowo|benalmadena|bend|bender|bendigo
  |benevento|benfica|bengaluru|bengbu|benghazi|bengkulu|benguela|beni|beni mellal|benicarlo|benidorm
  |benito juarez|benoni|bensheim|bensonhurst|bentley|bentonville|benxi|berastagi|berat|berazategui|berbera|berdsk
  |berdyansk|berdychiv|berehove|berezniki|berezovskiy|bergama|bergamo|bergedorf|bergen op zoom|bergerac|bergheim
  |bergisch gladbach|bergkamen|beringen|berkeley|berlin|berlin kopenick|berlin treptow|bernau bei berlin|bernburg
  |bertoua|berwick|berwyn|beryozovsky|besancon|besikduzu|beslan|besni|besuki|bethesda|bethlehem|bethune|betim
  |beuningen|beveren|beverley|beverly|beverly cove|beverwijk|bexhill-on-sea|bexley|beykonak|beylikduzu|beypazari
  |beysehir|bezhetsk|beziers|bezons|bhadravati|bhagalpur|bharatpur|bharuch|bhatpara|bhavnagar|bhayandar|bhilai
  |bhilwara|bhimbar|bhind|bhiwandi|bhiwani|bhopal|bhubaneshwar|bhusaval|biala podlaska|bialoleka|bialystok
  |biarritz|biberach an der ris|bibirevo|bicester|bida|bidar|bideford|biel/bienne|bielany|bielawa|bielefeld
  |biella|bielsk podlaski|bielsko-biala|bien hoa|bietigheim-bissingen|biga|bihac|bihar sharif|bijapur|bijeljina
  |bikaner|bila tserkva|bilaspur|bilbao|bilecik|bilgoraj|bilhorod-dnistrovskyi|bilimora|billericay|billingham
  |billings|biloxi|bilzen|bima|binan|binangonan|binche|binghamton|bingol|binjai|bintulu|biratnagar|birecik|bireun
  |birjand|birkenhead|birmingham|birobidzhan|birsk|biryulevo|biryulevo zapadnoye|bisceglie|bishkek
  |bishop auckland|bishops stortford|biskra|bismarck|bismil|bissau|bistrita|bitlis|bitola|bitonto|biysk|bjelovar
  |blackburn|blackheath|blackpool|blacksburg|blacktown|blagodarnyy|blagoevgrad|blagoveshchensk|blaine|blainville
  |blanes|blantyre|bletchley|blida|blitar|bloemfontein|blois|bloomfield|bloomington|blora|bloxwich|blue springs
  |blumenau|blyth|bnei brak|boa vista|boadilla del monte|bobigny|boblingen|bobo-dioulasso|boca raton|bochnia
  |bocholt|bochum|bochum-hordel|bodo|bodrum|bogdanovich|bogenhausen|bognor regis|bogor|bogoroditsk|bogorodsk
  |bogorodskoye|bogota|bogra|boise|bojnurd|bojonegoro|bokaro|boksburg|boleslawiec|bolingbrook|bollate|bologna
  |bologoye|bolu|bolvadin|bolzano|bol’shoy kamen’|boma|bondowoso|bondy|bonita springs|bonn|bontang|bootle|boras
  |bordeaux|bordj bou arreridj|borehamwood|borisoglebsk|borivli|borken|borlange|bornheim|borough park|borovichi
  |borsa|borujerd|boryslav|boryspil’|borzya|boscoreale|boshan|boston|bothell|botosani|botshabelo|bottrop|bouake
  |boulder|boulogne-billancourt|boulogne-sur-mer|boumerdas|bountiful|bourg-en-bresse|bourges|bournemouth|bowie
  |bowling green|boxtel|boyabat|boyarka|boyeros|boyle heights|boynton beach|boyolali|boyolangu|bozeman|bozhou
  |bozuyuk|bozyazi|bracknell|bradenton|bradford|braga|braganca|brahmapur|braila|braine-l'alleud|braintree|brakpan
  |bramhall|brampton|bramsche|brandenburg an der havel|brandon|brantford|brasilia|brasov|brasschaat|brateyevo
  |bratislava|bratsk|braunschweig|bray|brazzaville|brcko|brea|brecht|breclav|breda|bregenz|bremen|bremerhaven
  |brent|brentwood|brescia|bresso|brest|bretten|briarwood|bridgend|bridgeport|bridgewater|bridgwater|bridlington
  |brierley hill|brighouse|brighton|brighton park|brilon|brindisi|brisbane|bristol|briton ferry|britz
  |brive-la-gaillarde|brixton|brno|brockton|brodnica|broken arrow|bromma|bromsgrove|bron|brookhaven|brookline
  |brooklyn|brooklyn park|broomfield|brossard|brovary|brownsville|bruchsal|brugge|brugherio|bruhl|brunssum
  |brussels|bryan|bryanka|bryansk|brzeg|buaran|bucak|bucaramanga|bucha|bucharest|bucheon-si
  |buchholz in der nordheide|buckeye|buckley|buckow|budaors|budapest|budapest ii. kerulet|budapest iii. kerulet
  |budapest iv. kerulet|budapest vi. kerulet|budapest viii. kerulet|budapest xi. kerulet|budapest xii. kerulet
  |budapest xiii. kerulet|budapest xix. kerulet|budapest xv. kerulet|budapest xvi. kerulet|budapest xvii. kerulet
  |budapest xviii. kerulet|budapest xx. kerulet|budapest xxi. kerulet|budapest xxii. kerulet|budaun|budennovsk
  |budta|buduran|buena park|buenaventura|buenavista|buenos aires|buffalo|buffalo grove|bugojno|bugul’ma
  |buguruslan|buhl|bujumbura|bukan|bukavu|bukhara|bukit mertajam|bukittinggi|bulakamba|bulancak|bulandshahr
  |bulanik|bulawayo|bunbury|bundaberg|bunde|buraydah|burbank|burdur|burewala|burgas|burgdorf|burgess hill
  |burglesum|burgos|burhaniye|burhanpur|burien|burjassot|burke|burleson|burlington|burnaby|burngreave|burnley
  |burnsville|burntwood|burriana|bursa|burton upon trent|bury st edmunds|busan|bushehr|bushwick|bussum
  |busto arsizio|butel|butembo|butuan|buturlinovka|butzbach|buxtehude|buynaksk|buyukcekmece|buzau|buzuluk|byaroza
  |bydgoszcz|bytom|cabimas|cabuyao|cacak|cacem|caceres|cachan|cachoeiro de itapemirim|cadiz|caen|caerphilly
  |cagayan de oro|cagliari|cagnes-sur-mer|cahul|cainta|cair|cairns|cairo|caivano|calabar|calais|calamba
  |caldas da rainha|caldwell|calexico|calgary|cali|callao|calp|caltagirone|caltanissetta|caluire-et-cuire|calvia
  |camacari|camaguey|camaiore|camara de lobos|camargo|camarillo|camas|camayenne|camberley|cambrai|cambridge
  |cambrils|cambuslang|camden|camden town|campbell|campeche|campi bisenzio|campia turzii|campina|campina grande
  |campinas|campo grande|campobasso|campos dos goytacazes|can giuoc|can tho|canakkale|canarsie|canary wharf
  |canberra|cancun|candi prambanan|cangas do morrazo|cangzhou|canicatti|canidelo|cankaya|cannes|cannock|canoas
  |canoga park|canosa di puglia|canterbury|canton|cantu|canvey island|capannori|cape coral|cape town
  |capelle aan den ijssel|capiata|carabanchel|caracal|caracas|caransebes|carapicuiba|caravaca|carballo
  |carcassonne|cardiff|caringin|carini|carletonville|carlisle|carlsbad|carmel|carmichael|carmona|carol stream
  |carolina|carpentras|carpi centro|carrara|carrefour|carrickfergus|carrollton|carrollwood village|carsamba
  |carshalton|carson|cartagena|caruaru|casa grande|casablanca|casal palocco|casale monferrato|casalecchio di reno
  |casalnuovo di napoli|casas adobes|cascais|cascavel|cascina|caserta|casoria|casper|castelfranco veneto
  |castellammare di stabia|castelldefels|castello de la plana|castelo branco|castelvetrano|castle rock|castleford
  |castlereagh|castres|castricum|castro valley|castro-urdiales|castrop-rauxel|catalina foothills|catania
  |catanzaro|catarroja|catonsville|caucaia|cava de tirreni|cavaillon|caxias do sul|cedar falls|cedar hill
  |cedar park|cedar rapids|cegled|celaya|celje|celle|centar|centar zupa|centennial|centralniy|centreville
  |centro habana|centurion|ceper|cepu|cerdanyola del valles|ceres|cergy|cergy-pontoise|cerignola|cerkezkoy
  |cernusco sul naviglio|cerritos|cesano maderno|cesena|ceska lipa|ceske budejovice|cesky tesin|ceuta|ceyhan
  |ceylanpinar|chaidari|chakwama|chalco|chalkida|chalon-sur-saone|chalons-en-champagne|chamartin|chamberi
  |chambery|champaign|champigny-sur-marne|champs-sur-marne|chanda|chandannagar|chandigarh|chandler|changchun
  |changde|changji|changsha|changwon|changzhi|changzhou|chania|chaoyang|chaozhou|chapayevsk|chapeco|chapel hill
  |chapra|charenton-le-pont|charleroi|charleston|charleville-mezieres|charlotte|charlottenburg|charlottenlund
  |charlottesville|charlottetown|charneca de caparica|chartres|chateauguay|chateauroux|chatelet|chatellerault
  |chatenay-malabry|chatham|chatillon|chatou|chatsworth|chattanooga|chaumont|chaykovskiy|cheadle hulme|cheb
  |chebarkul’|cheboksary|cheektowaga|chekhov|chelles|chelm|chelmsford|chelsea|cheltenham|chelyabinsk|chemnitz
  |chengde|chengdu|chenghua|chengzhong|chennai|chenzhou|cheonan|cheongju-si|cherbourg-octeville|cheremkhovo
  |cheremushki|cherepovets|cherkasy|cherkessk|chernaya rechka|chernihiv|chernivtsi|chernogorsk|chernushka
  |chernyakhovsk|cherry hill|chertanovo yuzhnoye|chervonohrad|chesapeake|cheshunt|chester|chester-le-street
  |chesterfield|chetumal|cheyenne|chiaia|chiang mai|chiavari|chiba|chicago|chicago lawn|chichester
  |chiclana de la frontera|chiclayo|chico|chicoloapan|chicopee|chieri|chieti|chifeng|chigasaki|chihuahua|chillan
  |chilliwack|chilpancingo|chimbote|chimoio|chinatown|chincha alta|chiniot|chinju|chino|chino hills|chioggia
  |chippenham|chipping sodbury|chirchiq|chisinau|chistopol’|chita|chittagong|chitungwiza|chlef|chofu
  |choisy-le-roi|chojnice|cholargos|cholet|chomutov|chon buri|chongjin|chongqing|chorley|chornomors’k|chortkiv
  |chorzow|christchurch|chrzanow|chuhuyiv|chula vista|chuncheon|chur|chusovoy|chuzhou|chystyakove|ciamis|ciampea
  |ciampino|cibinong|cicero|cicurug|ciechanow|cienfuegos|cieszyn|cieza|cikampek|cikarang|cikupa|cileungsir
  |cileunyi|cimahi|cimin|cincinnati|cinisello balsamo|ciputat|ciranjang-hilir|cirebon|cisterna di latina
  |citeureup|citrus heights|ciudad apodaca|ciudad benito juarez|ciudad bolivar|ciudad camilo cienfuegos
  |ciudad del carmen|ciudad del este|ciudad general escobedo|ciudad guayana|ciudad lineal|ciudad lopez mateos
  |ciudad madero|ciudad nezahualcoyotl|ciudad obregon|ciudad real|ciudad victoria|ciutadella|ciutat vella
  |civitanova marche|civitavecchia|cizre|clacton-on-sea|clamart|clarksville|clearwater|cleckheaton|cleethorpes
  |clermont-ferrand|cleveland|cleveland heights|clichy|clichy-sous-bois|clifton|clinton township|cloppenburg
  |clovis|cluj-napoca|coacalco|coachella|coalville|coatbridge|coatzacoalcos|coburg|cochabamba|cochin
  |coconut creek|coesfeld|coeur d'alene|coimbatore|coimbra|coity|colchester|coleraine|collado-villalba|collegno
  |collierville|colmar|colmenar viejo|cologno monzese|colomadu|colombes|colombo|colomiers|colonia del valle
  |colorado springs|colton|columbia|columbus|colwyn bay|comal|comilla|comiso|como|compiegne|compton|conakry
  |concepcion|concord|conegliano|coney island|conflans-sainte-honorine|congleton|conroe|consett|constanta
  |constantine|contagem|conway|coon rapids|copenhagen|coppell|coquimbo|coquitlam|coral gables|coral springs
  |corato|corbeil-essonnes|cordoba|corfu|coria del rio|cork|corlu|cornella de llobregat|cornwall|coro
  |corpus christi|corrientes|corroios|corsico|corum|corvallis|cosenza|coslada|costa mesa|cotabato|cotia|cotonou
  |cottbus|coudekerque-branche|coulsdon|courbevoie|courcelles|coventry|covina|covington|cox’s bazar|coyoacan
  |craigavon|craigieburn|craiova|cramlington|cranston|crawley|creil|crema|cremona|creteil|crevillente|crewe
  |criciuma|croix-des-bouquets|crosby|crotone|crowthorne|croydon|crystal lake|cuauhtemoc|cuautitlan izcalli
  |cuautla|cubuk|cucuta|cuddalore|cuenca|cuernavaca|cuiaba|culemborg|culiacan|culleredo|cumana|cumbernauld|cumra
  |cuneo|cupertino|curitiba|curtea de arges|curug|curup|cusco|cutler bay|cuttack|cuxhaven|cuyahoga falls|cwmbran
  |cypress|cypress hills|czechowice-dziedzice|czeladz|czerwionka-leszczyny|czestochowa|da nang|dabrowa gornicza
  |dachau|dachnoye|dadonghai|dadukou|daegu|daejeon|dagenham|dagestanskiye ogni|dagupan|dainava (kaunas)|dakar
  |dalfsen|dalian|daliang|dallas|dalnegorsk|dalnerechensk|daloa|damanhur|damascus|dammam|danbury|dandong|danville
  |daqing|dar es salaam|darbhanga|darlington|darmstadt|dartford|dartmouth|darwen|darwin|dasmarinas|dasoguz|datong
  |datteln|daugavpils|davangere|davao|davenport|davie|davis|davydkovo|dayton|daytona beach|dearborn
  |dearborn heights|debal’tseve|debica|debrecen|decan|decatur|decin|dedovsk|deer valley|deerfield beach|deeside
  |deggendorf|dehiwala-mount lavinia|dehra dun|deinze|deir ez-zor|dekalb|delano|delbruck
  |delegacion cuajimalpa de morelos|delft|delfzijl|delhi|deli tua|delicias|delmenhorst|delray beach|deltona|demak
  |den helder|dendermonde|denia|denizli|denpasar|denton|denver|depok|dera ghazi khan|derbent|derby|derince|derry
  |des moines|des plaines|desio|desnogorsk|desoto|dessau|detmold|detroit|deurne|deva|develi|deventer|dewas
  |dewsbury|deyang|dezhou|dhaka|dhamar|dhanbad|dhulia|diadema|diamond bar|didcot|didim|dieppe|diepsloot
  |dietzenbach|diez de octubre|dihok|dijon|dilbeek|dili|dimitrovgrad|dinajpur|dinapore|dinar|dindigul|dingzhou
  |dinskaya|dinslaken|dire dawa|divinopolis|divnogorsk|diwek|diyarbakir|djelfa|djibouti|djougou|dmitrov|dnipro
  |doboj|dobrich|dobropillya|dobryanka|dodoma|doetinchem|dogubayazit|doha|dole|dolgoprudnyy|dollard-des ormeaux
  |dolyns'ka|dombivli|domodedovo|dompu|don benito|donaustadt|doncaster|donetsk|dongen|dongguan|donghai|dongling
  |donostia / san sebastian|donskoy|doral|dordrecht|dormagen|dornbirn|dorogomilovo|dorohoi|dorsten|dortmund
  |dortyol|dos hermanas|dosquebradas|dothan|douai|douala|dourados|downers grove|downey|drachten|dragash
  |draguignan|drama|drammen|drancy|draper|draveil|dreieich|dresden|dreta de l'eixample|dreux|driyorejo
  |drobeta-turnu severin|drogheda|drohobych|dronten|drummondville|druzhkivka|dubai|dublin|dubna|dubnica nad vahom
  |dubno|dubrovnik|dubuque|duc trong|dudley|duisburg|duiven|dukuhturi|dulmen|duluth|dumai|dumfries|dun laoghaire
  |dunakeszi|dunaujvaros|dundalk|dundee|dunedin|dunfermline|dunkerque|dunstable|dunwoody|dupnitsa|duque de caxias
  |durango|durban|duren|durg|durgapur|durham|durres|dushanbe|dusseldorf|dusseldorf-pempelfort|duzce|dyat’kovo
  |dyurtyuli|dzerzhinsk|dzerzhinskiy|dzerzhinsky|dzhankoy|dzierzoniow|eagan|east brunswick|east chattanooga
  |east concord|east flatbush|east grinstead|east hampton|east harlem|east hartford|east honolulu
  |east independence|east jerusalem|east kilbride|east lansing|east london|east los angeles|east new york
  |east norwalk|east orange|east pensacola heights|east providence|east village|east york|eastbourne|eastleigh
  |eastvale|eau claire|ebbw vale|eberswalde|eboli|ebute ikorodu|ecatepec de morelos|eccles|ech chettia|echirolles
  |echo park|ecija|edea|eden prairie|edgewater|edina|edinburg|edinburgh|edirne|edison|edmond|edmonds|edmonton
  |edremit|efon-alaaye|eger|egham|ehingen|eibar|eidelstedt|eiguliai|eimsbuttel|einbeck|eindhoven|eisenach
  |eisenhuttenstadt|eixample|ekazhevo|el achir|el baix guinardo|el cajon|el camp d'en grassot i gracia nova
  |el camp de l'arpa del clot|el campello|el carmel|el centro|el clot|el daein|el dorado hills|el ejido|el fasher
  |el guinardo|el monte|el obeid|el paso|el poblenou|el prat de llobregat|el puerto de santa maria
  |el putxet i el farro|el raval|el tigre|el vendrell|elancourt|elazig|elbasan|elbistan|elblag|elche|elda|eldoret
  |elektrostal’|elgin|elista|elizabeth|elk grove|elkhart|ellesmere port|ellore|ellwangen|elmadag|elmhurst
  |elmshorn|eloy alfaro|elyria|embu|emden|eminonu|emmeloord|emmen|emmendingen|emmerich|empoli|emsdetten|encanto
  |enchanted hills|encinitas|encino|ende|energodar|enfield|enfield town|engel’s|enid|ennepetal|enschede|ensenada
  |enugu|envigado|epernay|epinal|epinay-sur-seine|epsom|erbaa|erbil|ercis|ercolano|erdemli|erding|eregli
  |erftstadt|erfurt|ergani|erie|erkelenz|erkrath|erlangen|ermesinde|ermont|errenteria|erzin|erzincan
  |erzsebetvaros|erzurum|esbjerg|esch-sur-alzette|eschweiler|escondido|esenler|esenyurt|esher|eskilstuna
  |eskisehir|esmeraldas|espelkamp|espinho|esplugues de llobregat|espoo|esposende|esslingen|estepona|esztergom
  |etawah|etobicoke|ettlingen|euclid|eugene|euless|euskirchen|evanston|evansville|everett|evergem|evora|evreux
  |evry|ewell|exeter|exmouth|ezhou|ezhva|fabijoniskes|faenza|fagaras|fairfield|faisalabad|falconara marittima
  |falkenhagener feld|falkensee|falkirk|fall river|falmouth|falticeni|falun|famagusta|fano|fareham|fargo
  |faridabad|farmington|farmington hills|farmsen-berne|farnborough|farnham|farnworth|faro|farrukhabad|fastiv
  |fatehpur|fatsa|favara|favoriten|fayetteville|feira de santana|feldkirch|felgueiras|felixstowe|fellbach|felling
  |fendou|fenghuang|fennpfuhl|feodosiya|fergana|ferizaj|ferrara|ferraz de vasconcelos|ferrol|fes al bali|fetesti
  |fethiye|fianarantsoa|fier|fier-cifci|figueira da foz|figueres|filderstadt|fili|findlay|finlyandskiy|firozabad
  |fishers|fitchburg|fiumicino-isola sacra|flagami|flagstaff|flatbush|flatlands|fleet|fleetwood|flemalle-haute
  |flensburg|flint|florence-graham|florianopolis|floridablanca|floridsdorf|florin|florissant|flower mound|focsani
  |foggia|fokino|foligno|folkestone|folsom|fond du lac|fondi|fontana|fontenay-sous-bois|fordham|fordon
  |forest hills|forli|formia|formigine|formosa|fort collins|fort lauderdale|fort mcmurray|fort myers|fort pienc
  |fort pierce|fort smith|fort wayne|fort worth|fortaleza|foshan|fountain valley|fountainebleau|foz do iguacu
  |framingham|framingham center|franca|francavilla fontana|francisco morato|franconville|frankenthal
  |frankfurt (oder)|frankfurt am main|franklin|frattamaggiore|frechen|fredericia|frederick|fredericton
  |frederiksberg|fredrikstad|freeport|freetown|freiberg|freiburg|freising|freital|frejus|fremont|fresno|fribourg
  |friedberg|friedenau|friedrichsfelde|friedrichshafen|friedrichshain|frisco|frolovo|frome|frosinone|fryazevo
  |fryazino|frydek-mistek|fuencarral-el pardo|fuengirola|fuenlabrada|fuji|fujisawa|fukui-shi|fukuoka|fukushima
  |fukuyama|fulda|fuling|fullerton|funchal|fuorigrotta|furmanov|furstenfeldbruck|furstenwalde|furth|fushun|fuxin
  |fuyang|fuzhou|fylde|fyzabad|gaborone|gabrovo|gadag|gadag-betageri|gagarin|gage park|gaggenau|gagny|gaillimh
  |gainesville|gaithersburg|gajuwaka|galapagar|galati|galatsi|galdakao|galesong|gallarate|gallus|galveston
  |gamonal|gampengrejo|gamping lor|gandajika|ganderkesee|gandhidham|gandhinagar|gandia|ganganagar|gangneung|ganja
  |gaomi|gaoping|gaozhou|garbagnate milanese|garbsen|garden grove|gardena|garges-les-gonesse
  |garmisch-partenkirchen|garoua|gasteiz / vitoria|gastonia|gatak|gatchina|gateshead|gatineau|gava|gavle|gaya
  |gaza|gaziantep|gdansk|gdynia|gebog|gebze|gedangan|geel|geelong|geesthacht|geilenkirchen
  |geislingen an der steige|gela|geldermalsen|geldern|geldrop|geleen|gelendzhik|gelibolu|gelsenkirchen|gemlik
  |geneina|general santos|geneve|genk|gennevilliers|genoa|gent|genteng|george town|georgetown|georgiyevsk
  |georgsmarienhutte|gera|geraardsbergen|gerakas|gerede|germantown|germering|gesundbrunnen|getafe|getxo
  |gevelsberg|ghaziabad|giannitsa|gierloz|giesen|gifhorn|gifu-shi|gijon|gilbert|gillingham|gilroy|gimcheon
  |giresun|girona|giugliano in campania|giurgiu|giza|gizycko|gjakove|gjilan|gjorce petro|gladbeck|glasgow
  |glauchau|glazov|glen burnie|glen waverley|glendale|glendora|glenrothes|glenview|gliwice|glogovac|glogow
  |glossop|gloucester|glyfada|gniezno|goch|godean|godollo|goes|goiania|goksun|golbasi|golcuk|gold coast
  |gol’yanovo|gombe|gombong|gomez palacio|gondar|gondomar|gonen|gonesse|goodyear|goose creek|goppingen|gorakhpur
  |gorele|gorgan|gorinchem|gorizia|gorlice|gorlitz|gorna oryahovitsa|gorno-altaysk|gorodets|gorontalo
  |goryachevodskiy|goryachiy klyuch|gorzow wielkopolski|gosaba|goslar|gosport|gostivar|goteborg|gotha|gottingen
  |gouda|goussainville|governador valadares|goyang-si|gracia|gragnano|granada|granadilla de abona|granby
  |grand forks|grand island|grand junction|grand prairie|grand rapids|grande prairie|granollers|grantham
  |grao de murviedro|grapevine|grasse|gravatai|gravesend|gravina di catania|gravina in puglia|grays|graz
  |grazhdanka|great falls|great malvern|great sankey|great yarmouth|greater noida|greater sudbury|greeley
  |green bay|greenburgh|greenford|greenock|greensboro|greenville|greenwood|greifswald|grenoble|gresham|gresik
  |greve|greven|grevenbroich|gries|grimbergen|grimsby|grodzisk mazowiecki|grogol|gronau|groningen
  |groot ijsselmonde|gropiusstadt|grosseto|grottaglie|groznyy|grudziadz|grugliasco|gryazi|guacara|guadalajara
  |guadalupe|guangshui|guangyuan|guangzhou|guankou|guantanamo|guarapuava|guarda|guarenas|guaruja|guarulhos
  |guatire|guayaquil|gubakha|gubkin|gudermes|guelph|guidonia montecelio|guildford|guilin|guimaraes|guiyang
  |gujranwala|gujrat|gukovo|gulbarga|gulfport|guli|gul’kevichi|gumi|gummersbach|gumushkhane|guna|gungoren merter
  |gunsan|guntur|gurgaon|guri-si|guroymak|gurpinar|gur’yevsk|gusau|gusev|gustavo adolfo madero|gustrow
  |gus’-khrustal’nyy|gutersloh|guwahati|guyancourt|guyong|gwalior|gwangju|gyeongju|gyongyos|gyor|gyula|ha'il|haan
  |haarlem|hachinohe|hachioji|hacienda heights|hackensack|hadano|haeju|hafar al-batin|hafizabad|hafnarfjorður
  |hagen|hagerstown|haguenau|haicheng|haifa|haikou|hailar|haiphong|hajduboszormeny|hakenfelde|hakkari|hakodate
  |halberstadt|haldia|halesowen|halifax|halle (saale)|halle neustadt|halmstad|haltern am see|halwan|hamadan|hamah
  |hamamatsu|hamar|hamburg|hamburg-mitte|hamburg-nord|hamden|hameenlinna|hameln|hamhung|hamilton|hamm|hamminkeln
  |hammond|hampton|hanau am main|handan|hanford|hangu|hangzhou|haninge|hannover|hannoversch munden|hanoi
  |hanumangarh|haora|hapur|harare|harbin|harburg|hardenberg|harderwijk|harelbeke|hargeysa|haridwar|harlem
  |harlingen|harlow|harpenden|harrisburg|harrisonburg|harrogate|hartford|hartlepool|haskovo|hasselt|hastings
  |hat yai|hatfield|hattiesburg|hattingen|haugesund|havana|havant|haverhill|havirov|hawalli|hawarden|hawthorne
  |hayes|hayward|haywards heath|hebi|hebron|heemskerk|heemstede|heerenveen|heerhugowaard|heerlen|hefei|hegang
  |heidelberg|heilbronn|heinsberg|heist-op-den-berg|helchteren|hellersdorf|hellin|helmond|helmstedt|helsingborg
  |helsingor|helsinki|hemel hempstead|hemer|hemet|hempstead|hendek|henderson|hendersonville|hengelo|hengshui
  |hengyang|henin-beaumont|hennef|hennigsdorf|herat|herblay|herdecke|hereford|herentals|herford|hermosillo
  |hernals|herne|herne bay|herning|heroica matamoros|herrenberg|herstal|herten|hertford|hervey bay|herzogenrath
  |hesperia|heswall|heusden|heywood|heze|hialeah|hickory|hicksville|hietzing|higashimurayama|high peak|high point
  |high wycombe|highland|highlands ranch|hilden|hillerod|hillsboro|hilo|hilversum|himeji|hinckley|hinis|hino
  |hirakata|hiratsuka|hirosaki|hiroshima|hisar|hitachi|hitachi-naka|hitchin|hlukhiv|hobart|hoboken|hoddesdon
  |hodmezovasarhely|hodonin|hoensbroek|hoffman estates|hofheim am taunus|hohhot|holguin|holloway|hollywood
  |holstebro|holyoke|homburg|homestead|homs|homyel'|honcho|hong kong|honolulu|hoofddorp|hoogeveen|hoogvliet|hoorn
  |hoover|horad zhodzina|horb am neckar|horishni plavni|horki|horlivka|hornchurch|horsens|horsham|horsholm|horta
  |horta-guinardo|hortaleza|hortolandia|hoshiarpur|hospet|hotting|houghton-le-spring|houilles|hounslow|houston
  |houthalen|hove|hoxter|hoyerswerda|hradec kralove|hrodna|hsinchu|huai'an|huaibei|huainan|huambo|huancayo
  |huanggang|huangshi|huangyan|huayin|hubli|huckelhoven|hucknall|huddersfield|huddinge|huelva|huesca|hugli|huizen
  |huizhou|hulan ergi|humen|humenne|hunedoara|hungnam|huntersville|huntington|huntington beach|huntington park
  |huntsville|huocheng|hurth|husi|hutchinson|huyton|huzhou|hvidovre|hwaseong-si|hyde|hyderabad|hyeres|hyesan
  |hyvinge|ẖolon|iasi|ibadan|ibague|ibaraki|ibbenburen|ibiza|ichalkaranji|icheon-si|ichihara|ichinomiya
  |idaho falls|idar-oberstein|idku|ieper|igdir|igualada|ijero-ekiti|ijmuiden|ijsselstein|ikeja|ikire|ikot ekpene
  |iksan|ila orangun|ilawa|ilesa|ilgin|ilheus|iligan|ilion|ilioupoli|ilkeston|illkirch-graffenstaden|ilmenau
  |iloilo|ilorin|imamoglu|imatra|imola|imperatriz|imperia|imphal|imus|inca|incheon|indaiatuba|independence
  |indianapolis|indija|indio|indore|indramayu|inegol|ingenio|inglewood|ingolstadt|ingraj bazar|inisa|innsbruck
  |inowroclaw|inozemtsevo|invercargill|inverness|ioannina|ipatinga|ipatovo|ipoh|ipswich|iquique|iquitos|irakleio
  |irakleion|irapuato|irbid|irbit|irkutsk|irondequoit|ironville|irpin|irun|irvine|irving park|irvington
  |isakogorka|ise-ekiti|iserlohn|isfahan|ishim|ishimbay|iskenderun|iskitim|islamabad|islington|ismailia|isparta
  |issy-les-moulineaux|istanbul|istok|istra|istres|itaborai|itabuna|itagui|itajai|itami|itapecerica da serra
  |itapevi|itaquaquecetuba|itzehoe|ivano-frankivsk|ivanovo|ivanovskoye|ivanteyevka|ivry-sur-seine|iwaki
  |ixtapaluca|izberbash|izegem|izhevsk|izmail|izmaylovo|izmir|izmit|izobil’nyy|iztacalco|iztapalapa|izumi|izyum
  |jabalpur|jabalya|jablonec nad nisou|jaboatao|jaboatao dos guararapes|jacarei|jackson|jackson heights
  |jacksonville|jacobabad|jaen|jaffna|jagodina|jaigaon|jaipur|jakarta|jakomini|jalalabad|jalandhar|jalgaon|jalna
  |jamaame|jamaica|jamalpur|jammu|jamnagar|jamshedpur|jamuria|janesville|jarocin|jaroslaw|jarrow|jarvenpaa|jaslo
  |jastrzebie zdroj|jaszbereny|jaten|jatibarang|jatiroto|jatiwangi|jaunpur|javea|jaworzno|jayapura|jeddah
  |jeffersonville|jekabpils|jekulo|jelenia gora|jelgava|jember|jeonju|jerez de la frontera|jerusalem|jesi|jessore
  |jhang sadr|jhansi|jiamusi|jiangmen|jianshui|jiaojiang|jiaozhou|jiaozuo|jiaxing|jieyang|jihlava|jilin|jimeta
  |jinan|jincheng|jind|jingdezhen|jingling|jingmen|jingzhou|jining|jinzhou|jiujiang|jiutai|jiutepec|jixi|jizzax
  |ji’an|joao pessoa|jodhpur|joensuu|joetsu|jogonalan|johannesburg|johns creek|johor bahru|joinville|joliet
  |jombang|jonava|jonesboro|jonkoping|jonquiere|joplin|jose c. paz|joue-les-tours|jozsefvaros|juarez
  |juazeiro do norte|juba|juiz de fora|juliaca|julich|jumilla|junagadh|jundiai|jupiter|jurmala|justiniskes|juwana
  |jyvaskyla|kaarela|kaarst|kabanjahe|kabaty|kabul|kabwe|kachkanar|kadirli|kadiyivka|kaduna|kaesong
  |kafr ad dawwar|kagizman|kagoshima|kahramanmaras|kahriz|kahta|kaifeng|kaisariani|kaiserslautern|kaiyuan|kajaani
  |kakhovka|kakinada|kakogawacho-honmachi|kalach-na-donu|kalamaria|kalamata|kalamazoo|kaliningrad|kalininskiy
  |kalinkavichy|kalisz|kallio|kallithea|kalmar|kaltan|kaluga|kalush|kalyan|kamakura|kaman|kamarhati|kamateron
  |kamen|kamensk-shakhtinskiy|kamensk-ural’skiy|kamen’-na-obi|kamianets-podilskyi|kamianske|kamirenjaku|kamloops
  |kamoke|kamp-lintfort|kampala|kampen|kampung baru subang|kamyshin|kamyshlov|kananga|kanash|kanata|kanazawa
  |kanchipuram|kandahar|kandalaksha|kanevskaya|kanggye|kaniv|kannapolis|kano|kanpur|kansk|kaohsiung|kaolack
  |kapellen|kaposvar|kapotnya|karabaglar|karabuk|karabulak|karacabey|karachi|karagandy|karaj|karakocan|karaman
  |karamay|karamursel|karangampel|karanganom|karangsembung|karapinar|karasu|karasu mahallesi|karasuk|karbala
  |karditsa|kardzhali|karimnagar|karlovac|karlovy vary|karlskoga|karlskrona|karlsruhe|karlstad|karnal|karol bagh
  |karpinsk|kars|kartaly|kartasura|karvina|kashgar|kashira|kashiwa|kasihan|kasimov|kaspiysk|kassala|kassel
  |kastamonu|kasugai|kasukabe|kasur|katabu|katerini|kathmandu|katihar|katowice|katsina|katsuta|kaufbeuren|kaunas
  |kavadarci|kavaje|kavakli|kavala|kawagoe|kawaguchi|kawalu|kawanishi|kawasaki|kayseri|kayyerkan|kazan|kazanlak
  |kazincbarcika|kearny|kebomas|kecskemet|kedainiai|kediri|kedungwaru|kedungwuni|kedzierzyn-kozle|keelung
  |kefamenanu|kehl|keighley|kelkheim (taunus)|keller|kelowna|kemalpasa|kemerovo|kempen|kempten (allgau)|kencong
  |kendal|kendale lakes|kendall|kendari|kenitra|kenner|kennewick|kenosha|kentwood|kepanjen|keratsini|kerava|kerch
  |kerkrade|kerman|kermanshah|kerpen|kertosono|kesan|keskin|kestel|ketanggungan|ketrzyn|kettering|kevelaer
  |khabarovsk|khabarovsk vtoroy|khalandrion|khamis mushait|khammam|khan yunis|khandwa|khanjarah|khanty-mansiysk
  |kharagpur|kharkiv|khartoum|khartsyz’k|khasavyurt|kherson|khimki|khmelnytskyi|khmilnyk|khobar|kholmsk
  |khomeyni shahr|khoroshevo-mnevniki|khorramabad|khorramshahr|khouribga|khowy|khulna|khust|kicevo|kidderminster
  |kidsgrove|kiel|kielce|kifisia|kigali|kigoma|kijang|kikinda|kikwit|kilis|killeen|kilmarnock|kimhae|kimovsk
  |kimry|kinel’|kineshma|king's lynn|kingisepp|kings bridge|kingsport|kingston|kingston upon hull|kingswood
  |kinshasa|kireyevsk|kirikhan|kirikkale|kirishi|kirkagac|kirkby|kirkby in ashfield|kirkcaldy|kirkkonummi
  |kirkland|kirklareli|kirkuk|kirov|kirovo-chepetsk|kirovsk|kirovs’k|kirsehir|kirzhach|kisangani|kisaran
  |kisela voda|kiselevsk|kishiwada|kisi|kiskunfelegyhaza|kiskunhalas|kislovodsk|kismayo|kispest|kissimmee|kisumu
  |kitakyushu|kitchener|kitwe|kiziltepe|kizilyurt|kizlyar|kladno|klagenfurt am worthersee|klaipeda|klang
  |klangenan|klaten|klerksdorp|kleve|klimovsk|klin|klintsy|klodzko|kluang|kluczbork|klungkung|knjazevac
  |knokke-heist|knoxville|knurow|kobanya|kobe|koblenz|kobryn|kochani|kochi|kochubeyevskoye|kofu|kogalym|koge
  |kohat|kohtla-jarve|kokhma|kokkola|kokomo|kolding|kolhapur|kolin|kolkata|kollam|koln|kolobrzeg|kolomenskoye
  |kolomna|kolomyagi|kolomyia|kolpashevo|kolpino|kolwezi|kol’chugino|komaki|komarno|komendantsky aerodrom|komlo
  |komotini|komsomolsk-on-amur|konakovo|kondopoga|konigs wusterhausen|konigsbrunn|konigswinter|konin|koniz
  |konotop|konstanz|konya|kopavogur|kopenick|kopeysk|koprivnica|korba|korce|koreatown|korenovsk|korfez|korhogo
  |korinthos|koriyama|korkino|korla|korolev|korosten’|korostyshiv|korsakov|korschenbroich|kortrijk|koryazhma
  |korydallos|koshigaya|kosice|kostanay|kosti|kostomuksha|kostopil’|kostroma|kostyantynivka|koszalin|kota
  |kota bharu|kota kinabalu|kotabumi|kotel’nich|kothen|kotka|kotlas|kotli|kotlovka|kotovo|kotovsk|kousseri
  |kouvola|kovel|kovrov|kowloon|kozan|kozani|kozeyevo|kozhikode|kozhukhovo|kozluk|kozyatyn|kragujevac|krakow
  |kraksaan|kraljevo|kramators’k|kranj|krasnik|krasnoarmeysk|krasnoarmeyskaya|krasnodar|krasnogorsk
  |krasnogvargeisky|krasnokamensk|krasnokamsk|krasnotur’insk|krasnoufimsk|krasnoural’sk|krasnoyarsk|krasnoye selo
  |krasnoznamensk|krasnyy luch|krasnyy sulin|krefeld|kremenchuk|kresek|kreuzberg|kreuztal|krian|kriens
  |krimpen aan den ijssel|kristiansand|kristianstad|krnov|kromeriz|kronstadt|kropotkin|kropyvnytskyi|krosno
  |krotoszyn|krugersdorp|krusevac|krychaw|krymsk|kryvyi rih|kstovo|kuala lumpur|kuala terengganu|kuala tungkal
  |kualakapuas|kuantan|kubinka|kuching|kudus|kudymkar|kukatpalli|kula|kulebaki|kulim|kulmbach|kulp|kultali|kulti
  |kulu|kumagaya|kumamoto|kumanovo|kumasi|kumertau|kumru|kunduz|kungsholmen|kungur|kuningan|kunming|kunshan
  |kuopio|kupang|kupchino|kupjansk|kurashiki|kurchatov|kure|kurgan|kurganinsk|kurnool|kurortnyy|kursk|kurtalan
  |kurume|kur’yanovo|kusadasi|kushchevskaya|kushiro|kushva|kuskovo|kuta|kutahya|kutaisi|kutno|kutoarjo|kuvandyk
  |kuybyshev|kuznetsk|kuz’minki|kwangmyong|kwidzyn|kyain seikgyi township|kyiv|kyoto|kyrenia|kyshtym|kyustendil
  |kyzyl|kyzylorda|l'antiga esquerra de l'eixample|l'aquila|l'hay-les-roses|l'hospitalet de llobregat|la bonanova
  |la chaux-de-fonds|la ciotat|la courneuve|la crosse|la garde|la garenne-colombes|la gi|la habra
  |la haute-saint-charles|la jolla|la laguna|la linea de la concepcion|la louviere|la marina de port|la mesa
  |la mirada|la nova esquerra de l'eixample|la orotava|la paz|la pintana|la plata|la prosperitat|la puente
  |la quinta|la rinconada|la rioja|la roche-sur-yon|la rochelle|la romana|la sagrera|la serena|la seyne-sur-mer
  |la spezia|la teste-de-buch|la verneda i la pau|la vila de gracia|laatzen|laayoune|labinsk|labuan|labuan bajo
  |labuhan deli|labytnangi|lacey|ladispoli|ladner|lafayette|lage|lages|lagos|laguna|laguna niguel|lahat|lahore
  |lahr|lahti|lainate|laiyang|laizhou|lake charles|lake elsinore|lake forest|lake ridge|lakeland|lakeville
  |lakewood|lal bahadur nagar|lambersart|lamezia terme|lamia|lamongan|lampang|lancaster|lanciano|lancy
  |landau in der pfalz|landsberg am lech|landshut|landskrona|langen|langenfeld|langenhagen|langenhorn|langepas
  |langfang|langsa|lankaran|lankwitz|lansing|lanzhou|laohekou|laon|lappeenranta|laredo|largo|larisa|larkana
  |larnaca|las cruces|las palmas de gran canaria|las pinas|las rozas de madrid|las tunas|las vegas|lasem|latakia
  |latina|latur|lauderhill|lauf an der pegnitz|launceston|lausanne|laval|lawang|lawrence|lawton|layton
  |lazarevskoye|lazdynai|le blanc-mesnil|le cannet|le chesnay|le creusot|le grand-quevilly|le havre
  |le kremlin-bicetre|le mans|le perreux-sur-marne|leatherhead|lebaksiu|lebedyn|lebork|lebrija|lecce|lecco
  |lee's summit|leeds|leer|leesburg|leeuwarden|lefortovo|leganes|legaspi|legionowo|legnano|legnica|lehi
  |lehigh acres|lehrte|leicester|leichlingen|leiden|leiderdorp|leigh|leighton buzzard|leimen
  |leinfelden-echterdingen|leioa|leipzig|leiria|lekki|lelystad|lembang|lemgo|lend|lenexa|leningradskaya
  |leninogorsk|leninsk-kuznetsky|leninskiye gory|lennestadt|leominster|leon|leon de los aldama|leonberg|leonovo
  |lepe|lerum|les corts|les mureaux|les ulis|leshan|leskovac|lesnoy|lesosibirsk|lesozavodsk|leszno|lethbridge
  |leusden|leuven|levallois-perret|leverkusen|levice|levis|levittown|levoberezhnyy|lewisville|lexington
  |lexington-fayette|leyland|lhokseumawe|lianghu|lianozovo|lianshan|liaocheng|liaoyang|liaoyuan|liben|liberec
  |libertad|libreville|licata|licheng|lichfield|lichtenberg|lichtenrade|lichterfelde|lida|lidingo|lido di ostia
  |liege|liepaja|lier|lievin|lijiang|likasi|likhobory|likino-dulevo|lille|lilongwe|lima|limassol
  |limbach-oberfrohna|limbiate|limburg an der lahn|limeira|limoges|linares|lincoln|lincoln park|lincoln square
  |linden|linfen|lingen|linhai|linkoping|linxia chengguanzhen|linyi|linz|lipetsk|lipkovo|lippstadt
  |liptovsky mikulas|lisbon|lisburn|liski|lissone|little rock|littlehampton|littleton|litvinov|liupanshui
  |livermore|liverpool|livingston|livny|livonia|livorno|livry-gargan|ljubljana|llanelli|llefia|lleida
  |lloret de mar|llucmajor|loa janan|lobito|lobnya|lodi|lodz|logan|logan square|logrono|lohja|lohmar|lohne
  |lokeren|lombard|lome|lomme|lommel|lomonosov|lompoc|lomza|london|londrina|long beach|long eaton|long xuyen
  |longfeng|longmont|longueuil|longview|loni|lorain|lorca|lorient|lorrach|los angeles|los mochis
  |los palacios y villafranca|los realejos|loudi|loughborough|louisville|loum|loures|louvain-la-neuve|lovech
  |loveland|lowell|lower earley|lower hutt|lowestoft|lowicz|lozova|luancheng|luanda|lubbecke|lubbock|lubeck|lubin
  |lublin|lubny|lubon|lubuklinggau|lubumbashi|lucca|lucena|lucenec|lucera|lucknow|ludenscheid|ludhiana
  |ludwigsburg|ludwigshafen am rhein|luga|lugano|lugo|lugoj|luhansk|luimneach|lukhovitsy|lukow|lulea|luleburgaz
  |lumajang|luneburg|lunel|lunen|luninyets|luohe|luoyang|lupeni|luqiao|lurup|lusaka|lushnje|luton|lutsk|luwuk
  |luxembourg|luxor|luzern|luzhniki|lviv|lyantor|lyman|lynchburg|lynn|lynwood|lyon|lysychans’k|lys’va
  |lytham st annes|lytkarino|lyubertsy|lyublino|lyudinovo|maarssen|maasmechelen|maassluis|maastricht|macapa|macau
  |macclesfield|maceio|macerata|machala|machida|machilipatnam|mackay|maddaloni|madera|madhyamgram|madison|madiun
  |madrid|madurai|maebashi|magadan|magdalena contreras|magdeburg|magelang|maghull|magnitogorsk|magugpo poblacion
  |mahabad|mahajanga|mahilyow|mahlsdorf|maia|maidenhead|maidstone|maiduguri|maintal|mainz|mairena del aljarafe
  |maisons-alfort|maitland|majadahonda|majalengka|majenang|majene|majorna|makassar|makhachkala|makiyivka|mako
  |makurdi|malabo|malacca|maladzyechna|malaga|malakal|malakoff|malang|malatya|malayer|malazgirt|malbork|malden
  |malegaon|malgobek|malingao|malkajgiri|malkara|malmo|malolos|maloyaroslavets|maltepe|malyn|manacor|manado
  |managua|manassas|manaus|manavgat|manchester|mandalay|mandurah|manduria|manfredonia|mangalia|mangalore|mangere
  |manggar|mangotsfield|manhattan|manila|manisa|manises|manizales|mankato|mannheim|manokwari|manresa|mansfield
  |mansilingan|manta|mantampay|manteca|mantes-la-jolie|mantova|maple grove|maple ridge|maplewood|maputo
  |mar del plata|maracaibo|maracanau|maracay|maradi|marana|marano di napoli|marbella|marburg an der lahn
  |marcianise|marcq-en-baroul|mardan|mardin|margahayukencana|margasari|margate|marhanets’|maribor|maricopa
  |mariendorf|marienfelde|marienthal|marietta|marigliano|marignane|mariinsk|marijampole|marilia|marin
  |marina di carrara|maringa|marinha grande|marino|mariupol|marka|markham|markisches viertel|marks|marl|marlboro
  |marmaris|maros|maroua|marousi|marrakesh|marratxi|marsala|marseille|marsta|martapura|martigues|martin
  |martina franca|martorell|marysville|maryvale|marzahn|mar’ino|masan|mascalucia|mascara|mashhad|masina
  |maspalomas|maspeth|massa|massafra|massama|massy|matadi|mataram|mataro|matera|mathura|matola|matosinhos|matsudo
  |matsue|matsumoto|matsuyama|maturin|matveyevskoye|maua|maubeuge|maumere|mawlamyine|maykop|mazar-e sharif
  |mazara del vallo|mazarron|mazatlan|mazeikiai|mazyr|mbandaka|mbeya|mbuji-mayi|mcallen|mckinney|mclean|meads
  |meaux|mecca|mechelen|mechernich|medan|medellin|medemblik|medford|medgidia|medias|medicine hat|medina|medinipur
  |mednogorsk|meerbusch|meerut|megion|meiderich|meidling|meiktila|meissen|mejicanos|mek'ele|meknes|melati
  |melbourne|meleuz|melilla|melito di napoli|melitopol|melle|mellunkyla|melton mowbray|melun|memmingen|memphis
  |mendaha|menden|mendip|mendoza|menemen|menen|menifee|menton|mentougou|meppel|meppen|merano|merced|merida
  |meriden|meridian|merignac|merkezefendi|merlo|merseburg|mersin|merter keresteciler|merthyr tydfil|mertoyudan
  |merzifon|merzig|mesa|mesagne|meschede|mesquite|messina|metairie|metairie terrace|metallostroy|metamorfosi
  |methuen|metro|metrogorodok|mettmann|metz|meudon|meulaboh|mexicali|meycauayan|meyzieu|mezhdurechensk|miami
  |miami beach|miami gardens|mianyang|miass|michalovce|michurinsk|middelburg|middlesbrough|middleton|middletown
  |midland|midrand|midyat|mielec|miercurea-ciuc|mieres|miguel hidalgo|mijas|mikhalkovo|mikhaylovka|mikhaylovsk
  |mikkeli|mikolow|milan|milas|milazzo|milford|millcreek|millerovo|milpitas|milton|milton keynes|milwaukee
  |mimarsinan|minamirinkan|minato|minden|mineralnye vody|mingora|minna|minneapolis|minnetonka|minnetonka mills
  |minot|minsk|minsk mazowiecki|minusinsk|mioveni|mira mesa|mira taglio|miramar|miranda de ebro|miri|mirny|mirnyy
  |mirpur khas|mirzapur|mishawaka|miskolc|mislata|misratah|mission|mission district|mission viejo|mississauga
  |missoula|misterbianco|mitcham|mito|mitrovice|mitte|mixco|miyazaki|mlada boleslav|mlawa|mlonggo|moabit|modena
  |modesto|modica|modrany|modugno|moers|mogadishu|mogi das cruzes|mohammedia|mohyliv-podilskyi|mojokerto|mokolo
  |mokotow|mokpo|molfetta|molina de segura|moline|mollet del valles|molndal|molodohvardiys’k|mombasa|monaco
  |moncalieri|monchegorsk|monchengladbach|moncloa-aravaca|monclova|moncton|mondragone|monfalcone|monghyr
  |monheim am rhein|monopoli|monroe|monrovia|mons|monsanto|mont-de-marsan|montana|montauban|montbeliard
  |montcada i reixac|montebello|montebelluna|montelimar|monterey park|monteria|monterotondo|monterrey
  |monterusciello|montes claros|montesilvano marina|montevideo|montgomery|montigny-le-bretonneux
  |montigny-les-metz|montijo|montlucon|montpellier|montreal|montreuil|montrouge|monywa|monza|moore|moorhead
  |moradabad|moratalaz|moratuwa|morden|morecambe|morelia|morena|moreno valley|morfelden-walldorf|morgan hill
  |morioka|morley|morningside heights|morogoro|moron|moron de la frontera|morozovsk|morris heights|morshansk
  |mosbach|moscow|moshi|moskhaton|mosonmagyarovar|moss|mossoro|mostar|mostoles|mostovskoy|mosul|motala|motherwell
  |motril|mott haven|mount laurel|mount pleasant|mount prospect|mount vernon|mountain view|mouscron|mozdok
  |mozhaysk|mozhga|mranggen|mtsensk|mubi|mucumpiz|mudanjiang|mueang nonthaburi|mugla|mugnano di napoli|muhlacker
  |muhlhausen|muhlheim am main|mukacheve|mukalla|mulheim|mulhouse|multan|mumbai|muncar|muncie|munich|munster
  |muntilan|muntok|muratpasa|muravlenko|murcia|murfreesboro|muridke|murmansk|murom|murray|murrieta|murwara
  |musaffah|muscat|mustafakemalpasa|mutare|muzaffarabad|muzaffargarh|muzaffarnagar|muzaffarpur|mwanza|mwene-ditu
  |myeik|mykolayiv|mymensingh|myrhorod|myrnohrad|myski|myslowice|mysore|myszkow|mytilene|mytishchi|mzuzu
  |n'djamena|naberezhnyye chelny|nabire|nacala|nacka|nadiad|nadym|naga|nagano|nagaoka|nagareyama|nagarpur
  |nagasaki|nagercoil|nagornyy|nagoya|nagpur|nagykanizsa|nagykoros|naha|naihati|nairobi|najaf|najafabad|najafgarh
  |najran|nakhabino|nakhodka|nakhon ratchasima|nakuru|nal’chik|nam dinh|namangan|nampa|nampula|namp’o|namur
  |nanaimo|nanchang|nanchong|nancy|nanded|nandyal|nangi|nangloi jat|nanjing|nanning|nanpiao|nanping|nanterre
  |nantes|nantong|nanyang|napa|naperville|napier|naples|nara-shi|narayanganj|narbonne|nardo|narela|naro-fominsk
  |naron|narsingdi|nartkala|narva|nashik|nashua|nashville|nasiriyah|nassau|nastved|natal|natore
  |naucalpan de juarez|naumburg|navapolatsk|navi mumbai|navodari|navotas|navsari|nawabshah|nay pyi taw|nazarovo
  |nazilli|nazran’|nazret|naz̧arabad|ndola|nea filadelfeia|nea ionia|nea smyrni|neapoli|near north side|neath
  |neckarsulm|neftekamsk|neftekumsk|nefteyugansk|negara|neijiang|neiva|nelidovo|nellore|nelson|nepean|nerekhta
  |neryungri|netanya|netishyn|netphen|nettetal|nettuno|neu isenburg|neu-hohenschonhausen|neu-ulm|neubrandenburg
  |neubruck|neuburg an der donau|neuchatel|neue neustadt|neuilly-sur-marne|neuilly-sur-seine|neukolln
  |neumarkt in der oberpfalz|neumunster|neunkirchen|neuquen|neuruppin|neuss|neustadt|neustadt am rubenberge
  |neustadt/nord|neustadt/sud|neuwied|nevers|nevinnomyssk|nevsehir|nev’yansk|new bedford|new braunfels
  |new britain|new brunswick|new cairo|new delhi|new haven|new kingston|new orleans|new plymouth|new rochelle
  |new south memphis|new westminster|newark|newark on trent|newburn|newbury|newcastle|newcastle under lyme
  |newcastle upon tyne|newmarket|newport|newport beach|newry|newton|newton abbot|newton aycliffe|newtownabbey
  |newtownards|neyagawa|neyshabur|nganjuk|ngaoundere|ngunut|nha trang|niagara falls|niamey|nicastro|nichelino
  |nicolas romero|nicosia|niederkassel|niederschonhausen|nienburg|nieuwegein|nigde|niigata|nijar|nijkerk|nijmegen
  |nikaia|nikolayevsk-on-amure|nikol’skoye|nikopol|niksar|niksic|nimes|ningbo|ninove|niort|nippes|niscemi
  |nishi-tokyo-shi|nishinomiya-hama|niteroi|nitra|nizamabad|nizhnekamsk|nizhneudinsk|nizhnevartovsk
  |nizhniy novgorod|nizhny tagil|nizhyn|nizip|nnewi|noblesville|nocera inferiore|nogales|nogent-sur-marne|noginsk
  |noida|noisy-le-grand|noisy-le-sec|nokia|norden|nordenham|norderstedt|nordhausen|nordhorn|norfolk|norilsk
  |norman|norrkoping|north atlanta|north bay|north bergen|north bethesda|north charleston|north chicopee
  |north highlands|north hills|north hollywood|north la crosse|north las vegas|north lauderdale|north little rock
  |north miami|north miami beach|north peoria|north port|north richland hills|north shields|north shore
  |north stamford|north vancouver|north york|northampton|northeim|northolt|northridge|northwich|norwalk|norwich
  |nossa senhora do socorro|notre-dame-de-grace|nottingham|nou barris|nouakchott|nova friburgo|nova iguacu
  |nova kakhovka|novara|novato|novaya balakhna|nove zamky|novelda|novi|novi ligure|novi pazar|novi sad
  |novo hamburgo|novo-peredelkino|novoaleksandrovsk|novoaltaysk|novocheboksarsk|novocherkassk|novodvinsk
  |novogireyevo|novogrudok|novohrad-volynskyi|novokubansk|novokuybyshevsk|novokuznetsk|novokuz’minki|novomoskovsk
  |novomoskovs’k|novorossiysk|novoshakhtinsk|novosibirsk|novotroitsk|novoural’sk|novovladykino|novovolyns’k
  |novovoronezh|novoyavorivs'k|novozybkov|novy jicin|novyy urengoy|novyye cheremushki|novyye kuz’minki|nowa sol
  |nowrangapur|nowy dwor mazowiecki|nowy sacz|nowy targ|noyabrsk|nuevo laredo|nukus|numazu|nuneaton|nuoro
  |nur-sultan|nurlat|nurmijarvi|nurnberg|nurtingen|nusaybin|nyagan|nyala|nyiregyhaza|nykoping|nysa|n’dalatando
  |o'fallon|oak lawn|oak park|oakland|oakland park|oakville|oaxaca|oberhausen|oberursel|obihiro|obninsk|obukhiv
  |obukhovo|ocala|oceanside|ochakovo-matveyevskoye|ochota|ocoee|ocumare del tuy|odawara|odemis|odense|odessa
  |odintsovo|odivelas|odorheiu secuiesc|oeiras|oelde|oer-erkenschwick|offenbach|offenburg|ogaki|ogden|ogre|ohrid
  |oisterwijk|oita|ojo de agua|okara|okayama|okazaki|okene|okha|okhtyrka|oktyabr’sk|oktyabr’skiy|olathe|olawa
  |olbia|oldenburg|oldenzaal|oldham|oleiros|oleksandriya|olesnica|olhao|olinda|oliva|olivais|oliver-valdefierro
  |olkusz|olomouc|olongapo|olot|olpe|olsztyn|oltenita|olympia|omaha|omdurman|ommoord|omsk|omutninsk|onda|ondo
  |ongole|onitsha|ontario|ontinyent|oosterhout|opava|opole|oradea|orai|oral|oran|oranienburg|ordos|ordu|orebro
  |orekhovo-borisovo|orekhovo-borisovo severnoye|orekhovo-zuyevo|orel|orem|orenburg|orhangazi|orihuela
  |orland park|orlando|orleans|orlova|ormoc|ormond beach|ornskoldsvik|oro valley|oroshaza|orsha|orsk|ortakoy
  |orumiyeh|oruro|orvault|osaka|osan|osasco|oshawa|oshkosh|osijek|osinniki|oslo|osmancik|osmaniye|osnabruck
  |osogbo|ostankinskiy|ostend|osterholz-scharmbeck|ostermalm|ostersund|ostfildern|ostrava|ostroda|ostrogozhsk
  |ostroleka|ostrow wielkopolski|ostrowiec swietokrzyski|oswiecim|otradnyy|otsu|ottakring|ottawa|ottensen|otwock
  |ouagadougou|oudenaarde|oujda-angad|oullins|oulu|ourense|overath|overland park|oviedo|owensboro|owerri|oxford
  |oxnard|oyama|oyonnax|ozerki|ozersk|ozery|ozone park|paarl|pabianice|pabna|pachuca de soto|paciran
  |paco de arcos|padalarang|padang|padangsidempuan|paderborn|paderno dugnano|padova|pagadian|pagani|pagar alam
  |paignton|paisley|pak kret|pakenham|pakisaji|palaio faliro|palaiseau|palangkaraya|palatine|palembang|palencia
  |palermo|pali|palimanan|pallanza-intra-suna|pallavaram|palm bay|palm beach gardens|palm coast|palm desert
  |palm harbor|palm springs|palma|palmas|palmdale|palmerston north|palmira|palo alto|palopo|paltan|palu|pamanukan
  |pamekasan|pameungpeuk|pamplona|pamulang|panalanoy|panama|panarukan|pancevo|panchkula|pandaan|pandak|pandeglang
  |panevezys|pangkalan brandan|pangkalanbuun|pangkalpinang|panihati|panipat|panji|pankow|panshan|pantin|papa
  |papenburg|papendrecht|paphos|par naogaon|parabiago|paradsasvar|parakou|paramaribo|paramount|parana|parauapebas
  |parbhani|pardubice|pare|parepare|pariaman|paris|park slope|parkchester|parker|parla|parma|parnamirim|parnas
  |parnu|parsippany|partille|partinico|partizansk|parung|pasadena|pasarkemis|pasay|pascani|pasco|paseh
  |pashkovskiy|pasilaiciai|pasing|pasragad branch|passaic|passau|passo fundo|pasto|pasuruan|patan|paterna|paterno
  |paterson|pathankot|pathein|pati|patiala|patna|patnos|patos|patra|paulista|pavia|pavlodar|pavlohrad|pavlovo
  |pavlovsk|pavlovskaya|pavlovskiy posad|pawtucket|payakumbuh|pazardzhik|peabody|peachtree corners|pearland
  |pecangaan|pechora|peckham|pecs|peine|pekalongan|pekan bahapal|pekanbaru|pelabuhanratu|pelotas|pemalang
  |pemangkat|pematangsiantar|pembroke pines|penn hills|pensacola|penza|peoria|perama|perbaungan|percut
  |pereiaslav-khmelnytskyi|pereira|pereslavl’-zalesskiy|pereval’s’k|perigueux|peristeri|perm|pernik|perpignan
  |perris|perth|perth amboy|perugia|pervomays’k|pervomays’kyy|pervoural’sk|pesaro|pescara|peshawar|pessac
  |petah tiqwa|petaling jaya|petaluma|petare|peterborough|peterhof|peterlee|petershagen|petionville|petrich
  |petrila|petrodvorets|petrogradka|petrolina|petropavl|petropavlovsk-kamchatsky|petropolis|petrosani|petroupolis
  |petrovsk|petrovskaya|petrozavodsk|pflugerville|pfungstadt|phan thiet|pharr|philadelphia|phnom penh|phoenix
  |phra pradaeng|piacenza|pianura|piaseczno|piatra neamt|pickering|pico rivera|piedras negras|piekary slaskie
  |pierrefitte-sur-seine|piestany|pietermaritzburg|pikine|pila|pilar|pilsen|pimpri|pinar de chamartin
  |pinar del rio|pine bluff|pine hills|pineda de mar|pinellas park|pinerolo|pingdingshan|pingxiang|pinneberg
  |pinsk|pinto|pioltello|piombino|piotrkow trybunalski|piracicaba|piraeus|pirmasens|pirna|pirot|pisa|piscataway
  |piscinola|pisek|pistoia|pitesti|pitsea|pittsburg|pittsburgh|pittsfield|piura|placentia|plainfield|plaisir
  |planaltina|plano|plantation|plasencia|plauen|pleasanton|plettenberg|pleven|plock|ploiesti|plovdiv|plumbon
  |plymouth|poble sec|pocatello|podgorica|podilsk|podolsk|podujeva|pogradec|pohang|poinciana|pointe-noire|poissy
  |poitiers|pokhara|pokhvistnevo|pokrovsk|pokrovskoye-streshnevo|polatli|polatsk|polevskoy|polewali|polichni
  |poltava|polysayevo|pomigliano d'arco|pomona|pompano beach|ponce|ponferrada|ponorogo|ponta grossa
  |pontault-combault|ponte de lima|pontefract|pontevedra|pontiac|pontianak|ponticelli|pontoise|pontypool
  |pontypridd|poole|popasna|popayan|poprad|pordenone|pori|porirua|porsgrunn|port arthur|port charlotte
  |port coquitlam|port elizabeth|port harcourt|port louis|port macquarie|port moresby|port orange|port said
  |port saint lucie|port sudan|port-au-prince|port-de-paix|porta westfalica|portage|portage park|porterville
  |portici|portimao|portland|porto|porto alegre|porto velho|porto-novo|portoviejo|portsmouth|portsmouth heights
  |portugalete|porvoo|posadas|poso|potenza|potomac|potsdam|povazska bystrica|povoa de santa iria|povoa de varzim
  |poway|poykovskiy|poza rica de hidalgo|pozarevac|poznan|pozuelo de alarcon|pozzuoli|prabumulih|pradl
  |praga polnoc|praga poludnie|prague|praia grande|prato|praya|premia de mar|prenzlauer berg|prerov|prescot
  |prescott|prescott valley|presidente prudente|presnenskiy|presov|preston|prestwich|pretoria|pribram|prievidza
  |prijedor|prilep|primorsko-akhtarsk|prince george|pristina|privolzhskiy|prizren|probolinggo|proddatur
  |prokhladnyy|prokop’yevsk|prokuplje|prostejov|protvino|providence|provo|pruszkow|pryluky|przemysl|pskov
  |pszczyna|ptolemaida|pucallpa|pudsey|puducherry|puebla|pueblo|puente alto|puente de vallecas|puente-genil
  |puerto cabello|puerto de la cruz|puerto del carmen|puerto del rosario|puerto la cruz|puerto montt
  |puerto princesa|puerto real|puerto vallarta|puertollano|pugachev|pula|pulawy|pulheim|punasa|pune|purbalingga
  |puri|purley|purmerend|purnia|purwakarta|purwodadi|purwokerto|pushkin|pushkino|puteaux|puthia|putian|puyang
  |puyang chengguanzhen|pyatigorsk|pyongyang|pyt-yakh|qapqal|qarchak|qarshi|qazvin|qianjiang|qina|qingdao
  |qingyuan|qinhuangdao|qionghai|qiqihar|qo‘qon|quanzhou|quart de poblet|quarto|quartu sant'elena|quebec|queens
  |queens village|quelimane|queluz|quetta|qui nhon|quilmes|quimper|quincy|quinta do conde|quinte west|quito
  |quthbullapur|rabat|rach gia|raciborz|racine|radcliffe|radebeul|radolfzell|radom|radomsko|raduzhny|raebareli
  |ragusa|rahachow|rahim yar khan|raichur|raiganj|raipur|raj-nandgaon|rajahmundry|rajapolah|rajkot|rajshahi
  |raleigh|ramadi|ramagundam|rambouillet|ramenki|ramenskoye|ramgundam|ramnicu sarat|ramnicu valcea|rampur
  |ramsgate|rancagua|ranchi|rancho cordova|rancho cucamonga|rancho palos verdes|rancho penasquitos
  |rancho santa margarita|randburg|randers|randudongkal|rangkasbitung|rangpur|rantauprapat|rantepao|rapallo
  |rapperswil|rasht|rasskazovo|rastatt|rathenow|ratingen|ratlam|rauma|raurkela|ravenna|ravensburg|rawalpindi
  |rayleigh|razgrad|ra’s bayrut|reading|realejo alto|rechytsa|recife|recklinghausen|red deer|redcar|redding
  |redditch|redford|redhill|redlands|redmond|redondela|redondo beach|redruth|regensburg|reggio calabria
  |reggio nell'emilia|reghin-sat|regina|rego park|reigate|reims|reinbek|reinickendorf|rejon placu grunwaldzkiego
  |rejon placu swietego macieja|rembangan|remscheid|rendsburg|rengasdengklok|rennes|reno|renton|repentigny
  |reservoir|resistencia|resita|reston|rethymno|retiro|reuleuet|reus|reutlingen|reutov|revda|revere|rewa|reyhanli
  |reykjavik|reynosa|reze|rezekne|rezh|rheda-wiedenbruck|rheinbach|rheinberg|rheine|rheinfelden|rhondda
  |rhosllanerchrugog|rhyl|rialto|ribeira|ribeirao das neves|ribeirao preto|ribnita|riccione|richards bay
  |richardson|richland|richmond|richmond hill|ridderkerk|ridgewood|riesa|rietberg|rieti|riga|riihimaki|rijeka
  |rijswijk|rillieux-la-pape|rimavska sobota|rimini|rimouski|rincon de la victoria|rinteln|rio branco|rio claro
  |rio cuarto|rio de janeiro|rio de mouro|rio grande|rio rancho|rio tinto|rio verde|ripollet|ris-orangis
  |rishon leziyyon|rivas-vaciamadrid|riverside|riverton|riverview|rivne|rivoli|riyadh|rize|rizhao|roanne|roanoke
  |rochdale|rochefort|rochester|rochester hills|rock hill|rockford|rockhampton|rockingham|rocklin|rockville
  |rockwall|rocky mount|rodez|rodgau|rodniki|rodos|rodovre|roermond|roeselare|rogers|rogers park|rohini
  |rohnert park|rohtak|roman|romans-sur-isere|rome|romford|romny|ronda|rondonopolis|roodepoort|roosendaal
  |roquetas de mar|rosario|rosemead|roseville|rosiorii de vede|roskilde|roslavl’|rosny-sous-bois|rosrath
  |rossendale|rossosh’|rostock|rostokino|rostov|rostov-na-donu|roswell|rota|roth|rotherham|rotorua|rottenburg
  |rotterdam|rottweil|roubaix|rouen|round rock|rovaniemi|roven’ky|rovereto|rovigo|rowland heights|rowlett
  |royal oak|royal tunbridge wells|rozzano|rtishchevo|rubi|rubizhne|rubtsovsk|ruda slaska|rudolstadt|rudow
  |rueil-malmaison|ruislip|ruma|rumia|runcorn|ruse|rushden|russeifa|ruteng|rutherglen|ruzayevka|ruzomberok
  |ryazanskiy|ryazan’|rybatskoye|rybinsk|rybnik|ryde|rzeszow|rzhev|sa dec|saalfeld|saarbrucken|saarlouis|sabac
  |sabadell|sabzevar|sacele|sacramento|saddiqabad|safi|safonovo|safranbolu|saga|saginaw|sagrada familia|saguenay
  |sagunto|saharanpur|sahiwal|saidpur|saint charles|saint clair shores|saint cloud|saint george|saint john
  |saint joseph|saint louis park|saint neots|saint paul|saint peters|saint petersburg|saint-brieuc|saint-chamond
  |saint-cloud|saint-denis|saint-dizier|saint-etienne|saint-etienne-du-rouvray|saint-eustache
  |saint-germain-en-laye|saint-herblain|saint-hyacinthe|saint-jean-sur-richelieu|saint-jerome|saint-laurent
  |saint-laurent-du-var|saint-leonard|saint-leu|saint-louis|saint-malo|saint-martin-d'heres|saint-maur-des-fosses
  |saint-medard-en-jalles|saint-nazaire|saint-ouen|saint-quentin|saint-quentin-en-yvelines|saint-raphael
  |saint-sebastien-sur-loire|sainte-genevieve-des-bois|saintes|saitama|sakai|saki|sakura|salalah|salamanca
  |salamina|salatiga|salavat|sale al jadida|salekhard|salem|salerno|salford|salgotarjan|salihli|salihorsk|salina
  |salinas|salisbury|salon-de-provence|salou|salt|salta|saltillo|salvador|salzburg|salzgitter|sal’sk|sama|samara
  |samarinda|samarkand|samarra’|sambalpur|sambhal|sambir|sammamish|samokov|sampang|sampit|sampsonievskiy|samsun
  |samut prakan|san andres del rabanedo|san angelo|san antonio|san bartolome de tirajana|san benedetto del tronto
  |san bernardino|san bernardo|san blas-canillejas|san bruno|san carlo all'arena|san clemente|san cristobal
  |san cristobal de las casas|san diego|san dona di piave|san donato milanese|san fernando
  |san fernando de henares|san fernando del valle de catamarca|san francisco|san gabriel|san giorgio a cremano
  |san giovanni rotondo|san giuliano milanese|san giuseppe vesuviano|san jacinto|san javier|san jose
  |san jose del monte|san juan|san leandro|san lorenzo|san luis|san luis obispo|san luis potosi
  |san luis rio colorado|san marcos|san mateo|san miguel|san miguel de tucuman|san miguel del padron
  |san miguelito|san miniato basso|san nicolas de los garza|san pablo|san pablo de las salinas|san paolo
  |san pedro|san pedro de alcantara|san pedro de macoris|san pedro sula|san rafael|san ramon|san remo|san roque
  |san salvador|san salvador de jujuy|san sebastian de los reyes|san severo|san tan valley|san vicent del raspeig
  |san-pedro|sanaa|sanandaj|sancaktepe|sandakan|sandanski|sandefjord|sandikli|sandnes|sandomierz|sandy hills
  |sandy springs|sanford|sangli|sankt augustin|sankt gallen|sankt ingbert|sankt wendel|sanliurfa
  |sanlucar de barrameda|sanming|sannois|sanok|sanshui|sant adria de besos|sant andreu|sant andreu de la barca
  |sant antoni|sant boi de llobregat|sant cugat del valles|sant feliu de llobregat|sant gervasi - galvany
  |sant joan despi|sant marti de provencals|sant pere de ribes|sant vicenc dels horts|sant'antimo|santa ana
  |santa barbara|santa barbara d'oeste|santa catarina|santa clara|santa clarita|santa coloma de gramenet
  |santa cruz|santa cruz de la sierra|santa cruz de tenerife|santa eularia des riu|santa fe|santa lucia
  |santa luzia|santa maria|santa maria capua vetere|santa maria chimalhuacan|santa marta|santa monica
  |santa perpetua de mogoda|santa pola|santa rosa|santa teresa del tuy|santa uxia de ribeira|santander|santarem
  |santee|santiago|santiago de compostela|santiago de cuba|santiago de los caballeros|santiago de queretaro
  |santiago de surco|santiago del estero|santo andre|santo antonio dos olivais|santo domingo
  |santo domingo de los colorados|santo domingo este|santo domingo oeste|santol|sants|sants-montjuic|santurtzi
  |santutxu|sao bernardo do campo|sao carlos|sao domingos de rana|sao joao de meriti|sao jose
  |sao jose do rio preto|sao jose dos campos|sao leopoldo|sao luis|sao mamede de infesta|sao martinho|sao paulo
  |sao vicente|sapanca|sapele|sapporo|saqqez|saraj|sarajevo|saransk|sarapul|sarasota|saratov|sarcelles|sargodha
  |sari|sariwon|sarkikaraagac|sarnia|sarno|sarny|saronno|sarov|sarpsborg|sarria-sant gervasi|sartrouville|sasebo
  |saskatoon|sasovo|sassari|sassuolo|satka|satna|satu mare|saugor|sault ste. marie|saumur|savannah|saveh
  |savigny-le-temple|savigny-sur-orge|savona|savonlinna|sawangan|sayama|sayanogorsk|sayansk|sayreville
  |sayreville junction|scafati|scampia|scandicci|scarborough|schaffhausen|schaumburg|schenectady|schiedam|schio
  |schmallenberg|schonebeck|schoneberg|schorndorf|schoten|schwabach|schwabisch gmund|schwabisch hall
  |schwandorf in bayern|schwedt (oder)|schweinfurt|schwelm|schwerin|schwerte|sciacca|scottsdale|scranton
  |scunthorpe|seattle|sebes|sebin karahisar|secondigliano|secunderabad|seeb|seelze|seevetal|segezha|segovia
  |segrate|seinajoki|sejong|selcuk|selm|selogiri|semarang|semenovskoye|semey|semiluki|sendai|senftenberg|sengkang
  |senhora da hora|senigallia|sens|seogwipo|seongnam-si|seoul|sepang|sepatan|sequeira|seraing|serang|serdobsk
  |sereflikochisar|seregno|serekunda|seremban|sergiyev posad|serik|serilingampalle|seririt|serov|serpong
  |serpukhov|serra|serres|sertolovo|sesimbra|seskine|sestao|sesto fiorentino|sesto san giovanni|sestroretsk
  |sesvete|sete|sete lagoas|setif|settimo torinese|setubal|sevastopol|sevenoaks|severn|severnyy|severobaykal’sk
  |severodvinsk|severomorsk|severoural’sk|seversk|sevilla|sevran|sewon|seydisehir|sfantu gheorghe|sfax|shadrinsk
  |shagamu|shah alam|shahjanpur|shahkot|shakhtars’k|shakhty|shali|shanghai|shangqiu|shangrao|shangyu|shantou
  |shanwei|shaoguan|shaoxing|sharjah|sharypovo|shar’ya|shashi|shatura|shawnee|shchekino|shchelkovo|shcherbinka
  |shchukino|shebekino|sheboygan|sheepshead bay|sheffield|shekhupura|shelby|shelekhov|shelton|shengli|shenyang
  |shenzhen|shepetivka|sherbrooke|sherman|sherman oaks|sherwood park|shibganj|shibin al kawm|shihezi|shijiazhuang
  |shikarpur|shimla|shimoga|shimonoseki|shipley|shiqi|shiraz|shirley|shivaji nagar|shivpuri|shiyan|shizuoka
  |shkoder|shoreline|shostka|shreveport|shrewsbury|shrirampur|shtime|shtip|shuangyashan|shumen|shumerlya|shuya
  |shyamnagar|shymkent|si racha|sialkot|siauliai|sibay|sibenik|sibiu|sibolga|sibu|sicklerville|sidareja
  |sidi bel abbes|sidoarjo|sidon|siedlce|siegburg|siegen|siemianowice slaskie|siena|sieradz|sierra vista
  |sighetu marmatiei|sighisoara|sihanoukville|siirt|sijunjung|sikar|silainiai|silchar|silifke|siliguri|silistra
  |silivri|silkeborg|silopi|silvan|silver spring|simav|simferopol|simi valley|simmering|simpang|sincelejo
  |sindelfingen|singa|singaparna|singapore|singaraja|singen|singkawang|singkil|singojuruh|singosari|singrauli
  |sinjai|sinop|sinsheim|sint-niklaas|sint-pieters-leeuw|sint-truiden|sintra|sinuiju|sioux falls|siping|siracusa
  |sirjan|sirnak|sirsa|sisak|sisli|sitapur|sitges|sittard|sitten|sittingbourne|sittwe|situbondo|sivas|siverek
  |six-fours-les-plages|skarzysko-kamienna|skelleftea|skelmersdale|skien|skierniewice|skikda|skokie|skopje|skovde
  |skudai|slagelse|slantsy|slatina|slavgorod|slavonski brod|slavuta|slavutych|slavyansk-na-kubani|slawi|sleman
  |sliven|slobodskoy|slobozia|slonim|slough|sloviansk|slupsk|slutsk|smarhon’|smederevo|smederevska palanka|smila
  |smolensk|smolyan|smyrna|sneek|snezhinsk|snizhne|soacha|sobral|soccavo|sochaczew|sochi|sodermalm|sodertalje
  |soest|sofia|sofifi|sohag|soissons|soka|sokaraja|soke|soko|sokol|sokol’niki|sokoto|solapur|soledad
  |soledad de graciano sanchez|solihull|solikamsk|solingen|sollentuna|solna|solnechnogorsk|solntsevo|solok
  |sol’-iletsk|soma|sombor|somerville|somma vesuviana|sonderborg|songnim|sonipat|sopot|sopron|soreang|sorel-tracy
  |sorgun|soria|soroca|sorocaba|sorochinsk|sorokyne|sorong|sosnogorsk|sosnovaya polyana|sosnovka|sosnovoborsk
  |sosnovyy bor|sosnowiec|sotteville-les-rouen|souk ahras|sousse|south bel air|south bend|south benfleet
  |south boston|south croydon|south gate|south hill|south jordan|south lawndale|south peabody|south san francisco
  |south shields|south shore|south suffolk|south tangerang|south valley|south vineland|south whittier|southall
  |southampton|southaven|southend-on-sea|southfield|southglenn|southport|sovetsk|sovetskaya gavan’|soweto
  |soyapango|spalding|spandau|sparks|spassk-dal’niy|speyer|spijkenisse|spisska nova ves|spokane|spokane valley
  |spring hill|spring valley|springdale|springe|springfield|springs|sprockhovel|sragen|srandakan|srem
  |sremska mitrovica|srinagar|srodmiescie|srono|st albans|st austell|st helens|st. albert|st. catharines
  |st. john's|st. johns|st. louis|st. pauli|st. petersburg|staaken|stabat|stade|stafford|staines|stains
  |stalowa wola|stamford|stanford-le-hope|stara zagora|starachowice|staraya derevnya|staraya russa|stargard
  |starogard gdanski|starokostiantyniv|starominskaya|staryy malgobek|staryy oskol|staten island|stavanger
  |staveley|stavropol’|steglitz|steinfurt|stella|stendal|stenjevec|sterling heights|sterlitamak|stevenage|steyr
  |stillwater|stirling|stockholm|stockport|stockton|stockton-on-tees|stoke-on-trent|stolberg|stonecrest
  |stourbridge|stralsund|strasbourg|stratford|stratford-upon-avon|straubing|strausberg|streamwood|stretford
  |strezhevoy|strogino|strongsville|strood|stroud|strovolos|struga|strumica|stryi|stuhr|stupino|stuttgart
  |stuttgart feuerbach|stuttgart muhlhausen|stuttgart-ost|subang jaya|subotica|suceava|sucre|sucy-en-brie|sueca
  |suez|suffolk|sugar land|suhl|suihua|suita|suizhou|sujangarh|sukabumi|sukhoy log|sukkur|suleja|sullana|sultanah
  |sultanbeyli|sultangazi|suluova|sumare|sumbawa besar|sumber|sumberpucung|sumedang|sumedang utara|sumenep
  |summerville|sumperk|sumqayit|sumter|sumy|sunbury-on-thames|suncheon|sunch’on|sundbyberg|sunderland|sundern
  |sundsvall|sungai penuh|sungai petani|sungai raya|sungailiat|sunggal|sungurlu|sunnyside|sunnyvale|sunrise
  |sunrise manor|sunset park|sunzha|surabaya|surakarta|surat|surbiton|surendranagar|suresnes|surgut|surrey|suruc
  |susehri|sutton|sutton coldfield|sutton in ashfield|suva reka|suwalki|suwon|suzano|suzhou|suzuka|svendborg
  |sverdlovs’k|svetlanovskiy|svetlograd|sviblovo|svishtov|svitlovods’k|svobodnyy|svyetlahorsk|swadlincote|swansea
  |swarzedz|swidnica|swidnik|swiecie|swietochlowice|swindon|swinoujscie|swords|sydney|syevyerodonets’k|sykies
  |syktyvkar|sylhet|synel’nykove|syracuse|syzran’|szczecin|szczecinek|szczytno|szeged|szekesfehervar|szekszard
  |szolnok|szombathely|taastrup|tabanan|taboao da serra|tabor|tabriz|tabuk|taby|tacloban|tacna|tacoma|taganrog
  |taganskiy|taguig|taichung|taihecun|tainan|taipei|taiping|taiyuan|taizhou|tai’an|takamatsu|takaoka|takarazuka
  |takasaki|takatsuki|takeo|takoradi|talas|talavera de la reina|talca|talcahuano|talence|talkha|tallaght
  |tallahassee|tallinn|talnakh|tamale|tamarac|tambaram|tambov|tamiami|tampa|tampere|tampico|tamworth|tanda|tanga
  |tangail|tangerang|tanggu|tanggulangin|tangier|tangshan|tanjore|tanjung pandan|tanjung pinang|tanjungagung
  |tanjungbalai|tanjungtiram|tapachula|tara|tarakan|taranto|taraz|tarbes|targovishte|targoviste|targowek
  |targu jiu|targu-mures|tarhuna|tarija|tarnaveni|tarnobrzeg|tarnow|tarnowskie gory|tarragona|tarsus|tartu|tarub
  |tashkent|tasikmalaya|tatabanya|tatarsk|tatvan|taubate|taunggyi|taunton|taunusstein|taurage|tauranga|tavda
  |taverny|tavsanli|tawau|taylor|taylorsville|tayshet|taytay|tayu|ta‘izz|ta’if|tbilisi|tczew|teaneck|tebessa
  |tebingtinggi|tecuci|tegal|tegel|tegucigalpa|tehran|tehuacan|tekirdag|tekstil’shchiki|tel aviv|telde|telford
  |telsiai|teluk nibung|teluknaga|tema|temara|tembisa|temecula|temirtau|tempe|tempe junction|tempelhof|temryuk
  |temse|temuco|teni|tepic|teplice|teramo|terbanggi besar|teresina|terlizzi|terme|termoli|ternate|terneuzen|terni
  |ternopil|terracina|terrassa|terre haute|terrebonne|teruel|tetouan|tetovo|tetuan de las victorias|teykovo|thane
  |the bronx|the colony|the hague|the hammocks|the villages|the woodlands|thessaloniki|thi xa phu my|thiais|thies
  |thies nones|thika|thionville|thiruvananthapuram|thonon-les-bains|thoothukudi|thornton|thornton-cleveleys
  |thousand oaks|thrissur|thun|thunder bay|tianjin|tianshui|tiaret|tiel|tieling|tienen|tigard|tijuana|tikhoretsk
  |tikhvin|tilburg|timashevsk|timisoara|timmins|tinley park|tipton|tirana|tiraspol|tire|tiruchirappalli
  |tirunelveli|tirupati|tiruppur|tiruvottiyur|titusville|tlahuac|tlalnepantla|tlalpan|tlaquepaque|toamasina
  |tobol’sk|tokat|tokmak|tokorozawa|tokushima|tokyo|toledo|toluca|tol’yatti|tomakomai|tomaszow mazowiecki
  |tomelloso|tomilino|tomohon|toms river|tomsk|tonala|tonbridge|tondano|tongchuanshi|tongeren|tonghua|tongliao
  |tongshan|tongzhou|tonisvorst|tonk|tonsberg|tonypandy|toowoomba|topeka|topki|torbali|tordher|toretsk|toronto
  |torquay|torrance|torre annunziata|torre del greco|torre-pacheco|torrejon de ardoz|torrelavega|torremolinos
  |torrent|torreon|torrevieja|tortosa|torun|torzhok|tosno|totana|totton|tottori|touba|toulon|toulouse|tourcoing
  |tournai|tournefeuille|tours|town 'n' country|townsville|towson|toyama|toyohashi|toyonaka|toyota|trabzon|tracy
  |trani|trapani|trappes|travnik|trebic|trebinje|trekhgornyy|trelleborg|tremblay-en-france|trencin|trenggalek
  |trento|trenton|tres cantos|treviso|trier|trieste|triggiano|trikala|trinec|tripoli|trnava|trois-rivieres
  |troisdorf|troitsk|trollhattan|tromso|trowbridge|troy|troyes|trstenik|trujillo|truskavets’|trutnov|tsaritsyno
  |tshikapa|tsuen wan|tsukuba|tsyurupyns’k|tual|tuapse|tuban|tubingen|tuckahoe|tucson|tudela|tula|tulangan utara
  |tulare|tulcea|tulsa|tulua|tulun|tulungagung|tumba|tumkur|tunceli|tungi|tunis|turda|turek|turgutlu|turhal|turin
  |turkmenabat|turku|turlock|turmero|turnhout|turnu magurele|turpan|tuscaloosa|tustin|tutayev|tuttlingen|tuusula
  |tuxtla|tuymazy|tuzla|tver|twin falls|tychy|tyldesley|tyler|tynda|tyoply stan|tyumen|ubach-palenberg|ubeda
  |uberaba|uberlandia|ubud|uchaly|udaipur|uddevalla|uden|udine|udomlya|udon thani|udupi|uelzen|ugep|uglich
  |uherske hradiste|uijeongbu-si|uitenhage|uithoorn|ujjain|ukhta|ukmerge|ulan bator|ulan-ude|ulanhot|ulhasnagar
  |ulsan|ulyanovsk|uman|umea|umraniye|umuahia|unecha|ungaran|ungheni|unna|unnao|untolovo|unye|upplands vasby
  |uppsala|uptown|uray|urbana|urbandale|urganch|uritsk|urla|urmston|ursus|ursynow|uruapan|urumqi|urus-martan
  |uryupinsk|usak|usera|usinsk|uskudar|usol’ye-sibirskoye|ussuriysk|ust-kamenogorsk|usti nad labem|ust’-dzheguta
  |ust’-ilimsk|ust’-katav|ust’-kut|ust’-labinsk|utena|utica|utrecht|utrera|utsunomiya|uvarovo|uvira|uzhgorod
  |uzice|uzlovaya|uzunkopru|vaasa|vacaville|vadodara|vagonoremont|vaihingen an der enz|vakfikebir
  |valasske mezirici|valdemoro|valdepenas|valdosta|valence|valencia|valenciennes|valjevo|valkenswaard|valladolid
  |vallauris|valledupar|vallejo|vallentuna|valley glen|valls|valmiera|valparaiso|valuyki|van nuys|vancouver
  |vanderbijlpark|vandouvre-les-nancy|vanlose|vannes|vantaa|vanves|varamin|varanasi|varash|varazdin|varberg|varel
  |varese|varna|varzea grande|vasastan|vaslui|vasteras|vasto|vasyl'evsky ostrov|vasylkiv|vaughan|vaulx-en-velin
  |vaxjo|vechta|veendam|veenendaal|vegesack|veghel|vejle|velbert|velenje|veles|velez-malaga|velika gorica
  |velikiy novgorod|velikiy ustyug|velikiye luki|veliko turnovo|velletri|vellore|velsen-zuid|venaria reale|venice
  |venissieux|venlo|venray|ventspils|ventura|venustiano carranza|veracruz|veraval|verbania|vercelli|verden
  |vereeniging|verkhniy ufaley|verkhnyaya pyshma|verkhnyaya salda|vernier|vernon|veroia|verona|versailles
  |verviers|veshnyaki|veszprem|vezirkopru|viamao|viana do castelo|viareggio|viborg|vicalvaro|vicenza|vichuga
  |vichy|victoria de durango|victorville|vidin|vidnoye|vienna|vienne|vientiane|viersen|vierzon|vigevano
  |vigneux-sur-seine|vigo|vihti|vijayawada|vila do conde|vila nova de gaia|vila velha|vila-real|viladecans
  |vilafranca del penedes|vilagarcia de arousa|vilanova i la geltru|vilapicina i la torre llobeta
  |villa de vallecas|villa nueva|villach|villahermosa|villajoyosa|villanueva de la serena|villaricca
  |villarrobledo|villaverde|villavicencio|villaviciosa de odon|villefranche-sur-saone|villejuif|villemomble
  |villena|villenave-d'ornon|villeneuve-d'ascq|villeneuve-saint-georges|villeneuve-sur-lot|villepinte
  |villeurbanne|villiers-le-bel|villiers-sur-marne|villingen-schwenningen|vilnius|vilvoorde|vilyeyka|vilyuchinsk
  |vina del mar|vinaros|vincennes|vineland|vinh|vinkovci|vinnytsia|viransehir|virar|virginia beach|viry-chatillon
  |visaginas|visakhapatnam|visalia|viseu|vista|vitebsk|viterbo|vitina|vitoria|vitoria da conquista|vitrolles
  |vitry-sur-seine|vittoria|vizianagaram|vlaardingen|vladikavkaz|vladimir|vladivostok|vlissingen|vlore|voerde
  |voghera|volgodonsk|volgograd|volkhov|volklingen|volkovysk|volodymyr-volynskyi|vologda|volokolamsk|volos
  |volta redonda|voluntari|volzhsk|volzhskiy|vol’sk|vomero|voorburg|vorkuta|vorob’yovo|voronezh|voskresensk
  |vostochnoe degunino|vostryakovo|votkinsk|voula|voznesensk|vranje|vratsa|vrbas|vrilissia|vrsac|vryheid|vsetin
  |vsevolozhsk|vught|vukovar|vulcan|vung tau|vuosaari|vushtrri|vyatskiye polyany|vyazniki|vyaz’ma|vyborg
  |vykhino-zhulebino|vyksa|vynohradiv|vyronas|vyshneve|vyshniy volochek|waalwijk|waco|wad medani|waddinxveen
  |wadi as sir|wafangdian|wageningen|waiblingen|waingapu|wakayama|wakefield|walbrzych|walcz|waldorf|walkden
  |wallasey|wallsend|walnut creek|walsall|waltham|waltrop|wanaraja|wandsbek|wanganui|wangen|wangon|wanxian
  |warangal|waregem|warendorf|warner robins|warren|warri|warrington|warsaw|warstein|warwick|washington
  |washington heights|washwood heath|wassenaar|watampone|waterbury|waterford|waterloo|waterlooville|watford
  |watsonville|wattrelos|waukegan|waukesha|wauwatosa|wavre|wawer|wedding|wedel|wedi|wednesfield|weert|wegberg
  |weiden|weifang|weihai|weil am rhein|weimar|weinan|weinheim|weinstadt-endersbach|weisenfels|weisensee|wejherowo
  |welahan|weleri|welkom|welland|welling|wellingborough|wellington|wembley|wenzhou|werkendam|werl|wermelskirchen
  |werne|wernigerode|werribee|weru|wesel|wesley chapel|wesseling|west albany|west allis|west babylon
  |west bloomfield township|west bridgford|west bromwich|west coon rapids|west covina|west des moines|west end
  |west gulfport|west hartford|west haven|west hills|west hollywood|west jerusalem|west jordan|west lafayette
  |west lynchburg|west new york|west orange|west palm beach|west raleigh|west ridge|west sacramento|west seneca
  |west town|west vancouver|westend|westfield|westhoughton|westland|westminster|weston|weston-super-mare
  |westonaria|wetter (ruhr)|wetzlar|wevelgem|weymouth|whangarei|wharton|wheaton|white plains|white rock
  |whitley bay|whitman|whitstable|whittier|wichita|wichita falls|wickford|widnes|wiehl|wiener neustadt|wiesbaden
  |wiesloch|wigan|wigston magna|wijchen|wilhelmshaven|wilhelmstadt|wilkes-barre|willenhall|willich|willowdale
  |wilmersdorf|wilmington|wilmslow|wilson|winchester|windhoek|windsor|winejok|winnenden|winnipeg|winsen|winsford
  |winston-salem|winter garden|winterhude|winterswijk|winterthur|wiradesa|wisbech|wishaw|wismar|witbank|witham
  |witney|witten|wittenau|wittenberg|wlochy|wloclawek|wodzislaw slaski|woerden|woking|wokingham|wola|wolfen
  |wolfenbuttel|wolfsburg|wollongong|wolomin|wolverhampton|wongsorejo|wonju|wonopringgo|wonosobo|wonsan|woodbury
  |woodland|woodland hills|woodlands|woodside|woodstock|woonsocket|worcester|workington|worksop|worms|worthing
  |wrexham|wroclaw|wrzesnia|wuhai|wuhan|wuhu|wunstorf|wuppertal|wurselen|wurzburg|wusong|wuwei|wuxi|wuxue|wuzhou
  |wylie|wyoming|wyszkow|xalapa de enriquez|xanthi|xativa|xiamen|xiangtan|xiangyang|xianning|xiantao|xianyang
  |xiaogan|xico|xindi|xingtai|xinhui|xining|xinpu|xintai|xinxiang|xinyang|xinyuan|xinzhou|xirivella|xiuying|xi’an
  |xochimilco|xuchang|yablonovskiy|yagry|yahyali|yakima|yakuplu|yakutsk|yalova|yalta|yalutorovsk|yalvac|yamagata
  |yambol|yamoussoukro|yamunanagar|yanaul|yanbu|yancheng|yangchun|yangjiang|yangju|yangon|yangquan|yangshuo
  |yangzhou|yanji|yantai|yany kapu|yaounde|yaroslavl|yaroslavskiy|yartsevo|yasenevo|yasynuvata|yate|yazd|yeadon
  |yecla|yefremov|yegor’yevsk|yekaterinburg|yelabuga|yelets|yelizovo|yemanzhelinsk|yenakiyeve|yenisehir|yeosu
  |yeovil|yerevan|yerkoy|yerres|yesilli|yessentuki|yevpatoriya|yeysk|yibin|yichang|yichun|yinchuan|yingkou|yiyang
  |yogyakarta|yokkaichi|yokohama|yokosuka|yonkers|yono|yorba linda|york|yoshkar-ola|youngstown|yozgat|ypenburg
  |yubileyny|yucaipa|yuci|yueyang|yugorsk|yuksekova|yuma|yuncheng|yunfu|yuzhne|yuzhno-sakhalinsk|yuzhnoukrains'k
  |yuzhnoural’sk|zaandam|zaanstad|zabrze|zadar|zagan|zagazig|zagor’ye|zagreb|zahedan|zainsk|zajecar|zakopane
  |zalaegerszeg|zalau|zaltbommel|zamboanga|zamora|zamosc|zamoskvorech’ye|zanjan|zanzibar|zaoyang|zaozhuang
  |zapopan|zaporizhia|zaragoza|zarechnyy|zaria|zarinsk|zarqa|zary|zarya|zaventem|zavodoukovsk|zavolzh’ye
  |zawiercie|zawiya|zdunska wola|zehlendorf|zeist|zeitz|zelenodolsk|zelenogorsk|zelenograd|zelenokumsk|zelino
  |zemun|zenica|zernograd|zevenaar|zeya|zeytinburnu|zgierz|zgorzelec|zhabei|zhangjiakou
  |zhangjiakou shi xuanhua qu|zhangzhou|zhanjiang|zhaodong|zhaoqing|zheleznodorozhnyy|zheleznogorsk
  |zheleznogorsk-ilimskiy|zhengzhou|zhenjiang|zhenzhou|zhicheng|zhigulevsk|zhlobin|zhmerynka|zhongshan|zhoukou
  |zhovti vody|zhuhai|zhukovskiy|zhulebino|zhumadian|zhuzhou|zhytomyr|zibo|zielona gora|zigong|ziguinchor|zile
  |zilina|zima|zinder|zirndorf|zittau|zlatoust|zlin|znamensk|znojmo|znomenka|zoetermeer|zografos|zoliborz
  |zolotonosha|zonguldak|zory|zoucheng|zrenjanin|zuglo|zunyi|zurich|zutphen|zvolen|zweibrucken|zwickau
  |zwijndrecht|zwolle|zyablikovo|zyrardow|zyuzino|zywiec|ða lat`;
