import type { RegionId } from '#knowledge/dossier/region-id.ts'

/** What the standard's names of countries do not hold. */
const groups: Partial<Record<RegionId, string>> = {
  world: 'Everywhere',
  eu: 'European Union',
  dach: 'Germany, Austria and Switzerland',
  benelux: 'Benelux',
  'south-europe': 'Southern Europe',
  nordics: 'Nordic countries',
  cee: 'Central and Eastern Europe',
  sea: 'South-East Asia',
  mena: 'Middle East and North Africa',
  africa: 'Africa',
  latam: 'Latin America',
  uk: 'United Kingdom',
}

const countries = new Intl.DisplayNames('en', { type: 'region' })

export const regionName = (id: RegionId): string => groups[id] ?? countries.of(id.toUpperCase()) ?? id
