import type { z } from 'zod'
import type { salesInput } from './input.ts'

export const salesSamples: z.input<typeof salesInput>[] = [
  {
    productName: 'Plumbline',
    productDescription:
      'Plumbline is an app for site managers of housing developers: take a photo of a defect, pin it on the drawing, and send it to the subcontractor with a date. It works in the basement without a signal. €39 per site a month. Today it is a spreadsheet and six hundred photos on a phone.',
    targetAudience: 'Construction managers of housing developers with two to ten sites',
  },
  {
    productName: 'TideBoard',
    productDescription:
      'A web app that lets harbour masters of small marinas assign berths, see which boats are leaving tomorrow, and bill guests by the night. Today they use a whiteboard and a VHF radio.',
    targetAudience: 'Harbour masters of marinas with 50 to 300 berths on the Baltic coast',
  },
  {
    productName: 'RotaLeaf',
    productDescription:
      'A scheduling tool with which restaurant managers publish next week’s rota on Friday and fill open shifts in an hour. Staff claim a shift and the manager confirms it. Today it is Excel and phone calls.',
    targetAudience: 'Owners and managers of restaurants with 10 to 40 staff in the UK',
    competitors: 'Deputy, RotaCloud',
  },
  {
    productName: 'MatchLine',
    productDescription:
      'Software that checks supplier invoices against delivery notes and shows which lines do not match before anyone pays. Clerks compare paper by hand and miss duplicates.',
    targetAudience: 'Accounts payable clerks and finance managers of wholesalers',
  },
]
