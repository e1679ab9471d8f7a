import type { z } from 'zod'
import type { contentInput } from './input.ts'

export const contentSamples: z.input<typeof contentInput>[] = [
  {
    productOverview:
      'Fiveplates plans five dinners a week for families in which somebody has an allergy. It uses up what is left in the fridge, cooks one meal that everybody can eat, and writes the shopping list by aisle. €4.99 a month. It does not count calories.',
    targetAudience: 'Parents of children with food allergies in Spain and Portugal',
    tone: 'casual',
    callToAction: 'try free',
    topic: 'the six o’clock question',
    channel: 'linkedin',
  },
  {
    productOverview:
      'TideBoard is a web app that lets harbour masters of small marinas assign berths, see which boats are leaving tomorrow, and bill guests by the night. Today they use a whiteboard and a VHF radio.',
    targetAudience: 'Harbour masters of marinas with 50 to 300 berths on the Baltic coast',
    tone: 'professional',
    callToAction: 'book demo',
    topic: 'the last week of July',
    channel: 'linkedin',
  },
  {
    productOverview:
      'An app that lets neighbours lend each other tools. You list a drill, a neighbour books it for an afternoon and returns it to a shared locker. People buy tools they use once, and they gather dust.',
    targetAudience: 'Tenants in large apartment houses in Vienna',
    tone: 'casual',
    callToAction: 'join now',
    topic: '',
    channel: 'instagram',
  },
  {
    productOverview:
      'Software that checks supplier invoices against delivery notes and shows which lines do not match before anyone pays. Clerks compare paper by hand and miss duplicates.',
    targetAudience: 'Accounts payable clerks and finance managers of wholesalers',
    tone: 'educational',
    callToAction: 'try free',
    topic: '',
    channel: 'email',
  },
  {
    productOverview:
      'A tool for choir directors to plan rehearsals: singers mark when they are absent, and the director sees which voices are missing before choosing the pieces.',
    targetAudience: 'Directors of amateur choirs',
    tone: 'witty',
    callToAction: 'learn more',
    topic: '',
    channel: 'twitter',
  },
]
