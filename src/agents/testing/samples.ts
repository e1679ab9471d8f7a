import type { z } from 'zod'
import type { testingInput } from './input.ts'

export const testingSamples: z.input<typeof testingInput>[] = [
  {
    productDescription:
      'Sidestage sells tickets for amateur theatres and choirs: numbered seats chosen on a plan, the same seats on paper at the village shop, scanning at the door without a signal, and the money in the bank the day after the show. 35 cents a ticket, paid by the theatre.',
    constraints: 'A seat is never sold twice\nScanning works without a signal',
    environments: 'Android phones at the door\nA laptop at the village shop',
  },
  {
    productDescription:
      'An app for ski schools: parents book a lesson, the office assigns an instructor, the instructor marks which children came, and the parents pay what was held. Starts in France.',
    constraints: 'Works without a connection on the slope\nNo payment is taken twice',
    environments: 'Android phones of the instructors\nSafari on the parents’ iPhones',
  },
  {
    productDescription:
      'A locker for tools on building sites: a worker opens a drawer with a badge, the site manager sees who has which tool, and a reminder goes out when one is missing in the evening.',
    constraints: null,
    environments: null,
  },
  {
    productDescription:
      'A web tool with which translators find a term, propose a new one, and an editor approves it for all customers.',
    constraints: 'WCAG 2.2 AA',
    environments: '',
  },
]
