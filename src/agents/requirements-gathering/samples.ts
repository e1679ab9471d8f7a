import type { z } from 'zod'
import type { requirementsInput } from './input.ts'

export const requirementsSamples: z.input<typeof requirementsInput>[] = [
  {
    productDescription:
      'Stairwell is for landlords with 10 to 80 flats: tenants report damage with a photo, the landlord sends a craftsman, rent payments are matched to the bank account, and a reminder goes out when rent is late. €2 per flat a month. Tenants install nothing.',
    stakeholders: 'Tenants’ association\nCraftsman firms\nTax adviser',
    constraints: 'GDPR\nTenants install nothing',
  },
  {
    productDescription:
      'An app for property managers: tenants report damage with a photo, the manager assigns a craftsman, the craftsman proposes a date, and the tenant confirms it. Today this runs over phone and e-mail.',
    stakeholders: 'Tenants’ association\nCraftsman firms\nOwner of the houses',
    constraints: 'Tenants must not have to install anything\nGDPR',
  },
  {
    productDescription:
      'A tablet tool for bakeries: the baker records what is left at closing time, and the next morning sees how many loaves to bake, by weekday and weather.',
    stakeholders: null,
    constraints: 'Works with floury hands',
  },
  {
    productDescription:
      'A portal on which exhibitors book stands at a trade fair, pay a deposit, and upload the drawing of their stand for the safety check.',
    stakeholders: 'Fire safety officer\nFinance',
    constraints: '',
  },
]
