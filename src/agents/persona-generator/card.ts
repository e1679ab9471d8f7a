import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'persona-generator',
  name: 'Persona Generator',
  description: 'Personas that differ by what they do, what hurts and what they would use instead.',
  icon: 'users',
  category: 'discovery-validation',
  status: 'live',
  functionName: 'persona-generator',
  keywords: ['user persona', 'buyer persona', 'target customer', 'audience', 'who is it for', 'archetype'],
})
