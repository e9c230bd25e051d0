/** Words before the day on which a certificate ends, folded. */
export const VALID_UNTIL = `valid (?:until|through|thru|to|till)|expires?(?: on)?|expiry(?: date)?|expiration(?: date)?|exp\\.|renewal|
  gultig bis|gultigkeit(?: bis)?|lauft ab|ablauf|valable jusqu.{1,2}(?:en|au|a)?|valide jusqu.{1,2}(?:en|au|a)?|expire(?: le| en)?|valido hasta|valida hasta|vigente hasta|vence|caduca|valido fino a[l]?|valida fino a[l]?|scadenza|valido ate|valida ate|validade|geldig tot|geldig t/m|vervalt|wazn[ey] do|wazna do|giltigt? till|giltig t\\.o\\.m\\.|gyldig til|gecerlilik(?: tarihi)?|son gecerlilik|platn[eyai] do|platnost do|berlaku (?:hingga|sampai)(?: dengan)?|voimassa|ervenyes|valabil pana|действителен до|дійсний до|ισχυει`;
/** Words before a certificate's number, folded. */
export const NUMBER_WORDS = `no|nr|num|number|n[.]?º|n[.]?°|n|nummer|numero|№|id|credential id|license|licence|lic|c|cislo|numer|sicil no|belge no|nomor|reg|reg\\. no|registration(?: no| number)?|certificate (?:no|number|id)|cert|zertifikatsnummer|(?:verification |verifikations|zertifikats)?code|codigo|codice|kod|codigo da credencial(?: \\d{1,2})?|codigo de (?:la )?credencial|id (?:da|de la) credencial|credencial|identifiant du diplome|numero (?:de licence|de certificat)|zertifikats-?id|verifikationscode|kod uwierzytelniajacy`;
/** Words before the day on which it was issued, folded. */
export const ISSUED = `issued(?: on)?|awarded|obtained|date of issue|ausgestellt(?: am)?|erworben|delivre(?: le| en)?|obtenu(?: le| en)?|expedid[oa](?: el| en)?|emitid[oa](?: el| en| em)?|rilasciat[oa](?: il)?|conseguit[oa]|behaald(?: op)?|uitgegeven|wydan[yoe]|uzyskan[yo]|utfardat?|udstedt|verilis|alinma(?: tarihi)?|vydano|diterbitkan`;

/** Beginnings of lines below a certificate that say who gave the course or stands behind it, folded. */
export const GIVEN_BY =
  /^(?:issued|provided|offered|awarded|accredited|taught|given|organi[sz]ed|conducted) (?:by|at)(?!\p{L})|^(?:avalad|dictad|impartid|otorgad|organizad|emitid|expedid|ministrad|oferecid|promovid)[oa]s? (?:por|pel[ao]|en)(?!\p{L})|^(?:ausgestellt|durchgefuhrt|veranstaltet|angeboten) (?:von|durch|bei)(?!\p{L})|^(?:delivree?|dispensee?|organisee?|proposee?) par(?!\p{L})|^(?:rilasciat|erogat|organizzat|tenut)[oa] d(?:a|al|alla|all)(?!\p{L})|^(?:wydan[yae]|organizowan[yae]) przez(?!\p{L})/u;

