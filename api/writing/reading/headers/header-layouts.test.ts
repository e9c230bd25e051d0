import { describe, expect, it } from 'vitest';
import type { Line } from '../lines/line.ts';
import { readHistory } from '../read-history.ts';
import { readLines } from '../read-lines.ts';
import { lineOf } from '../testing/lines.ts';

// How people write the lines above what they did.

const HEAD = 'Nora Felt\nnora@example.com\n\nExperience\n\n';

const read = (text: string, head = HEAD) =>
  readHistory(head + text).experiences.map(
    ({ title, company, location, startDate, endDate, bulletPoints }) =>
      `${title} / ${company} / ${location} / ${startDate}..${endDate} / ${bulletPoints.join('; ')}`,
  );

describe('the header of a role', () => {
  it.each([
    [
      'fields between slashes',
      'Baker / Mill & Oven / Potsdam, Germany / 05/2019 - 12/2021\n- Baked 900 loaves\n\nWaiter / Cafe Luise / Berlin, Germany / 02/2016 - 03/2019\n- Served guests',
      [
        'Baker / Mill & Oven / Potsdam, Germany / 2019-05..2021-12 / Baked 900 loaves',
        'Waiter / Cafe Luise / Berlin, Germany / 2016-02..2019-03 / Served guests',
      ],
    ],
    [
      'a remark behind the employer',
      'Baker\t05/2019 - 12/2021\nGlobex Mills (mostly working at night)\n- Baked 900 loaves',
      ['Baker / Globex Mills /  / 2019-05..2021-12 / Baked 900 loaves'],
    ],
    [
      'an "&" in a title before a dot and the employer',
      '05/2019 - 12/2021 · Leiter Einkauf & Logistik · Kestrel GmbH\n- Baked 900 loaves\n\n02/2016 - 03/2019 · Leiter Lager & Versand · Orion GmbH\n- Served guests',
      [
        'Leiter Einkauf & Logistik / Kestrel GmbH /  / 2019-05..2021-12 / Baked 900 loaves',
        'Leiter Lager & Versand / Orion GmbH /  / 2016-02..2019-03 / Served guests',
      ],
    ],
    [
      'several employers behind a title and a colon',
      'Sales Agent: Globex, Initech\t05/2019 - 12/2021\n- Sold 900 loaves',
      ['Sales Agent / Globex, Initech /  / 2019-05..2021-12 / Sold 900 loaves'],
    ],
    [
      'a Dutch employer right behind the title',
      '2016 – heden\t:Medewerker Albert-Kestrel te Vosdam\n\n2015 – 2015\t:Medewerker van der Linde te Vosdam',
      [
        'Medewerker / Albert-Kestrel / Vosdam / 2016.. / ',
        'Medewerker / van der Linde / Vosdam / 2015..2015 / ',
      ],
    ],
    [
      'what a title is about in short, and no employer',
      'Technicien SAV\t05/2019 - 12/2021\nGlobex Mills\n- Réparé 900 fours',
      ['Technicien SAV / Globex Mills /  / 2019-05..2021-12 / Réparé 900 fours'],
    ],
    [
      'one slash between employer and title',
      'Globex Mills / Baker\n05/2019 - 12/2021\n- Baked 900 loaves\n\nAcme Harbor / Waiter\n02/2016 - 03/2019\n- Served guests',
      [
        'Baker / Globex Mills /  / 2019-05..2021-12 / Baked 900 loaves',
        'Waiter / Acme Harbor /  / 2016-02..2019-03 / Served guests',
      ],
    ],
    [
      'names that a dash joins to the employer',
      'Research Engineer\t05/2019 - 12/2021\nORQA – Organisation for Quartz Analysis\tGeneva, Switzerland\n- Measured quartz\n\nShop Manager\t02/2016 - 03/2019\nGlobex - Kestrel&Finch\tLyon, France\n- Led a shop',
      [
        'Research Engineer / ORQA – Organisation for Quartz Analysis / Geneva, Switzerland / 2019-05..2021-12 / Measured quartz',
        'Shop Manager / Globex - Kestrel&Finch / Lyon, France / 2016-02..2019-03 / Led a shop',
      ],
    ],
    [
      'no town with the number of its département that a dash joins to the employer',
      '2006 - 2010 Directrice – Globex Sécurité – Méru 60\n- Création\n2004 - 2006 Cheffe de rayon – Kestrel – Auneuil 60\n- Management',
      [
        'Directrice / Globex Sécurité /  / 2006..2010 / Création',
        'Cheffe de rayon / Kestrel /  / 2004..2006 / Management',
      ],
    ],
    [
      'no town that a dash joins to the employer, and no part of the title',
      'Baker\t05/2019 - 12/2021\nMill & Oven - Lund\n- Baked bread\n\nPlanner – Data Analysis – Kestrel Bakeries Ltd\t02/2016 - 03/2019\n- Planned loaves',
      [
        'Baker / Mill & Oven / Lund / 2019-05..2021-12 / Baked bread',
        'Planner – Data Analysis / Kestrel Bakeries Ltd /  / 2016-02..2019-03 / Planned loaves',
      ],
    ],
    [
      'title and employer in the order of the others, whatever parts them',
      'Researcher (NLP), Kestrel Laboratory, Leeds, UK\n2021 - 2023\n\nAnalyst (Data), Harrow Laboratory, York, UK\n2019 - 2021\n\nTranslator, SLSQ (Globex partner), Leeds, UK\n2017 - 2019',
      [
        'Researcher (NLP) / Kestrel Laboratory / Leeds, UK / 2021..2023 / ',
        'Analyst (Data) / Harrow Laboratory / York, UK / 2019..2021 / ',
        'Translator / SLSQ (Globex partner) / Leeds, UK / 2017..2019 / ',
      ],
    ],
    [
      'two titles before a comma',
      '2021 – now\tData Scientist | Data Engineer, Department of Forests\n- Counted trees\n\n2019 – 2021\tSenior Analyst, Harrow Health Centre\n- Counted beds',
      [
        'Data Scientist | Data Engineer / Department of Forests /  / 2021.. / Counted trees',
        'Senior Analyst / Harrow Health Centre /  / 2019..2021 / Counted beds',
      ],
    ],
    [
      'two parts of a title before the employer',
      'Security Analyst – Virtual Intern (Apprenticeship) - Harrowcard - January 2024\nFound two leaks in the network.\n\nForensic Accountant - Kestrel House Ltd\tOctober 2022 – July 2023\n- Wrote reports\n\nFinance Officer - Payloan Ltd\tFebruary 2021 – August 2022\n- Paid bills',
      [
        'Security Analyst – Virtual Intern (Apprenticeship) / Harrowcard /  / 2024-01..2024-01 / ',
        'Forensic Accountant / Kestrel House Ltd /  / 2022-10..2023-07 / Wrote reports',
        'Finance Officer / Payloan Ltd /  / 2021-02..2022-08 / Paid bills',
      ],
    ],
    [
      'a hyphen between employer and title',
      'Centro Comercial PC Hogar-Vendedor\n13 de febrero 2023 – 27 de agosto 2023\n\nCentro Comercial PC Hogar-Técnico en reparación de equipos\n13 de febrero 2022 – 12 de febrero 2023',
      [
        'Vendedor / Centro Comercial PC Hogar /  / 2023-02..2023-08 / ',
        'Técnico en reparación de equipos / Centro Comercial PC Hogar /  / 2022-02..2023-02 / ',
      ],
    ],
    [
      'an employer behind "of"',
      '2019 - 2020 - Worked as an Assisting Manager of Kestrel Computer Center\n2018 - 2019 - Worked as a Sales Representative at Harrow Ltd',
      [
        'Assisting Manager / Kestrel Computer Center /  / 2019..2020 / ',
        'Sales Representative / Harrow Ltd /  / 2018..2019 / ',
      ],
    ],
    [
      'who was hired, and as what',
      'Dal 01/01/2007 al 15/04/2008 assunto a tempo determinato, 60 ore mensili, in qualità di Educatore Professionale presso la Cooperativa Sociale Brezza\n\nDal 01/01/2005 al 31/12/2006 assunto a tempo determinato, 80 ore mensili, in qualità di Educatore presso la Cooperativa Sociale Marea',
      [
        'Educatore Professionale / Cooperativa Sociale Brezza /  / 2007-01..2008-04 / ',
        'Educatore / Cooperativa Sociale Marea /  / 2005-01..2006-12 / ',
      ],
    ],
    [
      'no adviser, no head of a course and no doctor in charge',
      'Nov 2022 - Oct 2024\tHarrow University, Department of Biology\nResearch Assistant, Advisor: Dr. Ada B. Moss\nStudied mice\n\nJan 2020 - Oct 2022\tTeaching Assistant, Kestrel University\nCourse: Biology Lab. Director: Dr. Leo Hale\nGave lectures\n\nMay 2018 - Aug 2018\tPharmacy Intern\nShore Medical Center, Dr. Mia Rand Pharm.D.\nSold drugs',
      [
        'Research Assistant / Harrow University, Department of Biology /  / 2022-11..2024-10 / Studied mice',
        'Teaching Assistant / Kestrel University /  / 2020-01..2022-10 / Course: Biology Lab. Director: Dr. Leo Hale; Gave lectures',
        'Pharmacy Intern / Shore Medical Center /  / 2018-05..2018-08 / Sold drugs',
      ],
    ],
    [
      'names that end in a full stop below their dates',
      'DE 01/10/2013 ATÉ 09/07/2015\nTÉCNICO DE REDES, GLOBEX SA.\nResponsável por instalação de linhas e manutenção.\n\nDE 01/07/2012 ATÉ 01/05/2013\nFUNDO MUNICIPAL DE SAÚDE DE ARARUAMA.\nAuxiliar de Escritório em Geral.',
      [
        'TÉCNICO DE REDES / GLOBEX SA. /  / 2013-10..2015-07 / ',
        'Auxiliar de Escritório em Geral. / FUNDO MUNICIPAL DE SAÚDE DE ARARUAMA. /  / 2012-07..2013-05 / ',
      ],
    ],
    [
      'a share of full time that belongs to a title',
      'Gärtnerin am Schloss (50 % TV-L E5)\nKestrel Gärten GmbH\n05/2019 - 12/2021\n- Pflegte 900 Rosen',
      ['Gärtnerin am Schloss (50 % TV-L E5) / Kestrel Gärten GmbH /  / 2019-05..2021-12 / Pflegte 900 Rosen'],
    ],
    [
      'an office as the employer that is called like a job',
      'SEFA – Secretaria de Estado de Fazenda\nAnalista Sênior, de 07/2023 - 04/2025\n- Atuei como líder\nAnalista Pleno, de 10/2022 - 07/2023\n- Apoiei a equipe',
      [
        'Analista Sênior / SEFA – Secretaria de Estado de Fazenda /  / 2023-07..2025-04 / Atuei como líder',
        'Analista Pleno / SEFA – Secretaria de Estado de Fazenda /  / 2022-10..2023-07 / Apoiei a equipe',
      ],
    ],
    [
      'numbers in brackets beside the dates, which are no employer',
      'UNSK | Lecturer\nMay 2022 – Present (2 terms) | Sydney, AUS\n- Lectured\n\nKestrel | Developer\nMay 2019 – April 2022 (2.1) | Sydney, AUS\n- Developed',
      [
        'Lecturer / UNSK / Sydney, AUS / 2022-05.. / Lectured',
        'Developer / Kestrel / Sydney, AUS / 2019-05..2022-04 / Developed',
      ],
    ],
    [
      'what begins like a verb, but is a name',
      'Research Assistant\t05/2019 - 12/2021\nHuman-Centered Kestrel Lab\tLeeds, UK\n- Measured\n\nCook\t02/2016 - 03/2019\nMill & Oven\tYork, UK\n- Cooked',
      [
        'Research Assistant / Human-Centered Kestrel Lab / Leeds, UK / 2019-05..2021-12 / Measured',
        'Cook / Mill & Oven / York, UK / 2016-02..2019-03 / Cooked',
      ],
    ],
    [
      'an employer where somebody works at a distance',
      'Développeur - Globexta (à distance)\nNovembre 2022 - en cours\n- Développement',
      ['Développeur / Globexta /  / 2022-11.. / Développement'],
    ],
    [
      'an employer behind small words',
      'Développeur principal à la Société Globex\nMai 2019 - Mars 2021\n- Développement\n\nPraktikum bei der Kestrel AG\nMai 2017 - Mars 2018\n- Développement',
      [
        'Développeur principal / Société Globex /  / 2019-05..2021-03 / Développement',
        'Praktikum / Kestrel AG /  / 2017-05..2018-03 / Développement',
      ],
    ],
    [
      'an employer directly behind a title',
      'Assistant de projet Rosa Finch University, Leeds (UK)\nOctobre 2019 - Avril 2020\n- Développement',
      ['Assistant de projet / Rosa Finch University / Leeds (UK) / 2019-10..2020-04 / Développement'],
    ],
    [
      'titles with dates above the employer that they share',
      'Senior Cook\t05/2019 - 12/2021\nCook\t02/2016 - 05/2019\nCopper Kettle Ltd, Leeds\n- Cooked for 90 guests\n\nWaiter\t01/2014 - 01/2016\nCafe Luise Ltd, York\n- Served guests',
      [
        'Senior Cook / Copper Kettle Ltd / Leeds / 2019-05..2021-12 / ',
        'Cook / Copper Kettle Ltd / Leeds / 2016-02..2019-05 / Cooked for 90 guests',
        'Waiter / Cafe Luise Ltd / York / 2014-01..2016-01 / Served guests',
      ],
    ],
    [
      'dates as a list item with a label',
      'Atendente de suporte\nBanco Safira S/A\n- Período: 03/2019 à 09/2019\n- Atendeu clientes\n\nOperadora de caixa\nMercado Azul S/A\n- Período: 03/2017 à 03/2019\n- Operou o caixa',
      [
        'Atendente de suporte / Banco Safira S/A /  / 2019-03..2019-09 / Atendeu clientes',
        'Operadora de caixa / Mercado Azul S/A /  / 2017-03..2019-03 / Operou o caixa',
      ],
    ],
    [
      'a Scandinavian "in" before the employer',
      '08/2022 – 12/2022\tResepsjonist i Tomrana\nSatt i resepsjonen.\n\n2017 – 2018\tDommer i Lia Idrettslag\nDømte kamper.',
      ['Resepsjonist / Tomrana /  / 2022-08..2022-12 / ', 'Dommer / Lia Idrettslag /  / 2017..2018 / '],
    ],
    [
      'a kind of work in brackets behind the employer',
      'Ingénieur DevOps\nEffibois (Apprentissage)\n11/2021 – 10/2023\n- Déploiement des serveurs',
      ['Ingénieur DevOps / Effibois /  / 2021-11..2023-10 / Déploiement des serveurs'],
    ],
    [
      'employers in brackets, above the tools that were used, with one year and a length of time',
      'Ingénieur Full-Stack (Audibois)\t2021, 6 mois\nTech: Typescript, React\n- Script d’inventaire\n\nIngénieur Lead (Neolune)\t2022-2025\nTech: React, Tailwind\n- Plateforme hôtelière',
      [
        'Ingénieur Full-Stack / Audibois /  / 2021..2021 / Script d’inventaire',
        'Ingénieur Lead / Neolune /  / 2022..2025 / Plateforme hôtelière',
      ],
    ],
    [
      'the employer as the one list item below the dates',
      'Ontwikkelaar regelsysteem\n(2018 - maart 2026)\n- Stelsel Buitenruimte, Rotterdam\nEen van de centrale onderdelen is de regelmotor. Zij toetst regels van gemeenten en provincies.\n\nOntwikkelaar toegang\n(2016 - 2018)\n- Waterdienst, Utrecht\nDe toegang regelt wie welke gegevens mag zien. Zij wordt door vier partijen gebruikt.',
      [
        'Ontwikkelaar regelsysteem / Stelsel Buitenruimte / Rotterdam / 2018..2026-03 / ',
        'Ontwikkelaar toegang / Waterdienst / Utrecht / 2016..2018 / ',
      ],
    ],
    [
      'one slash within a title',
      'HR / Office Manager, Globex Ltd\n05/2019 - 12/2021\n- Ran the office',
      ['HR / Office Manager / Globex Ltd /  / 2019-05..2021-12 / Ran the office'],
    ],
    [
      'a town and its country behind an employer, with spaces alone',
      'Baker - 5 months\n05/2019 - 10/2019 Quorvex Paris, France\n- Baked 900 loaves\n\nWaiter - 2 months\n02/2016 - 03/2016 Trismol Narbonne, France\n- Served guests',
      [
        'Baker / Quorvex / Paris, France / 2019-05..2019-10 / Baked 900 loaves',
        'Waiter / Trismol / Narbonne, France / 2016-02..2016-03 / Served guests',
      ],
    ],
    [
      'a preposition at the end of the title, the employer below',
      '05/2019 - 12/2021\nBaker at\nQuorvex Mills\n- Baked 900 loaves',
      ['Baker / Quorvex Mills /  / 2019-05..2021-12 / Baked 900 loaves'],
    ],
    [
      'an employer in square brackets, with labelled facts below',
      '[ Globex ]\nLOCATION: Leeds, UK\nEMPLOYMENT SPAN: 2019 - 2021\nWEBSITE: https://globex.example\nABOUT: Globex bakes bread\nBaker ~ May 2019 to Dec 2021\n* Baked 900 loaves\n\n[ Acme ]\nLOCATION: York, UK\nEMPLOYMENT SPAN: 2016 - 2019\nWEBSITE: https://acme.example\nABOUT: Acme serves guests\nWaiter ~ Feb 2016 to Mar 2019\n* Served guests',
      [
        'Baker / Globex / Leeds, UK / 2019-05..2021-12 / Baked 900 loaves',
        'Waiter / Acme / York, UK / 2016-02..2019-03 / Served guests',
      ],
    ],
    [
      'an employer with "at" in its name',
      'Research Assistant\nUniversity of Illinois at Urbana-Champaign\nJan 2016 – May 2016\n- Ran 40 simulations',
      [
        'Research Assistant / University of Illinois at Urbana-Champaign /  / 2016-01..2016-05 / Ran 40 simulations',
      ],
    ],
    [
      'a title that begins with an abbreviation',
      'Stud. Aushilfe, Acme GmbH (Juli 2017 - Juli 2020)\n- 12 Veranstaltungen im Jahr\n\nKellner, Globex GmbH (Mai 2015 - Juni 2017)\n- 40 Tische',
      [
        'Stud. Aushilfe / Acme GmbH /  / 2017-07..2020-07 / 12 Veranstaltungen im Jahr',
        'Kellner / Globex GmbH /  / 2015-05..2017-06 / 40 Tische',
      ],
    ],
    [
      'a length of time behind the employer, and a bar drawn by a box sign',
      'Baker\nGlobex Mills Ltd, 2 years\nLeeds, UK │ May 2019 – December 2021\n- Baked 900 loaves',
      ['Baker / Globex Mills Ltd / Leeds, UK / 2019-05..2021-12 / Baked 900 loaves'],
    ],
    [
      'an address of the web behind the employer',
      'Freelancer, Quorvex, https://quorvex.example/ada\n05/2019 - 12/2021\n- Built 40 shops',
      ['Freelancer / Quorvex /  / 2019-05..2021-12 / Built 40 shops'],
    ],
    [
      'who supervised the work below the title',
      'Oct 2021 – Dec 2021\tOrion University | Leeds, UK\nResearch Assistant\nAdvisor: Prof. Michael Quill, Department of Physics\n- Ran 40 simulations',
      ['Research Assistant / Orion University / Leeds, UK / 2021-10..2021-12 / Ran 40 simulations'],
    ],
    [
      'labels with a remark in brackets',
      'Risk Specialist, Globex Bank, July 2023 - Present\nKey Achievements (so far)\n- Wrote 3 policies\n\nAuditor, Orion Ltd, October 2021 - July 2023\nKey Achievements\n- Led 2 audits\n\nClerk, Acme Ltd, May 2019 - June 2021\nKey Achievements\n- Filed 900 letters',
      [
        'Risk Specialist / Globex Bank /  / 2023-07.. / Wrote 3 policies',
        'Auditor / Orion Ltd /  / 2021-10..2023-07 / Led 2 audits',
        'Clerk / Acme Ltd /  / 2019-05..2021-06 / Filed 900 letters',
      ],
    ],
    [
      'the name of a language that ends in a sign, in a heading of Markdown',
      '### Developer C#, Globex Ltd\n05/2019 - 12/2021\n- Built 40 shops',
      ['Developer C# / Globex Ltd /  / 2019-05..2021-12 / Built 40 shops'],
    ],
    [
      'pictures by their names before headings',
      ':gear: Baker\n@Globex Mills\n05/2019 – 12/2021\n- Baked 900 loaves',
      ['Baker / Globex Mills /  / 2019-05..2021-12 / Baked 900 loaves'],
    ],
    [
      'a full stop behind each field',
      'Baker, Mill Oven. Berlin. May 2019 - December 2021.\n- Baked 900 loaves\n\nWaiter, Cafe Luise. Hamburg. February 2016 - March 2019.\n- Served guests',
      [
        'Baker / Mill Oven / Berlin / 2019-05..2021-12 / Baked 900 loaves',
        'Waiter / Cafe Luise / Hamburg / 2016-02..2019-03 / Served guests',
      ],
    ],
    [
      'employer and place before a full stop, the title after it',
      '05/2019 - 12/2021\tMill & Oven, Potsdam. Baker.\n- Baked 900 loaves\n\n02/2016 - 03/2019\tCafe Luise e. K., Berlin. Waiter.\n- Served guests',
      [
        'Baker / Mill & Oven / Potsdam / 2019-05..2021-12 / Baked 900 loaves',
        'Waiter / Cafe Luise e. K. / Berlin / 2016-02..2019-03 / Served guests',
      ],
    ],
    [
      'a full stop behind each header, not that of a legal form',
      'Skladník, Rohlík.\t05/2019 - 12/2021\n- Kept 900 shelves\n\nVedoucí směny, Alza a.s..\t02/2016 - 03/2019\n- Planned shifts\n\nŘidič, Mill Inc.\t02/2012 - 01/2016\n- Drove lorries',
      [
        'Skladník / Rohlík /  / 2019-05..2021-12 / Kept 900 shelves',
        'Vedoucí směny / Alza a.s. /  / 2016-02..2019-03 / Planned shifts',
        'Řidič / Mill Inc. /  / 2012-02..2016-01 / Drove lorries',
      ],
    ],
    [
      'a hyphen before the title with a space on one side only',
      'MILL & OVEN, POTSDAM -Baker\n05/2019 - 12/2021\n- Baked 900 loaves\n\nCAFE LUISE, BERLIN -Waiter\n02/2016 - 03/2019\n- Served guests',
      [
        'Baker / MILL & OVEN / POTSDAM / 2019-05..2021-12 / Baked 900 loaves',
        'Waiter / CAFE LUISE / BERLIN / 2016-02..2019-03 / Served guests',
      ],
    ],
    [
      'a hyphen behind the employer without a space before it',
      'Globex- Baker\tPotsdam\n05/2019 - 12/2021\n- Baked 900 loaves\n\nCafe Luise - Waiter\tBerlin\n02/2016 - 03/2019\n- Served guests',
      [
        'Baker / Globex / Potsdam / 2019-05..2021-12 / Baked 900 loaves',
        'Waiter / Cafe Luise / Berlin / 2016-02..2019-03 / Served guests',
      ],
    ],
    [
      'how somebody works before where',
      '05/2019 - 12/2021\nBaker | Mill & Oven | Híbrido | Potsdam, Germany\n- Baked 900 loaves\n\n02/2016 - 03/2019\nWaiter | Cafe Luise | Presencial | Berlin, Germany\n- Served guests',
      [
        'Baker / Mill & Oven / Potsdam, Germany / 2019-05..2021-12 / Baked 900 loaves',
        'Waiter / Cafe Luise / Berlin, Germany / 2016-02..2019-03 / Served guests',
      ],
    ],
    [
      'a title that is a list of words',
      'Mill & Oven\nPlanning, Monitoring, and Learning Manager, 05/2019 - 12/2021\n- Baked 900 loaves\n\nCafe Luise\nDirector of Operations, 02/2016 - 03/2019\n- Served guests',
      [
        'Planning, Monitoring, and Learning Manager / Mill & Oven /  / 2019-05..2021-12 / Baked 900 loaves',
        'Director of Operations / Cafe Luise /  / 2016-02..2019-03 / Served guests',
      ],
    ],
    [
      'a label that says what was done, in a language with few others',
      'Pozisyon : Fırıncı\nİşin Tanımı : Ekmek pişirmek\n05/2019 - 12/2021\tMill & Oven Ltd\n\nPozisyon : Garson\nİşin Tanımı : Servis yapmak\n02/2016 - 03/2019\tCafe Luise Ltd',
      [
        'Fırıncı / Mill & Oven Ltd /  / 2019-05..2021-12 / ',
        'Garson / Cafe Luise Ltd /  / 2016-02..2019-03 / ',
      ],
    ],
    [
      'items of a list with dots between their fields',
      '– Mill & Oven • Baker • Potsdam • 05/2019 - 12/2021\nBaked 900 loaves\nTrained two apprentices\n– Cafe Luise • Waiter • Berlin • 02/2016 - 03/2019\nServed guests\nKept the till',
      [
        'Baker / Mill & Oven / Potsdam / 2019-05..2021-12 / Baked 900 loaves; Trained two apprentices',
        'Waiter / Cafe Luise / Berlin / 2016-02..2019-03 / Served guests; Kept the till',
      ],
    ],
    [
      'parts in different styles with nothing between them',
      '**Mill & Oven** Baker, Potsdam — _05/2019 - 12/2021_\n- Baked 900 loaves\n\n**Cafe Luise** Waiter, Berlin — _02/2016 - 03/2019_\n- Served guests',
      [
        'Baker / Mill & Oven / Potsdam / 2019-05..2021-12 / Baked 900 loaves',
        'Waiter / Cafe Luise / Berlin / 2016-02..2019-03 / Served guests',
      ],
    ],
    [
      'roles as the items of a list, their statements below',
      '- **Section Leader** Coast Watch, Leeds — _Jan 2024 — May 2025_\n  - Led twelve people\n\n- **Signaller** Harbour Office — _Jun 2021 — Dec 2023_\n  - Kept the log',
      [
        'Section Leader / Coast Watch / Leeds / 2024-01..2025-05 / Led twelve people',
        'Signaller / Harbour Office /  / 2021-06..2023-12 / Kept the log',
      ],
    ],
    [
      'nobody as the employer',
      'Photographer | Freelance | 2019 - 2021\n- Took portraits\n\nPhotographer | Studio Nord Ltd | 2016 - 2019\n- Took portraits',
      [
        'Photographer / Freelance /  / 2019..2021 / Took portraits',
        'Photographer / Studio Nord Ltd /  / 2016..2019 / Took portraits',
      ],
    ],
    [
      'beginnings and ends in columns',
      'Autumn 2021\tnow\tMill & Oven Ltd\tBaker\n- Baked 900 loaves\n\nSpring 2018\tAutumn 2021\tCafe Luise Ltd\tWaiter\n- Served guests',
      [
        'Baker / Mill & Oven Ltd /  / 2021.. / Baked 900 loaves',
        'Waiter / Cafe Luise Ltd /  / 2018..2021 / Served guests',
      ],
    ],
    [
      'the time at an employer over titles with their own',
      'Brightloop\nMay 2019 - Present · 5 yrs 2 mos\nStaff Engineer\nJan 2022 - Present\n- Led the platform\nSenior Engineer\nMay 2019 - Dec 2021\n- Built the ledger',
      [
        'Staff Engineer / Brightloop /  / 2022-01.. / Led the platform',
        'Senior Engineer / Brightloop /  / 2019-05..2021-12 / Built the ledger',
      ],
    ],
    [
      'the time at an employer on one line, its titles with their own below',
      'Brightloop, Leeds\tMay 2019 - Present\nStaff Engineer, Platform\tJan 2022 - Present\n- Led the platform\nSenior Engineer, Payments\tMay 2019 - Dec 2021\n- Built the ledger\n\nOakfield Ltd, York\tJan 2015 - Apr 2019\nSupport Engineer\tMar 2017 - Apr 2019\n- Answered tickets\nTrainee Engineer\tJan 2015 - Feb 2017\n- Wrote tests',
      [
        'Staff Engineer, Platform / Brightloop / Leeds / 2022-01.. / Led the platform',
        'Senior Engineer, Payments / Brightloop / Leeds / 2019-05..2021-12 / Built the ledger',
        'Support Engineer / Oakfield Ltd / York / 2017-03..2019-04 / Answered tickets',
        'Trainee Engineer / Oakfield Ltd / York / 2015-01..2017-02 / Wrote tests',
      ],
    ],
    [
      'titles and what they are about behind a dash, several at one employer',
      'Brightloop Inc\nPrincipal Engineer - Payments\tJune 2023 - Present\n- Led the ledger\nSenior Engineer - Payments\tMay 2021 - June 2023\n- Built the ledger',
      [
        'Principal Engineer - Payments / Brightloop Inc /  / 2023-06.. / Led the ledger',
        'Senior Engineer - Payments / Brightloop Inc /  / 2021-05..2023-06 / Built the ledger',
      ],
    ],
    [
      'a remark in brackets behind the title',
      'Site Engineer (Military Service), Corps of Works\t05/2019 - 12/2021\n- Built 3 bridges\n\nSurveyor (Part Time), Hill & Dale\t02/2016 - 03/2019\n- Measured fields',
      [
        'Site Engineer (Military Service) / Corps of Works /  / 2019-05..2021-12 / Built 3 bridges',
        'Surveyor (Part Time) / Hill & Dale /  / 2016-02..2019-03 / Measured fields',
      ],
    ],
    [
      'a suffix behind the name of a practice',
      'Dental Nurse, Harbour Orthodontics, P.A., Tampa, FL\t05/2019 - 12/2021\n- Assisted at the chair\n\nReceptionist, Dr. Novak, DDS, Tampa, FL\t02/2016 - 03/2019\n- Kept the diary',
      [
        'Dental Nurse / Harbour Orthodontics, P.A. / Tampa, FL / 2019-05..2021-12 / Assisted at the chair',
        'Receptionist / Dr. Novak, DDS / Tampa, FL / 2016-02..2019-03 / Kept the diary',
      ],
    ],
    [
      'a specialty behind the title, before the employer',
      'Site Supervisor, Electrical, Bright Spark Services Ltd (05/2019 - 12/2021)\n- Wired 9 floors\n\nCharge Nurse, Emergency Department, Mercy Hospital (02/2016 - 03/2019)\n- Led a shift of 12',
      [
        'Site Supervisor, Electrical / Bright Spark Services Ltd /  / 2019-05..2021-12 / Wired 9 floors',
        'Charge Nurse, Emergency Department / Mercy Hospital /  / 2016-02..2019-03 / Led a shift of 12',
      ],
    ],
    [
      'a specialty behind a dash, the employer before it',
      'Harbor Home Care, LLC | RN - Intensive Care | 05/2019 - 12/2021\n- Cared for 4 patients\n\nMercy Hospital | Charge Nurse | 02/2016 - 03/2019\n- Led a shift of 12',
      [
        'RN - Intensive Care / Harbor Home Care, LLC /  / 2019-05..2021-12 / Cared for 4 patients',
        'Charge Nurse / Mercy Hospital /  / 2016-02..2019-03 / Led a shift of 12',
      ],
    ],
    [
      'nobody as the employer, behind a comma and in other words',
      '’18-’21 Software Engineer, Freelance (Columbus, Ohio)\n- Built shops\n\n’15-’18 Frontend Developer, Northwind Systems (Portland, OR)\n- Built pages\n\n’12-’15 Webentwickler, OSVČ (Brno)\n- Built sites',
      [
        'Software Engineer / Freelance / Columbus, Ohio / 2018..2021 / Built shops',
        'Frontend Developer / Northwind Systems / Portland, OR / 2015..2018 / Built pages',
        'Webentwickler / OSVČ / Brno / 2012..2015 / Built sites',
      ],
    ],
    [
      'self-employment in place of a title',
      'Vendor Consultant\nContoso\n06/2003 - 03/2004\n- Built a keyboard\n\nSelf Employed\nFabrikam Languages\n12/2000 - 05/2003\n- Built an installer',
      [
        'Vendor Consultant / Contoso /  / 2003-06..2004-03 / Built a keyboard',
        'Self Employed / Fabrikam Languages /  / 2000-12..2003-05 / Built an installer',
      ],
    ],
    [
      'an employer that is named after its owners and their trade',
      '• Kier Group\nProject Engineer\t05/2019 - 12/2021\n◦ Coordinated 11 subcontractors\n\n• Ramirez Brothers Builders\nSite Manager\t02/2016 - 03/2019\n◦ Ordered materials',
      [
        'Project Engineer / Kier Group /  / 2019-05..2021-12 / Coordinated 11 subcontractors',
        'Site Manager / Ramirez Brothers Builders /  / 2016-02..2019-03 / Ordered materials',
      ],
    ],
    [
      'nothing but headers above their dates, each of which could belong to the dates above it',
      'Personalreferentin, Stadtverwaltung Görlitz, Saarbrücken\nvon 2021-11 bis aktuell\nPersonalsachbearbeiter, Continental AG, Leipzig\nvon 2017-03 bis 2021-06\nHR Business Partner, Randstad Deutschland, Saarbrücken\nvon 2013-04 bis 2017-02',
      [
        'Personalreferentin / Stadtverwaltung Görlitz / Saarbrücken / 2021-11.. / ',
        'Personalsachbearbeiter / Continental AG / Leipzig / 2017-03..2021-06 / ',
        'HR Business Partner / Randstad Deutschland / Saarbrücken / 2013-04..2017-02 / ',
      ],
    ],
    [
      'trades in any language, and those of two words with a hyphen',
      'Chirurgien-dentiste, Clinique du Parc, Orléans. décembre 2022 – juillet 2025\n— Préparation des devis\n\nPhotographe, Studio du Parc, Paris. février 2019 – octobre 2021\n— Portraits',
      [
        'Chirurgien-dentiste / Clinique du Parc / Orléans / 2022-12..2025-07 / Préparation des devis',
        'Photographe / Studio du Parc / Paris / 2019-02..2021-10 / Portraits',
      ],
    ],
    [
      'the dot of a time line before the title',
      'Mar 2021 – Present\t● Night Porter\nGrand Hotel Ltd\n• Carried bags\n\nJan 2018 – Feb 2021\t● Doorman\nCity Hotel Ltd\n• Opened doors',
      [
        'Night Porter / Grand Hotel Ltd /  / 2021-03.. / Carried bags',
        'Doorman / City Hotel Ltd /  / 2018-01..2021-02 / Opened doors',
      ],
    ],
    [
      'pictures before date and place',
      'Sous Chef @ The Gilded Fig\n📅 Aug 2020 – Present 📍 Austin, TX\n• Ran the line\n\nLine Cook @ Roadhouse 71\n📅 May 2013 – Feb 2016 📍 Austin, TX\n• Worked the grill',
      [
        'Sous Chef / The Gilded Fig / Austin, TX / 2020-08.. / Ran the line',
        'Line Cook / Roadhouse 71 / Austin, TX / 2013-05..2016-02 / Worked the grill',
      ],
    ],
    [
      'a date glued to the title',
      'Shift SupervisorJun 2017 – Feb 2021\nBluebird Distribution Ltd\n• Led the night shift',
      ['Shift Supervisor / Bluebird Distribution Ltd /  / 2017-06..2021-02 / Led the night shift'],
    ],
    [
      'a date in numbers glued to the title',
      'Shift Supervisor06/17 – 02/21\nBluebird Distribution Ltd\n• Led the night shift',
      ['Shift Supervisor / Bluebird Distribution Ltd /  / 2017-06..2021-02 / Led the night shift'],
    ],
    [
      'a row of cells, the last of which is the first statement',
      'Mar 2021 - Present\tNorthgate Ltd\tWarehouse Manager\tLed 84 associates on three shifts\nCut wrong orders by half',
      [
        'Warehouse Manager / Northgate Ltd /  / 2021-03.. / Led 84 associates on three shifts; Cut wrong orders by half',
      ],
    ],
    [
      'words for the firm',
      'Koch bei Firma Globex\n2019 – 2021\n- Küche\n\nKellner bei der Firma Kestrel, Ulm\n2016 – 2018\n- Service',
      ['Koch / Globex /  / 2019..2021 / Küche', 'Kellner / Kestrel / Ulm / 2016..2018 / Service'],
    ],
    [
      'an employer written small',
      'kurierfahrer bei globex gmbh\n2019 – 2021\n- Pakete',
      ['kurierfahrer / globex gmbh /  / 2019..2021 / Pakete'],
    ],
    [
      'a dash right before the title',
      'Quorvale –Cook\n2019 – 2021\n- Ran the grill\n\nZembla —Waiter\n2016 – 2019\n- Served guests',
      ['Cook / Quorvale /  / 2019..2021 / Ran the grill', 'Waiter / Zembla /  / 2016..2019 / Served guests'],
    ],
    [
      'a colon before the title',
      'Globex: Cook\n2019 – 2021\n- Ran the grill\n\nZembla: Waiter\n2016 – 2019\n- Served guests',
      ['Cook / Globex /  / 2019..2021 / Ran the grill', 'Waiter / Zembla /  / 2016..2019 / Served guests'],
    ],
    [
      'a colon behind the title',
      'Cook: Globex\n2019 – 2021\n- Ran the grill\n\nWaiter: Zembla\n2016 – 2019\n- Served guests',
      ['Cook / Globex /  / 2019..2021 / Ran the grill', 'Waiter / Zembla /  / 2016..2019 / Served guests'],
    ],
    [
      'French prepositions before the employer',
      'Cuisinier à la Brasserie Globex\n2019 – 2021\n- Cuisine\n\nServeur au Globex Palace\n2016 – 2018\n- Service\n\nVendeur pour la Maison Globex\n2012 – 2015\n- Vente\n\nServeur à l’Auberge Globex\n2008 – 2009\n- Service',
      [
        'Cuisinier / Brasserie Globex /  / 2019..2021 / Cuisine',
        'Serveur / Globex Palace /  / 2016..2018 / Service',
        'Vendeur / Maison Globex /  / 2012..2015 / Vente',
        'Serveur / Auberge Globex /  / 2008..2009 / Service',
      ],
    ],
    [
      'a specialty behind a preposition, the employer before it',
      'Quorvale University | Research Student at Robotics Lab | 2019 – 2021\n- Built arms\n\nZembla Institute | Tutor | 2016 – 2018\n- Taught',
      [
        'Research Student at Robotics Lab / Quorvale University /  / 2019..2021 / Built arms',
        'Tutor / Zembla Institute /  / 2016..2018 / Taught',
      ],
    ],
    [
      'brackets behind a title, which are no place as those behind an employer are',
      'Account Executive (Project Management)\nGlobex, Leeds\n2019 – 2021\n- Sold\n\nClerk\nInitech (Quorvale)\n2016 – 2018\n- Filed',
      [
        'Account Executive (Project Management) / Globex / Leeds / 2019..2021 / Sold',
        'Clerk / Initech / Quorvale / 2016..2018 / Filed',
      ],
    ],
    [
      'details behind a label, which are no title',
      'Globex Ltd\t2019 – 2021\nSkills: Grill, Oven\n- Ran the grill\n\nInitech Ltd\t2016 – 2019\nSkills: Wine\n- Served',
      [' / Globex Ltd /  / 2019..2021 / Ran the grill', ' / Initech Ltd /  / 2016..2019 / Served'],
    ],
    [
      'what says nothing of an employer, in brackets behind it',
      'Clerk\nQuorvex (50 hours)\n2019 – 2021\n- Filed\n\nClerk\nZembla (seasonal)\n2016 – 2018\n- Sold\n\nClerk\nPellary [pellary.example]\n2014 – 2015\n- Bought',
      [
        'Clerk / Quorvex /  / 2019..2021 / Filed',
        'Clerk / Zembla /  / 2016..2018 / Sold',
        'Clerk / Pellary /  / 2014..2015 / Bought',
      ],
    ],
    [
      'a known title below an employer whose name could be two fields',
      'Quorvex Ltd, Leeds, UK\t2019 – 2021\nClerk\n- Filed\n\nStudent Affairs Office, Zembla Leeds, UK\t2016 – 2018\nResident Assistant\n- Helped',
      [
        'Clerk / Quorvex Ltd / Leeds, UK / 2019..2021 / Filed',
        'Resident Assistant / Student Affairs Office, Zembla / Leeds, UK / 2016..2018 / Helped',
      ],
    ],
    [
      'a line that goes on behind a comma, with a full stop',
      '01/2019 – 11/2019\tVisiting Researcher,\n\tQuorvale Institute, USA.\n- Counted bees\n\n01/2016 – 11/2017\tTutor,\n\tZembla Institute, USA.\n- Taught',
      [
        'Visiting Researcher / Quorvale Institute / USA / 2019-01..2019-11 / Counted bees',
        'Tutor / Zembla Institute / USA / 2016-01..2017-11 / Taught',
      ],
    ],
    [
      'a word for working for oneself behind a title',
      'Photographer Self-Employed\n2019 – 2021\n\nTutor\nQuorvex Learning\n2016 – 2018',
      ['Photographer / Self-Employed /  / 2019..2021 / ', 'Tutor / Quorvex Learning /  / 2016..2018 / '],
    ],
    [
      'an employer that is written small, behind an article',
      'Serveur au restaurant Quorvex\n2019 – 2021\n\nAgent à la fondation Zembla\n2016 – 2018',
      ['Serveur / restaurant Quorvex /  / 2019..2021 / ', 'Agent / fondation Zembla /  / 2016..2018 / '],
    ],
    [
      'a town where the other roles have their employers',
      '2019 – 2021 QUORVEX\nPosition: Clerk\n\n2016 – 2018 ZEMBLA\nPosition: Cook\n\n2014 – 2015 PELLARY\nPosition: Waiter\n\n2012 – 2013 COLUMBUS\nPosition: Porter',
      [
        'Clerk / QUORVEX /  / 2019..2021 / ',
        'Cook / ZEMBLA /  / 2016..2018 / ',
        'Waiter / PELLARY /  / 2014..2015 / ',
        'Porter / COLUMBUS /  / 2012..2013 / ',
      ],
    ],
    [
      'a name with a month’s beginning behind years',
      '2008 – 2012\tMarco Quorvex Studio\nClerk\n- Filed',
      ['Clerk / Marco Quorvex Studio /  / 2008..2012 / Filed'],
    ],
    [
      'a line alone between two dates, which belongs to those above it',
      '2019 – 2021\nCook\n2016 – 2019\nWaiter\n2012 – 2016\nPorter',
      ['Cook /  /  / 2019..2021 / ', 'Waiter /  /  / 2016..2019 / ', 'Porter /  /  / 2012..2016 / '],
    ],
    [
      'an employer alone between two dates, which belongs to those above it',
      '2019 – 2021 Cook\nQuorvale\n2016 – 2019 Waiter\nZembla\n2012 – 2016 Porter\nPellary',
      [
        'Cook / Quorvale /  / 2019..2021 / ',
        'Waiter / Zembla /  / 2016..2019 / ',
        'Porter / Pellary /  / 2012..2016 / ',
      ],
    ],
  ])('%s', (_what, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('keeps titles with a slash whole', () => {
    expect(read('Singer / Actor / Dancer\nStadttheater Ulm\n2015 - 2019\n- Sang the lead')).toEqual([
      'Singer / Actor / Dancer / Stadttheater Ulm /  / 2015..2019 / Sang the lead',
    ]);
  });

  it('takes the labels of the European form, whatever stands behind them', () => {
    const text =
      'Date\tDa marzo 2017 a oggi\nLavoro o posizione ricoperti\tCapo cantiere\nNome del datore di lavoro\tEdilrestauri S.r.l.\nPrincipali attività e responsabilità\tGestione di commesse';
    expect(read(text, 'Nome e cognome\tMatteo Galli\n\nEsperienza professionale\n\n')).toEqual([
      expect.stringMatching(/^Capo cantiere \/ Edilrestauri S\.r\.l\. \/ {2}\/ 2017-03\.\. /),
    ]);
  });

  it('takes towns that nobody listed where nearly all roles have one behind the employer', () => {
    const text =
      'Cajera\nLuminosa, Villaquieta\n2020 – 2023\n• Cobro\n\nRepartidora\nCorrevelo, Puentenuevo\n2016 – 2019\n• Reparto\n\nMoza\nAlmasol, Fuentesclara\n2014 – 2016\n• Carga';
    expect(read(text).map((role) => role.split(' / ').slice(1, 3))).toEqual([
      ['Luminosa', 'Villaquieta'],
      ['Correvelo', 'Puentenuevo'],
      ['Almasol', 'Fuentesclara'],
    ]);
  });

  it('leaves a department with its employer where towns stand in a field of their own', () => {
    const text =
      '2022 – 2023 | Parliament, DG Quill | Interpreter | Leeds\n• Hearings\n\n2017 – 2022 | Ministry, DG Trad | Translator | York\n• Letters';
    expect(read(text).map((role) => role.split(' / ').slice(1, 3))).toEqual([
      ['Parliament, DG Quill', 'Leeds'],
      ['Ministry, DG Trad', 'York'],
    ]);
  });

  it('knows the words for "at" of Dutch and Swedish, and a place in brackets before a full stop', () => {
    const text =
      'apr 2023 – jun 2025: Verloskundige bij Kraamzorg Het Kruis (Breda).\naug 2017 – mrt 2023: Praktijkhouder bij OLVG (Dordrecht).';
    expect(read(text).map((role) => role.split(' / ').slice(0, 3))).toEqual([
      ['Verloskundige', 'Kraamzorg Het Kruis', 'Breda'],
      ['Praktijkhouder', 'OLVG', 'Dordrecht'],
    ]);
  });

  it('takes a town that nobody listed after a legal form', () => {
    const text =
      'Elettricista\nElettro Ferrari S.n.c., Borgo Vecchio\n2020 – 2023\n• Quadri\n\nManutentore\nImpianti Rossi S.r.l., Valfredda\n2016 – 2019\n• Motori';
    expect(read(text).map((role) => role.split(' / ').slice(1, 3))).toEqual([
      ['Elettro Ferrari S.n.c.', 'Borgo Vecchio'],
      ['Impianti Rossi S.r.l.', 'Valfredda'],
    ]);
  });

  it('takes a city that nobody listed in brackets, where others show that places stand there', () => {
    const text =
      'Modas Alameda (Valencia)\nDependienta\n2016 - 2019\n- Atención al cliente\n\nZapatería Roldán (Elche)\nDependienta\n2013 - 2016\n- Cobro en caja\n\nGrupo Levante (Alicante)\nDependienta\n2010 - 2013\n- Pedidos semanales';
    expect(read(text).map((role) => role.split(' / ').slice(1, 3))).toEqual([
      ['Modas Alameda', 'Valencia'],
      ['Zapatería Roldán', 'Elche'],
      ['Grupo Levante', 'Alicante'],
    ]);
  });
});

describe('statements over several lines', () => {
  const bullets = (text: string) =>
    readHistory(`${HEAD}Clerk, Acme Ltd, 2019 - 2021\n${text}`).experiences.map((role) => role.bulletPoints);

  it('keep the hyphens of a compound that was broken at one of them', () => {
    expect(bullets('- Introduced scan-to-\n  light picking')).toEqual([['Introduced scan-to-light picking']]);
  });

  it('go on with a number or a sign, and never open a role with a job’s word', () => {
    expect(
      bullets('• Negotiated a contract that saves\n$310,000 a year\n• Shipped an app for 3,000\n  couriers'),
    ).toEqual([['Negotiated a contract that saves $310,000 a year', 'Shipped an app for 3,000 couriers']]);
  });

  it('end at a label', () => {
    expect(bullets('• Disposition of 30 lorries\nDuties:\nordered fuel')).toEqual([
      ['Disposition of 30 lorries'],
    ]);
  });
});

describe('the person', () => {
  it('stands in a table of personal data under the document’s title', () => {
    const { contact, unplaced } = readHistory(
      'Lebenslauf\n\nPersönliche Daten\n\nName\tJonas Brückner\nTelefon\t+49 351 5550173\n\nBerufserfahrung\n\n2015 - 2020\tElektroniker, Elbwerk GmbH\n- Wartung von Antrieben',
    );
    expect(contact).toMatchObject({ fullName: 'Jonas Brückner', phone: '+49 351 5550173' });
    expect(unplaced).toEqual([]);
  });
});

it('leaves the end of a list item to its role, though it stands right above the next one', () => {
  const line = (text: string, look: Partial<Line>) => lineOf(text, 0, { size: 12, ...look });
  const item = (text: string, end: string) => [
    line(text, { marker: '•', indent: 3, isFull: true }),
    line(end, { indent: 6, isFull: false }),
  ];
  const { history } = readLines(
    [
      line('Experience', { isBold: true, gapBefore: true, size: 14 }),
      line('Archivist, Harbour Museum, Leeds\t2015-2018', { isFull: true }),
      ...item('Presented the history of the district through the letters of Maria', 'Jensen'),
      line('Swimming Coach, Portland, OR\t2013-2015', { isFull: true }),
      ...item('Taught children of all ages the strokes', 'safely'),
    ].map((one, lineNumber) => ({ ...one, lineNumber })),
  );
  expect(history.experiences).toMatchObject([
    {
      title: 'Archivist',
      bulletPoints: ['Presented the history of the district through the letters of Maria Jensen'],
    },
    {
      title: 'Swimming Coach',
      company: '',
      bulletPoints: ['Taught children of all ages the strokes safely'],
    },
  ]);
});

it('keeps a title with a dash whole beside others without one, and the employer in its own line', () => {
  expect(
    read(
      'Software Engineer\t2018 – 2022\nVilla Elm – House of the Blind, Leeds\nTested 93 % of it.\n\nClerk – Purchasing, Tenders and Stock\t2015 – 2018\nVilla Elm – House of the Blind, Leeds\nKept the books.',
    ).map((role) => role.split(' / ').slice(0, 2)),
  ).toEqual([
    ['Software Engineer', 'Villa Elm – House of the Blind'],
    ['Clerk – Purchasing, Tenders and Stock', 'Villa Elm – House of the Blind'],
  ]);
});

it('reads the client of somebody self-employed', () => {
  const { experiences } = readHistory(
    'Ann Bell\n\nExperience\n\nWarehouse Manager, self-employed with Orbita, Turin\n(March 2019 – June 2019)\nCounted the goods of four halls every month.',
  );
  expect(experiences).toMatchObject([{ title: 'Warehouse Manager', company: 'Orbita', location: 'Turin' }]);
});

it('finds the work of scholars under the heading that they use', () => {
  const { experiences, sections } = readHistory(
    'Priya Raman\np@example.org\n\nAcademic Appointments\n\n2018 – Present\tSenior Lecturer, University of Ashbourne\n• Taught thermodynamics\n\nGrants\n\n2022 – 2025\tEnergy Council, £410,000\n\nInvited Talks\n\n2019\tSolid State Conference, Lisbon',
  );
  expect(experiences.map(({ title, company }) => [title, company])).toEqual([
    ['Senior Lecturer', 'University of Ashbourne'],
  ]);
  expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'other', 'publications']);
});

