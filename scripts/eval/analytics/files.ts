import { ads } from './files/ads.ts'
import { churn } from './files/churn.ts'
import { funnel } from './files/funnel.ts'
import { inventory } from './files/inventory.ts'
import { pricing } from './files/pricing.ts'
import { retention } from './files/retention.ts'
import { sales } from './files/sales.ts'
import { sensorReadings } from './files/sensors.ts'
import { survey } from './files/survey.ts'
import { supportTickets } from './files/tickets.ts'
import type { PlantedFile, PlantedSubject } from './truth.ts'

const subjects: Readonly<Record<string, PlantedSubject>> = {
  retention,
  pricing,
  funnel,
  tickets: supportTickets,
  sales,
  survey,
  sensors: sensorReadings,
  churn,
  ads,
  inventory,
}

const shapes = ['a', 'b', 'c', 'd'] as const
/** The first file's seed; each of the others has the next one. */
const firstSeed = 1_501

/** All forty, under names such as "pricing-b". `round` 0 is the kept one; another round draws the same truths anew. */
export function plantedFiles(round: number): { name: string; make: () => PlantedFile }[] {
  return Object.entries(subjects).flatMap(([subject, make], index) =>
    shapes.map((shape, place) => ({
      name: `${subject}-${shape}`,
      make: () => make[shape](firstSeed + index * shapes.length + place + round * 1_000),
    })),
  )
}
