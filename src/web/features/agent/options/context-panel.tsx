import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { findCard } from '#agents/registry-cards.ts'
import { largestNoteMb, type Note, note, noteEndings, noteList, wrongNoteText } from '#shared/api/context.ts'
import { mostHandedResults, type RunContext } from '#shared/api/run-context.ts'
import { type RunListItem, runList } from '#shared/api/runs.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox-control.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { asApiError } from '../../../http/api-error.ts'
import { apiFetch, apiJson } from '../../../http/api-fetch.ts'
import { showToast } from '../../../toast/show-toast.ts'
import { whenOf } from '../../history/when.ts'
import { voiceQuery } from '../../models/voice-query.ts'
import classes from './context-panel.module.css'
import { HandedItems } from './handed-items.tsx'
import { uploadNote } from './upload-note.ts'

interface ContextPanelProps {
  accountId: string
  context: RunContext
  /** The built-in writer takes results item by item; notes and a voice are for a model. */
  resultsOnly: boolean
  disabled: boolean
  onContext: (context: RunContext) => void
}

/** Results that are offered: the newest of the product, then of the account. */
const offered = 12
const most = mostHandedResults

/** The title of most results begins with what they are; two of one agent for one product differ by their day. */
function labelOf({ agentId, title, createdAt }: RunListItem): string {
  const name = findCard(agentId)?.name ?? agentId
  const named = title.toLowerCase().startsWith(name.toLowerCase()) ? title : `${name}: ${title}`
  return `${named} (${whenOf(createdAt, Date.now())})`
}

const toggled = (ids: readonly string[], id: string, isOn: boolean) =>
  isOn ? [...ids, id] : ids.filter((each) => each !== id)

/** What goes along with the form: earlier results, notes, and how the user writes. */
export default function ContextPanel({ accountId, context, resultsOnly, disabled, onContext }: ContextPanelProps) {
  const runs = useQuery({
    queryKey: ['runs', 'for-context', accountId],
    queryFn: ({ signal }) => apiJson('/api/runs?limit=40', runList, { signal }),
  })
  const [params] = useSearchParams()
  const productId = params.get('product')
  const ofProduct = useQuery({
    queryKey: ['runs', 'for-context', accountId, productId],
    queryFn: ({ signal }) => apiJson(`/api/runs?limit=40&product=${productId}`, runList, { signal }),
    enabled: productId !== null,
  })
  const voice = useQuery(voiceQuery(accountId))
  // Ticked on arrival: they stay in the list, however old they are.
  const [begunWith] = useState(context.results)
  const known = new Map([...(ofProduct.data?.runs ?? []), ...(runs.data?.runs ?? [])].map((run) => [run.id, run]))
  const results = [...known.values()]
    .filter(({ status }) => status === 'succeeded')
    .filter(({ id }, index) => index < offered || begunWith.includes(id))
  const hasVoice = (voice.data?.texts.length ?? 0) > 0
  return (
    <div className={classes.panel}>
      <fieldset className={classes.part} disabled={disabled}>
        <legend>Use results</legend>
        {resultsOnly && results.length > 0 && (
          <p className={classes.muted}>
            Personas, the chosen segment, competitors, requirements and figures are used word for word, each with its
            source. What has no place in this document is listed beside it.
          </p>
        )}
        {runs.data && results.length === 0 && (
          <p className={classes.muted}>Your finished results will be listed here.</p>
        )}
        <div className={classes.list}>
          {results.map((run) => {
            const isOn = context.results.includes(run.id)
            return (
              <div key={run.id}>
                <Checkbox
                  id={`use-${run.id}`}
                  name={`use-${run.id}`}
                  label={labelOf(run)}
                  checked={isOn}
                  disabled={!isOn && context.results.length >= most}
                  onChecked={(next) => onContext({ ...context, results: toggled(context.results, run.id, next) })}
                />
                {isOn && (
                  <HandedItems
                    runId={run.id}
                    without={context.without?.[run.id] ?? []}
                    onWithout={(items) => onContext({ ...context, without: { ...context.without, [run.id]: items } })}
                  />
                )}
              </div>
            )
          })}
        </div>
      </fieldset>
      {!resultsOnly && (
        <>
          <Notes accountId={accountId} context={context} disabled={disabled} onContext={onContext} />
          <fieldset className={classes.part} disabled={disabled}>
            <legend>Voice</legend>
            {hasVoice ? (
              <Checkbox
                id="use-voice"
                name="use-voice"
                label="How we write"
                checked={context.voice}
                onChecked={(next) => onContext({ ...context, voice: next })}
              />
            ) : (
              voice.data && (
                <p className={classes.muted}>
                  <Link to="/settings#voice">Add texts of yours in Settings</Link> to have results sound like you.
                </p>
              )
            )}
          </fieldset>
        </>
      )}
    </div>
  )
}

