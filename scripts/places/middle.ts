const RADIANS = Math.PI / 180;

/** To 1/10,000 degree, some ten yards. */
export const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/**
 * @returns latitude, longitude and number of the people in these towns: the middle of where people live, which for a
 * search is nearer to the jobs than the middle of the land. Computed in space, so that the date line doesn't matter.
 */
export function middleOf(
  towns: { latitude: number; longitude: number; population: number }[],
): [number, number, number] {
  let [x, y, z, people] = [0, 0, 0, 0];
  for (const { latitude, longitude, population } of towns) {
    const [north, east] = [latitude * RADIANS, longitude * RADIANS];
    x += population * Math.cos(north) * Math.cos(east);
    y += population * Math.cos(north) * Math.sin(east);
    z += population * Math.sin(north);
    people += population;
  }
  const latitude = Math.atan2(z, Math.hypot(x, y)) / RADIANS;
  const longitude = Math.atan2(y, x) / RADIANS;
  return [round(latitude), round(longitude), people];
}
