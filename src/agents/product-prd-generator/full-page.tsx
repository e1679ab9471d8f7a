import type { Block } from '#shared/document/block.ts'
import { Blocks } from '#ui/blocks/blocks.tsx'
import { contentsOf } from '#ui/blocks/heading-ids.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import classes from './full-page.module.css'

const prefix = 'prd-page'

interface FullPageProps {
  /** The whole document, its title first. */
  blocks: readonly Block[]
  opened: boolean
  onClose: () => void
}

/** The document alone in the window, with nothing folded. */
export default function FullPage({ blocks, opened, onClose }: FullPageProps) {
  const [first, ...rest] = blocks
  const title = first?.type === 'heading' && first.level === 1 ? first.text : 'Product requirements document'
  const body = first?.type === 'heading' && first.level === 1 ? rest : blocks
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size="full">
      <div className={classes.page}>
        <nav className={classes.contents} aria-label="Contents">
          <ol>
            {contentsOf(body, prefix).map((entry) => (
              <li key={entry.id}>
                <a href={`#${entry.id}`}>{entry.text}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div data-written>
          <Blocks blocks={body} idPrefix={prefix} />
        </div>
      </div>
    </Dialog>
  )
}
