import { describe, expect, it } from 'vitest';
import { companyScore, titleHasHead, titleScore } from '../fields/field-scores.ts';
import { fold } from '../lines/fold.ts';
import { EMPLOYER_WORDS, LEGAL_FORMS, ORGANISATION_WORDS, UNIT_WORDS } from './company-words.ts';
import { phraseList, wordSet } from './parse-words.ts';
import { TITLE_ENDINGS, TITLE_HEADS, TITLE_MODIFIERS } from './title-words.ts';

/** Titles as people write them, over the groups of ISCO-08. */
const TITLES: Record<string, string> = {
  english: `Deputy Commissioner of Police | Head Groundsman | Senior Epidemiologist | Community Podiatrist | Assistant Headmaster
    | Payroll Officer | Patent Attorney | Parish Verger | Merchant Navy Bosun | Front Desk Telephonist | Night Watchman
    | Dairy Herdsman | Stonemason | Overhead Crane Operator | Refuse Collection Loader | Lance-Corporal | Articled Clerk`,
  german: `Gemeindeschreiberin | Leiter Qualitätssicherung | Bauingenieur | Fachärztin für Innere Medizin | Privatdozent
    | Lohnverrechnerin | Rechtspfleger | Diakonin | Maschinenschlosser | Serviertochter | Tierpflegerin | Rauchfangkehrer
    | Staplerfahrer | Reinigungskraft | Oberfeldwebel | Auszubildende zur Bankkauffrau | Datenschutzbeauftragter | Werkstudentin`,
  french: `Adjointe au maire | Métreur | Aide-soignante | Maîtresse des écoles | Gestionnaire de paie | Greffière | Éclairagiste
    | Plongeur | Maraîchère | Chaudronnier | Grutière | Manutentionnaire | Maréchal-des-logis | Alternante en communication
    | Secouriste | Développeuse web`,
  spanish: `Concejala de Cultura | Proyectista | Kinesióloga | Catedrático | Reponedora | Escribano | Camarógrafo | Mucama
    | Mesero | Ganadero | Gasfiter | Camionera | Barrendero | Subteniente | Becaria de marketing | Desarrolladora | Albañil`,
  portuguese: `Vereador | Orçamentista | Fonoaudióloga | Merendeira | Escriturária | Desembargador | Roteirista | Zelador
    | Pecuarista | Encanador | Empilhadeirista | Servente de obras | Subtenente | Estagiária de direito | Desenvolvedor Pleno`,
  italian: `Vicesindaco | Geometra | Ostetrica | Bidella | Addetta alla contabilità | Cancelliere | Fonico | Pizzaiolo
    | Bagnino | Vignaiolo | Carpentiere | Mulettista | Netturbino | Maresciallo | Tirocinante | Sviluppatrice software`,
  dutch: `Wethouder | Werkvoorbereider | Kinesist | Onderwijzeres | Loonadministrateur | Griffier | Geluidstechnicus
    | Keukenhulp | Hovenier | Ijzervlechter | Vrachtwagenchauffeur | Vakkenvuller | Korporaal | Jobstudent | Boekhoudster`,
  polish: `Burmistrz Miasta | Kosztorysant | Położna | Katechetka | Kadrowa | Aplikant adwokacki | Dźwiękowiec | Barmanka
    | Sadownik | Hydraulik | Motorniczy | Sprzątaczka | Plutonowy | Stażystka | Specjalistka ds. płac`,
  czech: `Tajemník úřadu | Rozpočtář | Zdravotní bratr ošetřovatel | Doktorandka | Personalistka | Exekutor | Osvětlovač
    | Pokojská | Traktorista | Klempíř | Strojvedoucí | Popelář | Rotmistr | Brigádnice | Vývojářka`,
  slovak: `Prednostka | Rozpočtár | Opatrovateľka | Doktorandka | Personalistka | Sudca | Režisérka | Čašníčka
    | Včelár | Zámočník | Rušňovodič | Upratovač | Práporčík a veliteľ | Brigádnička | Vývojár`,
  swedish: `Kommunalråd | Lantmätare | Undersköterska | Timvikarie | Lönekonsult | Åklagare | Ljudtekniker | Hovmästare
    | Hovslagare | Plåtslagare | Lokförare | Orderplockare | Fänrik | Exjobbare | Butikssäljare`,
  danish: `Borgmester | Bygningskonstruktør | Social- og sundhedsassistent | Pædagogmedhjælper | Fuldmægtig | Anklager
    | Sognepræst | Rengøringsmedarbejder | Landmand | Blikkenslager | Lokomotivfører | Skraldemand | Premierløjtnant
    | Studentermedhjælper | Webudvikler`,
  norwegian: `Ordfører | Sivilingeniør | Helsefagarbeider | Førsteamanuensis | Regnskapsmedarbeider | Tingrettsdommer
    | Lydtekniker | Renholdsoperatør | Fiskeoppdretter | Rørlegger | Trikkefører | Ryddehjelp og avløser | Oversersjant
    | Sommervikar | Systemutvikler`,
  finnish: `Kaupunginjohtaja | Rakennesuunnittelija | Lähihoitaja | Luokanopettaja | Palkanlaskija | Syyttäjä | Lavastaja
    | Keittiöapulainen | Metsuri | Putkimies | Veturinkuljettaja | Lehdenjakaja | Kersantti | Kesätyöntekijä | Ohjelmistokehittäjä`,
  turkish: `İlçe Tarım Müdürü | Harita Mühendisi | Klinik Diyetisyeni | Araştırma Görevlisi | Bordro Uzmanı | Savcı | Muhabir
    | Komiser | Bulaşıkçı | Seracı | Tesviyeci | Forkliftçi | Hamal | Üsteğmen | Stajyer Öğretmen | Mağaza Yöneticisi`,
  indonesian: `Lurah | Juru Gambar | Perawat Gigi | Dosen Tetap | Staf Keuangan | Panitera | Penyiar Radio | Pramusaji
    | Pekebun | Tukang Las | Masinis | Pemulung | Sersan | Peserta Magang | Pengembang Web`,
  hungarian: `Polgármester | Statikus | Gyógytornász | Tanítónő | Bérszámfejtő | Ügyész | Hangmérnök | Szakács | Méhész
    | Kőműves | Mozdonyvezető | Rakodómunkás | Szakaszvezető | Gyakornok | Szoftverfejlesztő | Minőségellenőr`,
  romanian: `Viceprimar | Proiectant instalații | Asistentă medicală | Învățătoare | Contabil-șef | Grefier | Sunetist
    | Ospătar | Apicultor | Instalator | Macaragiu | Hamal | Plutonier | Stagiară | Dezvoltator web | Lucrător comercial`,
  croatian: `Pročelnik | Projektantica | Njegovateljica | Odgojiteljica | Računovotkinja | Sutkinja | Snimatelj | Slastičar
    | Maslinar | Limar | Viličarist i vozač | Čistačica | Narednik | Vježbenica | Programerka | Skladištar`,
  russian: `Старший бухгалтер | Заведующая складом | Токарь-фрезеровщик | Медицинская сестра | Воспитательница | Продавец-кассир
    | Монтажник окон | Водитель погрузчика | Уборщица | Швея | Помощник юриста | Охранник торгового зала | Кондитер`,
  ukrainian: `Головна бухгалтерка | Завідувач складу | Зварювальник | Медична сестра | Вихователька | Продавчиня | Тракторист
    | Водій навантажувача | Прибиральниця | Швачка | Помічник юриста | Охоронниця | Кухарка`,
  greek: `Προϊστάμενος λογιστηρίου | Νοσοκόμα | Δασκάλα | Πωλήτρια ρούχων | Ηλεκτροσυγκολλητής | Οδηγός φορτηγού | Καθαρίστρια
    | Μοδίστρα | Βοηθός μάγειρα | Φύλακας | Γεωπόνος | Ζαχαροπλάστης`,
  slovenian: `Vodja skladišča | Medicinska sestra | Vzgojiteljica | Prodajalka | Varilec | Voznik viličarja | Snažilka | Šivilja
    | Pomočnik kuharja | Varnostnica | Slaščičarka | Čebelar`,
  estonian: `Pearaamatupidaja | Meditsiiniõde | Lasteaiaõpetaja | Klienditeenindaja | Keevitaja | Bussijuht | Koristaja | Õmbleja
    | Abikokk | Turvatöötaja | Kondiiter | Mesinik`,
  latvian: `Galvenā grāmatvede | Medicīnas māsa | Pirmsskolas skolotāja | Pārdevēja | Metinātājs | Autobusa vadītājs | Apkopēja
    | Šuvēja | Pavāra palīgs | Apsardzes darbiniece | Konditore | Biškopis`,
  lithuanian: `Vyriausioji buhalterė | Medicinos sesuo | Auklėtoja | Pardavėja | Suvirintojas | Autobuso vairuotojas | Valytoja
    | Siuvėja | Virėjo padėjėjas | Apsaugos darbuotoja | Konditerė | Bitininkas`,
};

