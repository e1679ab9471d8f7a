import type { z } from 'zod'
import type { AgentForm } from '#agents/_kit/form.ts'
import type { marketResearchInput } from './input.ts'

export const marketResearchForm: AgentForm<z.input<typeof marketResearchInput>> = {
  title: 'Research Parameters',
  groups: [
    {
      fields: [
        {
          widget: 'textarea',
          name: 'productDescription',
          label: 'Product Description',
          placeholder: 'What it does, for whom, and what they do today instead',
          rows: 5,
          required: true,
        },
        {
          widget: 'textarea',
          name: 'targetAudience',
          label: 'Target Audience',
          placeholder: 'Who uses it, who pays, and where they are',
          rows: 3,
          required: true,
        },
        {
          widget: 'select',
          name: 'tone',
          label: 'Tone',
          options: [
            { value: 'friendly', label: 'Friendly' },
            { value: 'formal', label: 'Formal' },
            { value: 'strategic', label: 'Strategic' },
            { value: 'emotional', label: 'Emotional' },
          ],
        },
        {
          widget: 'number',
          name: 'numCompetitors',
          label: 'Number of Competitors',
          min: 2,
          max: 5,
          help: '2-3 recommended',
        },
      ],
    },
  ],
  defaults: { productDescription: '', targetAudience: '', tone: 'strategic', numCompetitors: 3 },
  enabledBy: ['productDescription', 'targetAudience'],
  about: { description: 'productDescription', audience: 'targetAudience' },
  submit: 'Generate Market Research',
  reset: true,
}
