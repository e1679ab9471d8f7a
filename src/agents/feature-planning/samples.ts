import type { z } from 'zod'
import type { planningInput } from './input.ts'

export const planningSamples: z.input<typeof planningInput>[] = [
  {
    productDescription:
      'Parcelbell is a help desk for small online shops: e-mail and Instagram messages in one shared inbox, the order and its tracking beside every message, and a drafted reply that a person approves before it is sent. $25 per agent a month. Shops answer from a Gmail account today.',
    goals: 'First replies within two hours on a Monday\nHalf of all “where is my order” messages need no lookup',
    candidateFeatures: '',
  },
  {
    productDescription:
      'A mobile app that lets hospital nurses swap shifts. A nurse offers a shift, a colleague accepts it, the ward manager approves the swap. Patient data must never be stored. Today they use a WhatsApp group.',
    goals: 'Half of all swaps on three wards go through the app by March\nNo shift is left unstaffed because of a swap',
    candidateFeatures: '',
  },
  {
    productDescription:
      'Software for small agencies that chases unpaid invoices: it imports invoices, sends reminders, and warns the owner when a client is late for the second time. Works in the EU.',
    goals: 'Invoices are paid ten days earlier',
    candidateFeatures:
      'Import invoices from the accounting program\nReminder e-mails in three tones\nDark mode\nWarn the owner when a client is late again\nPay by link from the reminder',
  },
  {
    productDescription:
      'An app with which families book a ferry between islands on their phone, also without a connection at the harbour, and rebook when a ferry is cancelled.',
    goals: 'Fewer calls to the ticket office on stormy days',
  },
]
