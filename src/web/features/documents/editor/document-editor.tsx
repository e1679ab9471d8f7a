import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { bindDocument } from '#agents/_kit/binding/bind-document.ts'
import type { BoundField, Piece } from '#agents/_kit/binding/bound-document.ts'
import { decisionsIn } from '#agents/_kit/decisions.ts'
import type { Agent, ErasedContext } from '#agents/_kit/define-agent.ts'
import { languageIn } from '#agents/_kit/document-language.ts'
import type { DocumentChange, DocumentView } from '#shared/api/documents.ts'
import { sectionNames } from '#shared/document/with-free-blocks.ts'
import { localizedDocument } from '#shared/labels/localized-document.ts'
import { Button } from '#ui/button/button.tsx'
import { catchFocus } from '#ui/focus/lost-focus.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { showToast } from '../../../toast/show-toast.ts'
import { DocumentTools } from '../document-tools.tsx'
import { placesOfBlocks, type RefineTarget, wholeDocument } from '../refine/refine-target.ts'
import { RefineDialog } from '../refine/refine-tool.tsx'
import { useLabels } from '../use-labels.ts'
import { ConflictCard } from './conflict-card.tsx'
import { EditableBlocks } from './editable-blocks.tsx'
import { EditableText } from './editable-text.tsx'
import { type Editing, EditingProvider } from './editing-context.ts'
import classes from './editor.module.css'
import { OwnBlocks } from './own-blocks.tsx'
import { below, copyOf, type Unit, unitOf } from './unit-of.ts'
import { useDocumentEditing } from './use-document-editing.ts'

interface DocumentEditorProps {
  agent: Agent
  runId: string
  context: ErasedContext
  /** Of the result as the page has it: a version may be restored while this is open. */
  revision: number
  onSaved: (view: DocumentView) => void
  onDone: () => void
}

/** What a row, item or block states: the longest of its texts. */
const longestText = (pieces: readonly Piece[]): string =>
  pieces
    .flatMap((piece) =>
      typeof piece === 'string' || piece.kind !== 'text' ? [] : [piece.passage?.text ?? String(piece.value)],
    )
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '')

const inResult = (pointer: string) => `/result${pointer}`
// A value that a result holds is JSON.
const asJson = (value: unknown) => value as Extract<DocumentChange, { op: 'insert' }>['value']

/** The edit that a typed text is; null for a number that is none. An item whose text is emptied is removed. */
function changeOf(field: BoundField, text: string): DocumentChange | null {
  const pointer = inResult(field.pointer)
  if (field.passage) return { op: 'text', pointer, at: field.passage.at, was: field.passage.text, value: text }
  if (field.kind === 'number') {
    const value = Number(text.replaceAll(/[\s,]/g, ''))
    return text === '' || !Number.isFinite(value) ? null : { op: 'set', pointer, was: field.value, value }
  }
  if (text === '' && /\/\d+$/.test(pointer)) return { op: 'remove', pointer, was: field.value }
  return { op: 'set', pointer, was: field.value, value: text }
}

