import type { z } from 'zod'
import type { landingInput } from './input.ts'

export const landingSamples: z.input<typeof landingInput>[] = [
  {
    productName: 'Sidestage',
    productDescription:
      'Sidestage sells tickets for amateur theatres and choirs: numbered seats chosen on a plan, the same seats on paper at the village shop, scanning at the door without a signal, and the money in the bank the day after the show. 35 cents a ticket, paid by the theatre.',
    targetAudience: 'Treasurers of amateur theatres and choirs in England and Ireland',
    callToAction: 'try free',
    tone: 'casual',
    proof: '',
  },
  {
    productName: 'TideBoard',
    productDescription:
      'A web app that lets harbour masters of small marinas assign berths, see which boats are leaving tomorrow, and bill guests by the night. Today they use a whiteboard and a VHF radio. It must work when the harbour has no signal.',
    targetAudience: 'Harbour masters of marinas with 50 to 300 berths on the Baltic coast',
    callToAction: 'book demo',
    tone: 'professional',
    proof: '',
  },
  {
    productName: 'ShelfShare',
    productDescription:
      'An app that lets neighbours lend each other tools. You list a drill, a neighbour books it for an afternoon and returns it to a shared locker. People buy tools they use once, and they gather dust.',
    targetAudience: 'Tenants in large apartment houses in Vienna',
    callToAction: 'join now',
    tone: 'casual',
    proof:
      'Two houses in Favoriten have used it since March.\n“I have not bought a drill this year” (Maria S., agreed to be named)',
  },
  {
    productName: 'MatchLine',
    productDescription:
      'Software that checks supplier invoices against delivery notes and shows which lines do not match before anyone pays. Clerks compare paper by hand and miss duplicates. 300 EUR a month per company.',
    targetAudience: 'Accounts payable clerks and finance managers of wholesalers',
    callToAction: 'try free',
    tone: 'educational',
  },
]
