import type { z } from 'zod'
import type { AgentForm } from '#agents/_kit/form.ts'
import type { prdInput } from './input.ts'

export const prdForm: AgentForm<z.input<typeof prdInput>> = {
  title: 'Describe the product idea',
  groups: [
    {
      fields: [
        {
          widget: 'textarea',
          name: 'productIdea',
          label: 'Product Idea',
          placeholder: 'What it does, for whom, what they do today instead, and what must not go wrong',
          rows: 7,
          counter: 2000,
          required: true,
        },
        {
          widget: 'textarea',
          name: 'additionalContext',
          label: 'Additional Context',
          placeholder: 'Constraints, rivals, numbers, deadlines, what you already know',
          rows: 4,
          counter: 1000,
        },
      ],
    },
  ],
  defaults: { productIdea: '', additionalContext: '' },
  enabledBy: ['productIdea'],
  about: { description: 'productIdea' },
  submit: 'Generate PRD',
}