function Notes({ accountId, context, disabled, onContext }: Omit<ContextPanelProps, 'resultsOnly'>) {
  const queries = useQueryClient()
  const queryKey = ['notes', accountId]
  const notes = useQuery({
    queryKey,
    queryFn: ({ signal }) => apiJson('/api/notes', noteList, { signal }),
  })
  const [isReading, setReading] = useState(false)
  const keep = (change: (before: Note[]) => Note[]) =>
    queries.setQueryData<{ notes: Note[] }>(queryKey, (before) => ({ notes: change(before?.notes ?? []) }))

  const add = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    if (!file) return
    if (!noteEndings.some((ending) => file.name.toLowerCase().endsWith(ending))) {
      return showToast({ tone: 'error', message: wrongNoteText })
    }
    if (file.size > largestNoteMb * 1024 ** 2) {
      return showToast({ tone: 'error', message: `This file is larger than ${largestNoteMb} MB.` })
    }
    setReading(true)
    try {
      const added = note.parse(await uploadNote(file))
      keep((before) => [added, ...before])
      if (context.notes.length < most) onContext({ ...context, notes: [...context.notes, added.id] })
    } catch (error) {
      showToast({ tone: 'error', title: 'Not added', message: asApiError(error).message })
    } finally {
      setReading(false)
    }
  }
  const remove = async ({ id }: Note) => {
    try {
      await apiFetch(`/api/notes/${id}`, { method: 'DELETE' })
      keep((before) => before.filter((each) => each.id !== id))
      onContext({ ...context, notes: toggled(context.notes, id, false) })
    } catch (error) {
      showToast({ tone: 'error', title: 'Not removed', message: asApiError(error).message })
    }
  }
  return (
    <fieldset className={classes.part} disabled={disabled}>
      <legend>Notes</legend>
      <div className={classes.list}>
        {notes.data?.notes.map((each) => {
          const isOn = context.notes.includes(each.id)
          return (
            <div key={each.id} className={classes.note}>
              <Checkbox
                id={`note-${each.id}`}
                name={`note-${each.id}`}
                label={each.fileName}
                checked={isOn}
                disabled={!isOn && context.notes.length >= most}
                onChecked={(next) => onContext({ ...context, notes: toggled(context.notes, each.id, next) })}
              />
              {each.shortened && <small>only its beginning</small>}
              <Button look="quiet" size="sm" aria-label={`Remove ${each.fileName}`} onClick={() => remove(each)}>
                <Icon name="trash" size={16} />
              </Button>
            </div>
          )
        })}
      </div>
      <label className={classes.upload} htmlFor="note-file">
        <Icon name="upload" size={16} />
        {isReading ? 'Reading the file...' : 'Upload a note'}
        <small>
          {noteEndings.join(', ')}, up to {largestNoteMb} MB
        </small>
        <input
          id="note-file"
          type="file"
          accept={noteEndings.join(',')}
          disabled={disabled || isReading}
          onChange={add}
        />
      </label>
    </fieldset>
  )
}
