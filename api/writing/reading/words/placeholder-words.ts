/** What templates have in the places of fields, folded: whole texts, with "your" before or a number behind them or not. */
export const PLACEHOLDERS = {
  title:
    'job title|title of the job|position title|job position|position|role|title|designation|stellenbezeichnung|berufsbezeichnung|positionsbezeichnung|jobtitel|intitule du poste|titre du poste|nom du poste|poste|nombre del puesto|puesto|puesto de trabajo|nome do cargo|ruolo|posizione|nome della posizione|stanowisko|nazwa stanowiska|functietitel|functienaam|functie|jobbtitel|befattning|stillingsbetegnelse|nazev pozice|pozice|nazov pozicie|pozicia|munkakor|pozicio|pozisyon|unvan|is unvani|jabatan|posisi|titlul postului|radno mjesto|naziv pozicije|должность|посада|позиция',
  company:
    "company|workplace|company name|name of company|employer|employer name|organization|organisation|organization name|organisation name|firma|firmenname|name der firma|unternehmen|unternehmensname|name des unternehmens|arbeitgeber|entreprise|nom de l'entreprise|nom entreprise|employeur|societe|empresa|nombre de la empresa|nombre empresa|nome da empresa|azienda|nome azienda|nome dell'azienda|datore di lavoro|nazwa firmy|pracodawca|bedrijf|bedrijfsnaam|naam bedrijf|werkgever|foretag|foretagsnamn|arbetsgivare|virksomhed|firmanavn|nazev firmy|nazev spolecnosti|nazov firmy|nazov spolocnosti|cegnev|ceg neve|sirket adi|sirket|kurum adi|kurum|firma adi|nama perusahaan|perusahaan|numele companiei|naziv tvrtke|naziv firme|название компании|компания|назва компанії",
  location:
    'city|town|city, state|city, country|location|city name|stadt|ort|ort, land|standort|ville|ville, pays|ciudad|ciudad, pais|cidade|cidade, estado|citta|miasto|miejscowosc|stad|plaats|mesto|varos|sehir|kota|oras|город|місто',
} as const;

/** "Your Company", "Ihr Unternehmen", "Some City", folded. */
export const YOUR =
  'your|some|(?:yet )?another|ihre?|deine?|votre|ton|tu|sua|seu|il tuo|la tua|uw|jouw|ditt?|twoj|twoja';

/** What templates have in the places of months, years and dates, folded; years and dates are patterns. */
export const MONTH_PLACEHOLDERS =
  'month mon mm mmm monat mois mes mese miesiac maand manad maned mesic kuukausi bulan luna';
export const YEAR_PLACEHOLDERS =
  'years? yyyy 20xx 20[0-3]x 19xx 20__ xxxx jahr jjjj annee aaaa ano anno rok rrrr jaar vuosi tahun';
export const DATE_PLACEHOLDERS =
  '(?:start(?:ing)?|end(?:ing)?|from|to|hire|begin)[\\s-]?dates?|(?:from|to)[\\s-](?:month|year)|dates?|datum|startdatum|enddatum|date de (?:debut|fin)|fecha(?: de (?:inicio|fin))?|data(?: (?:di|de) (?:inizio|fine|inicio|fim))?';
