/** Times between jobs that people list among them: looking for one, being unemployed, staying at home with a child, travelling. */
const BREAKS = [
  '(?:currently |actively )?(?:seeking|looking for) (?:temporary |new |full[- ]time |part[- ]time )?(?:employment|work|jobs?|opportunities|a (?:new )?job)|job ?(?:search|seeking|hunting)|unemployed|unemployment|between jobs|open to (?:new )?(?:opportunities|challenges|work)|(?:world |round[- ]the[- ]world )(?:trip|tour)|backpacking|(?:maternity|paternity|parental|family|childcare) (?:leave|break)|career break|gap year|sabbatical(?: leave| year)?|educational leave|stay[- ]at[- ]home (?:mother|mom|father|dad|parent)|raising (?:my |a )?(?:children|family)',
  '(?:arbeits?|stellen|job)such(?:e|end)|offen für (?:eine )?neue (?:aufgaben?|herausforderung(?:en)?|stellen?)|(?:welt|europa|asien|amerika|südamerika|australien|auslands|rucksack)reise|arbeitslos(?:igkeit)?|ohne beschäftigung|elternzeit|elternurlaub|mutterschutz|mutterschaftsurlaub|erziehungs(?:zeit|urlaub)|babypause|kinderpause|familien(?:zeit|pause)|hausfrau|(?:bildungs|väter|eltern)?karenz|sabbatjahr',
  "sans emploi|(?:à la |en )?recherche d[’']emploi|demandeuse? d[’']emploi|chômage|congé (?:de )?maternité|congé parental|année sabbatique|(?:tour|voyage autour) du monde|mère au foyer",
  'desemplead[oa]|desempleo|en (?:búsqueda|busca) (?:activa )?de (?:empleo|trabajo)|en paro|(?:baja|permiso|licencia) (?:por |de )?maternidad|excedencia|año sabático|vuelta al mundo',
  'disoccupat[oa]|disoccupazione|in cerca di (?:lavoro|occupazione)|congedo (?:di )?maternità|congedo parentale|anno sabbatico|giro del mondo|viaggio intorno al mondo',
  'desempregad[oa]|desemprego|à procura de emprego|licença (?:de )?maternidade|licença parental|ano sabático|volta ao mundo',
  'werkloos|werkzoekend(?:e)?|ouderschapsverlof|zwangerschapsverlof|loopbaanonderbreking|wereldreis',
  'bezrobotn[ya]|bezrobocie|urlop (?:macierzyński|wychowawczy|rodzicielski)|poszukiwanie pracy|podróż dookoła świata',
  '(?:mateřská|rodičovská|materská) dovolen(?:á|ka)|nezaměstnan[ýá]|evidence na úřadu práce|nezamestnan[ýá]|rodinné důvody',
  'arbetslös|arbetssökande|föräldraledig(?:het)?|mammaledig|arbejdsløs|ledig|barselsorlov|barsel|arbeidsledig|foreldrepermisjon|työtön|äitiysloma|vanhempainvapaa|hoitovapaa',
  'munkanélküli|gyes|gyed|șomaj|concediu (?:de maternitate|de creștere.*)|porodiljski dopust|porodiljni dopust|nezaposlena?',
  'iş arıyor|işsiz|doğum izni|annelik izni|декрет(?:ный отпуск)?|отпуск по уходу за реб[её]нком|безработн(?:ый|ая)|поиск работы|домохозяйка|декретна відпустка|безробітн(?:ий|а)',
].join('|');

/** A text that names such a time, with why at most: "Unemployed due to illness". */
export const BREAK_IN_WORK = new RegExp(
  `^[(\\[]?(?:${BREAKS})(?![\\p{L}])(?:[\\s,;:)\\]–—-]*(?:$|(?:due to|because of|for|of|wegen|nach|mit|with|und|and|et|y)\\s.{2,60}$))`,
  'iu',
);