describe('title and employer', () => {
  const titlesOf = (text: string) =>
    readHistory(`Esperienze lavorative\n\n${text}`).experiences.map(({ title, company }) => ({
      title,
      company,
    }));

  it('are told by the other headers where one has only one name', () => {
    expect(
      titlesOf(`- Settembre 2018 - Gennaio 2019: Agente presso Globex
- Febbraio 2019 - Settembre 2020: Preparatore di Nuoto
- Ottobre 2020 - Gennaio 2021: Impiegato presso Initech
- Marzo 2021 - Luglio 2021: Cuoco presso Hotel Azul`),
    ).toContainEqual({ title: 'Preparatore di Nuoto', company: '' });
  });

  it('don’t repeat each other: the title ends before the employer', () => {
    expect(titlesOf(`Tester w Globex S.A\nGlobex S.A. / Kraków\t03.2019 – 06.2020`)).toEqual([
      { title: 'Tester', company: 'Globex S.A.' },
    ]);
  });

  it('are not those of the employer above where the line has a place of its own', () => {
    expect(
      titlesOf(`Kestrel Ltd\tLeeds, UK
Head Cook (September 2022 – July 2023)
- Led a kitchen of 12

Teacher, Kids in Holm, Leeds, UK\tJanuary 2020 – June 2022
- Taught 20 children`),
    ).toContainEqual({ title: 'Teacher', company: 'Kids in Holm' });
  });
});

