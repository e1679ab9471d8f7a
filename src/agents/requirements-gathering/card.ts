import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'requirements-gathering',
  name: 'Requirements Gathering',
  description:
    'User stories with scenarios that can fail, measurable qualities, rules, and what to ask each stakeholder.',
  icon: 'list',
  category: 'planning-design',
  status: 'live',
  functionName: 'requirements-gathering',
  keywords: [
    'requirements',
    'user stories',
    'acceptance criteria',
    'given when then',
    'non-functional',
    'glossary',
    'stakeholders',
  ],
})
