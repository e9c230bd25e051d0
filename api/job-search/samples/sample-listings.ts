import { buildingTrades } from './families/building-trades.ts';
import { callCenter } from './families/call-center.ts';
import { care } from './families/care.ts';
import { cleaning } from './families/cleaning.ts';
import { construction } from './families/construction.ts';
import { data } from './families/data.ts';
import { driving } from './families/driving.ts';
import { earlyYears } from './families/early-years.ts';
import { electrical } from './families/electrical.ts';
import { finance } from './families/finance.ts';
import { hairdressing } from './families/hairdressing.ts';
import { healthProfessions } from './families/health-professions.ts';
import { hospitality } from './families/hospitality.ts';
import { itSupport } from './families/it-support.ts';
import { kitchen } from './families/kitchen.ts';
import { laboratory } from './families/laboratory.ts';
import { law } from './families/law.ts';
import { marketing } from './families/marketing.ts';
import { metalwork } from './families/metalwork.ts';
import { nursing } from './families/nursing.ts';
import { office } from './families/office.ts';
import { outdoors } from './families/outdoors.ts';
import { people } from './families/people.ts';
import { projects } from './families/projects.ts';
import { publicService } from './families/public-service.ts';
import { retail } from './families/retail.ts';
import { sales } from './families/sales.ts';
import { security } from './families/security.ts';
import { socialWork } from './families/social-work.ts';
import { software } from './families/software.ts';
import { teaching } from './families/teaching.ts';
import { vehicleRepair } from './families/vehicle-repair.ts';
import { warehouse } from './families/warehouse.ts';
import { readFamily } from './format.ts';
import { sampleListingSchema } from './sample-listing.schema.ts';
import type { SampleListing } from './sample-listing.schema.ts';

const FAMILIES: readonly string[] = [
  buildingTrades,
  callCenter,
  care,
  cleaning,
  construction,
  data,
  driving,
  earlyYears,
  electrical,
  finance,
  hairdressing,
  healthProfessions,
  hospitality,
  itSupport,
  kitchen,
  laboratory,
  law,
  marketing,
  metalwork,
  nursing,
  office,
  outdoors,
  people,
  projects,
  publicService,
  retail,
  sales,
  security,
  socialWork,
  software,
  teaching,
  vehicleRepair,
  warehouse,
];

let read: readonly SampleListing[] | null = null;

/**
 * The listings that an installation without network shows, grouped by trade and otherwise in no meaningful order. They
 * are invented, so whatever shows them has to call them samples. `postedDaysAgo` counts back from a reference date that
 * the caller chooses; `twinOf` says which listing one repeats, and is for tests only. Parsed and checked on first use
 * (some 10 ms), then kept; nobody may change them. Throws on a malformed listing, which is a mistake in our own data.
 */
export function readSampleListings(): readonly SampleListing[] {
  read ??= FAMILIES.flatMap((family) =>
    readFamily(family).map((listing) => sampleListingSchema.parse(listing)),
  );
  return read;
}
