import type { z } from 'zod'
import type { interviewInput } from './input.ts'

export const interviewSamples: z.input<typeof interviewInput>[] = [
  {
    productDescription:
      'An app with a shared list that lets adult siblings agree who visits their parent and who buys the medicine. Today they use a family chat.',
    targetAudience: 'Adults between 40 and 60 with a parent who lives alone',
  },
  {
    productDescription:
      'A tool that checks invoices of carriers against the agreed freight rates. Dispatchers compare PDFs by hand today.',
    targetAudience: 'Dispatchers at freight forwarders with 20 to 200 staff in the Netherlands',
  },
  {
    productDescription:
      'A web service that turns the meter readings of allotment gardens into yearly bills, so that the treasurer no longer types them into a spreadsheet.',
    targetAudience: 'Treasurers of allotment associations',
  },
]
