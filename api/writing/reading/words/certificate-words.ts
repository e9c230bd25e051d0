/** Words before the day on which a certificate ends, folded. */
export const VALID_UNTIL = `valid (?:until|through|thru|to|till)|expires?(?: on)?|expiry(?: date)?|expiration(?: date)?|exp\\.|renewal|
  gultig bis|gultigkeit(?: bis)?|lauft ab|ablauf|valable jusqu.{1,2}(?:en|au|a)?|valide jusqu.{1,2}(?:en|au|a)?|expire(?: le| en)?|valido hasta|valida hasta|vigente hasta|vence|caduca|valido fino a[l]?|valida fino a[l]?|scadenza|valido ate|valida ate|validade|geldig tot|geldig t/m|vervalt|wazn[ey] do|wazna do|giltigt? till|giltig t\\.o\\.m\\.|gyldig til|gecerlilik(?: tarihi)?|son gecerlilik|platn[eyai] do|platnost do|berlaku (?:hingga|sampai)(?: dengan)?|voimassa|ervenyes|valabil pana|действителен до|дійсний до|ισχυει`;
/** Words before a certificate's number, folded. */
export const NUMBER_WORDS = `no|nr|num|number|n[.]?º|n[.]?°|n|nummer|numero|№|id|credential id|license|licence|lic|c|cislo|numer|sicil no|belge no|nomor|reg|reg\\. no|registration(?: no| number)?|certificate (?:no|number|id)|cert|zertifikatsnummer|(?:verification |verifikations|zertifikats)?code|codigo|codice|kod`;
/** Words before the day on which it was issued, folded. */
export const ISSUED = `issued(?: on)?|awarded|obtained|date of issue|ausgestellt(?: am)?|erworben|delivre(?: le| en)?|obtenu(?: le| en)?|expedid[oa](?: el| en)?|emitid[oa](?: el| en| em)?|rilasciat[oa](?: il)?|conseguit[oa]|behaald(?: op)?|uitgegeven|wydan[yoe]|uzyskan[yo]|utfardat?|udstedt|verilis|alinma(?: tarihi)?|vydano|diterbitkan`;

/** What somebody won or was chosen for, among certificates, folded. */
export const AWARD =
  /(?<!\p{L})(?:awards?|awarded|prizes?|winners?|finalists?|runner-up|(?:1st|2nd|3rd|first|second|third) (?:place|prize)|champion|medal|honou?rs?|dean.?s list|scholarships?|fellowships?|grants?|nominated|nominee|top \d+|valedictorian|employee of the|preis|auszeichnung|stipendium|prix|laureate?|bourse|premios?|beca|premi[oi]|borsa di studio|premiado|bolsa|nagroda|stypendium|laureat|odul|burs|juara|beasiswa)(?!\p{L})/u;

/** Headings of the licences to drive, folded. */
export const DRIVING_LICENCE =
  /^(?:fuhrerschein|fahrerlaubnis|driv(?:ing|er.?s?) licen[cs]es?|permis(?: de (?:conduire|conducere))?|rijbewij[sz](?:en)?|prawo jazdy|patent[ei](?: di guida)?|korkort|korekort|forerkort|ajokortti|ridicsky prukaz|vodicsky preukaz|jogositvany|vozacka dozvola|vozniski izpit|ehliyet|surucu belgesi|carnet de conducir|carta de conducao|cnh|водительские права)$/u;
/** Classes of vehicles that one drives for a living, and the papers for it, folded. */
export const OF_DRIVERS =
  /(?<![\p{L}\p{N}])(?:[cd]1?(?:\s?\+?\s?e)?|ce|de|cpc|adr|cdl|(?:code|kod) ?95)(?![\p{L}\p{N}])/u;

/** Exams in a language, folded. */
export const LANGUAGE_EXAM =
  /(?<!\p{L})(?:first certificate|certificate in advanced english|cambridge (?:esol|english)|ielts|toefl|toeic|lcci|delf|dalf|dele|celi|cils|goethe-zertifikat|testdaf|telc|hsk ?\d?|jlpt|linguaskill|efset)(?!\p{L})/u;
