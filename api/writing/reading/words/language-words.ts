/** Levels as people write them, whole words, folded. */
export const WHOLE_LEVELS = `everyday conversation|schulenglisch|ausbaufahig|verhandlungsfahig|zweitsprache|bon niveau|maitrise parfaite|a l'aise a l'oral|conversacion|nociones|
  dominio total|autonomo|schoolniveau|passief|in woord en geschrift|perfect|tweetalig|bom|le, escreve e fala|compreende bem|
  ingles tecnico|razoavel|conhecimentos basicos|stopien dobry|w stopniu podstawowym|slabo|bierna znajomosc|rodny jazyk|slovem i pismem|komunikativni uroven|
  na urovni maturity|skolni znalost|materinsky jazyk|slovom aj pismom|mierne pokrocily|dohovorim sa|tarsalgasi szint|szoban es irasban|alapszint|halado|
  bine|satisfacator|маичин език|много добро|основно ниво|начинаещ|слабо|πολυ καλα|μετρια|αριστη γνωση|
  προφορικα και γραπτα|αρχαριο επιπεδο|materinji jezik|tecno|vrlo dobro|pocetna razina|konverzacijski|maternji jezik|osnovni nivo|napredni nivo|
  pocetni nivo|konverzacijski nivo|tekoce|osnovno|v govoru in pisavi|osnovno znanje|zacetno|baskunskaper|hyfsad|obehindrat i tal och skrift|
  tvasprakig|medel|pa forhandlingsniveau|skoleniveau|forstar og taler|samtaleniveau|middels|skolekunnskaper|svaert god|noe kjennskap|
  kohtalainen|perusteet|suullinen ja kirjallinen hyva|peruskielitaito|auttava|az|читаю со словарем|со словарем|досконало|вище середнього|
  cukup baik|percakapan sehari-hari|gcse level|some knowledge|wort und schrift|grundwortschatz|bonnes notions|leo y entiendo|sufficiente|elementare|
  conoscenza scolastica|molto buono|nozioni di base|noties|voldoende|spreken goed, schrijven redelijk|dominio total|conversacao|tecnico|w mowie i pismie|
  bardzo dobry|podstawy|na poziomie maturalnym|branzowy|dorozumim se|vyborne|domluvim se|maturitni uroven|plynule|komunikativna uroven|
  targyalokepes|kezdo|scris si vorbit|foarte bine|cunostinte de baza|добро|писмено и говоримо|ползвам|напреднал|βασικες γνωσεις|
  απταιστα|επιπεδο lower|καλη γνωση|izvrsno|u govoru i pismu|srednja razina|матерњи језик|odlicno|srednji nivo|govorim i pisem|
  одлично|materni jezik|ustno in pisno|srednja raven|skolkunskaper|forstar|vardaglig niva|viss kunskap|nyborjare|skoltyska|
  grundlaeggende|rimeligt|mundtligt og skriftligt|grunnleggende|nybegynner|kan gjore meg forstatt|erinomainen|koulupohja|valttava|kiitettava|
  okuma iyi, yazma iyi, konusma orta|ust duzey|разговорныи|читаю и перевожу со словарем|техническии|розмовнии рівень|початковии|зі словником|читаю зі словником|lisan dan tulisan|
  baik`;

/** Words for how well somebody knows a language, folded. Beginnings of words; CEFR grades are added where they are used. */
export const LEVEL_WORDS = `lue?(?!\\p{L})|ecrite?(?!\\p{L})|parlee?(?!\\p{L})|parlat[oa]|scritt[oa]|hablad[oa]|escrit[oa]|falad[oa]|native|mother tongue|first language|bilingual|fluent|fluency|proficien|professional|full professional|limited working|working|advanced|upper|intermediate|elementary|basic|beginner|conversational|good|very good|excellent|business|spoken|written|notion|level|limited|minimum|expert(?!\\p{L})|novice|competent(?!\\p{L})|experte(?!\\p{L})|gevorderd|ervaren(?!\\p{L})|principiante|experto(?!\\p{L})|iniciante|begynder|viderekommen|rutineret|
  muttersprach|verhandlungssicher|flies|kenntnis|gute?|sehr gut|grundkenntnisse|grundlegend|fortgeschritten|konversation|anfanger|schulkenntnisse|zweisprachig|
  muttersprachl|c2-niveau|grundlagen|niveau|
  langue maternelle|langue natale|maternel|bases?(?![\\p{L}])|courant|couramment|bilingue|niveau|professionnel|intermediaire|notions|debutant|scolaire|moyen(?!\\p{L})|correct(?!\\p{L})|bonne maitrise|lu, ecrit|avance|technique|
  nivel|nativ[oa]|lengua materna|bilingue|avanzad|intermedi|basic|elemental|alto|medio|bajo|fluid|
  livello|madre ?lingua|lingua madre|fluente|ottim|buon|scolastic|discret|base|eccellente|
  nivel|nativ|lingua materna|lingua nativa|fluente|avancad|intermediari|basico|nocoes|
  moedertaal|vloeiend|uitstekend|goed|redelijk|basiskennis|matig|zeer goed|vrij goed|heel goed|(?:zeer |vrij )?vlot|bovengemiddeld|basis|
  poziom|jezyk ojczysty|jezyk(?![\\p{L}])|ojczyst|bieg|zaawansowan|sredniozaawansowan|srednio(?!\\p{L})|poczatkujac|sprawn[aey](?!\\p{L})|podstawow|komunikatywn|dobr|
  niva|modersmal|utmarkt|grunder|flytande|mycket god|god|grundlaggande|goda kunskaper|morsmal|flydende|flytende|
  ana dil|anadil|ileri|cok iyi|iyi|orta|baslangic|temel|akici|
  uroven|zacatecni|zaciatocni|uplny|mirne|rodily|materstin|materska|plynn|velmi dobr|stredne|zaklad|pokrocil|dobr|aktivn|pasivn|
  penutur asli|bahasa ibu|fasih|mahir|menengah|dasar|lancar|aktif|pasif|pemula|
  aidinkieli|taso|alkeet|szint|nivelul?|sujuva|hyva|tyydyttava|anyanyelv|folyekony|kozepfok|felsofok|alapfok|limba materna|fluent|avansat|mediu|incepator|
  материнск|родной|рідна|свободно|вільно|уверенн|начальн|в совершенств|носител|хорош|отличн|впевнен|базов|средн|середн|продвинут|μητρικη|αριστα|καλα`;

