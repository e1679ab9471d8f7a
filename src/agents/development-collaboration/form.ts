import type { z } from 'zod'
import type { AgentForm } from '#agents/_kit/form.ts'
import type { developmentInput } from './input.ts'

export const developmentForm: AgentForm<z.input<typeof developmentInput>> = {
  title: 'What goes to engineering',
  groups: [
    {
      fields: [
        {
          widget: 'textarea',
          name: 'productDescription',
          label: 'Product Description',
          placeholder: 'Who does what, in steps, and how it works: an app, an API, a sensor',
          rows: 6,
          required: true,
        },
        {
          widget: 'textarea',
          name: 'constraints',
          label: 'Constraints',
          placeholder: 'One a line, such as: sign-in through the customer’s SSO',
          rows: 3,
          help: 'Each becomes a ticket and a line of the definition of done.',
        },
        {
          widget: 'textarea',
          name: 'existing',
          label: 'What exists already',
          placeholder: 'One a line, such as: accounts and roles, a payroll export',
          rows: 3,
          help: 'Systems to connect, and parts that need not be built.',
        },
      ],
    },
  ],
  defaults: { productDescription: '', constraints: '', existing: '' },
  enabledBy: ['productDescription'],
  about: { description: 'productDescription' },
  submit: 'Prepare Tickets',
  reset: true,
}
