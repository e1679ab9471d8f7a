import type { z } from 'zod'
import type { roadmapInput } from './input.ts'

export const roadmapSamples: z.input<typeof roadmapInput>[] = [
  {
    productDescription:
      'A mobile app that lets hospital nurses swap shifts. A nurse offers a shift, a colleague accepts it, the ward manager approves the swap. Today they use a WhatsApp group.',
    goals: 'Half of all swaps on three wards go through the app\nTwo hospitals pay',
    horizon: '12',
    teamSize: '4',
    fixedDates: '2027-03-01 New roster year begins on the wards',
    constraints: 'Patient data must never be stored. The works council has to agree.',
  },
  {
    productDescription:
      'Low-cost soil sensors and a text message service that tells small vegetable farms when to irrigate.',
    goals: '200 farms use it for one whole season',
    horizon: '18',
    fixedDates: 'April 2027 irrigation season starts in Spain',
    constraints: 'Battery must last two seasons',
  },
  {
    productDescription:
      'Software for small agencies that imports invoices, sends reminders, and warns the owner when a client is late for the second time. Sold in the EU for 30 euros a month.',
    horizon: '6',
    teamSize: '2',
  },
]
