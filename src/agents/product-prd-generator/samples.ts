import type { z } from 'zod'
import type { prdInput } from './input.ts'

export const prdSamples: z.input<typeof prdInput>[] = [
  {
    productIdea:
      'Quayside is for hosts with three to fifteen holiday flats. Bookings from Airbnb and Booking.com land in one calendar, guests get a message before arrival, cleaners see the day’s turnovers in a WhatsApp message, and the door code changes with every guest. €9 per flat a month. Hosts use a wall calendar and two apps today.',
    additionalContext:
      'Start with twenty hosts in Málaga. Two developers, three months. A door code must never be sent to the wrong guest.',
  },
  {
    productIdea:
      'A marketplace where home cooks sell surplus home-grown vegetables to neighbours. Growers list what they have, neighbours reserve and pick it up the same day.',
    additionalContext: 'Start in Lisbon. Must comply with local food law. Two developers, three months.',
  },
  {
    productIdea:
      'An API that warns logistics teams when a container will miss its port slot, so that they can rebook a truck before demurrage fees start.',
    additionalContext: null,
  },
  {
    productIdea:
      'A tool for choir directors to plan rehearsals: singers mark when they are absent, and the director sees which voices are missing before choosing the pieces.',
    additionalContext: 'Singers are volunteers between 20 and 80 and many do not want another app.',
  },
]
