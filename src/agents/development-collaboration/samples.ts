import type { z } from 'zod'
import type { developmentInput } from './input.ts'

export const developmentSamples: z.input<typeof developmentInput>[] = [
  {
    productDescription:
      'Semiquaver is for private music teachers: parents book a trial lesson, pay for ten lessons in advance, move a lesson until the evening before, and get a short note on what was practised. The teacher keeps the price of a lesson; parents pay 1 euro per booking.',
    constraints: 'A lesson is never charged twice\nNo phone numbers visible to other families',
    existing: 'Teachers’ calendars at Google',
  },
  {
    productDescription:
      'An app for volunteer fire brigades: the officer asks who can cover a night, members accept a slot, and the officer sees at once which vehicle is not fully manned.',
    constraints: 'Works without a connection in the garage\nNo phone numbers visible to other members',
    existing: 'Member list in a spreadsheet',
  },
  {
    productDescription:
      'An API for online shops that predicts the delivery day: the shop sends the parcel, the API returns a day with its certainty, and a webhook warns when it changes.',
    constraints: '99.9 % availability',
    existing: null,
  },
  {
    productDescription:
      'A web tool for music schools: parents book trial lessons, pay online, and the teacher marks who came.',
    constraints: '',
    existing: 'Accounts for teachers\nPayment account with a bank',
  },
]
