import type { z } from 'zod'
import type { AgentForm } from '#agents/_kit/form.ts'
import type { requirementsInput } from './input.ts'

export const requirementsForm: AgentForm<z.input<typeof requirementsInput>> = {
  title: 'What is to be built',
  groups: [
    {
      fields: [
        {
          widget: 'textarea',
          name: 'productDescription',
          label: 'Product Description',
          placeholder:
            'Who does what, step by step: a nurse offers a shift, a colleague accepts it, the manager approves',
          rows: 6,
          required: true,
        },
        {
          widget: 'textarea',
          name: 'stakeholders',
          label: 'Stakeholders',
          placeholder: 'One a line, such as: Works council',
          rows: 3,
          help: 'Each gets questions of their own.',
        },
        {
          widget: 'textarea',
          name: 'constraints',
          label: 'Constraints',
          placeholder: 'One a line, such as: works on a five-year-old phone',
          rows: 3,
          help: 'Each becomes a requirement with a test.',
        },
      ],
    },
  ],
  defaults: { productDescription: '', stakeholders: '', constraints: '' },
  enabledBy: ['productDescription'],
  about: { description: 'productDescription' },
  submit: 'Gather Requirements',
  reset: true,
}
