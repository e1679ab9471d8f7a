import type { z } from 'zod'
import type { AgentForm } from '#agents/_kit/form.ts'
import type { segmentationInput } from './input.ts'

export const segmentationForm: AgentForm<z.input<typeof segmentationInput>> = {
  title: 'Your product',
  description: 'Who uses it, what they get done, what they use today and where.',
  groups: [
    {
      fields: [
        {
          widget: 'textarea',
          name: 'productDescription',
          label: 'Product Description',
          placeholder: 'A booking page for dog groomers in Ireland; today they take bookings by phone between two dogs',
          rows: 6,
          required: true,
        },
      ],
    },
  ],
  defaults: { productDescription: '' },
  enabledBy: ['productDescription'],
  about: { description: 'productDescription' },
  submit: 'Analyze Segments and Gaps',
}