it.each([
  ['Lkw-Fahrer für Spedition Kestrel', 'Lkw-Fahrer', 'Spedition Kestrel'],
  ['Chauffeur voor Transport Kestrel BV', 'Chauffeur', 'Transport Kestrel BV'],
  ['Pracownik produkcji w firmie Quorpol Sp. z o.o.', 'Pracownik produkcji', 'Quorpol Sp. z o.o.'],
  ['Secrétaire auprès de la Fiduciaire Quorvex SA', 'Secrétaire', 'Fiduciaire Quorvex SA'],
  ['Profesor la Școala Kestrel', 'Profesor', 'Școala Kestrel'],
  ['Analista de sistemas pela Quorvale Tecnologia', 'Analista de sistemas', 'Quorvale Tecnologia'],
])('has an employer behind a preposition in many languages: %s', (text, title, company) => {
  expect(read(`${text}\t05/2019 - 12/2021\n- Baked 900 loaves`)).toEqual([
    `${title} / ${company} /  / 2019-05..2021-12 / Baked 900 loaves`,
  ]);
});

it('may have the employer’s address on the web in a line of its own', () => {
  expect(
    read(
      'Kestrel\tLeeds\nhttps://kestrel.example/about/\nMay 2019 – Dec 2021\nSoftware Engineer\n- Wrote code\n\nQuorvex\tYork\nhttps://quorvex.example/\nMay 2017 – Dec 2018\nTester\n- Tested code',
    ),
  ).toEqual([
    'Software Engineer / Kestrel / Leeds / 2019-05..2021-12 / Wrote code',
    'Tester / Quorvex / York / 2017-05..2018-12 / Tested code',
  ]);
});

