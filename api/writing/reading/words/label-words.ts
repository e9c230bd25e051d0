/** Labels in front of a field ("Employer: Aldi"), folded, by the field that follows. */
export const FIELD_LABELS: Record<'title' | 'company' | 'location' | 'dates' | 'ignored', string> = {
  title:
    'position|position held|job title|title|role|job|occupation or position held|designation|stelle|beruf|tatigkeit als|funktion|poste|poste occupe|intitule du poste|fonction|puesto|cargo|puesto desempenado|ocupacion|ruolo|mansione|posizione|qualifica|funcao|posicao|stanowisko|rola',
  company:
    'employer|company|organization|organisation|company name|name of employer|name and address of employer|firm|client|arbeitgeber|firma|unternehmen|betrieb|entreprise|employeur|societe|empresa|empleador|compania|azienda|datore di lavoro|societa|empregador|companhia|pracodawca|przedsiebiorstwo|nazwa firmy',
  location:
    'location|place|city|ort|standort|arbeitsort|lieu|ville|lugar|ubicacion|ciudad|luogo|sede|citta|local|localizacao|cidade|miejsce|lokalizacja|miasto',
  dates:
    "dates|date|period|duration|dates of employment|employment dates|tenure|time|from|zeitraum|dauer|von|periode|duree|dates d'emploi|periodo|fecha|fechas|duracion|durata|data|date di impiego|okres|okres zatrudnienia|data zatrudnienia|lata",
  ignored:
    'industry|sector|business or sector|type|type of business|contract|employment type|reporting to|reports to|salary|team size|branche|secteur|sector|settore|setor|branza',
};
