/** Words of the trade; the format is explained in format.ts. */
export const logistics = String.raw`
## Warehouse
Warehouse operations = warehousing, warehouse, warehouse work, warehouse worker, warehouse associate, Lager, Lagerarbeit, Lagerlogistik, Lagerist, Lagermitarbeiter, entrepôt, magasinier, almacén, magazzino, magazzinier, armazém, magazyn, magazynier, Fachkraft für Lagerlogistik, warehouse environment
Warehouse management = warehouse manager, Lagerverwaltung, Lagerleitung, gestion d'entrepôt, gestión de almacén
Inventory management = inventory control, inventory, managing inventory, Bestandsmanagement, Lagerbestand, gestion d'inventaire, gestión de inventario, control de inventario, gestione inventario, gestão de estoque, zarządzanie zapasami, inventory tracking, inventory levels
Cycle counting = cycle counts, physical inventory, Inventur, inventaire, inwentaryzacja
Order picking = picking, pick and pack, picking and packing, Kommissionierung, Kommissionieren, préparation de commandes, préparateur de commandes, preparación de pedidos, kompletacja zamówień, order picker, picker, picker packer, Kommissionierer
Packing = packaging, packer, Verpacken, Verpackung, emballage, conditionnement, empaque, confezionamento, pakowanie
Shipping and receiving = receiving goods, goods receipt, goods receiving, Wareneingang, Warenausgang, Warenannahme, réception de marchandises, recepción de mercancías, shipping, receiving, shipment processing
Loading and unloading = unloading trucks, loading trucks, Be- und Entladen, Be- und Entladung, chargement et déchargement, carga y descarga, załadunek i rozładunek, truck unloading
Manual handling = heavy lifting, lifting and carrying, manual labor, lift heavy objects, lifting heavy, Heben und Tragen, port de charges
Forklift operation = forklift, forklift driving, forklift operator, forklift driver, reach truck, Gabelstapler, Stapler fahren, Staplerfahrer, chariot élévateur, cariste, montacargas, carretilla elevadora, carrello elevatore, empilhadeira, wózek widłowy, operator wózka widłowego, counterbalance
Pallet jack = electric pallet jack, Hubwagen, transpalette, pallet truck
Palletizing = pallet building, shrink wrapping
RF scanners = barcode scanner, handheld scanner, MDE-Geräte, scanning equipment, scanners
Labeling = labelling, Etikettierung
Cross-docking =
Cold storage = cold chain, temperature controlled
Hazardous materials = hazmat, dangerous goods, Gefahrgut, matières dangereuses, hazardous materials handling, mercancías peligrosas
Put-away = putaway

## Transport and delivery
Logistics = Logistik, logistique, logística, logistyka, logistics coordination, logistics management, shipping logistics, logistics manager
Driving = driver, Fahrer, chauffeur, conducteur, conductor de vehículos, autista, motorista, kierowca, truck driver, Kraftfahrer, delivery driver, LKW-Fahrer, van driver
Truck driving = HGV driving, tractor-trailer, long-haul driving, over-the-road, Fernverkehr, poids lourd, OTR driving
Delivery = parcel delivery, delivery routes, Zustellung, Auslieferung, livraison, courier, reparto, last mile delivery, package delivery, making deliveries, Paketzusteller
Dispatching = dispatch, dispatcher, Disposition, Disponent
Route planning = route optimization, Tourenplanung, planification des tournées, planificación de rutas
Fleet management = Fuhrparkmanagement, gestion de flotte, gestión de flotas, fleet maintenance
Vehicle inspection = pre-trip inspection, vehicle safety checks, vehicle checks
Load securing = Ladungssicherung, cargo securement
Freight forwarding = freight, Spedition, Speditionskaufmann, transit international, freight brokerage, freight management, spedycja
Air freight = Luftfracht, air cargo
Ocean freight = sea freight, Seefracht
Transportation management = transport planning, transport coordination, Transportplanung, transportation planning, transport management
Public transport operation = bus driver, bus driving, Busfahrer, train driver
Rail operations = railway operations
Aviation = aircraft operations, pilot, flight operations
Airport operations = ground handling, ramp operations
Maritime operations = seafaring, deckhand, marine operations
Moving services = furniture moving, removals
DOT regulations = DOT compliance, FMCSA, FMCSA regulations, hours of service
Customs clearance = customs, customs brokerage, Zollabwicklung, Zoll, dédouanement, douane, despacho de aduanas, odprawa celna, customs documentation
Import and export = import/export, export documentation, Incoterms, foreign trade
Proof of delivery = PODs, POD documentation
Reverse logistics =
Third-party logistics = 3PL
Mail sorting = parcel sorting

## Supply chain and purchasing
Supply chain management = supply chain, Lieferkette, chaîne d'approvisionnement, cadena de suministro, catena di fornitura, łańcuch dostaw, SCM
Procurement = purchasing, Einkauf, Beschaffung, achats, approvisionnement, compras, acquisti, zakupy, buyer, procurement manager, Einkäufer, acheteur
Strategic sourcing = sourcing, supplier sourcing, category sourcing
Supplier negotiations = vendor negotiation, price negotiation
Purchase orders = Bestellungen, bons de commande, órdenes de compra, purchase requisitions
Demand planning = demand forecasting, Bedarfsplanung
Production planning = production scheduling, Produktionsplanung, planification de la production, planificación de la producción, MRP, material requirements planning, Fertigungsplanung, planowanie produkcji
Material handling = Materialfluss, material management
S&OP = sales and operations planning
Spend analysis =
Supplier evaluation = supplier qualification, supplier audits, Lieferantenbewertung
Just-in-time = JIT
Order tracking = shipment tracking
Vendor managed inventory = VMI

## Logistics systems and licences
Warehouse management system = WMS, Lagerverwaltungssystem [tool]
Transportation management system = TMS [tool]
SAP MM = > SAP [tool]
SAP SD = > SAP [tool]
SAP EWM = > SAP
SAP WM = > SAP
Manhattan WMS = Manhattan Associates [tool]
Blue Yonder = [tool]
Fishbowl! = Fishbowl Inventory [tool]
ShipStation = [tool]
CargoWise = [tool]
Electronic logging device = ELD [tool]
Telematics = [tool]
Samsara = > Telematics [tool]
CDL = commercial driver's license, CDL license, CDL Class A, Class A CDL, CDL-A, CDL driver's license > Driving [certificate]
Class B CDL = CDL Class B > Driving [certificate]
Driver's license = driver's licence, driving licence, valid driver's license, full driving licence, Führerschein, Führerschein Klasse B, permis de conduire, permis B, carnet de conducir, licencia de conducir, patente di guida, patente B, carta de condução, CNH, prawo jazdy, prawo jazdy kat. B, clean driving record [certificate]
HGV licence = Class 1 HGV, HGV Class 2, Führerschein Klasse CE, C1E, permis C, Führerschein CE > Driving [certificate]
Forklift licence = forklift license, forklift certification, forklift certified, Staplerschein, Gabelstaplerschein, CACES, carnet de carretillero, uprawnienia na wózki widłowe, patentino muletto > Forklift operation [certificate]
ADR certificate = ADR-Schein, ADR licence [certificate]
Hazmat endorsement = hazmat certification [certificate]
TWIC = TWIC card [certificate]
Driver CPC = digital tachograph card [certificate]
APICS = APICS CSCP, CSCP, CPIM [certificate]
CIPS = MCIPS [certificate]
Customs broker license = [certificate]
`;
