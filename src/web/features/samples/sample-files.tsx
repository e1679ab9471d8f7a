import type { ExportFormat } from '#shared/document/export-format.ts'
import classes from './sample-files.module.css'

/** In the order in which people ask for them; what programs read is on the sample's page. */
const shownFirst: readonly ExportFormat[] = ['docx', 'pdf', 'xlsx', 'md']

interface SampleFilesProps {
  agentId: string
  /** Of what: "PRD: ...". */
  title: string
  formats: readonly ExportFormat[]
  all?: boolean
}

/** The files of a sample, as links. */
export function SampleFiles({ agentId, title, formats, all = false }: SampleFilesProps) {
  const shown = all ? formats : shownFirst.filter((format) => formats.includes(format))
  return (
    <ul className={classes.files} aria-label={`Files of ${title}`}>
      {shown.map((format) => (
        <li key={format}>
          <a href={`/api/samples/${agentId}/export?format=${format}`} download>
            {format}
          </a>
        </li>
      ))}
    </ul>
  )
}
