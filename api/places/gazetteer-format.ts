/** What is in the file besides the columns. Regions and cities are referred to by their row. */
export interface GazetteerHeader {
  cities: number;
  zips: number;
  /** Code, name, latitude, longitude, population. */
  countries: [string, string, number, number, number][];
  /** Folded names in many languages, with the country's row. */
  countryNames: Record<string, number>;
  /** Row of the country, code, name, latitude, longitude, population; code and name are empty for "no region". */
  regions: [number, string, string, number, number, number][];
  /** Folded names, other names and codes. */
  regionNames: Record<string, number[]>;
  /** Folded names other than the one in the column. */
  cityNames: Record<string, number[]>;
  /** "DE80": the main town of an area of postcodes. */
  areas: Record<string, number>;
  /** The first three letters of Canadian postcodes: name, region, latitude, longitude. */
  canada: Record<string, [string, number, number, number]>;
  zipTowns: number;
}

/**
 * Cities in the order of their folded names, ZIP codes in numerical order, and the towns that ZIP codes belong to. Coordinates
 * are in 1/10,000 degree.
 */
export interface GazetteerColumns {
  /** Of cities, then of the towns of ZIP codes. */
  names: string[];
  cityRegion: Uint16Array;
  cityPopulation: Uint32Array;
  cityLatitude: Int32Array;
  cityLongitude: Int32Array;
  zip: Uint32Array;
  zipTown: Uint16Array;
  zipLatitude: Int32Array;
  zipLongitude: Int32Array;
  zipTownRegion: Uint16Array;
}

export interface GazetteerFile extends GazetteerHeader, Omit<GazetteerColumns, 'names'> {
  cityName: (row: number) => string;
  zipTownName: (row: number) => string;
}

export const DEGREE = 10_000;
const NEWLINE = 10;

/** The content of `gazetteer.br` before compression: the length of the header, the header as JSON, the columns, the names. */
export function packGazetteer(header: GazetteerHeader, columns: GazetteerColumns): Buffer {
  const json = JSON.stringify(header);
  const head = Buffer.from(json.padEnd(json.length + (4 - (Buffer.byteLength(json) % 4)), ' '));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  const { names, ...numbers } = columns;
  const four = [
    numbers.cityPopulation,
    numbers.cityLatitude,
    numbers.cityLongitude,
    numbers.zip,
    numbers.zipLatitude,
    numbers.zipLongitude,
  ];
  const parts = [...four, numbers.cityRegion, numbers.zipTown, numbers.zipTownRegion].map(({ buffer }) =>
    Buffer.from(buffer),
  );
  return Buffer.concat([length, head, ...parts, Buffer.from(`${names.join('\n')}\n`)]);
}

/** The reverse of {@link packGazetteer}. The columns are views into `packed`, and names are decoded when asked for. */
export function unpackGazetteer(packed: Buffer): GazetteerFile {
  // A view on numbers has to begin at a multiple of their size.
  const bytes = packed.byteOffset % 4 === 0 ? packed : Buffer.from(Uint8Array.from(packed).buffer);
  let at = 4 + bytes.readUInt32LE();
  const header: GazetteerHeader = JSON.parse(bytes.toString('utf8', 4, at));
  const take = (length: number) => {
    const start = bytes.byteOffset + at;
    at += length;
    return [bytes.buffer, start] as const;
  };
  const u32 = (count: number) => new Uint32Array(...take(count * 4), count);
  const i32 = (count: number) => new Int32Array(...take(count * 4), count);
  const u16 = (count: number) => new Uint16Array(...take(count * 2), count);
  const { cities, zips, zipTowns } = header;
  const [cityPopulation, cityLatitude, cityLongitude] = [u32(cities), i32(cities), i32(cities)];
  const [zip, zipLatitude, zipLongitude] = [u32(zips), i32(zips), i32(zips)];
  const [cityRegion, zipTown, zipTownRegion] = [u16(cities), u16(zips), u16(zipTowns)];
  const starts = new Uint32Array(cities + zipTowns + 1);
  starts[0] = at;
  // A call of indexOf for each name takes five times as long.
  for (let row = 1; at < bytes.length; at += 1) if (bytes[at] === NEWLINE) starts[row++] = at + 1;
  const nameAt = (row: number) => bytes.toString('utf8', starts[row], (starts[row + 1] ?? 1) - 1);
  return {
    ...header,
    cityPopulation,
    cityLatitude,
    cityLongitude,
    cityRegion,
    zip,
    zipTown,
    zipLatitude,
    zipLongitude,
    zipTownRegion,
    cityName: nameAt,
    zipTownName: (row) => nameAt(cities + row),
  };
}
