import { measureBriefs } from '#drafting/brief/brief-accuracy.ts'
import { briefCases } from '#drafting/brief/brief-cases.ts'
import { buildVocabulary } from '#drafting/brief/vocabulary.ts'
import { measurePlacing } from '#drafting/placing/placing-accuracy.ts'
import { readKnowledge } from '#knowledge/knowledge.ts'

/** The reader and the placer over their hand-written cases: the tuning set, and the two that were written to be unseen. */
const knowledge = readKnowledge()
const vocabulary = buildVocabulary(knowledge)
for (const [name, cases] of Object.entries(briefCases)) {
  const { fields } = measureBriefs(cases, vocabulary)
  const { precision, recall, right, wrong, missed, rightlyNone } = measurePlacing(cases, vocabulary, knowledge)
  const line = Object.entries(fields).map(([field, { score }]) => `${field} ${score.toFixed(2)}`)
  process.stdout.write(`briefs, ${name} (${cases.length} cases): ${line.join(', ')}\n`)
  process.stdout.write(
    `markets, ${name}: precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)} (${right} right, ${wrong} wrong, ${missed} missed, ${rightlyNone} rightly none)\n`,
  )
}
