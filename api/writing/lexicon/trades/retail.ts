/** Words of the trade; the format is explained in format.ts. */
export const retail = String.raw`
## Customer service
Customer service = serving customers, guest service, customer support, client service, customer care, Kundenservice, Kundenbetreuung, Kundendienst, service client, service à la clientèle, atención al cliente, servicio al cliente, servizio clienti, assistenza clienti, atendimento ao cliente, obsługa klienta, customer assistance, relation client, Kundenberatung
Complaint handling = complaint resolution, handling complaints, customer complaints, Reklamationsbearbeitung, Beschwerdemanagement, gestion des réclamations, gestión de reclamaciones, resolving complaints, Reklamationen
Call center = contact center, call centre, contact centre, Callcenter, centre d'appels
Inbound calls = inbound call handling
Live chat support = chat support, email support
Customer satisfaction = Kundenzufriedenheit, satisfaction client, satisfacción del cliente, guest satisfaction
Customer retention = client retention, Kundenbindung, fidélisation, fidelización de clientes
Customer success = customer success manager, CSM role
Onboarding customers = customer onboarding, client onboarding
Order processing = order entry, Auftragsabwicklung, Bestellabwicklung, traitement des commandes, gestión de pedidos, order management, order fulfillment, order taking, realizacja zamówień, Auftragsbearbeitung
Returns and exchanges = processing returns, returns processing, Retourenabwicklung
Product knowledge = Produktkenntnisse, connaissance des produits, conocimiento del producto, Warenkunde

## Retail and store work
Retail = Einzelhandel, commerce de détail, venta al por menor, vendita al dettaglio, varejo, handel detaliczny, retail business, retail environment
Retail sales = sales assistant, shop assistant, sales associate, retail associate, store associate, retail assistant, Verkäufer, Verkauf im Einzelhandel, vendeur, vendeuse, dependiente, commesso, vendedor, sprzedawca
Cash register = cash register operation, operating cash register, cashier, cashiering, Kassieren, Kassentätigkeit, Kassierer, caisse, caissier, hôte de caisse, cajero, manejo de caja, kasjer, obsługa kasy, till operation, register operation
Point of sale = POS, POS system, Kassensystem, terminal punto de venta
Merchandising = visual merchandising, product displays, Warenpräsentation, merchandiser, store displays, displays
Stock rotation = rotating stock, FIFO rotation
FIFO = first in first out
Stocking = shelf stocking, stocking shelves, shelf filling, shelf stacking, Regalauffüllung, Warenverräumung, mise en rayon, reposición, replenishment, stock replenishment, filling shelves, filling stock, Ware verräumen, wykładanie towaru
Shelf management = planogram
Stock control = stock management, Bestandskontrolle, gestion des stocks, control de existencias, kontrola stanów magazynowych, stocktaking, stock take, Bestandsführung
Loss prevention = shrinkage control, shrink reduction, theft prevention
Store operations = store opening and closing, opening and closing procedures, store management, store manager, Filialleitung, Marktleitung, back of house, responsable de magasin
Upselling = cross-selling, suggestive selling, vente additionnelle
Fashion retail = apparel retail
Grocery retail = grocery, Lebensmitteleinzelhandel, supermarket, produce department, fresh produce
Pricing = price tags, price labeling, Preisauszeichnung, price management
Buying! = retail buying, purchasing for retail
Category management =
Gift wrapping =
Promotions! = in-store promotions, promotional activities
Markdown management =
Assortment planning = Sortimentsgestaltung
E-commerce = electronic commerce, ecommerce, online retail, online sales, Onlinehandel, Online-Shop, commerce électronique, comercio electrónico, handel elektroniczny, e-commerce platforms
Marketplace management = Amazon marketplace
Amazon Seller Central = > Marketplace management
Amazon FBA = > Marketplace management
eBay = > Marketplace management
Product listings =

## Store tools [tool]
Shopify = Shopify Plus
WooCommerce =
Magento = Adobe Commerce
BigCommerce =
PrestaShop =
Shopware =
Square! = Square POS
Lightspeed! = Lightspeed POS
Zendesk =
Freshdesk =
Freshservice =
Intercom! =
Gorgias =
Genesys =
Five9 =
Salesforce Service Cloud = Service Cloud
`;
