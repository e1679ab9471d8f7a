import type { z } from 'zod'
import type { competitorAnalysisInput } from './input.ts'

export const competitorAnalysisSamples: z.input<typeof competitorAnalysisInput>[] = [
  {
    productDescription:
      'Quayside is for hosts with three to fifteen holiday flats. Bookings from Airbnb and Booking.com land in one calendar, guests get a message before arrival, cleaners see the day’s turnovers in a WhatsApp message, and the door code changes with every guest. €9 per flat a month. Hosts use a wall calendar and two apps today.',
    targetAudience: 'Hosts with three to fifteen flats on the Spanish coast',
    competitors: 'Guesty\nLodgify',
    criteria: 'Works without an app for cleaners\nNo share of the booking',
  },
  {
    productDescription:
      'A phone app that lets hotel housekeepers swap shifts. A housekeeper offers a shift, a colleague accepts it, and the head housekeeper approves the swap. Today they use a printed rota and a chat group.',
    targetAudience: 'Housekeeping teams of city hotels in Spain',
    competitors: 'Deputy\nSling',
    criteria: 'No personal phone number shown to colleagues\nWorks in Spanish and Romanian',
  },
  {
    productDescription:
      'A tool for freelance photographers to send invoices and chase late payments. It reminds the client politely and stops when the money has arrived.',
    targetAudience: 'Freelance photographers in Canada',
    competitors: 'FreshBooks',
    criteria: '',
  },
  {
    productDescription:
      'Software that tells vegetable growers which field to irrigate tomorrow. It works in the field without signal and keeps the water records that the district asks for.',
    targetAudience: 'Vegetable growers with 20 to 200 hectares in Italy',
    competitors: '',
    criteria: 'Cost per hectare\nWater records accepted by the district',
  },
  {
    productDescription:
      'A browser tool with which parish archivists transcribe handwritten registers: volunteers type a page, a second volunteer checks it, and the archivist releases it.',
    targetAudience: null,
    competitors: null,
    criteria: null,
  },
]
