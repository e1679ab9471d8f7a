import { type FormEvent, useState } from 'react'
import type { DocumentChange, FreeBlock } from '#shared/api/documents.ts'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select-control.tsx'
import { TextArea } from '#ui/field/text-control.tsx'
import { BoundField } from './bound-field.tsx'
import classes from './editor.module.css'

interface OwnBlocksProps {
  blocks: readonly FreeBlock[]
  sections: readonly string[]
  onChange: (...changes: DocumentChange[]) => Promise<boolean>
}

/** What a person adds beside the result: Markdown, at the end of a section. */
export function OwnBlocks({ blocks, sections, onChange }: OwnBlocksProps) {
  const [text, setText] = useState('')
  const [under, setUnder] = useState('')
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    const value = { id: crypto.randomUUID(), under, text: text.trim() }
    if (await onChange({ op: 'insert', pointer: `/blocks/${blocks.length}`, value })) setText('')
  }
  return (
    <section className={classes.sheet} aria-labelledby="own-blocks-title">
      <h3 id="own-blocks-title">Your own blocks</h3>
      <ul className={classes.own}>
        {blocks.map((block, index) => (
          <li key={block.id}>
            <p>{block.under ? `At the end of “${block.under}”` : 'At the end of the document'}</p>
            <div className={classes.unitLine}>
              <BoundField
                field={{ kind: 'text', pointer: `/blocks/${index}/text`, value: block.text }}
                label={`Your block ${index + 1}`}
                touched={false}
                several
                onSave={({ pointer, value: was }, typed) =>
                  onChange(
                    typed === ''
                      ? { op: 'remove', pointer: `/blocks/${index}`, was: { ...block } }
                      : { op: 'set', pointer, was, value: typed },
                  )
                }
              />
              <Button
                size="sm"
                look="line"
                aria-label={`Remove your block ${index + 1}`}
                onClick={() => onChange({ op: 'remove', pointer: `/blocks/${index}`, was: { ...block } })}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <form className={classes.adding} onSubmit={add}>
        <TextArea
          id="own-block"
          label="Add a block"
          help="Plain text or Markdown: lists, tables and **bold** work. Ctrl+Enter adds it."
          rows={3}
          value={text}
          onText={setText}
        />
        <Select
          id="own-block-under"
          name="under"
          label="Where"
          value={under}
          options={[
            { value: '', label: 'At the end of the document' },
            ...sections.map((section) => ({ value: section, label: `At the end of “${section}”` })),
          ]}
          onText={setUnder}
        />
        <Button size="sm" type="submit">
          Add
        </Button>
      </form>
    </section>
  )
}
