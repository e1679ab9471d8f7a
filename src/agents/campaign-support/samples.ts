import type { z } from 'zod'
import type { campaignInput } from './input.ts'

export const campaignSamples: z.input<typeof campaignInput>[] = [
  {
    productName: 'Sidestage',
    productDescription:
      'Sidestage sells tickets for amateur theatres and choirs: numbered seats chosen on a plan, the same seats on paper at the village shop, scanning at the door without a signal, and the money in the bank the day after the show. 35 cents a ticket, paid by the theatre.',
    targetPersona: 'Treasurers and front-of-house volunteers of amateur theatres in England and Ireland',
    campaignGoal: '40 theatres sell their spring show with us',
    tone: 'friendly',
    channels: 'email, Facebook groups, drama festivals',
  },
  {
    productName: 'TideBoard',
    productDescription:
      'A web app that lets harbour masters of small marinas assign berths, see which boats are leaving tomorrow, and bill guests by the night. Today they use a whiteboard and a VHF radio.',
    targetPersona: 'Harbour masters of marinas with 50 to 300 berths on the Baltic coast',
    campaignGoal: '15 demos booked before the season starts in April',
    tone: 'professional',
    channels: 'LinkedIn, email, trade fair',
  },
  {
    productName: 'ShelfShare',
    productDescription:
      'An app that lets neighbours lend each other tools. You list a drill, a neighbour books it for an afternoon and returns it to a shared locker. People buy tools they use once, and they gather dust.',
    targetPersona: 'Tenants in large apartment houses in Vienna',
    campaignGoal: '300 sign-ups in 8 weeks in two houses',
    tone: 'friendly',
    channels: 'Facebook groups, Instagram',
  },
  {
    productName: 'MatchLine',
    productDescription:
      'Software that checks supplier invoices against delivery notes and shows which lines do not match before anyone pays. Clerks compare paper by hand and miss duplicates.',
    targetPersona: 'Accounts payable clerks and finance managers of wholesalers',
    campaignGoal: 'Become known among wholesalers',
  },
]
