/** A point on the earth, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

export type PlaceKind = 'city' | 'postcode' | 'region' | 'country';

/** A place on the map (docs/algorithms.md#places). */
export interface Place extends Point {
  kind: PlaceKind;
  /** As the data writes it: "München" is found as "Munich". For a postcode, its town. */
  name: string;
  /**
   * State or province; null for countries and where the data has none. The code is what people write in the United States,
   * Canada, Australia, Brazil, Germany, India and Mexico ("TX", "NSW"), elsewhere the one of GeoNames, often a number.
   */
  region: { code: string; name: string } | null;
  /** Two capital letters (ISO 3166-1). */
  countryCode: string;
  countryName: string;
  /** Of a city about 2012; of a region or country, the sum of its listed towns; 0 where unknown, and for postcodes. */
  population: number;
  /** The point is only the main town of a postcode area, and may be 30 miles off. */
  isRough: boolean;
}
