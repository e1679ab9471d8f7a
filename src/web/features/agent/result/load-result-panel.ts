/**
 * The panel with the comments, which would else come after it and push what is read out of its place. Where comments cannot be
 * loaded the panel says so.
 */
export async function loadResultPanel() {
  const [panel] = await Promise.all([
    import('./result-panel.tsx'),
    import('../../comments/comments.tsx').catch(() => undefined),
  ])
  return panel
}
