/** Parts of roles and of what stands around them, of which property tests make lines in any order. */
export const ROLE_PIECES = [
  'Baker',
  'Mill & Oven',
  '2015 – 2019',
  'Mar 2020 - heute',
  '• Baked bread.',
  'Experience',
  ', ',
  ' | ',
  '\t',
  'Cook at Globex GmbH',
  'Employer: Hotel Azul',
  '(',
  '###',
  '1996',
  'Начальник отдела',
  'プログラマー',
];
