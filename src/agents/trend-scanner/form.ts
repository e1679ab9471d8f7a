import type { z } from 'zod'
import type { AgentForm } from '#agents/_kit/form.ts'
import type { trendInput } from './input.ts'

export const trendForm: AgentForm<z.input<typeof trendInput>> = {
  title: 'Scan an industry',
  description: 'Name a trade or market. A country narrows it: "fintech in Germany".',
  groups: [
    {
      fields: [
        {
          widget: 'text',
          name: 'industry',
          label: 'Industry or Domain',
          placeholder: 'Restaurants, insurance, school software in the UK ...',
          required: true,
          submitOnEnter: true,
        },
      ],
    },
  ],
  defaults: { industry: '' },
  enabledBy: ['industry'],
  about: { market: 'industry' },
  submit: 'Scan Trends',
  again: 'New Scan',
}
