import { Cited } from '#ui/result/cited.tsx'

/** A row of a definition list; nothing where nothing is said. */
export function LabelledText({ label, text }: { label: string; text: string | undefined }) {
  if (!text) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Cited text={text} />
      </dd>
    </div>
  )
}
