import type { z } from 'zod'
import type { AgentForm } from '#agents/_kit/form.ts'
import type { roadmapInput } from './input.ts'

export const roadmapForm: AgentForm<z.input<typeof roadmapInput>> = {
  title: 'What is the roadmap for?',
  groups: [
    {
      fields: [
        {
          widget: 'textarea',
          name: 'productDescription',
          label: 'Product Description',
          placeholder: 'What it does step by step, for whom, and what they do today instead',
          rows: 5,
          required: true,
        },
        {
          widget: 'textarea',
          name: 'goals',
          label: 'Goals',
          placeholder: 'One a line: what has to be true at the end of the horizon',
          rows: 3,
        },
        {
          widget: 'select',
          name: 'horizon',
          label: 'Horizon',
          options: [
            { value: '6', label: '6 months' },
            { value: '12', label: '12 months' },
            { value: '18', label: '18 months' },
          ],
        },
        {
          widget: 'text',
          name: 'teamSize',
          label: 'Team Size',
          placeholder: 'People who build, such as 4',
          help: 'Left empty, three people are assumed',
        },
        {
          widget: 'textarea',
          name: 'fixedDates',
          label: 'Fixed Dates',
          placeholder: '2027-03-15 Trade fair\nJune 2027 Contract with the first customer ends',
          help: 'One a line, date first',
          rows: 3,
        },
        {
          widget: 'textarea',
          name: 'constraints',
          label: 'Known Constraints',
          placeholder: 'Laws, budgets, systems that stay, people who must agree',
          rows: 3,
        },
      ],
    },
  ],
  defaults: { productDescription: '', goals: '', horizon: '12', teamSize: '', fixedDates: '', constraints: '' },
  enabledBy: ['productDescription'],
  about: { description: 'productDescription' },
  submit: 'Build Roadmap',
  reset: true,
}
