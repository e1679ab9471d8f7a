import type { z } from 'zod'
import type { AgentForm } from '#agents/_kit/form.ts'
import type { sizingInput } from './input.ts'

export const sizingForm: AgentForm<z.input<typeof sizingInput>> = {
  title: 'What is the market for?',
  groups: [
    {
      fields: [
        {
          widget: 'textarea',
          name: 'productOrService',
          label: 'Product/Service',
          placeholder: 'What it does, for whom, and what it costs if you know',
          rows: 4,
          required: true,
        },
        {
          widget: 'text',
          name: 'targetMarket',
          label: 'Target Market',
          placeholder: 'Who would buy it: hospitals, dog owners, family farms',
          required: true,
        },
        {
          widget: 'textarea',
          name: 'customerSegments',
          label: 'Customer Segments',
          placeholder: 'Which of them first: size, trade, habit',
          help: 'A trade or a number of staff is counted instead of guessed',
          rows: 2,
        },
        {
          widget: 'text',
          name: 'regions',
          label: 'Target Regions',
          placeholder: 'Countries, such as United States, Germany',
        },
        {
          widget: 'select',
          name: 'estimationApproach',
          label: 'Estimation Approach',
          options: [
            { value: 'top-down', label: 'Top-down (Industry Reports)' },
            { value: 'bottom-up', label: 'Bottom-up (Customer Data)' },
          ],
          help: 'Both are calculated; this one leads',
        },
      ],
    },
  ],
  defaults: {
    productOrService: '',
    targetMarket: '',
    customerSegments: '',
    regions: '',
    estimationApproach: 'top-down',
  },
  enabledBy: ['productOrService', 'targetMarket'],
  about: { description: 'productOrService', audience: 'customerSegments', market: 'targetMarket' },
  submit: 'Estimate Market Size',
  reset: true,
}
