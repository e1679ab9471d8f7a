import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { LoadNotice } from '#ui/loading/load-notice.tsx'

/** Whoever only reads a result loads none of it. */
export const DocumentEditor = lazyPart(
  () => import('./editor/document-editor.tsx'),
  ({ onDone }, error, again) => (
    <LoadNotice error={error} onAgain={again} leave={{ label: 'Back to the result', onPress: onDone }} />
  ),
)