const EMPLOYERS: Record<string, string> = {
  english: `Northfield Borough Council | Harrow Timber Mills Ltd | Saint Anne's Hospice | Riverside Dairy | Larkspur Holdings
    | Oakham Polytechnic | Delta Airways | Brightwater Insurance | Kestrel Foods Inc | Museum of Textiles | Pinewood Lodge
    | Ministry of Fisheries | Vale Railways | Coral Reef Casino | Mercer & Sons`,
  german: `Bäckerei Hinrichs | Finanzamt Bonn | Klinikum Süd | Spitex Zürich | Weingut Sonnhof | Stadtwerke Ulm | Holzwerk Lang GmbH
    | Fachhochschule Trier | Landgericht Essen | Altenheim St. Josef | Druckerei Ebert | Metzgerei Huber | Flughafen Linz
    | Kantonsspital Aarau | Baumarkt Krone`,
  french: `Mairie de Tulle | Imprimerie Chastel | Boucherie du Centre | Clinique des Lilas | Château Bellevue | Transports Morel SA
    | Université de Pau | Librairie Ombres | Aéroport de Brest | Fromagerie Perrin SARL | Musée de la Mine | Pharmacie Centrale
    | Lycée Jean Moulin | Fondation Abeille | Garage du Pont`,
  spanish: `Ayuntamiento de Soria | Panadería La Espiga | Bodegas Altamira | Universidad del Valle | Hospital San Roque
    | Grupo Marlasca | Ferretería El Clavo | Banco del Sur | Colegio Los Olmos | Transportes Vega S.A. de C.V. | Hostal Mirador
    | Inmobiliaria Costa Azul | Aeropuerto de Vigo | Fundación Semilla | Clínica Dental Norte`,
  polish: `Urząd Gminy Lipno | Piekarnia Kłos | Szpital Miejski | Stocznia Północna | Drukarnia Offset | Politechnika Śląska
    | Grupa Orion | Szkoła Podstawowa nr 4 | Apteka Pod Lwem | Hotel Bursztyn | Muzeum Ziemi | Przychodnia Zdrowie
    | Spółdzielnia Jutrzenka | Fundacja Most | Huta Szkła Irena`,
};

