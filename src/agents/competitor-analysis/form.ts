import type { z } from 'zod'
import type { AgentForm } from '#agents/_kit/form.ts'
import type { competitorAnalysisInput } from './input.ts'

export const competitorAnalysisForm: AgentForm<z.input<typeof competitorAnalysisInput>> = {
  title: 'What is compared',
  groups: [
    {
      fields: [
        {
          widget: 'textarea',
          name: 'productDescription',
          label: 'Product Description',
          placeholder: 'What it does step by step, for whom, and what they use today instead',
          rows: 5,
          required: true,
        },
        {
          widget: 'textarea',
          name: 'targetAudience',
          label: 'Target Audience',
          placeholder: 'Who uses it, who pays, and where they are',
          rows: 2,
        },
        {
          widget: 'textarea',
          name: 'competitors',
          label: 'Competitors you know',
          placeholder: 'One a line',
          rows: 3,
          help: 'Up to five. They are compared first; others are added from the sources.',
        },
        {
          widget: 'textarea',
          name: 'criteria',
          label: 'What matters to the buyer',
          placeholder: 'One a line, such as: works without a phone signal',
          rows: 3,
          help: 'Each becomes a row of the matrix.',
        },
      ],
    },
  ],
  defaults: { productDescription: '', targetAudience: '', competitors: '', criteria: '' },
  enabledBy: ['productDescription'],
  takes: { rivals: 'competitors' },
  about: { description: 'productDescription', audience: 'targetAudience' },
  submit: 'Compare Competitors',
  reset: true,
}
