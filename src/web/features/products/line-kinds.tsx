import type { FactKind } from '#shared/own-fact.ts'
import { factKindOf, factKindOptions } from './fact-kinds.ts'
import classes from './facts.module.css'

interface LineKindsProps {
  lines: readonly string[]
  kinds: readonly FactKind[]
  onKind: (line: string, kind: FactKind) => void
}

/** Several facts at once: what each line was taken to be, to be put right before they are added. */
export function LineKinds({ lines, kinds, onKind }: LineKindsProps) {
  return (
    <ul className={classes.lines} aria-label="Facts to add">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two pasted lines can be the same, and their order does not change
        <li key={`${index} ${line}`}>
          <span dir="auto">{line}</span>
          <select
            aria-label={`What line ${index + 1} is`}
            value={kinds[index]}
            onChange={({ currentTarget: { value } }) => {
              const kind = factKindOf(value)
              if (kind) onKind(line, kind)
            }}
          >
            {factKindOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </li>
      ))}
    </ul>
  )
}
