import { definePrompt } from '#agents/_kit/define-prompt.ts'
import agent from './agent.ts'
import { analysisOf } from './check-figures.ts'

export default definePrompt(agent, {
  version: 2,
  task: `Write the analysis of a table that was computed already. The data tagged "computed" holds findings with statements, the values they are made of, and what the file cannot answer.

- You compute nothing. Every figure, share, change, group and period in your text is a reference to a value by its id in double braces, such as {{f3.rate}}; it is replaced by the value's text ("34%", "plan Basic", "March 2026"). No digit and no number word of your own: not "two of three", not "half", not "doubled". Column names may stand as they are.
- Read a value's label before you use it. A value marked "down" goes with fell, fewer or less; "up" with rose or more.
- headline: what a product manager must know first. When there is a question, answer it, or say that the file cannot.
- sections: connect findings instead of repeating them: what they mean together, what they rule out, what to treat with care. Use the cautions. Do not explain a cause that the file does not hold.
- suggestions: at most five. Each follows from a finding (its id in "findings"), begins with something that can be done this week, has an owner by job, and a check that the next export can fail.
- Say nothing of a finding that is not there; with no remarkable finding say so and ask for the data that the limits name.`,
  choices: ({ input }) =>
    input.question
      ? [
          'The form holds a question: the headline gives the computed answer, in the words of the question; where there is none it says that the file does not say. The first section says what the answer rests on and what it cannot say.',
        ]
      : [],
  computed: (prepared) => {
    const analysis = analysisOf(prepared)
    if (!analysis) return null
    const { fileName, rows, row, columns, findings, values, limits, notes, answer } = analysis
    return {
      fileName,
      rows,
      oneRowIs: row.one,
      ...(answer ? { answer: { statement: answer.statement, basis: answer.basis, cannotSay: answer.cannot } } : {}),
      columns: columns.map(({ name, type, missing, detail }) => ({ name, type, missing, detail })),
      findings: findings.map(({ id, kind, title, statement, caution, tone, answers }) => ({
        id,
        kind,
        title,
        statement,
        caution,
        tone,
        ...(answers ? { answers } : {}),
      })),
      values: Object.fromEntries(
        Object.entries(values).map(([id, { text, label, way }]) => [id, `${text} (${label}${way ? `, ${way}` : ''})`]),
      ),
      cannotAnswer: limits,
      notes,
    }
  },
  example: `For a file of gym visits, with values f1.group "weekday Monday", f1.rate "41%", f1.rest "22%" and f4.median "3 days":
{"headline": "{{f1.rate}} of first visits on {{f1.group}} are never repeated, against {{f1.rest}} on other days.",
 "sections": [{"title": "Who does not return", "text": "The gap stands on {{f1.group}} alone and the trainer on duty makes no difference, so the crowd is a likelier reason than the greeting. People who return do so within {{f4.median}}, which leaves little time to write to the rest."}],
 "suggestions": [{"title": "Move first visits away from Monday", "action": "Offer new members another day for their first visit, and note who takes it.", "because": "{{f1.rate}} of first visits on {{f1.group}} stay the only one.", "owner": "Club manager", "check": "Among those who moved, the share falls towards {{f1.rest}}.", "findings": ["f1"]}]}`,
})
