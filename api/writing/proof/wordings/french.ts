/** How people who write French describe what they did; wordings.ts explains the format. */
export const french = String.raw`
## any
bionettoyage, milieu hospitalier = desinfecte chambres, blocs operatoires, pre-impregnation, chambres sanitaires services
milieu hospitalier, hospitalier = chu, hopital, clinique, services de chirurgie, blocs operatoires
réparation, réparations = réparé, dépanné, remis en état
maintenance, entretien = entretenu, maintenu, révisé
nettoyage = nettoyé, lavé
programmation = programmé
réalisation, réaliser, effectuer, exécution = réalisé, effectué, exécuté, fait
gestion, gérer = géré, tenu, suivi, en charge, organisé
suivi, suivre, contrôle, contrôler, vérification, vérifier = suivi, contrôlé, vérifié, relevé, pointé
rédaction, rédiger, élaboration, élaborer = rédigé, écrit, établi, monté
préparation, préparer = préparé, préparais, mis en place, apprêté
planning, plannings, planification, planifier = plannings, planning, emploi du temps, réparti les horaires, roulement
encadrement, encadrer, manager équipe, animation équipe, animer équipe = équipe de, encadré, chef d'équipe, responsable d'équipe, dirigé, personnes sous ma responsabilité
formation, former, intégration, tutorat, nouveaux arrivants, formation nouveaux = formé, tuteur, tutrice, nouveaux, stagiaires encadrés, apprentis, intégré les nouveaux, montré
accueil téléphonique, appels, réception appels, standard téléphonique = appels, standard, répondu au téléphone, transféré, appels par jour, renseigné par téléphone
réclamations, litiges, gestion réclamations, traitement réclamations = réclamations, litiges, clients mécontents, remboursé, échangé, avoirs, gestes commerciaux, plaintes
inventaire, inventaires, stocks, gestion stocks, suivi stocks = inventaire, inventaires, compté, stock, réassort, ruptures, recompté, dlc
commandes, commande, passer commandes, approvisionnement, approvisionnements = commandé, passé les commandes, réapprovisionné, fournisseurs, commandes
sécurité, règles sécurité, consignes sécurité = epi, sans accident, gestes et postures, sauveteur secouriste, sst, quart d'heure sécurité
pack office, bureautique, outils bureautiques, outil informatique = excel, word, tableaux croisés, publipostage, powerpoint, outlook

## health, care
soins hygiène, toilette, toilettes, aide toilette, soins hygiène confort, hygiène corporelle, soins nursing, aide à la toilette = toilettes, lavé, douches, bains, nursing, changes, protections, rasé, coiffé, habillé, douché, toilette au lit
soins, soins infirmiers, actes infirmiers, dispenser soins, actes médicaux = pansements, injections, perfusions, prises de sang, piqûres, sondes, insuline, prélèvements, aérosols, bilans sanguins
pansements, plaies, soin plaies = pansements, escarres, ulcères, plaies, points retirés, agrafes, méché
médicaments, distribution médicaments, traitements, administration médicaments, administration traitements = piluliers, pilulier, distribué les traitements, insuline, injections, donné les médicaments, comprimés, perfusions
constantes, surveillance, paramètres vitaux, surveillance état, surveillance constantes, signes vitaux = tension, pouls, température, glycémie, saturation, constantes, dextro, glycémies, surveillé
repas, aide repas, prise repas, alimentation, aide prise repas = fait manger, donné à manger, repas mixés, eau gélifiée, hydratation, textures, servi les plateaux, épaissi
mobilisation, transferts, lever coucher, manutention malades, mobilité, aide lever = lève-malade, levé, couché, transferts, fauteuil, lit médicalisé, verticalisateur, retourné, changements de position, marche, déambulateur, rail
escarres, prévention escarres = changements de position, matelas, effleurage, retourné, points d'appui
personnes âgées, âgées, gériatrie, résidents, séniors = ehpad, maison de retraite, résidents, usld, personnes âgées, aînés
alzheimer, démence, troubles cognitifs, déments = alzheimer, cantou, pasa, désorientées, désorientés, unité protégée, validation, troubles du comportement
fin de vie, soins palliatifs, palliatifs = palliatifs, fin de vie, pousse-seringue, derniers jours, morphine, décès
transmissions, dossier soins, dossier patient, traçabilité, transmissions écrites, transmissions orales = transmissions, netsoins, dossiers informatisés, osiris, tracé, relèves, relève, titan, cahier de liaison, transmissions ciblées
domicile, maintien domicile, aide domicile, à domicile = à domicile, chez, domiciles, tournée, tournées, ssiad, visites
animation, animations, activités, activités résidents, stimulation = loto, gym douce, ateliers, chanté, lecture, promenades, jeux, mémoire, sorties, atelier cuisine
ménage, entretien logement, entretien domicile, courses, tâches ménagères = ménage, repassage, courses, linge, vaisselle, passé l'aspirateur, lessive, cuisiné, vitres
familles, relation familles, entourage, accompagnement familles = familles, proches, reçu les familles, rassuré, enfants du résident
hygiène, désinfection, bionettoyage, entretien locaux, milieu hospitalier, asepsie = désinfecté, stérilisé, chambres désinfectées, isolement, autoclave, blocs opératoires, pré-imprégnation, lavé les chambres
urgences, gestes urgence, situations urgence = urgences, samu, réanimation, massage cardiaque, défibrillateur, déchocage, smur, tri
accompagnement, accompagner, aide quotidien, actes vie quotidienne, vie quotidienne = toilette, repas, habillage, promenades, rendez-vous médicaux, courses, levers, couchers, accompagné

## building, machining
installation électrique, installations électriques, câblage, tirage câbles, pose, pose câbles, raccordement, raccordements, électricité = tiré les câbles, tiré des câbles, câblé, raccordé, prises, interrupteurs, tableaux, goulottes, gaines, posé, chemins de câbles, saignées, luminaires, branché, spots
tableaux électriques, armoires électriques, armoire, tableau électrique = tableaux, armoires, disjoncteurs, différentiels, repéré, contacteurs, coffrets, tgbt
dépannage, recherche pannes, diagnostic, diagnostic pannes, pannes, diagnostiquer pannes, dépannages = pannes, panne, dépanné, multimètre, court-circuit, origine du défaut, défauts, remis en service, astreinte, localisé, interventions
maintenance préventive, maintenance curative, maintenance corrective = réparé, remplacé, changé, graissé, révisé, entretenu, roulements, courroies, vérins, gmao, préventif, dépanné, moteurs changés
mise en service, essais = mis en service, essais, testé, paramétré, consuel, mis en route
plans, lecture plans, schémas, schémas électriques, lecture schémas = plans, schémas, d'après plan, sur plan, plan d'exécution, synoptique
automatisme, automates, programmation automates = tia portal, step 7, siemens, schneider, automates, variateurs, grafcet, unity
domotique, courants faibles, vdi, réseaux = knx, caméras, alarmes, interphone, baie de brassage, rj45, fibre, digicode, visiophones, détecteurs
plomberie, sanitaire, installations sanitaires, sanitaires = lavabos, éviers, wc, douches, robinets, robinetterie, cumulus, chauffe-eau, cuivre, soudé, fuites, multicouche, salles de bain, per
chauffage, chaudières, climatisation, pompes chaleur = chaudières, radiateurs, planchers chauffants, pompe à chaleur, pompes à chaleur, clim, climatiseurs, brûleurs, ramonage
maçonnerie, gros œuvre, béton, coffrage = parpaings, monté les murs, montage de murs, coulé, coffré, dalles, fondations, ferraillage, enduits, banché, chapes, agglos
peinture, revêtements, finitions = peint, enduit, poncé, papier peint, façades, lessivé, sous-couche, laqué, toile de verre, plafonds
placo, plâtrerie, cloisons, isolation, doublage = placo, cloisons, rails, bandes, faux plafonds, laine de verre, doublages, montants
menuiserie, bois, pose menuiseries, agencement = fenêtres, portes, parquet, placards, cuisines posées, escaliers, volets, meubles, raboté, dressings
chantier, chantiers, conduite chantier, organisation chantier, suivi chantier = chantiers, chantier, sous-traitants, chef de chantier, réunions de chantier, métré, métrés
soudure, soudage = soudé, tig, mig, arc, cordons, semi-auto, brasé
rénovation, réhabilitation = rénové, rénovation, appartements, réhabilité, démolition, dépose, mise aux normes

## vehicles
entretien véhicules, entretien courant, révision, révisions, vidange, vidanges, maintenance véhicules, entretien automobile = vidanges, filtres, bougies, révisions, courroies de distribution, distribution, plaquettes, niveaux, liquide de frein
diagnostic, diagnostics, diagnostic électronique, valise, valise diagnostic, recherche pannes = valise, codes défaut, diag, calculateur, défauts lus, multimètre, capteurs, autocom, clip renault, diagbox
freinage, freins, système freinage = plaquettes, disques, étriers, freins, purgé, tambours, mâchoires, freins à air
moteur, moteurs, réparation moteurs, mécanique moteur = joint de culasse, culasse, distribution, turbo, injecteurs, moteurs refaits, moteur déposé, segments
embrayage, boîte vitesses, transmission = embrayages, embrayage, boîtes, volant moteur, cardans, boîte, pont
train roulant, suspension, direction, géométrie, trains roulants = amortisseurs, rotules, géométrie, triangles, parallélisme, roulements, biellettes, silentblocs
pneumatiques, pneus, montage pneus = pneus, équilibrage, équilibré, permuté, crevaisons, jantes, valves
contrôle technique, contre-visite = contrôle technique, pré-contrôle, contre-visites, mines
carrosserie, tôlerie = débosselé, redressé, marbre, pare-chocs, ailes, mastic, peint, pare-brise
poids lourds, camions, engins, utilitaires = camions, tracteurs, semi-remorques, cars, hayons, pelleteuses, engins, moissonneuses
devis, ordres réparation, restitution véhicule, accueil clients = devis, ordres de réparation, expliqué les travaux, restitué, réceptionné les véhicules

## machining
tournage, tour, tours, tournage cnc = tourné, tour, tours, arbres, mandrin, mors doux, mazak, doosan, embarreur, pièces tournées
fraisage, fraiseuse, fraiseuses, centre usinage, centres usinage = fraisé, fraiseuse, centre 5 axes, centre d'usinage, haas, dmg, hermle, bridage, poches
réglage, réglages, montage outils, changement série, réglage machines, changements format, changement format = réglé, réglages, origines, jauges outils, changements de série, correcteurs, outils montés, smed, changements de format, préréglage
programmation commande numérique, programmes, fao = programmé, programmes, siemens 840d, heidenhain, fanuc, topsolid, fao, mastercam, num, conversationnel
contrôle qualité, contrôle pièces, métrologie, contrôle dimensionnel, autocontrôle, qualité, contrôles qualité = pied à coulisse, micromètre, tridimensionnelle, mesuré, mmt, comparateur, tampons, centième, micron, premières pièces, autocontrôle, rebuts, palmer, prélevé
conduite machines, conduite ligne, conduite lignes, conduire ligne, production, machines production, conduite machine, alimentation machines = conduit, ligne, presse, injection, embouteillage, cadence, pièces par heure, alimenté, conditionneuse, bouteilles, chargé la machine, remplisseuse, pilote de ligne
assemblage, montage, monter, sous-ensembles = assemblé, monté, vissé, riveté, clipsé, sous-ensembles, collé, visseuse, faisceaux, soudé
conditionnement, emballage, mise en carton = emballé, cartons, filmé, étiqueté, conditionné, barquettes, mis sous film, palettisé
ébavurage, rectification, polissage, finition = ébavuré, rectifié, poli, meulé, sablé, rectifieuse, rodé
amélioration continue, lean, 5s = 5s, kaizen, rebuts réduits, smed, idées d'amélioration

## logistics, driving
préparation commandes, préparer commandes, picking, préparation, prélèvement = préparé les commandes, commandes préparées, picking, scan, lignes par heure, vocale, colis par heure, prélevé, bons de préparation, pistolet, colis à l'heure, pda
réception, réceptionner, réception marchandises, déchargement, contrôle réception, déchargement camions = déchargé, réceptionné, bons de livraison, camions déchargés, contrôlé les arrivages, avaries, arrivages, containers, quai
expédition, expéditions, chargement, chargement camions, charger camions = chargé, expédié, filmé, étiquettes, bordereaux, transporteurs, quai, palettes chargées, cmr, affrété
stockage, rangement, mise en stock, rangement marchandises, mise rayon = rangé, palettier, racks, mis en stock, emplacements, gerbé, adressage, fifo, réserve
chariot élévateur, chariots élévateurs, conduite chariots, conduite chariot, engins manutention = fenwick, chariot, transpalette, gerbeur, mât rétractable, chariot élévateur, caces, frontal
manutention, port charges = manutention, porté, palettes, déchargé, transpalette, diable, dépoté
wms, informatique, logiciel gestion stocks, saisie = wms, sap, pda, scanné, reflex, saisi les mouvements, douchette
livraison, livraisons, livrer, tournée, tournées, livraison colis, livraison marchandises = livré, colis, tournée, points par jour, clients livrés, arrêts, livraisons, stops, distribué
conduite poids lourd, conduite, super lourd, transport routier, transport marchandises, longue distance = semi-remorque, semi, km par an, kilomètres, europe, découchés, international, benne, citerne, frigo, porteur, roulé
arrimage, sécurisation chargement, calage = sangles, arrimé, sanglé, bâché, calé, chaînes
temps conduite, réglementation sociale, chronotachygraphe = chronotachygraphe, disques, carte conducteur, temps de conduite, coupures
entretien véhicule, état véhicule, contrôle véhicule = niveaux, pneus vérifiés, lavé le camion, pression, carnet de bord, contrôle visuel
documents transport, bons livraison, lettres voiture = bons signés, lettres de voiture, cmr, bons de livraison, émargés, émargement
exploitation, organisation transports, affrètement, planification transports = affrété, chauffeurs planifiés, tournées organisées, teleroute, b2p, bourse de fret
douane, dédouanement = douane, dédouané, t1, dau, transit, delta

## office, finance, law, health
accueil, accueil physique, accueillir visiteurs, accueil visiteurs, accueil public, accueil clients, accueil patients, accueil physique téléphonique = accueilli, reçu, renseigné, visiteurs, orienté, badges, hall, public reçu, guichet, comptoir
courrier, gestion courrier, traitement courrier, correspondance = courrier, affranchi, lettres, trié, recommandés, tapé, plis, machine à affranchir, ouvert le courrier
agenda, agendas, rendez-vous, prise rendez-vous, gestion agenda, gestion agendas, gestion planning = rendez-vous, agendas, agenda, doctolib, outlook, calé les réunions, calendrier
classement, archivage, dossiers, gestion dossiers = classé, archivé, dossiers, numérisé, scanné, ged, rangé les dossiers
saisie, saisie données, saisie informatique, frappe, mise jour, base données = saisi, tapé, fichiers clients, bases mises à jour, audio, encodé
comptes rendus, rédaction courriers, rédaction comptes rendus = comptes rendus, procès-verbaux, tapé les courriers, notes de service, pv
réunions, organisation réunions, déplacements, organisation déplacements = réunions, salles réservées, billets, hôtels, vols, trains, séminaire, ordres du jour, convocations
devis, facturation, factures, établissement factures, facturation clients = facturé, factures, devis établis, avoirs, devis, relances, ebp, sage
comptabilité fournisseurs, factures fournisseurs, règlements fournisseurs = factures fournisseurs, payé les fournisseurs, campagnes de règlement, virements, imputé, lettré, bons à payer
comptabilité clients, recouvrement, relances, relances clients, encaissements = relancé, impayés, encaissements, relances, balance âgée, créances, mises en demeure
tenue comptable, comptabilité, comptabilité générale, saisie comptable, écritures comptables, tenue comptabilité = écritures, journaux, ciel, sage, lettrage, lettré, saisi les pièces, quadratus, cegid, dossiers clients tenus, grand livre, od
rapprochement bancaire, rapprochements bancaires, rapprochements = rapproché, relevés bancaires, rapprochements, banque pointée, états de rapprochement
tva, déclarations fiscales, déclarations tva, déclarations = tva, ca3, is, liasses, liasse fiscale, cfe, cvae, das2
bilan, bilans, clôture, clôtures, arrêté comptes, clôtures mensuelles = bilans, liasses fiscales, situations mensuelles, provisions, clôturé, bilan, amortissements, cut-off, révision des comptes
paie, paies, bulletins, bulletins paie, gestion paie = bulletins, dsn, fiches de paie, silae, salaires, urssaf, soldes de tout compte
personnel, administration personnel, gestion administrative personnel = contrats de travail, due, dpae, arrêts maladie, congés, embauches, mutuelle, visites médicales
fournitures, gestion fournitures = fournitures, papier, cartouches, consommables

## sales, retail, service
vente, ventes, conseil vente, vendre, vente conseil = vendu, ventes, panier moyen, additionnelles, chiffre, meilleur vendeur, ventes additionnelles
conseil, conseiller clients, conseil clients, conseil clientèle, conseiller clientèle, accueil conseil = conseillé, renseigné, cabine, essayage, tailles, orienté, expliqué, besoins, démonstrations, fait essayer
encaissement, encaisser, caisse, tenue caisse, encaissements = caisse, encaissé, fond de caisse, clôture de caisse, tpe, rendu la monnaie, comptage de caisse, tickets
mise rayon, rayons, approvisionnement rayons, réassort, facing, rayon, remplissage rayons = rempli, réassort, facing, rangé les rayons, palettes dépotées, rotation, dates, gondoles, étiquetage
merchandising, vitrines, mise valeur produits, présentation produits = vitrines, mannequins, têtes de gondole, plv, décoré, implanté, corners
étiquetage, prix, balisage = étiquettes, étiqueté, prix changés, promos, balisage
fidélisation, relation client, service client, suivi clientèle, portefeuille clients, suivi clients = clients fidèles, clients rappelés, portefeuille, carte de fidélité, habitués, comptes clés, demandes clients, appels par jour, mails, après-vente
prospection, prospecter, développement portefeuille, nouveaux clients, prospection téléphonique = prospecté, nouveaux clients, porte à porte, phoning, prospects, rendez-vous décrochés, clients gagnés, comptes ouverts
négociation, négocier = négocié, remises, contrats-cadres, tarifs, accords signés
objectifs, chiffre affaires, objectifs vente, développement chiffre affaires = objectifs dépassés, chiffre d'affaires, 110 %, dépassé, ca, ventes doublées, atteint
ouverture fermeture, tenue magasin, responsable magasin, gestion magasin = ouvert et fermé, ouverture, fermeture, clés, coffre, magasin, adjointe
réception marchandises, livraisons = déballé, livraisons reçues, arrivages, bons de livraison, cartons ouverts

## food
préparation plats, cuisine, cuisiner, élaboration plats, production culinaire, préparations culinaires, confection repas, préparer plats = cuisiné, plats, sauces, cuit, grillé, couverts, entrées, repas par jour, plats du jour, rôti, mijoté, desserts, brigade
mise place, épluchage, préparations préliminaires, préparation légumes = épluché, taillé, mise en place, légumes, coupé, filets levés, désossé, émincé
hygiène, normes haccp, haccp, normes hygiène, règles hygiène, sécurité alimentaire, respect normes hygiène = haccp, températures relevées, plats témoins, plan de maîtrise, dlc, nettoyé le plan, traçabilité, chaîne du froid, relevés de température
menus, carte, élaboration menus, carte menus = carte, menus, menus de la semaine, fiches techniques, ardoise, recettes, suggestions
coûts, food cost, ratios = ratios, coût matière, fiches techniques, marge
commandes, approvisionnements, gestion stocks, marchandises = commandé, rungis, fournisseurs, inventaire, livraisons, chambre froide, metro
pâtisserie, desserts, viennoiseries, entremets = tartes, entremets, desserts, croissants, macarons, crèmes, choux, glaces, mousses, tourage
boulangerie, pain, pains, pétrissage, cuisson = pétri, pains, baguettes, façonné, enfourné, levain, fournil, pesées
plonge, vaisselle, nettoyage cuisine = vaisselle, plonge, batterie, lavé les sols, casseroles, lave-vaisselle
collectivité, restauration collective, self = cantine, self, liaison froide, repas par jour, plateaux, textures, liaison chaude

## service, food
service salle, service, service table, prise commande, prise commandes, servir clients, service clients = servi, tables, rang, pris les commandes, plateaux, couverts, assiettes, débarrassé, limonaire
dressage, mise place salle, dresser tables = dressé, nappes, couverts, verres essuyés, tables dressées, mise en place
bar, boissons, cocktails, service bar = cocktails, cafés, pression, bières, mocktails, vins servis, comptoir
check-in, réservations, réception, check in, arrivées départs = check-in, réservations, clés, opera, arrivées, départs, night audit, booking, fols
encaissement, caisse, additions = encaissé, additions, caisse, tickets restaurant, tpe

## cleaning, service, health
nettoyage chambres, chambres, entretien chambres, mise blanc, remise blanc = chambres, lits, draps, salles de bain, recouches, à blanc, départs, serviettes, minibar, chariot
entretien locaux, nettoyage locaux, propreté, nettoyage bureaux, nettoyage entretien = bureaux, sols lavés, poubelles, dépoussiéré, aspirateur, nettoyé, balayé, escaliers, parties communes, serpillière, lavé les sols, corbeilles
sanitaires, nettoyage sanitaires = sanitaires, toilettes, détartré, wc, savon, lavabos
vitrerie, vitres = vitres, vitrines, raclette, mouilleur, baies
monobrosse, autolaveuse, machines, remise état = monobrosse, autolaveuse, décapé, shampouiné, lustré, haute pression, moquettes, cristallisé
linge, lingerie, blanchisserie = linge, lavé et repassé, repassé, draps, blanchisserie, plié, taches, calandre
produits entretien, dosage, utilisation produits = dosé, dilué, code couleur, produits, fiches de données

## education, care
enseignement, enseigner, cours, enseigner classe = classe, élèves, cours, enseigné, séances, cp, ce1, cm2, collège, lycée, heures de cours
préparation cours, préparation séances, programmation pédagogique, séquences = séances, séquences, fiches, progressions, exercices, séquences construites
évaluation, évaluations, corrections, évaluer élèves = corrigé, bulletins, contrôles, copies, livrets, évaluations, compétences, conseils de classe
gestion classe, discipline = règles de vie, conseil d'élèves, plan de classe, ceintures, métiers de la classe
parents, relation familles, relations parents, échanges familles, familles = parents, réunions parents, transmissions du soir, entretiens, cahier de liaison, café des parents
éveil, activités éveil, activités pédagogiques, animation activités, activités, ateliers, animer activités = peinture, comptines, motricité, pâte à modeler, éveil musical, histoires, bricolage, transvasement, sorties, jeux, ateliers, chants, spectacle
soins enfants, soins quotidiens, change, repas enfants, besoins quotidiens, soins hygiène = changes, couches, biberons, siestes, repas, propreté, lavé les mains, endormi
accueil enfants, adaptation, enfants, prise charge enfants, groupe enfants, accueil enfant, jeunes enfants = bébés, enfants, adaptation, section, crèche, groupe, moyens, grands, tout-petits, familiarisation, berceaux
développement enfant, observation, observations = observé, grilles, acquisitions, motricité libre, développement, loczy
handicap, inclusion, besoins particuliers, élèves situation handicap = autisme, aesh, ulis, dys, ess, handicap, tdah, pps, pictogrammes
surveillance, surveillance enfants, sécurité enfants = récréation, cour, cantine, sorties surveillées, dortoir, surveillé
périscolaire, centre loisirs = centre de loisirs, mercredis, garderie, cantine, aide aux devoirs, colonie, bafa

## software
développement, développer, développement applications, développement web, conception développement, développement logiciel = développé, codé, implémenté, fonctionnalités, api, refondu, symfony, modules, spring, react, microservices, laravel, livré, refonte
api, apis, services web, interfaces = api, rest, endpoints, graphql, webhooks, soap, swagger
bases données, base données = requêtes, postgres, mysql, oracle, procédures stockées, index, sql, migrations, mongodb, schéma
tests, tests unitaires, qualité code, recette, tests automatisés = tests unitaires, phpunit, cypress, selenium, couverture, jest, cahier de recette, junit, tdd, playwright
intégration continue, déploiement, ci/cd, déploiement continu, devops = pipelines, jenkins, gitlab, docker, ansible, kubernetes, déployé, github actions, mises en production
agile, méthodes agiles, scrum, méthodologie agile = sprints, scrum, daily, rétrospectives, backlog
support utilisateurs, assistance utilisateurs, support technique, assistance technique, support, assistance, helpdesk, utilisateurs, incidents = tickets, glpi, mots de passe, utilisateurs dépannés, prise en main, appels par jour, hotline, postes, teamviewer, incidents résolus, imprimantes
administration systèmes, administration serveurs, serveurs, systèmes, infrastructure, administration système, administration infrastructure = active directory, vmware, serveurs, gpo, windows server, linux, hyper-v, exchange, proxmox, debian, virtualisé, centreon
réseaux, administration réseaux, réseau = switchs, vlan, pare-feu, vpn, fortinet, wifi, cisco, routeurs, bornes, stormshield, fibre
sauvegardes, sauvegarde = veeam, sauvegardes, restaurations, restauré, bandes
sécurité, sécurité informatique, cybersécurité = antivirus, phishing, mfa, pare-feu, rgpd, anssi, correctifs, chiffrement, siem
postes travail, parc informatique, déploiement postes, gestion parc, matériel = masterisé, pc, portables, imprimantes, postes, glpi, parc, mdt, intune
analyse besoins, spécifications, cahier charges, recueil besoins = cahier des charges, ateliers, spécifications, user stories, recueilli, maquettes

## marketing
sea, publicité en ligne = google ads, adwords, cpc, enchères
réseaux sociaux, animation réseaux sociaux, community management, gestion réseaux sociaux = instagram, facebook, linkedin, tiktok, abonnés, posts, stories, publications, influenceurs, reels, calendrier éditorial
contenus, création contenus, rédaction contenus, rédaction, contenu, rédaction articles = articles, blog, newsletters, vidéos, rédigé, textes, brochures, livres blancs, podcasts, communiqués
référencement, seo, référencement naturel = mots-clés, première page, search console, semrush, trafic organique, backlinks, positions
campagnes, campagnes marketing, campagnes publicitaires, campagnes communication, plan communication, opérations marketing, actions marketing = campagnes, campagne, affiches, google ads, meta ads, flyers, spots radio, jeux concours, emailing, publicités, opération
emailing, newsletters, newsletter = newsletters, mailchimp, taux d'ouverture, brevo, sendinblue, emailings, abonnés, mailjet
site internet, site web, mise jour site, gestion site, webmastering = wordpress, site, pages, refonte, prestashop, drupal, bannières, landing pages
événements, événementiel, organisation événements, salons = salons, stand, portes ouvertes, inauguration, soirée, séminaire, invitations, foire, webinaires
supports communication, supports, création supports, création graphique, pao, création visuels = flyers, plaquettes, affiches, photoshop, indesign, canva, kakémonos, visuels, catalogues, illustrator, brochures, logo
relations presse, presse, communication externe, communication = communiqués, journalistes, dossiers de presse, retombées, conférence de presse, revue de presse
analyse performances, reporting, statistiques, indicateurs, kpi, suivi performances = google analytics, tableaux de bord, taux de conversion, taux de clic, reporting, ga4, roi, rapport mensuel
étude marché, études marché, veille, veille concurrentielle, benchmark = questionnaires, concurrents, benchmark, enquêtes, personas, veille, sondage
communication interne, interne = journal interne, intranet, newsletter interne, affichage
prestataires, agences, agence, relation prestataires = imprimeurs, agence briefée, graphistes, photographes, briefs
`;