const BULLETS = `Reduced the time to close the monthly books from nine days to four
  | Served up to eighty tables on a busy Saturday night with two colleagues
  | Built the warehouse's first stock count by barcode and trained the team
  | Answered calls and letters about housing benefit within two working days
  | Kept the daily log of temperatures for milk, meat and fish
  | Wrote the weekly rota and ordered cleaning supplies
  | Sorted parcels by postcode and loaded them onto vans
  | Erstellung von Angeboten und Rechnungen in SAP
  | Pflege der Stammdaten und Prüfung eingehender Rechnungen
  | Wartung und Reparatur von Pumpen, Ventilen und Förderbändern
  | Vorbereitung der Unterlagen für die jährliche Inventur
  | Beratung zu Tarifen, Verträgen und Zubehör
  | Préparation des commandes et contrôle des livraisons
  | Mise en place de la salle et service à table
  | Rédaction des comptes rendus de chantier et suivi des délais
  | Nettoyage des chambres et réassort du linge
  | Atención telefónica y gestión de reclamaciones
  | Elaboración de presupuestos y seguimiento de facturas pendientes
  | Limpieza y mantenimiento de las máquinas al final del turno
  | Atendimento ao público e organização do estoque
  | Elaboração de relatórios mensais de vendas e custos
  | Gestione degli ordini e controllo della merce in arrivo
  | Preparazione degli impasti e cottura del pane
  | Opstellen van offertes en opvolgen van openstaande facturen
  | Obsługa kasy fiskalnej i przyjmowanie dostaw
  | Sporządzanie zestawień kosztów i kontrola faktur
  | Příprava podkladů pro měsíční uzávěrku
  | Ansvarade för schemaläggning och inköp av råvaror
  | Kassan laskeminen ja hyllyjen täyttäminen
  | Günlük stok sayımı ve sipariş takibi
  | Készletek ellenőrzése és rendelések feladása
  | Întocmirea facturilor și evidența stocurilor
  | Izrada ponuda i praćenje naplate`;

const employerLists = { ORGANISATION_WORDS, EMPLOYER_WORDS, UNIT_WORDS, LEGAL_FORMS };

describe('title words', () => {
  it.each(Object.entries(TITLES))('know the trades of %s', (_language, titles) => {
    expect(phraseList(titles).filter((title) => !titleHasHead(title))).toEqual([]);
  });

  it.each(Object.entries(EMPLOYERS))('leave the employers of %s alone', (_language, employers) => {
    const wrong = phraseList(employers).filter(
      (employer) => titleScore(employer) >= 2 || companyScore(employer) <= titleScore(employer),
    );
    expect(wrong).toEqual([]);
  });

  it('leave sentences of bullets alone', () => {
    expect(phraseList(BULLETS).filter((bullet) => titleScore(bullet) >= 2)).toEqual([]);
  });

  it.each(Object.entries(employerLists))('share nothing with %s', (_name, list) => {
    const heads = wordSet(TITLE_HEADS);
    expect([...wordSet(list)].filter((word) => heads.has(word))).toEqual([]);
  });

  it.each(Object.entries({ TITLE_HEADS, TITLE_ENDINGS, TITLE_MODIFIERS, ...employerLists }))(
    'are folded in %s',
    (_name, list) => {
      expect([...wordSet(list)].filter((word) => fold(word) !== word)).toEqual([]);
    },
  );
});
