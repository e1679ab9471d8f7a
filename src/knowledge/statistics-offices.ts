import { z } from 'zod'
import { regionId } from './dossier/region-id.ts'
import offices from './statistics-offices.json' with { type: 'json' }

/** Where people and firms of a region are counted, for free. */
const statisticsOffice = z.strictObject({
  region: regionId,
  country: z.string().min(2).describe('As it stands in a sentence: "the United Kingdom"'),
  office: z.string().min(3),
  firms: z.string().min(10).describe('The table that counts firms by activity and size, by its name'),
  url: z.url({ protocol: /^https$/ }),
})
export type StatisticsOffice = z.infer<typeof statisticsOffice>

/** When the list of offices was last gone through, as ISO 8601 month. */
export const statisticsAsOf = '2026-11'

export const statisticsOffices: readonly StatisticsOffice[] = z.array(statisticsOffice).parse(offices)
