/** What a document calls itself, folded. */
export const DOCUMENT_TITLES =
  'curriculum vitae|curriculum vitæ|curriculum|resume|cv|lebenslauf|tabellarischer lebenslauf|curriculo|hoja de vida|zyciorys|zivotopis|strukturovany zivotopis|profesni zivotopis|ozgecmis|oneletrajz|szakmai oneletrajz|daftar riwayat hidup|riwayat hidup|levnadsbeskrivning|meritforteckning|ansioluettelo|zivljenjepis|zivotopis|gyvenimo aprasymas|elulookirjeldus|βιογραφικο σημειωμα|резюме|автобиография|резюме';

/** Labels of somebody's first and last name where a form asks for them separately, folded. */
export const GIVEN_NAME_LABELS =
  'vorname|vornamen|first name|first names|given name|given names|forename|prenom|prenoms|nombre|nombres|nome|imie|imiona|jmeno|meno|voornaam|voornamen|fornamn|fornavn|etunimi|keresztnev|prenume|ime|ad|adi';
export const FAMILY_NAME_LABELS =
  'name|nachname|familienname|last name|surname|family name|nom|nom de famille|apellido|apellidos|cognome|sobrenome|apelido|nazwisko|prijmeni|priezvisko|achternaam|naam|efternamn|efternavn|etternavn|sukunimi|vezeteknev|nume|prezime|soyad|soyadi';

/** Labels of numbers that are no telephone numbers: of a person, a card, a tax, a postal code or an account; folded. */
export const NUMBER_LABELS =
  'id|id no|id number|id-nr|national id|identity|identity card|identity number|passport|passport no|orcid|orcid id|ssn|nin|nino|ni number|social security|tax|tax id|tax number|vat|licence no|license no|licence number|license number|registration no|registration number|reg no|pin|dni|nie|nif|nit|nuip|cuil|cuit|rut|run|rfc|curp|cpf|rg|cnpj|pis|ctps|cnh|cep|zip|zip code|postal code|post code|postcode|code postal|codigo postal|cap|plz|psc|c c|cc|cedula|cedula de ciudadania|documento|documento de identidad|doc identidad|identidad|identificacion|matricula|matricule|siret|siren|carte d identite|cni|pesel|nip|regon|dowod osobisty|steuernummer|steuer-id|steuerid|ausweis|ausweisnummer|personalausweis|reisepass|sozialversicherungsnummer|svnr|ahv|ahv-nr|bsn|codice fiscale|partita iva|p iva|personnummer|cpr|henkilotunnus|rodne cislo|ico|dic|oib|jmbg|cnp|tc|tc no|tckn|kimlik|kimlik no|nik|ktp|npwp|sim|aadhaar|aadhar|aadhaar no|pan|pan no|pan card|iban|account|account no|konto|konto-nr|bic|isbn|issn|doi|npi';
