import { toMarkdown } from '#shared/document/to-markdown.ts'
import type { PrdOutput } from '../output.ts'
import { prdSections } from '../prd-sections.ts'

/** Words of the rendered document that a reader gets through in a few minutes; the list of sources is not counted. */
export const mostWords = 1_200

/** Shortens a draft to the length of a PRD: takes away what a reader misses least, and never below the schema's least. */
export function fitted(output: PrdOutput): PrdOutput {
  const cuts: ((draft: PrdOutput) => PrdOutput | null)[] = [
    (draft) => dropWhere(draft, 'Could'),
    (draft) =>
      draft.marketInsights.length > 2 ? { ...draft, marketInsights: draft.marketInsights.slice(0, 2) } : null,
    (draft) => (draft.openQuestions.length > 4 ? { ...draft, openQuestions: draft.openQuestions.slice(0, 4) } : null),
    (draft) =>
      draft.faq.internal.length > 2
        ? { ...draft, faq: { ...draft.faq, internal: draft.faq.internal.slice(0, 2) } }
        : null,
    (draft) => (draft.requirements.length > 7 ? dropWhere(draft, 'Should') : null),
    (draft) => (draft.risks.length > 3 ? { ...draft, risks: draft.risks.slice(0, 3) } : null),
    (draft) => (draft.outOfScope.length > 2 ? { ...draft, outOfScope: draft.outOfScope.slice(0, 2) } : null),
    (draft) =>
      draft.problem.evidence.length > 2
        ? { ...draft, problem: { ...draft.problem, evidence: draft.problem.evidence.slice(0, 2) } }
        : null,
    (draft) =>
      draft.faq.customer.length > 2
        ? { ...draft, faq: { ...draft.faq, customer: draft.faq.customer.slice(0, 2) } }
        : null,
    (draft) => (draft.metrics.length > 3 ? { ...draft, metrics: draft.metrics.slice(0, 3) } : null),
    (draft) => (draft.requirements.length > 6 ? dropWhere(draft, 'Should') : null),
    (draft) => (draft.openQuestions.length > 3 ? { ...draft, openQuestions: draft.openQuestions.slice(0, 3) } : null),
    (draft) =>
      draft.marketInsights.length > 1 ? { ...draft, marketInsights: draft.marketInsights.slice(0, 1) } : null,
    (draft) => (draft.requirements.length > 5 ? dropWhere(draft, 'Should') : null),
    (draft) => (draft.requirements.length > 5 ? { ...draft, requirements: draft.requirements.slice(0, -1) } : null),
    (draft) => (draft.users.length > 3 ? { ...draft, users: draft.users.slice(0, 3) } : null),
    (draft) =>
      draft.problem.evidence.length > 1
        ? { ...draft, problem: { ...draft.problem, evidence: draft.problem.evidence.slice(0, 1) } }
        : null,
    (draft) =>
      draft.pressRelease.paragraphs.length > 2
        ? { ...draft, pressRelease: { ...draft.pressRelease, paragraphs: draft.pressRelease.paragraphs.slice(0, 2) } }
        : null,
    (draft) => ({ ...draft, marketInsights: [] }),
  ]
  let draft = output
  for (const cut of cuts) {
    if (renderedWords(draft) <= mostWords) return draft
    draft = cut(draft) ?? draft
  }
  return draft
}

/** Takes away the last requirement of a priority and numbers the rest again. */
function dropWhere(draft: PrdOutput, priority: PrdOutput['requirements'][number]['priority']): PrdOutput | null {
  const at = draft.requirements.findLastIndex((row) => row.priority === priority)
  if (at < 0 || draft.requirements.length <= 5) return null
  const requirements = draft.requirements
    .filter((_row, index) => index !== at)
    .map((row, index) => ({ ...row, id: `R${index + 1}` }))
  return { ...draft, requirements }
}

/** Words of the document as it is shown, without its sources. */
export function renderedWords(draft: PrdOutput): number {
  const text = toMarkdown({ title: draft.productName, language: 'en', blocks: prdSections(draft, []) })
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
