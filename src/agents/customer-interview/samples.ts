import type { z } from 'zod'
import type { interviewInput } from './input.ts'

export const interviewSamples: z.input<typeof interviewInput>[] = [
  {
    productDescription:
      'Plumbline is an app for site managers of housing developers: take a photo of a defect, pin it on the drawing, and send it to the subcontractor with a date. It works in the basement without a signal. €39 per site a month. Today it is a spreadsheet and six hundred photos on a phone.',
    targetAudience: 'Site managers of housing developers with two to ten sites in Poland',
  },
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
