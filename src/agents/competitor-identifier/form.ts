import type { z } from 'zod'
import type { AgentForm } from '#agents/_kit/form.ts'
import type { competitorInput } from './input.ts'

export const competitorForm: AgentForm<z.input<typeof competitorInput>> = {
  title: 'Product Idea',
  description: 'Say who uses it, what they get done, and what they use today.',
  groups: [
    {
      fields: [
        {
          widget: 'textarea',
          name: 'productIdea',
          label: 'Product Idea',
          placeholder: 'An app with which night-shift nurses swap shifts; today they ask in a WhatsApp group',
          rows: 6,
          required: true,
        },
      ],
    },
  ],
  defaults: { productIdea: '' },
  enabledBy: ['productIdea'],
  about: { description: 'productIdea' },
  submit: 'Identify Competitors',
}
