/** What stands in a result's toolbar and head. What cannot be loaded of it is said by the panel, in its place. */
const parts = () => [
  import('./export-menu.tsx'),
  import('./use-in-menu.tsx'),
  import('../../comments/comments.tsx'),
  import('../../products/result-standing.tsx'),
]

/** The panel with its parts, which would else come one after the other and push what is read out of its place. */
export async function loadResultPanel() {
  const [panel] = await Promise.all([import('./result-panel.tsx'), Promise.allSettled(parts())])
  return panel
}
