import { useEffect, useState } from 'react'
import type { FreeBlock } from '#shared/api/documents.ts'
import type { ResultDocument } from '#shared/document/block.ts'
import { withFreeBlocks } from '#shared/document/with-free-blocks.ts'

/** The document with what people added; without it until the reader of Markdown is there. */
export function useWithFreeBlocks(document: ResultDocument, blocks: readonly FreeBlock[]): ResultDocument {
  const [whole, setWhole] = useState<ResultDocument | null>(null)
  const key = blocks.length === 0 ? '' : JSON.stringify([document, blocks])
  const [shownKey, setShownKey] = useState('')
  useEffect(() => {
    if (key === '') return
    let isOver = false
    const [plain, added] = JSON.parse(key) as [ResultDocument, FreeBlock[]]
    withFreeBlocks(plain, added).then(
      (made) => {
        if (isOver) return
        setWhole(made)
        setShownKey(key)
      },
      // Without the reader the result is shown as it is; the files have all of it.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [key])
  return whole && key !== '' && shownKey === key ? whole : document
}
