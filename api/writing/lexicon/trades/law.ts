/** Words of the trade; the format is explained in format.ts. */
export const law = String.raw`
## Law
Law = legal practice, Rechtswesen, droit, derecho, diritto, direito, prawo, attorney, lawyer, Rechtsanwalt, avocat, abogado, avvocato, advogado, adwokat, prawnik, solicitor, Jurist, juriste
Legal secretarial work = legal secretary, legal assistant
Paralegal = Rechtsanwaltsfachangestellte, assistant juridique, paralegal training, paralegal experience
Legal research = legal analysis, juristische Recherche, recherche juridique, investigación jurídica
Legal writing = legal drafting, drafting legal documents, legal documents, legal memoranda, pleadings, briefs and motions, drafting pleadings
Litigation = civil litigation, litigation experience, Prozessführung, contentieux, litigios, court proceedings
Litigation support = trial preparation, trial support
Discovery! = e-discovery, eDiscovery, document discovery, legal discovery
Document review = reviewing documents, review of documents, contract review
Contract law = contracts, Vertragsrecht, droit des contrats, commercial contracts, contract drafting, drafting contracts
Corporate law = company law, Gesellschaftsrecht, droit des sociétés, derecho mercantil
Employment law = labor law, labour law, Arbeitsrecht, droit du travail, derecho laboral, diritto del lavoro, prawo pracy
Intellectual property = IP law, patents, trademarks, patent law, copyright
Criminal law = Strafrecht, droit pénal, derecho penal, criminal justice
Family law = Familienrecht
Real estate law = conveyancing, property law, Immobilienrecht
Administrative law = Verwaltungsrecht, administrative rules, droit administratif
Election law = elections, election administration
Campaign finance law = campaign finance
Statutory law = common law, statutes, case law
Immigration law = immigration, visa processing
Bankruptcy law = insolvency, Insolvenzrecht
Personal injury law = personal injury
Environmental law = environmental regulations
Privacy law =
Competition law = antitrust
Legal support = legal advice, legal services, Rechtsberatung, conseil juridique, asesoría jurídica, legal counsel
Court filing = e-filing, filing court documents
Case preparation = case files, exhibits
Mediation = arbitration, alternative dispute resolution
Depositions = witness interviews, subpoenas
Notarial services =
Legislation = legislative analysis, drafting legislation, legislative affairs
Regulatory affairs = regulatory submissions, regulatory filings
Compliance management = compliance monitoring, compliance audits, compliance officer, compliance programs
Licensing! = licence agreements
Estate planning = wills and trusts, probate
Title searches = title examination
Legal billing = billable hours, timekeeping
Confidentiality = discretion, confidential information, Verschwiegenheit, confidentialité, confidencialidad, discreción, sensitive information, Vertraulichkeit

## Legal tools and certificates
Westlaw = [tool]
LexisNexis = Lexis [tool]
Relativity! = [tool]
Concordance! = [tool]
Clio = [tool]
PracticePanther = [tool]
MyCase = [tool]
PACER = CM/ECF [tool]
Juris Doctor = J.D., JD degree, law degree [degree]
Bar admission = admitted to the bar, bar license, member of the bar, licensed attorney, State Bar [certificate]
Paralegal certificate = certified paralegal, paralegal certification [certificate]
Zweites Staatsexamen = Volljurist, Staatsexamen [degree]
`;
