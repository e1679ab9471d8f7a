import { useState } from 'react'
import { citedNumbers } from '#agents/_kit/cited-numbers.ts'
import { present } from '#agents/_kit/present.ts'
import { blocksFromMarkdown } from '#shared/document/from-markdown.ts'
import { Blocks } from '#ui/blocks/blocks.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/field/text-control.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { lazyDialog } from '#ui/loading/lazy-dialog.tsx'
import { defineView } from '#ui/result/agent-view.ts'
import { sourceId } from '#ui/result/cited.tsx'
import { EditorActions } from '#ui/result/editor-actions.tsx'
import { useEditor } from '#ui/result/use-editor.ts'
import type { PrdResult } from './output.ts'
import { withSections } from './to-document.ts'
import classes from './view.module.css'

const FullPage = lazyDialog('The whole document', () => import('./full-page.tsx'))

const prefix = 'prd'

/** A box that scrolls must be reachable by the keyboard, also where the browser does not see to it. */
const reachable = { tabIndex: 0 }

export default defineView<PrdResult>(function PrdView({ result, sources, running, edit }) {
  const editor = useEditor<string>(edit)
  const [page, setPage] = useState<'never' | 'open' | 'closed'>('never')
  const markdown = result.prd ?? ''
  const parsed = blocksFromMarkdown(markdown)
  // The title stands above the box.
  const blocks = withSections(parsed[0]?.type === 'heading' && parsed[0].level === 1 ? parsed.slice(1) : parsed)
  const areas = present(result.marketInsights?.areas)
  const numbers = citedNumbers(result)
  const cited = running ? [] : sources.filter(({ number }) => numbers.has(number))

  if (editor.draft !== null) {
    const { draft } = editor
    return (
      <section className={classes.editor} aria-label="Edit the document">
        <TextArea
          id="prd-markdown"
          label="Document in Markdown"
          help="Exports and copies take what you save here."
          rows={28}
          value={draft}
          disabled={editor.saving}
          spellCheck
          onText={editor.change}
        />
        <EditorActions
          saving={editor.saving}
          onSave={() => editor.save({ ...result, prd: draft })}
          onCancel={editor.cancel}
        />
      </section>
    )
  }
  return (
    <div className={classes.view}>
      <div className={classes.bar}>
        {areas.length > 0 && (
          <p className={classes.areas}>
            <Icon name="info" size={18} />
            <span>Market research areas: {areas.join(', ')}.</span>
          </p>
        )}
        <div className={classes.actions} data-screen-only>
          {!running && blocks.length > 0 && (
            <Button look="line" size="sm" aria-haspopup="dialog" onClick={() => setPage('open')}>
              <Icon name="expand" size={16} />
              Full page
            </Button>
          )}
          {edit && (
            <Button look="line" size="sm" onClick={() => editor.begin(markdown)}>
              <Icon name="edit" size={16} />
              Edit
            </Button>
          )}
        </div>
      </div>
      <div className={classes.sheet} data-running={running || undefined}>
        <section className={classes.box} aria-label="Product requirements document" data-box {...reachable}>
          <Blocks blocks={blocks} idPrefix={prefix} />
        </section>
        {cited.length > 0 && (
          <nav className={classes.cited} aria-labelledby="prd-cited">
            <p id="prd-cited">Cited in this document</p>
            <ol>
              {cited.map(({ number, title, publisher }) => (
                <li key={number} value={number}>
                  <a href={`#${sourceId(number)}`}>{title}</a>
                  <span>{publisher}</span>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>
      {page !== 'never' && <FullPage blocks={parsed} opened={page === 'open'} onClose={() => setPage('closed')} />}
    </div>
  )
})
