import type { FreeBlock } from '#shared/api/documents.ts'
import type { ResultDocument } from '#shared/document/block.ts'
import { Blocks } from '#ui/blocks/blocks.tsx'
import classes from './free-blocks.module.css'
import { useWithFreeBlocks } from './use-with-free-blocks.ts'

const nothing: ResultDocument = { title: '', language: 'en', blocks: [] }

/** What people added to a result that its agent shows in a way of its own. */
export function FreeBlocks({ blocks }: { blocks: readonly FreeBlock[] }) {
  const document = useWithFreeBlocks(nothing, blocks)
  if (document.blocks.length === 0) return null
  return (
    <section className={classes.added} aria-labelledby="added-title">
      <h3 id="added-title">Added by you</h3>
      <Blocks blocks={document.blocks} />
    </section>
  )
}
