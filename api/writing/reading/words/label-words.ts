/** Labels in front of a field ("Employer: Aldi"), folded, by the field that follows. */
export const FIELD_LABELS: Record<'title' | 'company' | 'location' | 'dates' | 'ignored', string> = {
  title:
    'position|position held|occupation or position|role title|profesion o cargo desempenado|fonction ou poste occupe|beruf oder funktion|lavoro o posizione ricoperti|lavoro o posizione ricoperta|funcao ou cargo ocupado|zawod lub zajmowane stanowisko|zajmowane stanowisko|tipo di impiego|job title|title|role|job|occupation or position held|designation|stelle|beruf|tatigkeit als|funktion|poste|poste occupe|intitule du poste|fonction|puesto|cargo|puesto desempenado|ocupacion|ruolo|mansione|posizione|qualifica|funcao|posicao|stanowisko|rola',
  company:
    'employer|company|name of the employer|employer name|nombre y direccion de la empresa|nombre de la empresa|nombre y direccion del empleador|nom et adresse de l’employeur|nom de l’employeur|name und adresse des arbeitgebers|name des arbeitgebers|nome del datore di lavoro|nome e indirizzo del datore di lavoro|nome e morada do empregador|nome do empregador|nazwa i adres pracodawcy|nazwa pracodawcy|organization|organisation|company name|name of employer|name and address of employer|firm|client|arbeitgeber|firma|unternehmen|betrieb|entreprise|employeur|societe|empresa|empleador|compania|azienda|datore di lavoro|societa|empregador|companhia|pracodawca|przedsiebiorstwo|nazwa firmy',
  location:
    'location|place|city|ort|standort|arbeitsort|lieu|ville|lugar|ubicacion|ciudad|luogo|sede|citta|local|localizacao|cidade|miejsce|lokalizacja|miasto',
  dates:
    "dates|date|period|duration|dates of employment|employment dates|tenure|time|from|zeitraum|dauer|von|periode|duree|dates d'emploi|periodo|fecha|fechas|duracion|durata|data|date di impiego|okres|okres zatrudnienia|data zatrudnienia|lata",
  ignored:
    'industry|sector|type of business or sector|tipo de empresa o sector|type ou secteur d’activite|tatigkeitsbereich oder branche|tipo di attivita o settore|tipo di azienda o settore|tipo de empresa ou setor|business or sector|type|type of business|contract|employment type|reporting to|reports to|salary|team size|branche|secteur|sector|settore|setor|branza',
};
