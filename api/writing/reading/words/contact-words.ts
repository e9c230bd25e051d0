/** What a document calls itself, folded. */
export const DOCUMENT_TITLES =
  'curriculum vitae|curriculum vitæ|curriculum|resume|cv|lebenslauf|tabellarischer lebenslauf|curriculo|hoja de vida|zyciorys|zivotopis|strukturovany zivotopis|profesni zivotopis|ozgecmis|oneletrajz|szakmai oneletrajz|daftar riwayat hidup|riwayat hidup|levnadsbeskrivning|meritforteckning|ansioluettelo|zivljenjepis|zivotopis|gyvenimo aprasymas|elulookirjeldus|βιογραφικο σημειωμα|резюме|автобиография|резюме';

/** Labels of somebody's first and last name where a form asks for them separately, folded. */
export const GIVEN_NAME_LABELS =
  'vorname|vornamen|first name|first names|given name|given names|forename|prenom|prenoms|nombre|nombres|nome|imie|imiona|jmeno|meno|voornaam|voornamen|fornamn|fornavn|etunimi|keresztnev|prenume|ime|ad|adi';
export const FAMILY_NAME_LABELS =
  'name|nachname|familienname|last name|surname|family name|nom|nom de famille|apellido|apellidos|cognome|sobrenome|apelido|nazwisko|prijmeni|priezvisko|achternaam|naam|efternamn|efternavn|etternavn|sukunimi|vezeteknev|nume|prezime|soyad|soyadi';
