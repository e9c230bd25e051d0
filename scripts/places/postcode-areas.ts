const area = (list: string): Record<string, string> =>
  Object.fromEntries(
    list
      .trim()
      .split(/\s*[;\n]\s*/)
      .flatMap((entry) => {
        const [codes = '', town = ''] = entry.split('=');
        return codes.split(' ').map((code) => [code, town] as const);
      }),
  );

/** The first two digits of a German postcode and the main town there. */
export const GERMAN_AREAS = area(`
01=Dresden; 02=Görlitz; 03=Cottbus; 04=Leipzig; 06=Halle (Saale); 07=Gera; 08=Zwickau; 09=Chemnitz
10 12 13=Berlin; 14=Potsdam; 15=Frankfurt (Oder); 16=Oranienburg; 17=Neubrandenburg; 18=Rostock; 19=Schwerin
20 21 22=Hamburg; 23=Lübeck; 24=Kiel; 25=Itzehoe; 26=Oldenburg; 27=Bremerhaven; 28=Bremen; 29=Celle
30=Hannover; 31=Hildesheim; 32=Herford; 33=Bielefeld; 34=Kassel; 35=Gießen; 36=Fulda; 37=Göttingen; 38=Braunschweig
39=Magdeburg; 40=Düsseldorf; 41=Mönchengladbach; 42=Wuppertal; 44=Dortmund; 45=Essen; 46=Oberhausen; 47=Duisburg
48=Münster; 49=Osnabrück; 50 51=Köln; 52=Aachen; 53=Bonn; 54=Trier; 55=Mainz; 56=Koblenz; 57=Siegen; 58=Hagen; 59=Hamm
60=Frankfurt am Main; 61=Bad Homburg vor der Höhe; 63=Offenbach; 64=Darmstadt; 65=Wiesbaden; 66=Saarbrücken
67=Ludwigshafen am Rhein; 68=Mannheim; 69=Heidelberg; 70=Stuttgart; 71=Böblingen; 72=Tübingen; 73=Esslingen; 74=Heilbronn
75=Pforzheim; 76=Karlsruhe; 77=Offenburg; 78=Villingen-Schwenningen; 79=Freiburg; 80 81 82=Munich; 83=Rosenheim
84=Landshut; 85=Freising; 86=Augsburg; 87=Kempten (Allgäu); 88=Ravensburg; 89=Ulm; 90=Nürnberg; 91=Erlangen; 92=Amberg
93=Regensburg; 94=Passau; 95=Bayreuth; 96=Bamberg; 97=Würzburg; 98=Suhl; 99=Erfurt
`);

/** The letters that a British postcode begins with and the main town there. */
export const BRITISH_AREAS = area(`
AB=Aberdeen; AL=St Albans; B=Birmingham; BA=Bath; BB=Blackburn; BD=Bradford; BH=Bournemouth; BL=Bolton; BN=Brighton
BS=Bristol; BT=Belfast; CA=Carlisle; CB=Cambridge; CF=Cardiff; CH=Chester; CM=Chelmsford; CO=Colchester
CR=Croydon; CT=Canterbury; CV=Coventry; CW=Crewe; DA=Dartford; DD=Dundee; DE=Derby; DG=Dumfries; DH=Durham
DL=Darlington; DN=Doncaster; DT=Dorchester; DY=Dudley; BR E EC HA IG N NW SE SW TW W WC=London; EH=Edinburgh; EN=Enfield Town
EX=Exeter; FK=Falkirk; FY=Blackpool; G=Glasgow; GL=Gloucester; GU=Guildford; HD=Huddersfield; HG=Harrogate
HP=Hemel Hempstead; HR=Hereford; HS=Stornoway; HU=Kingston upon Hull; HX=Halifax; IP=Ipswich; IV=Inverness
KA=Kilmarnock; KT=Kingston upon Thames; KW=Kirkwall; KY=Kirkcaldy; L=Liverpool; LA=Lancaster; LD=Llandrindod Wells
LE=Leicester; LL=Llandudno; LN=Lincoln; LS=Leeds; LU=Luton; M=Manchester; ME=Rochester; MK=Milton Keynes; ML=Motherwell
NE=Newcastle upon Tyne; NG=Nottingham; NN=Northampton; NP=Newport; NR=Norwich; OL=Oldham; OX=Oxford; PA=Paisley
PE=Peterborough; PH=Perth; PL=Plymouth; PO=Portsmouth; PR=Preston; RG=Reading; RH=Redhill; RM=Romford; S=Sheffield
SA=Swansea; SG=Stevenage; SK=Stockport; SL=Slough; SM=Sutton; SN=Swindon; SO=Southampton; SP=Salisbury; SR=Sunderland
SS=Southend-on-Sea; ST=Stoke-on-Trent; SY=Shrewsbury; TA=Taunton; TD=Galashiels; TF=Telford; TN=Tonbridge; TQ=Torquay
TR=Truro; TS=Middlesbrough; UB=Southall; WA=Warrington; WD=Watford; WF=Wakefield; WN=Wigan; WR=Worcester
WS=Walsall; WV=Wolverhampton; YO=York; ZE=Lerwick
`);