it('is laid out as the others where a dash joins more to its title', () => {
  const styled = (title: string, company: string, at: number): Line[] => [
    lineOf(`${title}, ${company}`, at, {
      gapBefore: true,
      styleBreaks: [[`${title.split(' ').at(-1) ?? ''},`, company.split(' ')[0] ?? '']],
    }),
    lineOf(`Jun, 20${10 + at} - Jul, 20${12 + at}`, at + 1),
    lineOf('Sold 900 loaves', at + 2, { marker: '•' }),
  ];
  const lines = [
    lineOf('Nora Felt', 0),
    lineOf('nora@example.com', 1),
    lineOf('Experience', 2, { gapBefore: true, isBold: true, headingLevel: 1 }),
    ...styled('Sales Engineer', 'Kestrel Decisions', 3),
    ...styled('Marketing Manager - Service Providers', 'Q5 Inc.', 6),
    ...styled('Sales Engineer', 'Orion Ltd', 9),
  ];
  expect(readLines(lines).history.experiences.map(({ title, company }) => [title, company])).toEqual([
    ['Sales Engineer', 'Kestrel Decisions'],
    ['Marketing Manager - Service Providers', 'Q5 Inc.'],
    ['Sales Engineer', 'Orion Ltd'],
  ]);
});

it('may name the employer first and then the job with "as", in any language', () => {
  const rolesOf = (...headers: string[]) =>
    readHistory(`Nora Felt\nnora@example.com\n\nExperience\n\n${headers.join('\n\n')}`).experiences.map(
      ({ title, company, location }) => [title, company, location],
    );
  expect(
    rolesOf('2019 – 2021: Quorvex GmbH als Verkäuferin', '2017 – 2019: Kestrel Bakery as a baker'),
  ).toEqual([
    ['Verkäuferin', 'Quorvex GmbH', ''],
    ['baker', 'Kestrel Bakery', ''],
  ]);
  expect(rolesOf('04.08.2017-07.06.2019 – ТОВ «Кворвекс» м. Київ на посаді «Технічний фахівець»')).toEqual([
    ['Технічний фахівець', 'ТОВ «Кворвекс»', 'м. Київ'],
  ]);
});

