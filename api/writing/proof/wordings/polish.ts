/** How people who write Polish describe what they did; wordings.ts explains the format. */
export const polish = String.raw`
## any
naprawy, naprawa = naprawiałem, naprawiłem
konserwacja = konserwowałem
sprzątanie = sprzątałam, posprzątałam
programowanie = programowałem
prowadzenie, prowadzić, wykonywanie, wykonywać, realizacja, realizowanie = prowadziłem, prowadziłam, wykonywałem, robiłem, robiłam, zrealizowałem, wykonałem
przygotowywanie, przygotowanie, przygotowywać, sporządzanie, opracowywanie, tworzenie = przygotowywałem, przygotowałam, sporządzałem, opracowałem, tworzyłem, pisałem, pisałam
kontrola, kontrolowanie, sprawdzanie, nadzór, nadzorowanie, weryfikacja, monitorowanie = kontrolowałem, sprawdzałem, pilnowałem, weryfikowałem, doglądałem, sprawdziłam
planowanie, organizacja, organizowanie, koordynacja, koordynowanie = planowałem, układałem, rozplanowałem, grafik, grafiki, rozdzielałem, koordynowałem
zarządzanie zespołem, kierowanie zespołem, zarządzanie pracownikami, nadzór pracownikami = brygadzista, kierowałem zespołem, podległych, osobowy zespół, lider zmiany, osób pod sobą, kierowałam zespołem, brygadą
szkolenie, szkolenia, szkolenie pracowników, wdrażanie, wdrażanie pracowników, szkolenie nowych = szkoliłem, uczyłem nowych, wdrażałem nowych, przyuczałem, przyuczałam, nowych pracowników, stażystów, pokazywałam nowym
obsługa telefonu, odbieranie telefonów, telefony, rozmowy telefoniczne, kontakt telefoniczny = odbierałem telefony, telefony, telefonów dziennie, rozmów dziennie, centralka, infolinia, połączeń, dzwoniłem, oddzwaniałam
reklamacje, reklamacji, rozpatrywanie reklamacji, obsługa reklamacji, skargi = reklamacje, skargi, zwroty, wymieniałem, niezadowolonych, reklamacji
inwentaryzacja, inwentaryzacje, stany magazynowe, kontrola stanów, inwentaryzacji = inwentaryzacje, remanent, remanenty, liczyłem, spisywałem, stany, liczyłam towar, spis
zamówienia, zamawianie, zamówień, składanie zamówień, zaopatrzenie = zamawiałem, zamówienia, dostawców, domawiałem, składałam zamówienia
bhp, przepisy bhp, zasady bhp, bezpieczeństwo = bhp, bez wypadku, szkolenia stanowiskowe, ryzyko zawodowe, bezwypadkowo, kaski
ms office, pakiet office, obsługa komputera, pakietu office = excel, word, tabele przestawne, outlook, arkusze, powerpoint
dokumentacja, prowadzenie dokumentacji, dokumentacji = dokumentacja, protokoły, raporty, wpisywałem, protokołowałem, zeszyt, dziennik, karty

## health, care
pielęgnacja, higiena, czynności pielęgnacyjne, toaleta, czynności higieniczne, toaleta pacjenta, czynności pielęgnacyjnych = myłem, myłam, kąpałem, kąpałam, pampersy, zmieniałam pieluchy, toaleta, ubierałem, ubierałam, goliłem, pieluchomajtki, pościel, pampersów, higiena jamy ustnej
opatrunki, rany, zmiana opatrunków, leczenie ran, ran = opatrunki, odleżyny, rany, szwy, opatrywałem, owrzodzenia, zmieniałam opatrunki
leki, podawanie leków, leków, farmakoterapia = leki, insulina, insulinę, zastrzyki, kroplówki, tabletki, kasetki, iniekcje, podawałam leki, wlewy
parametry życiowe, pomiar parametrów, parametrów życiowych, pomiary = ciśnienie, tętno, temperatura, temperaturę, cukier, saturacja, saturację, glikemia, glikemię
karmienie, posiłki, żywienie, pomoc jedzeniu, karmienie podopiecznych = karmiłem, karmiłam, posiłki, peg, zagęszczone, sonda, sondę, poiłam, pojenie, śniadania
zmiana pozycji, profilaktyka przeciwodleżynowa, odleżyny, mobilizacja, przemieszczanie, uruchamianie = odwracałem, odwracałam, podnośnik, podnosiłem, sadzałem, wózek inwalidzki, balkonik, oklepywanie, oklepywałam, przekładałam, materac przeciwodleżynowy, pionizacja, chodzik
osoby starsze, osób starszych, seniorzy, seniorów, opieka osobami starszymi, osobami starszymi, opieka seniorem, podopieczni = seniorka, seniorem, seniorką, dom opieki, dps, podopieczna, podopieczny, starszą panią, starszym panem, dziadkiem, mieszkańców domu, leżącą, zol
demencja, alzheimer, chorych demencją, otępienie = demencja, demencją, alzheimer, alzheimera, otępieniem, zdezorientowanych
opieka paliatywna, paliatywna, hospicjum, umierający = hospicjum, umierających, morfina, ostatnie dni, terminalnie, pompa
gotowanie, prowadzenie domu, prace domowe, prowadzenie gospodarstwa = gotowałam, gotowałem, zakupy, prałam, sprzątałam, prasowałam, obiady, pranie
towarzyszenie, spędzanie czasu, aktywizacja, zajęcia = spacery, gry, czytałam, rozmowy, ćwiczenia pamięci, zajęcia, bingo, śpiewaliśmy, wychodziłam na spacery, krzyżówki
pobieranie krwi, badania, pobieranie materiału, wkłucia = krew, wkłucia, wenflony, pobierałam krew, ekg, wymazy, mocz, cewnikowanie
nagły wypadek, pierwsza pomoc, ratowanie życia, resuscytacja, stany nagłe = resuscytacja, reanimacja, karetka, sor, rko, izba przyjęć, triaż
dokumentacja medyczna, dokumentacja pielęgniarska, prowadzenie dokumentacji, dokumentacji medycznej = raporty pielęgniarskie, karty, historie choroby, amms, wpisy, raport dyżuru, procesy pielęgnowania
blok operacyjny, instrumentowanie, zabiegi = instrumentowałam, zabiegi, narzędzia, asystowałam przy operacjach, blok
dezynfekcja, sterylizacja, zasady aseptyki = autoklaw, dezynfekowałam, sterylizacja, izolatki, narzędzia sterylne

## building, machining
instalacje elektryczne, wykonywanie instalacji, montaż instalacji, instalacji elektrycznych, prace elektryczne, okablowanie, prace elektroinstalacyjne = kładłem kable, ciągnąłem kable, gniazdka, rozdzielnie, przewody, osprzęt, koryta, podłączałem, bruzdy, puszki, oświetlenie, lampy, okablowanie, układałem przewody, przewodów
rozdzielnice, szafy sterownicze, prefabrykacja, rozdzielnic, szaf = rozdzielnice, szafy, szaf, bezpieczniki, styczniki, zaciski, różnicówki, podłączałem rozdzielnie, listwy
usuwanie awarii, awarie, usterki, diagnozowanie, lokalizowanie usterek, diagnostyka, usuwanie usterek, awarii, usterek = awarie, usterki, zwarcia, miernik, miernikiem, dyżury, szukałem przyczyny, awarii, zwarć, usuwałem, usterkę
pomiary, pomiary elektryczne, pomiarów = pomiary, rezystancja, rezystancji izolacji, pętla zwarcia, sonel, protokoły pomiarowe, protokoły
utrzymanie ruchu, przeglądy, serwis, konserwacja maszyn, remonty, przeglądów = naprawiałem, wymieniałem, smarowałem, łożyska, przeglądy, pasy, silniki, remontowałem, uszczelniacze, przekładnie
uruchamianie, rozruch = uruchamiałem, rozruch, testy, parametryzowałem, odbiory
czytanie rysunku, rysunek techniczny, dokumentacja techniczna, schematy, czytanie schematów, rysunku technicznego = rysunki, schematy, według projektu, z projektu, według rysunku, plany, z rysunku
plc, sterowniki, programowanie sterowników, automatyka = siemens, tia portal, sterowniki, falowniki, step 7, czujniki, profinet
instalacje sanitarne, hydraulika, instalacje wodne, kanalizacja, instalacji sanitarnych = rury, umywalki, krany, baterie, kanalizację, wc, brodziki, pex, zgrzewałem, podłączałem zlewy, bojlery, kabiny prysznicowe, syfony
ogrzewanie, kotły, instalacje grzewcze = kotły, kotłownie, grzejniki, podłogówka, podłogówkę, piece, pompy ciepła, kaloryfery
murowanie, prace murarskie, betonowanie, zbrojenie, stan surowy = murowałem, ściany, pustaki, cegły, betonowałem, szalunki, wylewałem, zbroiłem, fundamenty, ytong, stropy
malowanie, prace malarskie, szpachlowanie, wykończenia, prace wykończeniowe, gipsowanie = malowałem, szpachlowałem, gładzie, tapetowałem, gruntowałem, elewacje, szlifowałem gładzie, sufity
płytki, układanie płytek, glazura, podłogi, panele = płytki, kafelki, fugowałem, panele, glazurę, wylewki, terakotę, parkiet
płyty gipsowe, zabudowa, suche zabudowy, gk = płyty gk, regipsy, sufity podwieszane, profile, ścianki działowe, wełnę
stolarka, drewno, meble, montaż mebli = meble, szafy, okna, drzwi, schody, heblowałem, okleinowałem, blaty, kuchnie na wymiar
spawanie, spawalnictwo = spawałem, mig, tig, mag, spoiny, elektroda, półautomat, migomat
dach, dachy, dekarstwo, prace dekarskie = dachy, dachówki, blachodachówkę, więźby, rynny, papę, obróbki blacharskie, krokwie
remonty, wykończenie wnętrz, prace remontowe = remontowałem, łazienki, mieszkania, kapitalny remont, skuwałem, pod klucz

## vehicles
przeglądy, serwis pojazdów, obsługa pojazdów, przeglądy okresowe, wymiana oleju, serwisowanie = wymieniałem olej, filtry, świece, rozrząd, rozrządy, klocki, przeglądy, płyny, oleje
diagnostyka, diagnostyka komputerowa, diagnozowanie usterek, diagnozowanie, komputer diagnostyczny = komputer, błędy, kasowałem błędy, sterowniki, kts, czujniki, tester, vcds, delphi, launch, oscyloskop
hamulce, układ hamulcowy, układów hamulcowych = klocki, tarcze, zaciski, odpowietrzałem, bębny, szczęki, przewody hamulcowe
silnik, naprawa silników, silniki, silników = uszczelka pod głowicą, rozrząd, turbina, turbiny, wtryski, głowice, remonty silników, pierścienie, panewki
sprzęgło, skrzynia biegów, układ napędowy = sprzęgła, skrzynie, dwumasa, dwumasy, półosie, przeguby
zawieszenie, układ kierowniczy, zbieżność, zawieszenia = amortyzatory, wahacze, zbieżność, drążki, tuleje, sworznie, łączniki, geometria
opony, koła, wulkanizacja, wymiana opon = opony, wyważałem, koła, felgi, opon, łatałem
elektryka pojazdowa, elektromechanika, instalacja elektryczna = alternatory, rozruszniki, akumulatory, wiązki, oświetlenie, instalacje
blacharstwo, lakierowanie, blacharka, naprawy blacharskie = błotniki, zderzaki, szpachlowałem, lakierowałem, prostowałem, rama, wgniecenia, szyby
samochody ciężarowe, ciężarowych, ciężarówki, maszyny budowlane = ciężarówki, tiry, ciągniki, naczepy, koparki, autobusy, dostawcze, traktory, kombajny

## machining
toczenie, tokarka, tokarki, obsługa tokarek = toczyłem, tokarka, tokarce, tokarkach, wałki, haas, mazak, uchwyt, szczęki, fanuc, tuleje toczone
frezowanie, frezarka, frezarki, centra obróbcze, obsługa frezarek = frezowałem, frezarce, frezarkach, centrum obróbcze, heidenhain, pięcioosiowe, dmg, 5-osiowe, hermle
ustawianie, ustawianie maszyn, przezbrajanie, przezbrojenia, ustawianie maszyny, ustawiacz = ustawiałem, przezbrajałem, korekcje, bazy, punkty zerowe, oprzyrządowanie, zbroiłem, przezbrojenia, formy wymieniałem, narzędzia ustawiałem, wymieniałem formy, nastawiałem
programowanie cnc, programy, edycja programów = programowałem, programy, fanuc, sinumerik, heidenhain, mastercam, g-kody, pisałem programy, cam, edgecam
kontrola jakości, pomiary, kontrola wymiarów, jakość, kontrola detali, kontrola wizualna = suwmiarka, suwmiarką, mikrometr, mikrometrem, mierzyłem, setki, pasowania, sprawdziany, braki, odrzucałem, współrzędnościowa, średnicówka, czujnik zegarowy, odsiewałem, wady
obsługa maszyn, obsługa maszyny, obsługa linii, produkcja, praca produkcji, linia produkcyjna, obsługa linii produkcyjnej, obsługa maszyn produkcyjnych = linia, linii, prasa, prasę, wtryskarka, wtryskarki, taśma, taśmie, sztuk na zmianę, pakowaczka, podawałem, zasypywałem, dozowałem, sztuk dziennie, wtryskarkach, butelek, sztuk na godzinę, etykieciarka
montaż, składanie, montaż podzespołów, montaż elementów = składałem, montowałem, skręcałem, wkrętarka, wkrętarką, podzespoły, lutowałem, nitowałem, klejenie, wiązki, montowałam, skręcałam
pakowanie, etykietowanie, konfekcjonowanie = pakowałem, kartony, etykiety, foliowałem, palety układałem, paczkowałem, paletyzacja
szlifowanie, gratowanie, obróbka, polerowanie = szlifowałem, gratowałem, polerowałem, szlifierka, szlifierką, gwintowałem, wierciłem

## logistics, driving
kompletacja, kompletowanie, kompletowanie zamówień, zbieranie zamówień, picking, kompletacja zamówień = kompletowałem, zbierałem, skaner, skanerem, linii na godzinę, zamówienia zbierałem, pick by voice, zbieranie towaru, pickowałem, pozycji na godzinę, kompletowałam
przyjmowanie towaru, przyjęcie towaru, rozładunek, przyjmowanie dostaw, rozładunek towaru, dostaw, przyjęcia = rozładowywałem, wz, dokumenty dostawy, przyjmowałem, kontenery, rampa, tiry rozładowywałem, dostawy, sprawdzałem dostawy, awizacje, rozładowałem
wydawanie towaru, załadunek, wysyłka, wydania, przygotowanie wysyłek, załadunek towaru = ładowałem, załadowywałem, wysyłałem, listy przewozowe, etykiety kurierskie, foliowałem, wydawałem, wysyłki, paczki dziennie, streczowałem, palet, cmr
rozmieszczanie towaru, składowanie, rozlokowanie, układanie towaru, rozkładanie towaru = regały, odkładałem, lokacje, układałem, wysoki skład, miejsca paletowe, rozwoziłem, fifo
wózek widłowy, wózka widłowego, obsługa wózka, wózki widłowe, wózków widłowych, obsługa wózków = widlak, wózek, wózkiem, reach truck, paleciak, czołowy, czołowym, jungheinrich, wysokiego składowania, udt, sztaplarka
system magazynowy, wms, systemy magazynowe, obsługa skanera = skaner, wms, sap, skanowałem, wprowadzałem przyjęcia, terminal, subiekt
pakowanie, pakowanie paczek = pakowałem, paczki, kartony, pakowałam, paczek, wypełniacz
dostawa, dostarczanie, dostarczanie przesyłek, rozwożenie, doręczanie, przesyłek, doręczanie przesyłek = rozwoziłem, paczki, punktów dziennie, adresów, doręczałem, dostawy, przesyłki, klientom dowoziłem, stopów, paczek dziennie
transport międzynarodowy, jazda, przewóz, transport krajowy, prowadzenie pojazdu, przewóz towarów = europa, niemcy, tir, naczepa, naczepą, kilometrów, jeździłem, kółka, chłodnia, chłodnią, firanka, plandeka, trasy, zestawem, cysterna
zabezpieczanie ładunku, mocowanie ładunku, zabezpieczenie ładunku, ładunku = pasy, pasami, mocowałem, kątowniki, maty antypoślizgowe, zabezpieczałem, łańcuchy
tachograf, czas pracy, czas pracy kierowców, obsługa tachografu = tachograf, karta kierowcy, pauzy, tachografu, tacho
stan techniczny, dbanie pojazd, dbałość pojazd, obsługa codzienna = olej, opony, światła, myłem auto, płyny, poziom oleju, obsługa codzienna, myłem ciężarówkę
spedycja, planowanie transportu, planowanie tras, organizacja transportu, zlecenia transportowe = trans.eu, kierowców, trasy, zlecenia, timocom, przewoźników, stawki, ładunki, giełda
odprawa celna, celne, dokumenty celne = odprawy, zgłoszenia, t1, sad, agencja celna, mrn, cło

## office, finance, law, health
obsługa klienta, obsługa klientów, obsługa interesantów, interesanci, przyjmowanie interesantów, petentów = interesantów, petentów, klientów obsługiwałam, udzielałam informacji, przyjmowałam, okienko, doradzałam, pytania klientów
recepcja, obsługa recepcji, gości, obsługa gości, prowadzenie recepcji = recepcja, gości witałam, meldowałam, zameldowania, goście, przepustki, rejestracja, witałam, kaw
korespondencja, poczta, obsługa korespondencji, korespondencji = listy, poczta, pocztę, maile, pisma, koperty, wysyłałam listy, odpisywałam, kurier, elektroniczny nadawca, skrzynka
kalendarz, spotkania, umawianie spotkań, organizacja spotkań, terminy, kalendarza, prowadzenie kalendarza = kalendarz, umawiałam, wizyty, terminy, salki, spotkania, zapisywałam pacjentów, terminarz
archiwizacja, dokumenty, obieg dokumentów, segregowanie, archiwum, archiwizacja dokumentów, dokumentów = segregatory, archiwizowałam, skanowałam, teczki, akta, segregowałam, wpinałam, rejestrowałam pisma
wprowadzanie danych, bazy danych, baza danych, wprowadzanie = wpisywałam, przepisywałam, baza, wprowadzałam, rekordów, uzupełniałam, arkusze
wyjazdy służbowe, delegacje, podróże służbowe, podróży służbowych = bilety, hotele, delegacje, loty, rezerwowałam
faktury, fakturowanie, wystawianie faktur, faktur, wystawianie = faktury, wystawiałam faktury, korekty, subiekt, fakturowałam, faktur miesięcznie, proformy
księgowanie, księgowość, księgowanie dokumentów, ewidencja, dekretacja, księgi, prowadzenie ksiąg = księgowałam, księgowałem, dekretowałam, kpir, wyciągi, symfonia, optima, dowody, księgi handlowe, rachmistrz, enova
zobowiązania, rozrachunki dostawcami, faktury kosztowe, płatności, przelewy = faktury kosztowe, przelewy, dostawcom, faktury zakupu, rozrachunki, opłacałam, paczki przelewów
należności, windykacja, rozrachunki, monitorowanie płatności, należności klientów = monity, wezwania, dłużników, przeterminowane, należności, windykowałam, ponaglenia, zaległości, dłużnikami
uzgadnianie kont, uzgadnianie sald, salda, uzgadnianie = salda, potwierdzenia sald, wyciągi, uzgadniałam, rozliczałam konta, różnice
vat, deklaracje, rozliczenia podatkowe, podatki, deklaracje podatkowe, deklaracji podatkowych = jpk, vat, pit, cit, deklaracje, urząd skarbowy, urzędu skarbowego
zamknięcie miesiąca, bilans, sprawozdania finansowe, zamknięcie roku, sprawozdań = bilans, bilanse, zamknięcia, sprawozdania, rezerwy, rozliczenia międzyokresowe, rachunek zysków
płace, naliczanie płac, wynagrodzenia, kadry płace, kadry, listy płac, naliczanie wynagrodzeń, wynagrodzeń = listy płac, zus, płatnik, wynagrodzenia, umowy zlecenia, pensje, pit-11, składki, gratyfikant, świadectwa pracy
sprawy kadrowe, akta osobowe, administracja kadrowa = umowy o pracę, urlopy, zwolnienia, akta osobowe, badania lekarskie, ewidencja czasu

## sales, retail, service
obsługa klienta, obsługa klientów, doradztwo, doradzanie, doradztwo klientom = doradzałam, doradzałem, pomagałam, przymierzalnie, rozmiary, klientów dziennie, infolinia, tłumaczyłam różnice, pytania klientów, polecałam, zgłoszeń dziennie, dobierałem, dobierałam
sprzedaż, aktywna sprzedaż, sprzedaż produktów, prowadzenie sprzedaży, sprzedawanie = sprzedawałam, sprzedałem, utarg, obrót, paragon, dosprzedaż, utargi, najlepszy sprzedawca, podpisywałem umowy, umów miesięcznie
kasa, obsługa kasy, kasowanie, kasy fiskalnej, obsługa kasy fiskalnej = kasowałam, na kasie, kasa, raport dobowy, utarg, terminal, kasie, wydawałam resztę, rozliczałam kasę, kasetka
wykładanie towaru, uzupełnianie półek, towarowanie, wykładanie, uzupełnianie towaru = półki, wykładałam, uzupełniałam, regały, terminy przydatności, rotacja, chemia, dokładałam, paleciak, fifo
ekspozycja, dbanie ekspozycję, merchandising, witryny, ekspozycji = witryny, manekiny, ekspozycja, planogram, promocje, standy, wystawa, wystawy, układałam kolorami
metkowanie, ceny, etykiety cenowe = metkowałam, cenówki, ceny, etykiety, klipsy
pozyskiwanie klientów, pozyskiwanie nowych, nowi klienci, pozyskiwanie, akwizycja, nowych klientów = nowych klientów, dzwoniłem do firm, zimne telefony, leady, pozyskałem, odwiedzałem firmy, pozyskałam, telefonów dziennie, zdobyłem
utrzymywanie relacji, relacje klientami, opieka klientami, budowanie relacji, stałych klientów = stałych klientów, odwiedzałem, kluczowi klienci, opiekowałem się klientami, portfel, hurtownie odwiedzałem, kluczowych
negocjacje, negocjowanie, warunki handlowe = negocjowałem, rabaty, umowy ramowe, ceny ustalałem, marże
cele sprzedażowe, plany sprzedażowe, realizacja planów, realizacja celów, wyniki sprzedaży, celów sprzedażowych = procent planu, plan, przekroczyłem, 120 %, wzrost, obrót, target, wyrobiłam plan, planu
oferty, przygotowywanie ofert, ofertowanie, ofert = oferty, wyceny, kosztorysy, wyceniałem, kalkulacje
otwieranie zamykanie, prowadzenie sklepu, kierowanie sklepem = otwierałam sklep, zamykałam, klucze, sklep, alarm, zastępca kierownika

## food
przygotowywanie potraw, gotowanie, przygotowywanie posiłków, potrawy, przygotowywanie dań, dań, potraw, posiłków = gotowałem, gotowałam, zupy, sosy, dania, smażyłem, obiadów dziennie, piekłem, mięsa, pierogi, grill, grillowałem, a la carte, dań głównych, wydawałem dania
przygotowanie produktów, obróbka, mise place, obróbka wstępna, półprodukty = obierałem, kroiłem, krojenie, warzywa, porcjowałem, filetowałem, obierałam, kroiłam, sałatki, ziemniaki, siekałem
haccp, higiena, zasady haccp, normy sanitarne, sanepid, zasady higieny = haccp, temperatury, lodówki, próbki, sanepid, daty przydatności, alergeny, ghp, zapisywałam temperatury, próbki żywności
menu, układanie menu, karta, tworzenie menu, jadłospis = menu, karta dań, jadłospis, przepisy, nowe dania, receptury, jadłospisy, sezonowe
food cost, koszty = food cost, kalkulacje, straty, marża, gramatury
zamawianie towaru, zaopatrzenie, dostawy, zamówienia = zamawiałem, dostawy, makro, dostawcy, chłodnia, przyjmowałem towar
wypieki, pieczenie, pieczywo, ciasta, desery, cukiernictwo, ciasto = ciasta, torty, chleb, bułki, kremy, wyrabiałem ciasto, desery, drożdżówki, piekłem, zakwas, formowałem, pączki, serniki, ciasto francuskie
zmywanie, zmywak, utrzymanie czystości, sprzątanie kuchni, czystość = zmywałam, naczynia, garnki, zmywarka, myłem podłogi, szorowałem, okap, piec, zmywak, blaty
stołówka, catering, zbiorowe żywienie = stołówka, stołówce, szkole, catering, bemary, obiadów, cateringi, porcji

## service, food
obsługa gości, obsługa stolików, kelnerowanie, serwowanie, przyjmowanie zamówień, obsługa sali, gości = stoliki, podawałam, tace, rewir, zamówienia przyjmowałam, talerze, gości przy stolikach, sala, ogródek, podawałem, polecałem dania, stolików, roznosiłam
bar, napoje, przygotowywanie napojów, drinki, kawa = drinki, piwo, kawy, koktajle, nalewałem, ekspres, latte, barze, lemoniady
rozliczanie, kasa, rachunki, rozliczanie rachunków = rachunki, kasa, terminal, paragon, pos, rozliczałam kelnerów
nakrywanie stołów, bankiety, imprezy, przygotowanie sali = wesela, bankiety, nakrywałam, obrusy, sztućce, bufet, komunie, konferencje, polerowałam
meldowanie, zameldowanie, recepcja, rezerwacje, check-in = meldowałam, klucze, booking, rezerwacje, doby, wymeldowania, opera, zameldowania, goście hotelowi

## cleaning, service, health
sprzątanie pokoi, pokoje, sprzątanie pokoi hotelowych, pokoi, pokoi hotelowych = pokoje, pokoi, łóżka, pościel, łazienki, ścieliłam, ręczniki, minibar, wózek pokojowej, wyjazdowych, pobytowych
sprzątanie biur, utrzymanie czystości, sprzątanie pomieszczeń, utrzymywanie czystości, porządek, czystości = odkurzałam, myłam podłogi, biura, kosze, kurz, mopem, klatki schodowe, zamiatałam, myłem podłogi, biurka, śmieci, mopowałam, odkurzałem, korytarze
toalety, sanitariaty, łazienki, mycie sanitariatów = toalety, łazienki, muszle, kamień, umywalki, papier toaletowy, odkamieniałam
okna, mycie okien = okna, okien, szyby, ściągaczka, witryny, ramy
maszyny czyszczące, obsługa maszyn, doczyszczanie, mycie maszynowe = szorowarka, polerka, karcher, pranie dywanów, myjka, polimeryzacja, szorowarką, odkurzacz piorący
pranie, prasowanie, pralnia, bielizna = prasowałam, prałam, pościel, pralnia, magiel, składałam, plamy
dezynfekcja, szpital, środki czystości, środkami czystości = dezynfekowałam, sale chorych, blok operacyjny, stężenia, dozowałam, kolory ścierek, izolatki

## education, care
prowadzenie zajęć, nauczanie, lekcje, prowadzenie lekcji, zajęcia, zajęć dydaktycznych, zajęcia dydaktyczne = lekcje, uczyłam, uczyłem, klasa, klasy, uczniów, wychowawca klasy, godzin tygodniowo, korepetycje, matematyki
planowanie zajęć, scenariusze, plan pracy, przygotowywanie zajęć, przygotowywanie lekcji = scenariusze, konspekty, plany miesięczne, karty pracy, pomoce dydaktyczne, rozkłady materiału, plan wynikowy
zabawy, zajęcia dzieci, organizowanie zabaw, animacje, zajęcia edukacyjne, zajęć edukacyjnych, organizacja zabaw = plastyczne, rytmika, piosenki, bajki, zabawy, wycieczki, teatrzyki, prace plastyczne, ruchowe, malowaliśmy, wycinanki, sensoryczne, wierszyki
opieka dziećmi, opieka, dzieci, opieka nad dziećmi, dziećmi = przewijałam, karmiłam, grupa, grupie, maluchy, maluchami, leżakowanie, dwulatki, żłobek, niemowlęta, trzylatki, pieluchy, adaptacja, drzemki, usypiałam
rodzice, współpraca rodzicami, kontakt rodzicami, rodzicami = rodzicami, zebrania, wywiadówki, konsultacje, rodziców informowałam, dni otwarte
ocenianie, obserwacja, diagnoza, ocena, obserwacje, diagnozowanie = sprawdziany, oceny, obserwacje, diagnoza przedszkolna, kartkówki, poprawiałam, arkusze obserwacji, świadectwa, gotowość szkolna
specjalne potrzeby, dzieci specjalnymi potrzebami, rewalidacja, wspomaganie, autyzm = autyzm, autyzmem, orzeczenie, orzeczeniem, ipet, adhd, aspergera, rewalidacja, zespołem downa, wopfu
bezpieczeństwo dzieci, nadzór dziećmi, dyżury = dyżury, plac zabaw, świetlica, wycieczki, pilnowałam, przerwach, stołówce
dyscyplina, zarządzanie klasą, zachowanie = kontrakt klasowy, konflikty, tablica nagród, mediacje, zasady klasy, system żetonowy

## software
tworzenie oprogramowania, rozwój oprogramowania, tworzenie aplikacji, rozwój aplikacji, implementacja, rozwijanie aplikacji, oprogramowania = programowałem, napisałem, wdrożyłem, moduły, api, aplikacje, funkcje, mikroserwisy, zaimplementowałem, spring, react, laravel, przepisałem, napisałam, sklep internetowy, angular
api, integracje, interfejsy = api, rest, endpointy, integracja, graphql, webhooki, zintegrowałem, soap
bazy danych, baz danych = zapytania, sql, postgres, oracle, mysql, procedury składowane, indeksy, mongodb, migracje
testowanie, testy, testy jednostkowe, pisanie testów, testy automatyczne, testów = testy, junit, selenium, przypadki testowe, cypress, jednostkowe, pokrycie, playwright, błędy zgłaszałem, regresja
ci/cd, wdrożenia, devops, automatyzacja = pipeline, jenkins, docker, gitlab, kubernetes, wdrożenia, terraform, ansible, skrypty, helm
scrum, metodyki zwinne, agile, metodyki agile = sprinty, scrum, daily, retrospektywy, backlog
wsparcie użytkowników, wsparcie techniczne, helpdesk, pomoc użytkownikom, obsługa zgłoszeń, wsparcie, zgłoszeń = zgłoszenia, tickety, hasła, użytkowników, drukarki, zdalnie, zgłoszeń, resetowałem, anydesk, laptopy, teamviewer, komputery stawiałem
administracja serwerami, administrowanie, serwery, systemy, administracja systemami, administrowanie serwerami, serwerów, administracja = active directory, serwery, vmware, windows server, linux, gpo, hyper-v, exchange, debian, proxmox, konta użytkowników
sieci, administracja siecią, sieć, sieci komputerowe, sieciowych = switche, vlan, firewall, vpn, routery, mikrotik, cisco, fortigate, wifi, przełączniki, okablowanie
kopie zapasowe, backup, kopii = veeam, backupy, kopie, odtwarzałem, nas, backup
sprzęt, konfiguracja sprzętu, przygotowanie stanowisk, sprzęt komputerowy, sprzętu = komputery, laptopy, drukarki, obrazy, stacje, formatowałem, monitory, telefony konfigurowałem, instalowałem windows
bezpieczeństwo, cyberbezpieczeństwo, bezpieczeństwo it = antywirus, phishing, mfa, rodo, łatki, iso 27001, podatności, siem
wymagania, analiza wymagań, analiza = user stories, warsztaty, specyfikacje, wymagania, bpmn, uml

## marketing
sem, google ads = google ads, adwords, cpc
media społecznościowe, social media, prowadzenie profili, mediach społecznościowych, mediów społecznościowych = facebook, instagram, tiktok, posty, obserwujących, rolki, relacje, linkedin, influencerami, fanpage, zasięgi
treści, tworzenie treści, content, copywriting, pisanie tekstów, treści marketingowych = blog, artykuły, teksty, newslettery, pisałam, opisy produktów, wpisy, nagrania, ebook, scenariusze filmów
kampanie, kampanie reklamowe, prowadzenie kampanii, reklama, kampanii, kampanii reklamowych, działania marketingowe, działań marketingowych = kampanie, google ads, meta ads, reklamy, konkurs, ulotki, budżet reklamowy, billboardy, kampania, leadów, spoty
seo, pozycjonowanie = pozycje, słowa kluczowe, search console, senuto, ahrefs, semstorm, linki, ruch organiczny
newsletter, e-mail marketing, mailing = mailing, newslettery, getresponse, freshmail, otwarć, mailchimp, subskrybentów
strona internetowa, strony www, prowadzenie strony, strony internetowej, aktualizacja strony = wordpress, strona, strony, landing page, cms, sklep internetowy, prestashop, bannery
wydarzenia, eventy, targi, organizacja wydarzeń, organizacja eventów, wydarzeń, targów = targi, eventy, konferencje, stoisko, dni otwarte, zaproszenia, targach, webinary, pikniki
grafika, materiały reklamowe, projektowanie, materiały promocyjne, materiałów reklamowych, projektowanie graficzne = ulotki, plakaty, canva, photoshop, banery, katalogi, wizytówki, illustrator, corel, grafiki, roll-upy
analiza, raportowanie, statystyki, analiza wyników, raporty = google analytics, raporty, konwersja, ctr, ga4, konwersji, looker, wskaźniki
pr, media, kontakt mediami, informacje prasowe = notatki prasowe, dziennikarze, dziennikarzami, wywiady, komunikaty, informacje prasowe, konferencje prasowe
badania rynku, analiza konkurencji, konkurencja, analiza rynku = ankiety, konkurencja, konkurencji, persony, badania, fokusy
`;
