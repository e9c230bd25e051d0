import { describe, expect, it } from 'vitest';
import { placeScore, splitPlace } from './places.ts';

describe('a place', () => {
  it.each([
    ['a town and its state', 'Estância, SE'],
    ['a town and three letters of its country', 'Nuremberg, GER'],
    ['a town and three letters of another country', 'Sydney, AUS'],
    ['a town, its region and its country', 'Bogotá, Distrito Capital, Colombia'],
    ['a town and the number of its département', 'Béziers (34)'],
    ['a town and the letters of its province', 'Novate Milanese (MI)'],
    ['a town and a code without a comma', 'Scranton PA'],
    ['a town and its county in short', 'Eynsham, Oxon'],
    ['a town and its county', 'Exeter, Devon'],
  ])('is surely %s', (_, text) => {
    expect(placeScore(text)).toBe(4);
  });

  it.each(['Presencial', 'Híbrido', 'Vor Ort', 'Multiple locations', 'Meerdere locaties'])(
    'is also how or at how many places somebody works: %s',
    (text) => {
      expect(placeScore(text)).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(['Bexbach', 'Uzès', 'Cerea'])('may be a town that is known, if small: %s', (town) => {
    expect(placeScore(town)).toBe(2);
  });

  it.each(['Greater London, UK', 'Los Angeles, USA', 'Bad Kleinhof, Austria'])(
    'is what has the form of a town before its country: %s',
    (text) => {
      expect(placeScore(text)).toBe(4);
    },
  );

  it.each(['Two Mills, New York, NY', 'Globex Albania & Kosovo', 'UCLorvale, Belgium'])(
    'is no name before a place: %s',
    (text) => {
      expect(placeScore(text)).toBeLessThan(3);
    },
  );

  it('may have a hyphen where the gazetteer has a space', () => {
    expect(placeScore('Baden-Baden')).toBe(2);
    expect(placeScore('Moss-Kestrel')).toBeLessThan(2);
  });

  it('is surely a city of a million people', () => {
    for (const city of ['Saint-Petersburg', 'Hyderabad']) expect([city, placeScore(city)]).toEqual([city, 3]);
  });

  it('may be a country with its article, and two cities', () => {
    for (const text of ['the UK', 'the Netherlands', 'Brussels and London', 'Berlin und Hamburg'])
      expect([text, placeScore(text)]).toEqual([text, 3]);
    expect(placeScore('Marks and Spencer')).toBeLessThan(2);
    expect(splitPlace('Quorvex & Son, the UK')).toEqual({ name: 'Quorvex & Son', place: 'the UK' });
  });

  it('is no street in the name of an employer, and no town that begins with "The" before its state', () => {
    expect(splitPlace('The Mill Street Journal, London')).toEqual({
      name: 'The Mill Street Journal',
      place: 'London',
    });
    expect(splitPlace('The Kestrel Journal, New York')).toEqual({
      name: 'The Kestrel Journal',
      place: 'New York',
    });
    expect(placeScore('The Hague, Netherlands')).toBe(4);
  });

  it('may be a town with a capital within its name', () => {
    expect(placeScore('McLean, Virginia')).toBe(4);
    expect(placeScore('DeKalb, USA')).toBe(4);
  });

  it('is the way of working behind a name, but no word that is rather a part of the name', () => {
    expect(splitPlace('Globex Solutions Remote')).toEqual({ name: 'Globex Solutions', place: 'Remote' });
    expect(splitPlace('Kestrel Global')).toEqual({ name: 'Kestrel Global', place: '' });
  });

  it('has a suite with a number, not a suite of programs', () => {
    expect(placeScore('Globex (software suite), Remote')).toBe(0);
    expect(splitPlace('Globex Ltd, 12 Mill Road, Suite 4, Leeds')).toMatchObject({ name: 'Globex Ltd' });
  });

  it.each([
    ['a street and a town', 'Quorvex Dental', '12 High Street, Leeds'],
    ['a town with its postal code', 'Quorvex Dental', 'Leeds LS1 4AB'],
    ['the postal code before the town', 'Quorvex Dental', '69003 Lyon'],
    ['a town, its state and its postal code', 'Quorvex Dental', 'Austin, TX 78701'],
    ['a state as newspapers write it', 'Quorvex Dental', 'St. Louis, Mo.'],
    ['the capital of the United States', 'Quorvex Dental', 'Washington, D.C.'],
    ['a town with the area of its postal code', 'Quorvex Dental', 'London SW1'],
    ['a town with its state', 'Quorvex Dental', 'Sydney NSW'],
    ['a town with its county', 'Quorvex Dental', 'Exeter, Devon'],
  ])('may stand behind a name and a comma: %s', (_, name, place) => {
    expect(splitPlace(`${name}, ${place}`)).toEqual({ name, place });
    expect(splitPlace(`Cook, ${name}, ${place}`)).toEqual({ name: `Cook, ${name}`, place });
    expect(placeScore(`${name}, ${place}`)).toBe(0);
  });

  it.each([
    ['Quorvex Outfitters Austin, TX', 'Quorvex Outfitters', 'Austin, TX'],
    ['Quorvex Bank Austin, TX 78701', 'Quorvex Bank', 'Austin, TX 78701'],
    ['Cook, Quorvex Outfitters Austin, TX', 'Cook, Quorvex Outfitters', 'Austin, TX'],
    ['Quorvex LLC in Richmond, VA', 'Quorvex LLC', 'Richmond, VA'],
    ['Quorvex te Antwerpen', 'Quorvex', 'Antwerpen'],
  ])('may stand right behind a name: %s', (text, name, place) => {
    expect(splitPlace(text)).toEqual({ name, place });
  });

  it.each(['New Haven, CT', 'North Salem, NY', 'Toronto, Ontario M5V 2T6', 'Hauptstraße, 80331 München'])(
    'is whole: %s',
    (text) => {
      expect(placeScore(text)).toBe(4);
    },
  );

  it('is a town of the gazetteer with the word City', () => {
    expect(placeScore('Taguig City')).toBe(3);
    expect(placeScore('Quorvex City')).toBeLessThan(2);
  });

  it('may stand behind a semicolon', () => {
    expect(splitPlace('Kestrel University; Halifax, Canada')).toEqual({
      name: 'Kestrel University',
      place: 'Halifax, Canada',
    });
  });

  it.each(['Nuremberg, ESP', 'Globex, GER', 'Globex (34)', 'CEREA', 'Police'])(
    'is neither a town elsewhere, nor no town, nor an abbreviation, nor a word: %s',
    (text) => {
      expect(placeScore(text)).toBeLessThan(2);
    },
  );
});

describe('an employer', () => {
  it.each([
    ['Globex Béziers (34)', 'Globex', 'Béziers (34)'],
    ['Globex Foods Novate Milanese (MI)', 'Globex Foods', 'Novate Milanese (MI)'],
    ['Globex (Kiten)', 'Globex', 'Kiten'],
    ['Quorvex Narbonne, France', 'Quorvex', 'Narbonne, France'],
    ['Globex, Quorvale (Ukraine)', 'Globex', 'Quorvale (Ukraine)'],
    ['Globex (CEREA)', 'Globex (CEREA)', ''],
    ['Globex, Quorvale (40)', 'Globex', 'Quorvale (40)'],
    ['Globex, Quorvale Toronto Canada', 'Globex', 'Quorvale Toronto Canada'],
    ['Globex, Sales Team Germany', 'Globex, Sales Team Germany', ''],
    ['Globex, Remote Canada', 'Globex', 'Remote Canada'],
    ['Globex, Leeds (Remote)', 'Globex', 'Leeds (Remote)'],
    ['Globex Canada', 'Globex Canada', ''],
    ['Universität in Leeds', 'Universität in Leeds', ''],
    ['Hochschule in Ulm', 'Hochschule in Ulm', ''],
    ['Globex Foods, Quorvale (BO), Italia', 'Globex Foods', 'Quorvale (BO), Italia'],
    ['Cook, GLOBEX, France', 'Cook, GLOBEX', 'France'],
    ['Cook, Quorvale, France', 'Cook', 'Quorvale, France'],
    ['COOK, QUORVALE, FRANCE', 'COOK', 'QUORVALE, FRANCE'],
    ['Cook, BARCELONA, Spain', 'Cook', 'BARCELONA, Spain'],
  ])('%s is parted from its place', (text, name, place) => {
    expect(splitPlace(text)).toEqual({ name, place });
  });
});

it.each([
  ['a town with its state in short', 'GLOBEX Barcelona. Edo. Anz.', 'GLOBEX', 'Barcelona. Edo. Anz.'],
  [
    'the same behind a comma',
    'Globex Norte, Luján, Pcia. de Lorvale',
    'Globex Norte',
    'Luján, Pcia. de Lorvale',
  ],
  ['a Dutch town behind "te"', 'Globex Bouw te Kestrelwijk', 'Globex Bouw', 'Kestrelwijk'],
])('behind an employer is %s', (_, text, name, place) => {
  expect(splitPlace(text)).toEqual({ name, place });
});

it('is no short form of a name, and no Portugal behind an Indonesian company', () => {
  expect(splitPlace('Instituto de Estudios del Mar (I.E.M.)', true).place).toBe('');
  expect(placeScore('Globex Transindo, PT')).toBe(0);
  expect(placeScore('Lisboa, PT')).toBe(4);
});

it('is no name that ends in capitals, unless they are those of its region', () => {
  expect(splitPlace('Lead Baker, Quorvale IT, Bangladesh')).toEqual({
    name: 'Lead Baker, Quorvale IT',
    place: 'Bangladesh',
  });
  expect(splitPlace('Lead Baker, Globex X, Spain').place).toBe('Spain');
  expect([placeScore('Londres UK'), placeScore('Quorvale IT')]).toEqual([1, 0]);
});

it('may be an island with the number of its département', () => {
  expect(splitPlace('Globex - La Réunion (974)')).toEqual({ name: 'Globex', place: 'La Réunion (974)' });
  expect(placeScore('Madagascar')).toBe(3);
  expect(placeScore('Réunion')).toBeLessThan(3);
});

describe('a town before the code of a state and its country', () => {
  it.each(['Kestrel Falls, BC Canada', 'Quorvale Bay, NJ USA'])('is a place behind a name: %s', (place) => {
    expect(splitPlace(`Globex Parcels (${place})`)).toEqual({ name: 'Globex Parcels', place });
    expect(splitPlace(`Globex Parcels, ${place}`)).toEqual({ name: 'Globex Parcels', place });
  });
});
