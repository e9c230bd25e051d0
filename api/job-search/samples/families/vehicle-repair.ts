/** Sample listings; the format is explained in ../format.ts. */
export const vehicleRepair = String.raw`
## mechanic

=== sacramento-auto | Automotive Technician (B Level) | Delta Wren Auto Care | Sacramento, CA
full-time | mid | 6 | $32–$44 per flat-rate hour, guaranteed 36
Nine bays, family owned, mostly Toyota, Honda and Subaru, and more hybrids every month.

A normal day: brakes, suspension, timing belts, smog-related drivability, cooling systems. Inspections are done with photos and an honest list of what can wait. We sell nothing on fear.

- {Four years turning wrenches in a shop}
- {ASE certifications in brakes, steering and electrical, or equal ability}
- {Scan tool and multimeter diagnosis}
- {Own tools}
- {California driver's license}

{Smog inspector license} gets $3 more. Closed weekends, which surprises people.

=== elk-grove-lube | Lube and Tire Technician | Quickspur Tire & Service | Elk Grove, CA
full-time | entry | 15 | $18.50-$20 per hour
First job in a shop? Good place to start. Oil, filters, rotations, mounting and balancing, TPMS, battery tests, keeping the bays swept.

You need {a driver's license}, {to be able to lift 60 lbs}, {to work Saturdays} and {a willingness to be shown}. Within a year we send you to alignment school, and after that it is up to you. Tool allowance of $400, uniforms washed.

Cars come in with an appointment and seldom without one. You'll work in a pair: one upstairs, one in the pit, changing places after lunch. We pay for the air-conditioning certificate and for brake school. Five paid holidays, a week off in the first year, and no selling quotas for anybody who holds a wrench.

=== sacramento-diesel | Diesel Technician – Fleet | Valley Spur Transit Maintenance | Sacramento, CA
full-time | senior | 25
Public bus fleet of 210: diesel, CNG and thirty battery-electric coaches. Swing shift.

Engines, aftertreatment, air brakes, wheelchair lifts, high-voltage isolation. Diagnose with Cummins Insite and Allison DOC and document every job in the maintenance system so the next shift need not ask.

Requirements include {five years in heavy-duty diesel repair}, {a commercial license with passenger endorsement within 90 days}, {air brake and electrical diagnosis} and {CNG or high-voltage safety training preferred}. {ASE T-series} are reimbursed. Civil-service style benefits, pension and step raises.

=== detroit-body | Auto Body Technician | Rivet & Hue Collision | Detroit, MI
full-time | mid | 33 | $26–$38/hr
Insurance-approved collision shop, aluminum room, frame bench, new spray booth.

Pull, section, weld, set panels, blueprint supplements with the estimator. {I-CAR Platinum or working on it}; {MIG and squeeze-type resistance welding}; {three years of structural repair}; {measuring systems}. EV certification will be paid for. Four-tens possible. We are looking for one person who takes pride in a gap you could measure with a coin all the way down.

Each technician has two stalls and a helper shared with the next bay. Parts are mirror-matched prior to teardown, which means you don't wait under a half-open car for a bracket. The estimators are former body men. Four weeks' vacation after five years, retirement plan with match, tool insurance.

=== adelaide | Motor Mechanic | Gumleaf Tyre & Auto | Adelaide, SA, Australia
full-time | mid | 19
Suburban workshop, four hoists, regular customers. Logbook servicing, brakes, clutches, diagnostics, the occasional caravan hub.

Who we want
- {Trade-qualified light vehicle mechanic}
- {Current driver's licence}
- {Able to talk a customer through a repair}
- {Own basic tools; we have the scan gear}

Monday to Friday, 8 to 5, knock-off drinks at the end of the week. Apprentices in third or fourth year may also apply, we'd sign you on.

=== wichita-aircraft | Aircraft Maintenance Technician (A&P) | Flint Hills Aero Services | Wichita, KS
full-time | mid | 21 | $34.00–$45.00 per hour
Phase inspections and modifications on business jets in a heated hangar.

Technicians remove and install components, rig flight controls, troubleshoot hydraulics and avionics, and complete work orders with no blanks. Inspectors here sign what they have seen and expect the same from you.

Required: {FAA airframe and powerplant certificate}, {three years on turbine aircraft}, {reading maintenance manuals and service bulletins}. {Sheet metal or composite repair} preferred. {Background check under TSA rules}.
`;
