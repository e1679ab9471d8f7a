import type { z } from 'zod'
import type { segmentationInput } from './input.ts'

export const segmentationSamples: z.input<typeof segmentationInput>[] = [
  {
    productDescription:
      'Stairwell is for landlords with 10 to 80 flats: tenants report damage with a photo, the landlord sends a craftsman, rent payments are matched to the bank account, and a reminder goes out when rent is late. €2 per flat a month. Tenants install nothing.',
  },
  {
    productDescription:
      'An app that helps property managers in Poland collect repair reports from tenants with photos and pass them to craftsmen. Today they use e-mail and a notebook by the phone.',
  },
  {
    productDescription:
      'A web tool that helps volunteer coordinators of food banks fill delivery shifts at short notice. They phone down a list today.',
  },
  {
    productDescription:
      'A plug-in that shows developers of small online shops which product page loads slowly on old phones, and why. It costs 9 euros a month.',
  },
]
