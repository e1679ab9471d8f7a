import type { z } from 'zod'
import type { roadmapInput } from './input.ts'

export const roadmapSamples: z.input<typeof roadmapInput>[] = [
  {
    productDescription:
      'Parcelbell is a help desk for small online shops: e-mail and Instagram messages in one shared inbox, the order and its tracking beside every message, and a drafted reply that a person approves before it is sent. $25 per agent a month. Shops answer from a Gmail account today.',
    goals: 'First replies within two hours on a Monday\n100 shops pay by the end of next year',
    horizon: '12',
    teamSize: '4',
    fixedDates: '2027-11-26 Black Friday',
    constraints: 'No reply is sent without a person',
  },
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
