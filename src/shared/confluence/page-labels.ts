/** Every page that a result was sent to has it: the list of pages is found by it. */
export const ownLabel = 'pm-pilot'

/** The labels of a page made of a result, in their order. The agent's own come first and last. */
export function pageLabels([kind, ...more]: readonly string[]): string[] {
  return [...(kind ? [kind] : []), 'ai-generated', ownLabel, ...more]
}