/** Words of the tables in forms about languages, folded: their lines list no language. */
export const LANGUAGE_TABLE_WORDS = `listening|reading|spoken interaction|spoken production|writing|understanding|speaking|self-assessment|european level|other language|levels:|common european framework|
  horen|lesen|schreiben|verstehen|sprechen|selbstbeurteilung|europaische kompetenzstufe|sonstige sprache|weitere sprache|niveaustufen|gemeinsamer europaischer|
  ecouter|lire|ecrire|comprendre|parler|comprehension|autoevaluation|niveau europeen|autre.{0,3} langue|cadre europeen|expression orale|
  comprension|expresion|autoevaluacion|nivel europeo|otro.{0,3} idioma|marco comun|escritura|lectura|habla|interaccion oral|
  ascolto|lettura|comprensione|parlato|scritto|produzione|interazione|autovalutazione|livello europeo|altr[ae] lingu|quadro comune|livelli:|
  compreensao|conversacao|leitura|auto-?avaliacao|outra.{0,3} lingua|quadro europeu|producao oral|interaccao|
  luisteren|lezen|schrijven|begrijpen|spreken|andere talen|europees (?:niveau|referentiekader)|
  rozumienie|mowienie|pisanie|sluchanie|czytanie|samoocena|inne jezyki|poziom europejski|europejski system|
  forstaelse|tala|skriva|horforstaelse|lasforstaelse|andra sprak|europeisk niva|gemensam europeisk|
  anlama|konusma|yazma|dinleme|okuma|diger diller|
  porozumeni|mluveni|psani|poslech|cteni|dalsi jazyk|spolecny evropsky|
  mendengar|membaca|menulis|berbicara|pemahaman|bahasa lain`;

/** Labels in front of somebody's own language in forms: "Mother tongue(s): English", folded. */
export const MOTHER_TONGUE = `lingu[ae] madr[ei]|madre lingua|anyanyelv(?:ek|ei)?|limb[ai] matern[ae]|mother tongue(?:\\(s\\)|s)?|native language(?:\\(s\\)|s)?|muttersprache(?:\\(n\\)|n)?|langue(?:\\(s\\)|s)? maternelle(?:\\(s\\)|s)?|lengua(?:\\(s\\)|s)? materna(?:\\(s\\)|s)?|idioma(?:\\(s\\)|s)? materno(?:\\(s\\)|s)?|madrelingua|lingua(?:\\(s\\)|s)? materna(?:\\(s\\)|s)?|moedertaal(?:\\(en\\))?|jezyk(?:i)? ojczyst(?:y|e)|modersmal|ana ?dil(?:i|ler)?|matersky jazyk|materstina|mateřský jazyk|bahasa ibu`;

/** Labels in front of languages that open no section, folded. */
export const LANGUAGE_LABELS = `languages?(?: known| spoken)?|other languages?(?:\\(s\\))?|known languages|spoken languages|natural languages|
  langues?(?: parlees| connues)?|autres? langues?|sprachen|fremdsprachen|weitere sprachen|sonstige sprachen|idiomas?|otros? idiomas?|lenguas?|lenguajes?|lingu[ae](?: conosciute| straniere)?|altr[ae] lingu[ae]|outras? linguas?|outros? idiomas?|linguas|
  tal(?:en)?kennis|talen|andere talen|overige talen|jezyki?|jezyki obce|inne jezyki|sprak|ovriga sprak|sprog|jazyky?|dalsi jazyky|bahasa|diller|yabanci dil(?:ler)?|nyelvek|limbi straine|jezici|kielet`;

/** The names of a table's columns: what the language is, and how well somebody knows it, folded. */
export const LANGUAGE_COLUMNS = `languages?|sprachen?|langues?|idiomas?|lingu[ae]|taal|talen|jezyki?|sprak|sprog|jazyky?|dil(?:ler)?|bahasa|nyelv|limba|jezik|kieli|
  level|niveau|nivel|livello|poziom|niva|uroven|seviye|tingkat|szint|proficiency|kenntnisstand`;

/** Ways to know a language, folded. */
export const LANGUAGE_MANNERS = `oral|written|spoken|speaking|writing|reading|listening|understanding|mundlich|schriftlich|mondeling|schriftelijk|gesproken|geschreven|lezen|schrijven|spreken|
  a l['’]oral|a l['’]ecrit|ecrit|parle|hablado|escrito|oral y escrito|parlato|scritto|compreende|fala|escreve|leitura|escrita|conversacao|mowa|pismo|
  muntligt?|skriftligt?|mundtligt?|sozlu|yazili|lisan|tulisan`;
