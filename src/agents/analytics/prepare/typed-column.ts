import { numberShape, placeholders } from './column-format.ts'
import { literal } from './database.ts'
import type { Draft } from './draft-column.ts'
import { fiscalMoment } from './fiscal-label.ts'

/** Texts of a category that mean "no value". Beside other regions "NA" is North America; "None" may be an answer. */
function missingTexts(sample: readonly string[]): string[] {
  const found = new Set(
    sample.map((value) => value.trim().toLowerCase()).filter((value) => placeholders.includes(value)),
  )
  for (const answer of ['none', 'unknown', '.']) found.delete(answer)
  if (sample.some((value) => /^(emea|apac|latam|eu|europe|asia|north america|sa|mea)$/i.test(value.trim())))
    found.delete('na')
  return [...found]
}

function numberExpression(sql: string, decimal: '.' | ',', sample: readonly string[]): string {
  if (sample.every((value) => /^-?\d+(\.\d+)?$/.test(value))) return `try_cast(${sql} as double)`
  const shape = literal(numberShape.replaceAll('\\u00a0', '\\x{00a0}').replaceAll('−', '\\x{2212}'))
  const bare = `regexp_replace(replace(${sql}, '−', '-'), '[^0-9.,eE+-]', '', 'g')`
  const plain = decimal === '.' ? `replace(${bare}, ',', '')` : `replace(replace(${bare}, '.', ''), ',', '.')`
  // Accountants write a loss in parentheses; letters of a currency may leave an E behind.
  const value = `try_cast(regexp_replace(${plain}, '^[eE]+|[eE]+$', '', 'g') as double)`
  return `case when regexp_full_match(trim(${sql}), ${shape}) then case when trim(${sql}) like '(%' then -${value} else ${value} end end`
}
/** The expression that reads a column by its format. */
export function typed({ sql, format, sample }: Draft): string {
  if (format.kind === 'number') return `${numberExpression(sql, format.decimal, sample)} as ${sql}`
  if (format.kind === 'date') {
    if (format.patterns === 'serial') {
      return `timestamp '1899-12-30' + to_seconds(round(try_cast(${sql} as double) * 86400)) as ${sql}`
    }
    if (format.patterns === 'seconds' || format.patterns === 'milliseconds') {
      const factor = format.patterns === 'seconds' ? 1000000 : 1000
      return `make_timestamp((try_cast(${sql} as double) * ${factor})::bigint) as ${sql}`
    }
    if (format.patterns === 'iso-week') {
      return `try_strptime(regexp_replace(upper(trim(${sql})), '^(\\d{4})-?W(\\d{2})$', '\\1-W\\2-1'), '%G-W%V-%u') as ${sql}`
    }
    if (format.patterns === 'fiscal') return `${fiscalMoment(sql, format.part)} as ${sql}`
    if (format.patterns === 'quarter' || format.patterns === 'quarter-first') {
      const [year, quarter] = format.patterns === 'quarter' ? ['\\d{4}', '[1-4]$'] : ['\\d{4}$', '[1-4]']
      const shape = format.patterns === 'quarter' ? '\\d{4}[ /-]?[qQ][1-4]' : '[qQ][1-4][ /-]?\\d{4}'
      return [
        `case when regexp_full_match(trim(${sql}), '${shape}') then`,
        `make_timestamp(regexp_extract(trim(${sql}), '${year}')::bigint,`,
        `(regexp_extract(trim(${sql}), '${quarter}')::bigint - 1) * 3 + 1, 1, 0, 0, 0) end as ${sql}`,
      ].join(' ')
    }
    if (format.patterns === null) {
      const plain = sample.some((value) => value.endsWith('UTC')) ? `regexp_replace(${sql}, ' ?UTC$', 'Z')` : sql
      return `try_cast(${plain} as timestamp) as ${sql}`
    }
    return `try_strptime(trim(${sql}), [${format.patterns.map(literal).join(', ')}]) as ${sql}`
  }
  const trimmed = sample.some((value) => value !== value.trim()) ? `nullif(trim(${sql}), '')` : sql
  const blanks = missingTexts(sample)
  return blanks.length === 0
    ? `${trimmed} as ${sql}`
    : `case when lower(trim(${sql})) in (${blanks.map(literal).join(', ')}) then null else ${trimmed} end as ${sql}`
}
