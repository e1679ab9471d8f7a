import type { z } from 'zod'
import type { marketResearchInput } from './input.ts'

export const marketResearchSamples: z.input<typeof marketResearchInput>[] = [
  {
    productDescription:
      'Fiveplates plans five dinners a week for families in which somebody has an allergy. It uses up what is left in the fridge, cooks one meal that everybody can eat, and writes the shopping list by aisle. €4.99 a month. It does not count calories.',
    targetAudience: 'Parents of children with food allergies in Spain',
    tone: 'strategic',
    numCompetitors: 3,
  },
  {
    productDescription:
      'A browser tool that turns support tickets into a ranked list of product problems, for teams that answer by e-mail today and copy quotes into a spreadsheet.',
    targetAudience: 'Product managers at software companies with 20 to 200 employees',
    tone: 'strategic',
    numCompetitors: 3,
  },
  {
    productDescription:
      'An app that helps dog owners find a trusted sitter within walking distance for a single afternoon.',
    targetAudience: 'Dog owners in London who work part of the week in an office',
    tone: 'friendly',
    numCompetitors: 4,
  },
  {
    productDescription:
      'Sensors and software that tell small dairy farms which cow is about to fall ill, two days before milk yield drops.',
    targetAudience: 'Family dairy farms with 40 to 150 cows in Bavaria and Austria',
    tone: 'formal',
    numCompetitors: 2,
  },
]
