/** Sample listings; the format is explained in ../format.ts. */
export const security = String.raw`
## security

=== los-angeles-studio | Security Officer – Studio Lot | Palm Sentry Services | Los Angeles, CA
full-time | entry | 6 | $21.40 per hour
Gate duty, foot and bike patrol, night checks of stages, visitor passes. Celebrities come and go and you treat the caterer alike.

- {California guard card}
- {Courtesy and a steady voice}
- {Clear English reports}
- {Walk or cycle six miles a shift}
- {CPR and first aid preferred}

Overnight, 11–7, Sunday to Thursday. Union with health benefits after 90 days; promotion to shift lead is common.

=== burbank-studio | Security Officer, Studio Lot | Palm Sentry Services | Burbank, CA
full-time | entry | 3 | $21.40 per hour | twin of security.los-angeles-studio
Gate duty, foot and bike patrol, night checks of stages, visitor passes. Celebrities come and go and you treat the caterer alike.

- {California guard card}
- {Courtesy and a steady voice}
- {Clear English reports}
- {Walk or cycle six miles a shift}
- {CPR and first aid preferred}

Swing shift, 3–11, Thursday to Monday. Union with health benefits after 90 days; promotion to shift lead is common.

=== new-york-loss | Loss Prevention Associate | Abingdon & Fifth | New York, NY
full-time | mid | 17
Department store with eight floors. Observe on CCTV and in plain clothes, deter, document; apprehend according to policy and never alone.

{One year of loss prevention}, {New York State guard license}, {report writing good enough for court}, {good judgment about when to do nothing}. Shifts of ten hours, four days. We put safety over merchandise; a handbag is not worth an injury, and managers who say otherwise don't last.

=== phoenix-hospital | Hospital Security Officer (Armed Optional) | Mercy Mesa Medical Center | Phoenix, AZ
full-time | mid | 24 | $20.75–$24.50/hr
Behavioral emergencies, parking ramps, helicopter pad, lost grandmothers.

Respond with nurses, use words first, restrain only as trained, write it up.

To apply you need
- {Arizona DPS guard registration}
- {Two years in security, corrections, military or behavioral health}
- {Crisis prevention training (CPI) or ability to pass}
- {Physical fitness test}

Weekends rotate; tuition aid. The team has 34 officers, two of them on each shift in the emergency department, and a supervisor who started at the front gate.

=== omaha-datacenter | Security Supervisor, Data Center | Platte Valley Guarding | Omaha, NE
full-time | senior | 39
Site with eleven officers, biometric entry, zero tolerance for tailgating.

Supervise the 6 p.m.–6 a.m. team, audit access rights, escort contractors, investigate alarms, brief the client weekly. Requirements are {three years of security with one as a supervisor}, {access control systems such as Lenel or Genetec}, {incident reporting}, {clean background over ten years}. Salary $56,000–$61,000 with 2-2-3 rotation.

=== croydon-door | Door Supervisor | Ravensmark Protection | Croydon, United Kingdom
part-time | entry | 4 | £15 per hour
Fridays and Saturdays, 20:00–03:30, two late bars on the same street.

ID checks, queue, searches, looking after the vulnerable, keeping the peace with the neighbours. {SIA door supervisor licence}, {first aid at work}, {able to de-escalate with a joke}, {smart black coat}. {Body-worn camera} use is explained on your first night. Women are strongly encouraged to apply. Weekly pay.
`;