it('reads a name with an exclamation mark as an employer, and "Director" alone as a title', () => {
  const text = `Expériences
Point Service Mobiles ! / Save Store
2017 – Ce jour
Directeur SAV
Point Service Mobiles !
2012 – 2017
Technicien SAV`;
  expect(readHistory(text).experiences).toMatchObject([
    { title: 'Directeur SAV', company: 'Point Service Mobiles ! / Save Store' },
    { title: 'Technicien SAV', company: 'Point Service Mobiles !' },
  ]);
  const spanish = `Experiencia
Director
AVC Contractor Colombia | 2022 - Actualidad
Gestión de proyectos audiovisuales y dirección de equipos.
Técnico en Sistemas
Intech Engineering | 2019 - 2021
Instalación de sistemas y soporte técnico.`;
  expect(readHistory(spanish).experiences[0]).toMatchObject({
    title: 'Director',
    company: 'AVC Contractor Colombia',
  });
});

it('reads what stands behind a title and "at" as the employer, though a place or a word for dates is called so', () => {
  const names = ['Meta', 'Lima', 'Reading', 'Nice'];
  const text = names.map(
    (name, at) => `Engineer at ${name}\nJan 201${8 - 2 * at} - May 201${9 - 2 * at}\n- Built ovens`,
  );
  expect(readHistory(`Experience\n${text.join('\n')}`).experiences).toMatchObject(
    names.map((company) => ({ title: 'Engineer', company })),
  );
});

