import type { DeepPartial } from '#shared/deep-partial.ts'
import { present } from '../present.ts'
import { ExplainedAdvice } from './explained-advice.tsx'
import { TitledSection } from './titled-section.tsx'

/** What a colleague would point out before anybody builds, each with what follows; nothing where there is none. */
export function DecideFirst({ advice }: { advice: DeepPartial<{ text: string; follows: string }[]> | undefined }) {
  if (present(advice).length === 0) return null
  return (
    <TitledSection title="Decide first">
      <ExplainedAdvice advice={advice} />
    </TitledSection>
  )
}
