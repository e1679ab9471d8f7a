import { present } from '#agents/_kit/present.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { TestingOutput, TestingResult } from './output.ts'

/** Each case begins open and without a note. */
export function testingToResult(
  { cases, ...output }: DeepPartial<TestingOutput>,
  timestamp: string,
  searchResults: TestingResult['searchResults'],
): DeepPartial<TestingResult> {
  return {
    timestamp,
    ...output,
    ...(cases ? { cases: present(cases).map((each) => ({ ...each, state: 'open' as const, note: '' })) } : {}),
    searchResults,
  }
}