it('reads an employer right behind an at sign, and its school as well', () => {
  const text = `Berufserfahrung
Datenanalyst @BetaSoft Technologies
2021 - Heute\tSan Francisco, CA
• Analysierte große Datensätze

Bildung
Master of Science in Informatik @Universität Leeds
09/2018 - 09/2020`;
  const { experiences, details } = readHistory(text);
  expect(experiences).toMatchObject([{ title: 'Datenanalyst', company: 'BetaSoft Technologies' }]);
  expect(details.education).toMatchObject([
    { degree: 'Master of Science in Informatik', institution: 'Universität Leeds', endDate: '2020-09' },
  ]);
});

it('an employer above dates without a title is that of the titles below it, too', () => {
  expect(
    read(
      'Kestrel Mills, Potsdam\n05/2019 - 12/2021\nBaker\n- Baked 900 loaves\n\nOrion School\n02/2018 - 05/2018\n- Wrote about bread\n10/2013 - 02/2017\nLibrarian\n- Lent out books',
    ),
  ).toEqual([
    'Baker / Kestrel Mills / Potsdam / 2019-05..2021-12 / Baked 900 loaves',
    ' / Orion School /  / 2018-02..2018-05 / Wrote about bread',
    'Librarian / Orion School /  / 2013-10..2017-02 / Lent out books',
  ]);
});

it('a summer job or a doctorate’s next step is a title where there is no other', () => {
  expect(read('Kestrel School / Sommarjobb\t06/2018 - 08/2018\n- Lent out books')).toEqual([
    'Sommarjobb / Kestrel School /  / 2018-06..2018-08 / Lent out books',
  ]);
  expect(read('Kestrel Institute\tLyon\nPostdoctorat\t05/2016 - 08/2018\n- Measured bread')).toEqual([
    'Postdoctorat / Kestrel Institute / Lyon / 2016-05..2018-08 / Measured bread',
  ]);
});

it('a slash without a space before it parts title and employer where all headers have one', () => {
  expect(
    read(
      'Kestrel Mills/ Baker\n05/2019 - 12/2021\n- Baked 900 loaves\n\nOrion Quorvale/ Waiter\n02/2016 - 03/2019\n- Served guests',
    ),
  ).toEqual([
    'Baker / Kestrel Mills /  / 2019-05..2021-12 / Baked 900 loaves',
    'Waiter / Orion Quorvale /  / 2016-02..2019-03 / Served guests',
  ]);
});
