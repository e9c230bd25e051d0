/** Words of the trade; the format is explained in format.ts. */
export const bookkeeping = String.raw`
## Bookkeeping and accounting office
Posting transactions = post transactions, posting entries, posting journals, journal posting, transaction posting, coding invoices, invoice coding, entering transactions, Buchen, Verbuchung, Buchen von Geschäftsvorfällen, Buchung von Geschäftsvorfällen, Verbuchen von Belegen, Verbuchung von Belegen, Buchungsbelege, Belege buchen, Kontieren, Kontierung, Kontieren und Buchen, Kontierung und Verbuchung, saisie comptable, saisie des écritures, saisie des pièces comptables, saisie des factures, écritures comptables, imputation comptable, asientos contables, contabilización de facturas, contabilización de asientos, registro contable, registro de facturas, registro de asientos, registrazioni contabili, registrazione fatture, registrazione delle fatture, prima nota, scritture contabili, lançamentos contabilísticos, lançamento de faturas, lançamentos contábeis, classificação de documentos, lançamento de documentos, księgowanie, księgowani*, księgowanie dokumentów, księgowanie faktur, dekretacja, dekretacja dokumentów, dekretowanie, ewidencja księgowa, inboeken van facturen, journaalposten, facturen boeken, facturen inboeken, posted journals, posted transactions > Journal entries
Purchase ledger = purchase ledger clerk, bought ledger, AP clerk, AP invoices, supplier ledger, supplier accounts, Kreditoren- und Debitorenbuchhaltung, Kreditorenbuchhalter, comptabilité auxiliaire fournisseurs, comptable fournisseurs, cuentas de proveedores, contabilidad de proveedores, facturas de proveedores, contabilità passiva, ciclo passivo, contas correntes de fornecedores, rozrachunki z kontrahentami, crediteuren, crediteurenadministratie, crediteurenbeheer, accounts payable ledger > Accounts payable
Sales ledger = sales ledger clerk, AR clerk, customer ledger, customer accounts, comptable clients, comptabilité auxiliaire clients, cuentas de clientes, contabilidad de clientes, contabilità attiva, ciclo attivo, contas correntes de clientes, clientes e fornecedores, debiteuren, debiteurenadministratie, debiteurenbeheer > Accounts receivable
Purchase and sales ledgers = sales and purchase ledger, AP and AR, AP/AR, accounts payable and receivable, accounts payable and accounts receivable, Debitoren- und Kreditorenbuchhaltung, Debitoren und Kreditoren, comptabilité clients et fournisseurs, comptabilité fournisseurs et clients, clientes y proveedores, contabilità clienti e fornitori, contabilità clienti/fornitori, debiteuren- en crediteurenadministratie, debiteuren en crediteuren > Accounts payable, Accounts receivable
Supplier invoices = supplier invoice processing, vendor invoices, purchase invoices, purchase invoice processing, Eingangsrechnungen, Prüfung von Eingangsrechnungen, Bearbeitung von Eingangsrechnungen, Eingangsrechnungsprüfung, factures fournisseurs, traitement des factures fournisseurs, gestión de facturas, facturas recibidas, fatture passive, fatture fornitori, ciclo delle fatture passive, faturas de fornecedores, conferência de faturas, faktury kosztowe, faktury zakupowe, faktur* kosztow*, faktur* zakup*, inkoopfacturen, inkoopfacturen verwerken, verwerken van facturen, invoice approval > Invoice processing
Sales invoices = customer invoices, raising invoices, raise invoices, raising sales invoices, sales invoicing, Ausgangsrechnungen, Erstellung von Ausgangsrechnungen, Erstellen von Rechnungen, Rechnungserstellung, Rechnungsschreibung, factures clients, établissement des factures, émission des factures, facturation clients, emisión y envío de facturas, facturas emitidas, facturación a clientes, fatture attive, fatturazione attiva, fatturazione elettronica, emissão de faturas, faturação, faturação a clientes, faktury sprzedażowe, faktury sprzedaży, wystawiani* faktur, faktur* sprzedaż*, verkoopfacturen, facturatie, factureren, facturen opstellen, raised invoices > Invoicing
Billing to customers = invoicing customers, customer billing
Supplier statement reconciliation = statement reconciliation, vendor statement reconciliation, supplier statements, supplier reconciliations, Saldenabstimmung, OP-Klärung, Klärung offener Posten, offene Posten, analyse des comptes fournisseurs, uzgadnianie sald z kontrahentami > Account reconciliation
Ledger keeping = nominal ledger, grootboek, Hauptbuchhaltung, Nebenbuchhaltung, Nebenbücher, comptabilité auxiliaire, libro mayor, libro diario, libri contabili, księga główna, księg* główn*, księgi rachunkowe, ksiąg rachunkowych, księg* rachunkow* > General ledger
Cash allocation = cash posting, allocating receipts, receipts posting, posting receipts, payment allocation, cash application, Zahlungszuordnung, Zahlungseingänge, Überwachung der Zahlungseingänge, encaissements clients, suivi des encaissements, cobros y pagos, control de cobros, gestión de cobros y pagos, incassi e pagamenti, recebimentos e pagamentos, monitorowanie płatności, rozliczanie wpłat > Accounts receivable
Expense claims = staff expenses, employee expenses, expense reimbursements, Spesenabrechnung, Spesenabrechnungen, Reisekosten, Reisekostenabrechnungen, remboursement de frais, frais de déplacement, notes de frais des salariés, gastos de viaje, notas de gastos, hojas de gastos, liquidación de gastos, note spese, rimborsi spese, mapas de despesas, rozliczanie delegacji, rozliczani* delegacj*, onkostendeclaraties > Expense reports
Corporate credit cards = credit card reconciliations, company credit cards, Kreditkartenabrechnungen > Reconciliation
Quarter-end close = quarterly closing, Quartalsabschlüsse, clôtures trimestrielles, cierres trimestrales, kwartaalafsluiting
Prepayments and accruals = accruals and prepayments, prepayments, provisions and accruals, accrual journals, Rechnungsabgrenzung, Abgrenzungen, Abgrenzungsbuchungen, Rückstellungen und Abgrenzungen, charges constatées d'avance, régularisations, periodificaciones, provisiones, ratei e risconti, ratei, acréscimos e diferimentos, rozliczenia międzyokresowe, overlopende posten, transitoria > Accruals
Fixed asset register = Anlagevermögen, Anlagenbuchführung, Anlagenspiegel, immobilisations, suivi des immobilisations, inmovilizado, activos fijos, cespiti, libro cespiti, ammortamenti, imobilizado, ativos fixos, amortizações e depreciações, środki trwałe, ewidencja środków trwałych, środk* trwał*, vaste activa, materiële vaste activa > Fixed assets
Intrastat reporting = Intrastat returns, Intrastat declarations, Intrastat-Meldungen, Intrastatmeldungen, deklaracje Intrastat > Statutory reporting
Intercompany reconciliation = intercompany transactions and reconciliations, Intercompany-Abstimmung, intercompagnie, operaciones intercompany, rozliczenia wewnątrzgrupowe > Intercompany accounting
Foreign currency accounting = multi-currency, foreign currency, currency revaluation, Fremdwährungen, divisas, valuta estera, waluty obce, vreemde valuta
Cost center coding = cost centres, cost centers, cost coding, cost codes, Kostenstellen, Kostenstellen und Kostenträger, centres de coûts, comptabilité analytique et budgétaire, contabilidad analítica, centros de coste, contabilità analitica, centri di costo, contabilidade analítica, centros de custo, centra kosztów, kostenplaatsen > Cost accounting
Accounting practice work = accounting practice, accountancy practice, practice accounting, client accounts preparation, accounts preparation, preparation of accounts, sole trader accounts, limited company accounts, sole traders and limited companies, sole traders, Steuerkanzlei, Steuerberaterkanzlei, Steuerbüro, cabinet comptable, cabinet d'expertise comptable, expertise comptable, portefeuille de dossiers, dossiers clients comptables, asesoría fiscal y contable, gestoría, asesoría contable, studio commercialista, studio di commercialisti, commercialista, gabinete de contabilidade, escritório de contabilidade, biuro rachunkowe, biur* rachunkow*, administratiekantoor, accountantskantoor
Self assessment tax returns = self assessment, self assessment returns, personal tax returns, personal tax > Tax preparation
Corporation tax returns = corporation tax, CT600, corporation tax computations > Corporate tax
CIS returns = CIS returns and payments, Construction Industry Scheme > Taxation
Filing accounts = Companies House accounts, confirmation statements, annual accounts filing, Offenlegung, Hinterlegung, depósito de cuentas anuales, deposito bilancio, publikacja sprawozdań, deponeren jaarrekening
New supplier setup = supplier setup, vendor setup, vendor onboarding, setting up suppliers, vendor master data, supplier master data, W-9s, Pflege von Stammdaten, Debitoren- und Kreditorenstammdaten, création de comptes fournisseurs, alta de proveedores, anagrafiche, anagrafica clienti e fornitori, kartoteki kontrahentów, stamgegevens > Vendor management
Purchase order matching = PO matching, matching invoices to purchase orders, match invoices, batching and coding, two-way matching, matched invoices, match invoices to purchase orders > Invoice validation
Invoice queries = supplier queries, invoice discrepancies, resolving invoice queries, resolving discrepancies, invoice query resolution, litiges fournisseurs, litiges factures, incidencias de facturas, gestione contestazioni
Archiving of vouchers = filing invoices, filing documents, Belegwesen, Belegablage, Belegablage und Archivierung, digitale Belege, classement des pièces, classement et archivage des pièces, archivo de facturas, archiviazione fatture, arquivo contabilístico, archiwizowanie dokumentów księgowych, opisywanie faktur, administratie archiveren
Budget monitoring support = budget reports, budget tracking, Budgetkontrolle, suivi budgétaire, seguimiento presupuestario, control presupuestario, monitoraggio budget, controlo orçamental, kontrola budżetu, budgetbewaking > Budget management
Cash flow reports = cash flow reports and forecasts, treasury reports, Liquiditätsplanungen, suivi de trésorerie, gestion de trésorerie, previsiones de tesorería, gestión de tesorería, flussi di cassa, gestão de tesouraria, płynność finansowa, liquiditeitsprognose > Cash flow management

## Accounting software [tool]
Accounting software = accounting systems, accounting packages, finance systems, Buchhaltungssoftware, Buchhaltungsprogramme, FiBu-Software, Finanzbuchhaltungssoftware, logiciel comptable, logiciels de comptabilité, software contable, programa contable, programas de contabilidad, gestionali contabili, gestionale di contabilità, software di contabilità, gestionale contabile, software de contabilidade, programa de contabilidade, programy księgowe, program* księgow*, system księgowy, oprogramowanie księgowe, boekhoudsoftware, boekhoudpakket, boekhoudpakketten, boekhoudprogramma
FreeAgent = Free Agent > Accounting software
Kashflow = > Accounting software
Dext = Receipt Bank, Dext Prepare
AutoEntry =
Hubdoc =
IRIS Accounts Production =
TaxCalc =
Diamant Software = Diamant/4, SelectLine, Sage New Classic > Accounting software
EBP = EBP Comptabilité > Accounting software
MyUnisoft = > Accounting software
Isacompta = > Accounting software
Holded = > Accounting software
Contasol = > Accounting software
Primavera accounting = Primavera ERP, Primavera BSS, Cegid Primavera > Accounting software
PHC software = PHC CS > Accounting software
Rewizor GT = > Accounting software
wFirma = > Accounting software
Exact Online = Exact Globe > Accounting software
Twinfield = > Accounting software
SnelStart = > Accounting software
AFAS = AFAS Profit > Accounting software
Moneybird = > Accounting software

## Accounting qualifications [certificate]
Certified bookkeeper = AIPB, QuickBooks certified, QuickBooks certification > Bookkeeping
Associate degree in accounting = bachelor's degree in accounting, bachelor's in accounting > Accounting [degree]
Geprüfter Buchhalter = Finanzbuchhalter IHK, Weiterbildung Finanzbuchhalter, Geprüfte Finanzbuchhalterin, Fachkraft Rechnungswesen > Bookkeeping
BTS CG = BTS Comptabilité et Gestion, BTS Comptabilité Gestion, BTS comptabilité, BTS CGO, DUT GEA, BUT GEA, Bac pro comptabilité, Bac Pro AGOrA, licence pro comptabilité, titre professionnel comptable assistant > Accounting
FP Administración y finanzas = grado superior administración y finanzas, ciclo superior administración y finanzas, CFGS administración y finanzas, grado en ADE, grado en administración y dirección de empresas, FP administración, ciclo formativo administración, administración y finanzas
Diploma di ragioneria = ragioneria, diploma ragioneria, diploma in ragioneria, perito commerciale, diploma AFM, laurea in economia, diploma di ragioniere > Accounting
Contabilista certificado = inscrição na OCC, cédula OCC, licenciatura em contabilidade, curso técnico de contabilidade, licenciatura em gestão, licenciatura em contabilidade ou gestão, CRC contabilidade > Accounting
Certyfikat księgowy = uprawnienia księgowe, licencja MF, technik rachunkowości, wykształcenie ekonomiczne, wykształcenie wyższe ekonomiczne, studia rachunkowość, kurs samodzielnego księgowego, wykształceni* ekonomiczn* > Accounting
MBO Financieel = MBO financiële administratie, Praktijkdiploma Boekhouden, MBA Moderne Bedrijfsadministratie, HBO accountancy, MBO 4 financieel, MBO niveau 4 bedrijfsadministratie, HBO bedrijfseconomie > Bookkeeping
`;
