/** Legal forms, folded, as the last word or words of a name. */
export const LEGAL_FORMS = `inc incorporated llc llp lp ltd limited plc corp corporation co company companies gmbh mbh ag kg ohg ug gbr se eg ev e.v e.k sa s.a sas s.a.s sarl s.a.r.l eurl sl s.l slu s.l.u srl s.r.l spa s.p.a snc lda ltda eireli me sp.zoo zoo s.k oy ab as a.s aps bv b.v nv n.v pty pvt kft zrt oyj uab sia ood eood asa tbk sti sro s.r.o doo d.o.o`;

/** Words that name a kind of organisation, folded. */
export const ORGANISATION_WORDS = `university universitat universite universidad universita universidade uniwersytet college school schools academy institute institut instituto istituto instytut kindergarten kita nursery preschool gymnasium grundschule realschule schule ecole lycee escuela colegio scuola liceo escola szkola przedszkole faculty laboratory laboratories lab labs
  hospital hospitals clinic clinics klinik klinikum krankenhaus hopital clinique clinica ospedale hospitais szpital przychodnia pharmacy apotheke pharmacie farmacia apteka medical healthcare health nhs hospice seniorenheim pflegeheim ehpad residence residencia
  bank banks bancorp sparkasse volksbank banque banco banca insurance versicherung assurance assurances seguros assicurazioni financial capital holdings holding ventures partners investments fund
  group gruppe groupe grupo gruppo grupa technologies technology tech systems solutions services service software consulting consultants consultancy analytics digital media studio studios agency agentur agence agencia agenzia agencja networks network interactive industries industrial international global enterprises enterprise associates logistics logistik logistica logistyka transport transports transportes trasporti spedition shipping freight airlines airways energy power electric electrical elektro construction bau constructions construcciones costruzioni construtora builders contractors engineering manufacturing factory works werke werk foods farms farm brewery bakery backerei boulangerie panaderia panificio padaria piekarnia restaurant restaurante ristorante restauracja gasthaus gasthof bistro brasserie cafe kaffee coffee kitchen grill diner pizzeria trattoria hotel hotels hostel resort inn catering store stores shop shops market markets supermarket supermarkt markt mall outlet boutique mode garage autohaus motors automotive salon spa gym fitness church council county city government ministry ministere ministerio ministero ministerstwo department amt stadt mairie ayuntamiento comune prefeitura urzad gmina federal bureau agency army navy force police association foundation stiftung fondation fundacion fondazione fundacao fundacja trust charity ngo verein club society union museum library theatre theater press verlag publishing news magazine radio tv television startup start-up telecom mobile pharma pharmaceuticals biotech chemicals steel metal metals auto autos cars homes properties realty immobilien commission council organization organisation interactive`;

/** Words that name an organisation and never stand in a job's title, folded. */
export const EMPLOYER_WORDS = `royal berufskolleg kolleg landgericht amtsgericht oberlandesgericht verwaltungsgericht arbeitsgericht staatsanwaltschaft kanzlei rechtsanwaltskanzlei lebenshilfe caritas diakonie johanniter malteser bundeswehr heer stadtwerke stadtverwaltung kreisverwaltung gemeinde landratsamt ministerium rathaus
  ayuntamiento ejercito armada juzgado tribunal audiencia prefeitura exercito mairie gendarmerie tribunale comune esercito carabinieri
  gemeente koninklijke luchtmacht landmacht marechaussee rechtbank kommun lansstyrelsen forsvarsmakten tingsratt sad urzad wojsko wojska belediyesi bakanligi kuvvetleri kementerian dinas
  brothers bros sons hermanos fratelli gebruder freres irmaos synowie zonen`;

/** What comes after a name with a comma and belongs to it: "Glasgow Orthodontics, P.A.", "Dr. Novak, DDS". */
export const NAME_SUFFIX =
  /^(?:P\.\s?[AC]\.?|P\.?L\.?L\.?C\.?|D\.?D\.?S\.?|D\.?M\.?D\.?|M\.D\.?|Esq\.?|CPAs?)$/;

/** Names of a part of an organisation: never a place. */
export const UNIT_WORDS = `servicios servicio servizi servizio ufficio reparto divisione direzione direction direccion direcao servicos servico setor divisao afdeling dienst diensten avdelning avdelningen enhet enheten birimi birimler bolumu mudurlugu subesi oddeleni odbor wydzial divisi bagian cras brigade brigada brigata regiment bataillon battalion batallon department dept division unit team office branch abteilung bereich service departement departamento dipartimento dzial faculty desk floor ward station wing programme program group`;

/** Endings of compounds that name a part of an organisation: "Rechtsabteilung", "socialförvaltningen". */
export const UNIT_ENDING =
  /(?:abteilung|dezernat|referat|forvaltning|forvaltningen|avdelning|avdelningen|afdeling|dienst)$/;