/** The number of a certificate behind its label, folded. */
export const CERTIFICATE_NUMBER =
  /(?<!\p{L})(?:certifi\p{L}+|credential|zertifikats?|licen[cs]e)[ -]?(?:id|no|nr|number|nummer)(?!\p{L})\.?\s?[:#]?\s?[\p{L}\p{N}-]*\d/u;

/** Makers and bodies that issue certificates, folded, as a whole text. */
export const CERTIFIERS =
  /^(?:microsoft|google(?: cloud)?|cisco|oracle|aws|amazon(?: web services)?|ibm|sap|adobe|comptia|isc2|\(isc\)2|isaca|red ?hat|vmware|salesforce|meta|hubspot|itil|axelos|peoplecert|pmi|scrum\.org|scrum alliance|istqb|linux foundation|cncf|fortinet|juniper|huawei|citrix|autodesk|siemens|bosch|tuv(?: \p{L}+)?|dekra|rotes kreuz|red cross|croix-rouge(?: francaise)?|cruz roja|croce rossa|american heart association|resuscitation council uk|ihk|hwk|nebosh|iosh|senai|senac|sena|sebrae)$/u;

/** What somebody won or was chosen for, among certificates, folded. */
export const AWARD =
  /(?<!\p{L})(?:awards?|awarded|prizes?|winners?|finalists?|runner-up|(?:1st|2nd|3rd|first|second|third) (?:place|prize)|champion|medal|honou?rs?|dean.?s list|scholarships?|fellowships?|grants?|nominated|nominee|top \d+|valedictorian|employee of the|preis|auszeichnung|stipendium|prix|laureate?|bourse|premios?|beca|premi[oi]|borsa di studio|premiado|bolsa|nagroda|stypendium|laureat|odul|burs|juara|beasiswa)(?!\p{L})/u;

/** Headings of the licences to drive, folded. */
export const DRIVING_LICENCE =
  /^(?:fuhrerschein|fahrerlaubnis|driv(?:ing|er.?s?) licen[cs]es?|permis(?: de (?:conduire|conducere))?|rijbewij[sz](?:en)?|prawo jazdy|patent[ei](?: di guida)?|korkort|korekort|forerkort|ajokortti|ridicsky prukaz|vodicsky preukaz|jogositvany|vozacka dozvola|vozniski izpit|ehliyet|surucu belgesi|carnet de conducir|carta de conducao|cnh|водительские права)$/u;
/** Classes of vehicles that one drives for a living, and the papers for it, as they are written. */
export const OF_DRIVERS =
  /(?<![\p{L}\p{N}])(?:[CD]1?(?:\s?\+?\s?E)?|CE|DE|CPC|ADR|CDL|(?:[Cc]ode|[Kk]od) ?95)(?![\p{L}\p{N}])/u;

/** Exams in a language, folded. */
export const LANGUAGE_EXAM =
  /(?<!\p{L})(?:first certificate|certificate in advanced english|cambridge (?:esol|english)|ielts|toefl|toeic|lcci|delf|dalf|dele|celi|cils|goethe-zertifikat|testdaf|telc|hsk ?\d?|jlpt|linguaskill|efset)(?!\p{L})/u;

/** Words for what a section of certificates holds, of which a heading may have several, folded. */
export const CERTIFICATE_HEADS = `certifications certification certificates certs licenses licences licensure accreditations accreditation credentials trainings training courses seminars workshops webinars moocs permits
  zertifikate zertifizierungen zertifizierung schulung schulungen lehrgange weiterbildungen weiterbildung fortbildungen fortbildung weiterqualifizierung zusatzqualifikation zusatzqualifikationen zusatzausbildung zusatzausbildungen qualifizierungen kurse seminare lizenzen befahigungsnachweise sachkundenachweise fuhrerscheine
  certificats habilitations attestations caces permis perfectionnement perfectionnements seminaires
  certificados certificaciones certificacion licencias cursos talleres seminarios diplomados capacitacion capacitaciones acreditaciones carnets carnes
  certificati certificazioni certificazione corsi attestati abilitazioni seminari patentini patenti
  certificacoes certificacao licencas treinamentos capacitacoes oficinas aperfeicoamento
  certificaten certificeringen certificering cursussen trainingen bijscholing bijscholingen nascholing rijbewijzen attesten
  certyfikaty szkolenia kursy uprawnienia licencje
  certifikaty certifikace kurzy skoleni skolenia osvedceni osvedcenia opravneni opravnenia prukazy
  tanfolyamok kepzesek tovabbkepzes tovabbkepzesek tanusitvanyok kepesitesek
  certificari cursuri traininguri atestate
  certifikat certifieringar licenser kurser kurs utbildningsbevis behorigheter vidareutbildning fortbildning korkort certifikater certificeringer beviser efteruddannelse sertifikater sertifiseringer etterutdanning forerkort
  sertifikaatit sertifioinnit kurssit koulutukset taydennyskoulutus lisakoulutus korttikoulutukset patevyydet luvat
  sertifikalar sertifika sertifikalari kurslar kurslari egitimler egitimleri seminerler lisanslar belgeler
  sertifikat sertifikasi pelatihan kursus lisensi sijil
  сертификаты сертификация курсы тренинги лицензии сертифікати курси тренінги ліцензії сертификати сертификации курсове обучения
  πιστοποιησεισ πιστοποιητικα σεμιναρια
  certifikati tecajevi tecaji sertifikati kursevi obuke uverenja potrdila edukacije usavrsavanje osposobljavanje usposabljanja
  sertifikatai kursai mokymai seminarai kursi seminari sertifikati apliecibas koolitused taiendkoolitused sertifikaadid tunnistused kursused
  certificacions trajnime certifikime`;

/** Words beside them that say which, folded. */
export const CERTIFICATE_MODIFIERS = `certified gecertificeerde zertifizierte certifiees certificados edv it computer informatik sprach key cles principales wichtigste industry nursing medical doctoral phd board trade safety vocational online internal external specialized specialised special short national international valid current active obtained earned held completed attended attendance taken received undergone undertaken development professionalism continuing civil service inhouse house required mandatory state government driving health first aid
  fort besondere interne externe berufsbegleitende fachliche
  obtenues obtenus suivis suivies courtes internes certifiantes
  online complementarios complementarias profesionales adicionales adicional especializacion extension capacitacion formacion actualizacion perfeccionamiento extracurriculares recibidos asistidos oficiales profesional continua reglada no
  formazione aggiornamento specializzazione professionali frequentati conseguite conseguiti sicurezza professionale
  formacao complementares profissionais profissional especializacao extensao aperfeicoamento profissionalizantes tecnicos livres adicionais concluidos
  aanvullende behaalde gevolgde interne
  zawodowe odbyte zdobyte ukonczone posiadane specjalistyczne branzowe
  absolvovane absolvovana odborna odborne dokoncene ziskane profesni
  formare perfectionare obtinute absolvite
  genomgangna avklarade relevanta gjennomforte relevante gennemforte
  kaydyt suoritetut muut
  alinan katildigim aldigim
  yang diikuti riwayat
  пройденные профессиональные дополнительные полученные пройдені професійні
  strucno zavrseni zavrsene
  och og ja ir un dhe si и та και i di del della dos das van voor w z`;

/** Words for what a profession asks for; beside most other words they are skills ("Key qualifications"), folded. */
export const QUALIFICATIONS =
  'qualifications qualificacoes qualificacao qualifiche kwalifikacje kvalifikace kvalifikacie kvalifikacije cualificaciones';

/** Words that say that the courses were given rather than taken, folded. */
export const TAUGHT =
  /(?<!\p{L})(?:taught|teaching|given|delivered|conducted|facilitated|invited|practical|practicum|impartid[oa]s|dictad[oa]s|ministrad[oa]s|lecionad[oa]s|dispensees|animees|donnes|tenuti|gehalten\p{L}*|erteilte|gegeven|prowadzone|przeprowadzone|vedene|hallna|holdte|verilen|diberikan)(?!\p{L})/u;

/** Words for certificates and licences in the plural or as a mass, which hardly a heading of anything else has, folded. */
export const CERTIFICATE =
  /^(?:certification(?:s|es)?|certificat(?:es|s|i|en)|certificados|certificaciones|certificazioni|certificacoes|certificari|certificacions|certificeringe?n?|certifieringar|certifikat(?:er|y|i)?|zertifikate|zertifizierung(?:en)?|\p{L}{3,}zertifikate|certyfikaty|sertifika(?:lar|si|t|ter|ti)|sertifiseringer|sertifikaatit|licen[cs]es|licensure|accreditations?|credentials|lizenzen|licencias|licencas|licencje|habilitations|abilitazioni|uprawnienia|osvedceni|opravneni|сертифика(?:ты|ти|ция)|лицензии|ліцензії|πιστοποι\p{L}+)$/u;

/** One certificate by its name, and who issued it: "HR Certification – State of Nevada", "Data Certification: Globex", folded. */
export const ONE_CERTIFICATE =
  /^(?:\p{L}.*?[^\p{L}])?(?:certifications?|certificates?|zertifikat|zertifizierung|certificats?|certificados?|certificacion|certificazione|certificato|certyfikat|certifikat|certificaat|licensure|licen[cs]e)(?:\s?[(:,–—|\t-].*)?$/u;
/** "Certified Scrum Master", folded. */
export const CERTIFIED =
  /^(?:\p{L}+ )?(?:certified|accredited|zertifizierte[rs]?|certifiee?|certificado en|certificato in)\s\p{L}/u;
/** Words for what a profession or a product asks for, rather than a school, folded. */
export const CERTIFICATION =
  /(?<!\p{L})(?:certification|certified|zertifizierung|certificacion|certificazione|certificacao|certificare|certificering|certifiering|sertifisering|licensure)(?!\p{L})/u;
/** Certificates of schools, what nearly everybody has, and offers to send some, folded. */
export const NO_CERTIFICATE =
  /(?<!\p{L})(?:birth|leaving|school|secondary|primary|national|graduate|post-?graduate|undergraduate|education|matriculation|driver'?s?|driver’s|driving|available|request)(?!\p{L})/u;
