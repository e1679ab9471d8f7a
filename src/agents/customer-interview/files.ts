import { defineFiles } from '#agents/_kit/define-files.ts'
import agent from './agent.ts'

export default defineFiles(agent, {
  /** One row a question with an empty column for the answer: a sheet to note interviews in. */
  csv: ({ categories }) => [
    ['#', 'Category', 'Question', 'Ask next', 'Listen for', 'Answer'],
    ...categories
      .flatMap(({ name, guide }) => guide.map((entry) => ({ name, ...entry })))
      .map(({ name, question, probe, goodAnswer }, index) => [
        String(index + 1),
        name,
        question,
        probe,
        goodAnswer,
        '',
      ]),
  ],
})