/** A document whose every text is edited in its place. Each edit is stored at once, as a version. */
export default function DocumentEditor({ agent, runId, context, revision, onSaved, onDone }: DocumentEditorProps) {
  const editing = useDocumentEditing(runId, revision, onSaved)
  const { view, change, decide, undo, redo, conflict } = editing
  const result = view?.result
  const labels = useLabels(languageIn(result))
  const [refining, setRefining] = useState<{ opened: boolean; target: RefineTarget | null }>({
    opened: false,
    target: null,
  })
  const bound = useMemo(() => {
    if (!result || labels === undefined) return null
    return bindDocument({
      result,
      schema: agent.resultSchema,
      toDocument: (each) => localizedDocument(agent.toDocument(each, context), labels),
    })
  }, [agent, context, result, labels])
  const decided = useMemo(() => decisionsIn(result), [result])
  const touched = useMemo(
    () => new Map((view?.touched ?? []).map((place) => [`${place.pointer} ${place.passage ?? ''}`, place])),
    [view],
  )

  const save = useCallback(
    async (field: BoundField, text: string) => {
      const made = changeOf(field, text)
      if (made) return change(made)
      showToast({ tone: 'error', title: 'Not saved', message: 'Please write a number, such as 12 or 0.5.' })
      return false
    },
    [change],
  )
  const shared: Editing | null = useMemo(() => {
    if (!bound || !result) return null
    return {
      piecesAt: (slot) => bound.slots.get(slot),
      isTouched: ({ pointer, passage }) =>
        touched.has(`${inResult(pointer)} ${passage?.text ?? ''}`) || touched.has(`${inResult(pointer)} `),
      save,
      unitOf: (slots) =>
        unitOf(
          result,
          slots.flatMap((slot) => bound.slots.get(slot) ?? []),
        ),
      refine: (slots, name) => {
        const within = placesOfBlocks(bound, slots)
        // A block that says nothing of the result by itself is refined with what is around it.
        setRefining({ opened: true, target: within.length > 0 ? { within, quote: '', name } : wholeDocument })
      },
      statementOf: (slots) => {
        const text = longestText(slots.flatMap((slot) => bound.slots.get(slot) ?? []))
        return text === '' ? null : { text, decision: decided.find((each) => each.text === text) ?? null }
      },
      decide: (text, isDecided) => {
        decide(text, isDecided)
      },
      add: (unit: Unit) => {
        change({ op: 'insert', pointer: inResult(below(unit.pointer)), value: asJson(copyOf(result, unit)) })
      },
      remove: (unit: Unit) => {
        change({ op: 'remove', pointer: inResult(unit.pointer), was: asJson(unit.value) })
      },
    }
  }, [bound, result, touched, save, change, decide, decided])

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    // While somebody types, the browser takes back letters.
    if (document.activeElement?.hasAttribute('data-typed')) return
    const key = event.key.toLowerCase()
    if (key === 'z') {
      event.preventDefault()
      if (event.shiftKey) redo()
      else undo()
    } else if (key === 'y') {
      event.preventDefault()
      redo()
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  const section = useRef<HTMLElement>(null)
  // The button that led here is gone.
  useEffect(() => catchFocus(section.current), [])

  return (
    <section ref={section} className={classes.editor} aria-label="Document editor" tabIndex={-1}>
      <div className={classes.bar} role="toolbar" aria-label="Editing">
        <Button size="sm" onClick={onDone}>
          <Icon name="check" size={18} />
          Done
        </Button>
        <Button size="sm" look="line" onClick={undo} disabled={!editing.canUndo} title="Ctrl+Z">
          Undo
        </Button>
        <Button size="sm" look="line" onClick={redo} disabled={!editing.canRedo} title="Ctrl+Shift+Z">
          Redo
        </Button>
        <DocumentTools
          agent={agent}
          runId={runId}
          context={context}
          onRestored={onSaved}
          onRefine={() => setRefining({ opened: true, target: null })}
        />
        <p role="status" className={classes.status}>
          {editing.saving ? 'Saving...' : view ? `Version ${view.revision} is saved` : ''}
        </p>
      </div>
      {editing.failure && <p role="alert">{editing.failure}</p>}
      {conflict && <ConflictCard conflict={conflict} onMine={editing.keepMine} onTheirs={editing.takeTheirs} />}
      <RefineDialog
        opened={refining.opened}
        onClose={() => setRefining((now) => ({ ...now, opened: false }))}
        agent={agent}
        runId={runId}
        context={context}
        target={refining.target}
        onSaved={onSaved}
        onAccept={async (on, changes, note) =>
          (await editing.accept(on, changes, note)) ? null : 'Not everything could be stored.'
        }
      />
      {bound && shared && (
        <EditingProvider value={shared}>
          <div className={classes.sheet}>
            {bound.slots.has('title') && (
              <p className={classes.title}>
                <EditableText slot="title" text={bound.document.title} label="Title of the document" />
              </p>
            )}
            <EditableBlocks blocks={bound.document.blocks} at="blocks" />
          </div>
          <OwnBlocks blocks={view?.blocks ?? []} sections={sectionNames(bound.document)} onChange={change} />
        </EditingProvider>
      )}
    </section>
  )
}
