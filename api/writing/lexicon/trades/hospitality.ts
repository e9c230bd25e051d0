/** Words of the trade; the format is explained in format.ts. */
export const hospitality = String.raw`
## Food and drink
Food preparation = food prep, preparing food, meal preparation, Speisenzubereitung, préparation des repas, preparación de alimentos, preparazione dei cibi, przygotowywanie posiłków, mise en place
Cooking = cook, chef, Koch, Köchin, cuisinier, cocinero, cuoco, cozinheiro, kucharz, line cook, culinary, culinary skills, cuisine professionnelle, Kochen, gastronomie
Food safety = food hygiene, food handling, food safety standards, Lebensmittelhygiene, sécurité alimentaire, hygiène alimentaire, seguridad alimentaria, sicurezza alimentare, bezpieczeństwo żywności, safe food handling
HACCP = HACCP standards, HACCP-Kenntnisse
Hygiene = sanitation, hygiene standards, Hygienevorschriften, règles d'hygiène, higiene, igiene, sanitation standards, cleanliness
Kitchen management = kitchen operations, Küchenleitung, sous chef, head chef, chef de partie
Menu planning = menu development, menu design, Menüplanung, recipe development
Baking = baker, pastry, bakery, Bäcker, boulangerie, pâtisserie, boulanger, panadería, repostería, piekarz, bread making
Butchery = butcher, meat cutting, Metzger, boucher
Barista = coffee making, espresso, latte art
Bartending = bartender, mixology, barman, cocktail preparation, barkeeper
Food service = serving food, waiter, waitress, waiting tables, table service, food and beverage service, Service in der Gastronomie, Kellner, Servicekraft, serveur, service en salle, camarero, cameriere, garçom, kelner, food server, restaurant service
Food and beverage = F&B, food & beverage [domain]
Catering = banquet service, banquets, Catering-Service
Restaurant management = restaurant manager, restaurant operations, Restaurantleitung
Food cost control = food costing, portion control
Wine knowledge = sommelier, Weinkenntnisse
Dishwashing = dishwasher, kitchen porter, Spülkraft, plongeur
Fast food = quick service restaurant, quick service
Fine dining =
Grilling = grill cook, sauté
Allergen awareness = allergens, food allergens
Table setting =
Room service =

## Hotels, travel and cleaning
Hospitality = hospitality industry, Gastgewerbe, hôtellerie, hotelería, ospitalità, hôtellerie-restauration, hotelarstwo
Hotel operations = hotel management, Hotelmanagement, hotel manager
Front office = hotel reception, guest check-in, check-in and check-out, guest relations, front desk operations
Reservations = reservation management, booking management, Reservierungen, reservas
Housekeeping = room cleaning, room attendant, housekeeper, Zimmerreinigung, femme de chambre, gouvernante, camarera de pisos, pokojówka
Cleaning = cleaner, cleaning services, janitorial, janitor, custodial, custodian, Reinigung, Gebäudereinigung, Reinigungskraft, nettoyage, agent d'entretien, entretien des locaux, limpieza, pulizie, limpeza, sprzątanie, janitorial work, general cleaning
Laundry = laundry service, Wäscherei, linen
Floor care = floor cleaning, floor buffing, carpet cleaning
Window cleaning = Fensterreinigung
Disinfection = sanitizing, desinfection, Desinfektion
Waste disposal = trash removal, Abfallentsorgung
Concierge =
Tourism = travel industry, Tourismus, turismo
Travel consulting = travel agent, travel agency
Tour guiding = tour guide
Event catering =
Revenue management = yield management
Spa services = spa therapist
Cabin service = flight attendant, cabin crew, Flugbegleiter

## Beauty, sport and leisure
Hairdressing = hairstylist, hair styling, hair cutting, Friseur, coiffure, peluquería, hair stylist, barbering, fryzjer
Hair coloring = hair colouring
Cosmetology = beauty therapy, beautician, Kosmetik, esthétique, esthetician, skin care treatments
Nail care = manicure, pedicure
Makeup artistry = makeup artist
Personal training = personal trainer, fitness training, fitness instructor, strength and conditioning, group fitness
Lifeguarding = lifeguard, pool safety
Sports coaching = athletic coaching, sports coach
Recreation programs = recreational activities
Yoga instruction = yoga teacher

## Hospitality systems and certificates
Opera PMS = Oracle Opera, Fidelio [tool]
Toast POS = Toast! [tool]
OpenTable = [tool]
Resy = [tool]
Amadeus = [tool]
Sabre = [tool]
Galileo GDS = [tool]
ServSafe = ServSafe certification, ServSafe certified, food handler card, food handlers permit, food handler certification [certificate]
Food hygiene certificate = Level 2 Food Hygiene, Level 2 food safety, Gesundheitszeugnis, food safety certificate, food manager certification [certificate]
Responsible service of alcohol = RSA, TIPS certification, alcohol service certification [certificate]
Cosmetology license = barber license [certificate]
Lifeguard certification = [certificate]
Personal trainer certification = NASM certified [certificate]
`;
