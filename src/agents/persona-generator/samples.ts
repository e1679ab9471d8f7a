import type { z } from 'zod'
import type { personaInput } from './input.ts'

export const personaSamples: z.input<typeof personaInput>[] = [
  {
    productDescription:
      'Stairwell is for landlords with 10 to 80 flats: tenants report damage with a photo, the landlord sends a craftsman, rent payments are matched to the bank account, and a reminder goes out when rent is late. €2 per flat a month. Tenants install nothing.',
    targetAudience: 'Private landlords with 10 to 80 flats in Germany and Austria',
    personaCount: '3',
    allowEdit: true,
  },
  {
    productDescription:
      'A phone app that lets nurses in care homes swap shifts with colleagues. The home manager approves each swap with one tap. Today they use a paper rota and WhatsApp groups.',
    targetAudience: 'Night and weekend nurses in German care homes, and the managers who plan the rota',
    personaCount: '3',
    allowEdit: true,
  },
  {
    productDescription:
      'Subscription software for independent bike repair shops: customers book a slot, the shop orders spare parts automatically and sends a text when the bike is ready.',
    targetAudience: 'Owners of bike shops with one to five mechanics in the Netherlands',
    personaCount: '4',
    allowEdit: false,
  },
  {
    productDescription: 'A budgeting app for students that rounds up card payments and saves the difference for rent.',
    targetAudience: 'University students in India who live away from home for the first time',
    personaCount: '5',
    allowEdit: false,
  },
]
