import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { System } from '#shared/api/account.ts'
import { isTableFileName, tableFileMessages } from '#shared/table/table-file.ts'
import { LoadFailure } from '#ui/loading/load-failure.ts'
import { asApiError } from '../../../http/api-error.ts'
import { apiFetch } from '../../../http/api-fetch.ts'
import { useAccount } from '../../../session/use-session.ts'
import type { FormValues } from './form-draft.ts'
import type { TablePreview } from './read-table-preview.ts'

export interface ChosenFile {
  name: string
  bytes: number | null
  status: 'none' | 'reading' | 'sending' | 'stored' | 'ready' | 'sign-in'
  /** How much of it has left, of 1. */
  share: number
  preview: TablePreview | null
  problem: string | null
  /** True when it was uploaded just now. */
  fresh: boolean
}

const none: ChosenFile = {
  name: '',
  bytes: null,
  status: 'none',
  share: 0,
  preview: null,
  problem: null,
  fresh: false,
}
const empty: FormValues = { fileName: '', fileData: '', encoding: '', uploadId: '' }
const usualLimitMb = 10
/** Largest text that a draft of the form keeps, in bytes. */
const carriedBytes = 512 * 1024

/** They come with the first file. */
const loadSending = () => import('./send-file.ts')
const loadPreview = () => import('./read-table-preview.ts')
const readUpload = async (id: string, signal: AbortSignal) => (await loadSending()).readUpload(id, signal)

const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** The file of a form: what was chosen here, came with an example, or is stored from before. */
export function useChosenFile(values: FormValues, onValues: (values: FormValues) => void) {
  const account = useAccount()
  const { data } = useQuery({
    queryKey: ['system'],
    queryFn: async (): Promise<System> => (await apiFetch('/api/system')).json(),
    staleTime: Infinity,
  })
  const limitMb = data?.uploadMaxMb ?? usualLimitMb
  const parquet = data?.uploadParquet ?? false
  const [file, setFile] = useState<ChosenFile>(none)
  const working = useRef<AbortController | null>(null)
  /** The upload or text that `file` describes already. */
  const described = useRef('')
  const uploadId = asText(values.uploadId)
  const fileData = asText(values.fileData)
  const fileName = asText(values.fileName)
  const given = uploadId || (fileData ? `text:${fileName}` : '')

  useEffect(() => () => working.current?.abort(), [])

  // A draft, an example, a run that is shown again, or Reset has set the values from outside.
  useEffect(() => {
    if (given === described.current) return
    described.current = given
    working.current?.abort()
    const controller = new AbortController()
    working.current = controller
    const show = (next: ChosenFile) => {
      if (!controller.signal.aborted) setFile(next)
    }
    if (given === '') {
      setFile(none)
    } else if (fileData) {
      const known = { ...none, name: fileName, bytes: new Blob([fileData]).size, status: 'ready' as const }
      setFile(known)
      loadPreview()
        .then(({ previewOfText }) => previewOfText(fileData))
        .then(
          (preview) => show({ ...known, preview }),
          // The file is there all the same.
          () => undefined,
        )
    } else {
      const known = { ...none, name: fileName, status: 'stored' as const }
      setFile(known)
      readUpload(uploadId, controller.signal).then(
        (stored) => show({ ...known, name: stored.fileName, bytes: stored.bytes }),
        (error: unknown) => {
          const { status, message } = asApiError(error)
          if (status === 404 && !controller.signal.aborted) {
            described.current = ''
            onValues(empty)
            setFile({ ...none, problem: message })
          }
        },
      )
    }
  }, [given, fileData, fileName, uploadId, onValues])

  async function choose(chosen: File): Promise<void> {
    working.current?.abort()
    const controller = new AbortController()
    working.current = controller
    const { signal } = controller
    described.current = ''
    onValues(empty)
    const refuse = (problem: string) => setFile({ ...none, problem })
    if (!isTableFileName(chosen.name, { parquet })) return refuse(tableFileMessages.wrongKind)
    if (chosen.size > limitMb * 1024 ** 2) return refuse(`This file is larger than ${limitMb} MB.`)
    let known: ChosenFile = { ...none, name: chosen.name, bytes: chosen.size, status: 'reading' }
    setFile(known)
    try {
      const { readTablePreview } = await loadPreview()
      const preview = await readTablePreview(chosen)
      signal.throwIfAborted()
      known = { ...known, preview, status: account ? 'sending' : 'sign-in' }
      setFile(known)
      if (!account) {
        // A small text goes along through the sign-in page with the rest of the form; a larger file is chosen again.
        if (chosen.size > carriedBytes || chosen.name.match(/\.csv$/i) === null) return
        const { decodeStart } = await import('#shared/table/decode-text.ts')
        const text = decodeStart(new Uint8Array(await chosen.arrayBuffer()), true).text
        signal.throwIfAborted()
        described.current = `text:${chosen.name}`
        onValues({ ...empty, fileName: chosen.name, fileData: text })
        setFile({ ...known, status: 'ready' })
        return
      }
      const { sendFile } = await loadSending()
      const stored = await sendFile(
        chosen,
        (share) => {
          if (!signal.aborted) setFile({ ...known, share })
        },
        signal,
      )
      described.current = stored.uploadId
      onValues({ ...empty, fileName: stored.fileName, uploadId: stored.uploadId })
      setFile({ ...known, status: 'stored', share: 1, fresh: true })
    } catch (error) {
      if (signal.aborted) return
      const problem =
        error instanceof Error && !(error instanceof LoadFailure) ? error.message : asApiError(error).message
      refuse(problem)
    }
  }

  function remove(): void {
    working.current?.abort()
    described.current = ''
    onValues(empty)
    setFile(none)
  }

  return { file, choose, remove, limitMb, parquet }
}
