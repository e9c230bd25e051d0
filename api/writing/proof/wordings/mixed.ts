/** Wordings of several trades; wordings.ts explains the format. */
export const mixed = String.raw`
## any
audit = audited, audit files, sampled, tested controls, audit clients, substantive testing
mentoring, coaching, training staff, train = trained, coached, mentored, new starters, onboarded, inducted
supervision, supervisory, supervise, team leadership, leadership, leading a team, people management = supervised, led, managed a team, team of, ran a team, headed, direct reports
stock control, inventory management, inventory, stocktaking = counted stock, stock counts, cycle counts, stock take, reordered, stock takes
ordering, purchasing, procurement = ordered, placed orders, purchase orders, bought, sourced
health safety, workplace safety = risk assessments, toolbox talks, accident book, incident reports
shift work, nights = nights, night shift
monatsabschluss = monatsabschlusse, monat abgeschlossen
jahresabschluss = jahresabschlusse, bilanz
umsatzsteuer = umsatzsteuervoranmeldung
lohnbuchhaltung = lohnabrechnung, gehaltsabrechnung
steuererklarung, steuererklarungen = steuererklarungen
`;
