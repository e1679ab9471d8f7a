import type { Block, CardsBlock, FieldsBlock, LinksBlock, ListItem, TableBlock } from '#shared/document/block.ts'
import { sectionsOf } from '#shared/document/main-path.ts'
import { safeHref } from '#shared/document/safe-href.ts'
import { ChartFigure } from '../chart/chart-figure.tsx'
import { Icon } from '../icon/icon.tsx'
import classes from './blocks.module.css'
import { headingIds, topLevelOf } from './heading-ids.ts'
import { keyed } from './keyed.ts'
import { Rich } from './rich-text.tsx'

function Items({ items, ordered }: { items: readonly ListItem[]; ordered: boolean }) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={classes.list}>
      {keyed(items).map(({ key, item }) => (
        <li key={key}>
          <Rich text={item.text} />
          {item.items && item.items.length > 0 && <Items items={item.items} ordered={false} />}
        </li>
      ))}
    </List>
  )
}

/** Three columns of cells with so many characters fit a phone as they are. */
const smallCell = 36

/** On narrow screens each row becomes a small card whose cells carry their column's name. */
function Table({ table }: { table: TableBlock }) {
  const isSmall = table.columns.length <= 3 && table.rows.every((row) => row.every((cell) => cell.length <= smallCell))
  return (
    <div className={classes.tableBox}>
      <table className={classes.table} data-small={isSmall || undefined}>
        {table.caption && <caption>{table.caption}</caption>}
        <thead>
          <tr>
            {keyed(table.columns).map(({ key, item }) => (
              <th key={key} scope="col" data-align={item.align}>
                {item.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(table.rows).map(({ key, item: row }) => (
            <tr key={key}>
              {keyed(table.columns).map(({ key: column, item }, index) => (
                <td key={column} data-label={item.label} data-align={item.align}>
                  <Rich text={row[index] ?? ''} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Fields({ block }: { block: FieldsBlock }) {
  return (
    <dl className={classes.fields}>
      {keyed(block.fields).map(({ key, item }) => (
        <div key={key}>
          <dt>{item.label}</dt>
          <dd>
            <Rich text={item.value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Cards({ block }: { block: CardsBlock }) {
  return (
    <div className={classes.cards}>
      {keyed(block.cards).map(({ key, item }) => (
        <article key={key} className={classes.card}>
          <h3>{item.title}</h3>
          {item.subtitle && <p className={classes.subtitle}>{item.subtitle}</p>}
          {item.badges && item.badges.length > 0 && (
            <p className={classes.badges}>
              {keyed(item.badges).map(({ key: place, item: badge }) => (
                <span key={place}>{badge}</span>
              ))}
            </p>
          )}
          <Blocks blocks={item.blocks} />
        </article>
      ))}
    </div>
  )
}

function Links({ block }: { block: LinksBlock }) {
  return (
    <ol className={classes.links}>
      {keyed(block.items).map(({ key, item }) => {
        const href = safeHref(item.url)
        return (
          <li key={key}>
            {href ? (
              <a href={href} target="_blank" rel="noopener noreferrer">
                {item.text}
              </a>
            ) : (
              item.text
            )}
            {item.note && <span className={classes.note}> {item.note}</span>}
          </li>
        )
      })}
    </ol>
  )
}

const calloutIcons = { info: 'info', success: 'check', warning: 'alert', danger: 'alert' } as const

interface BlockViewProps {
  block: Block
  id: string | undefined
  /** The level of the uppermost heading around. */
  top: number
  /** The element of the uppermost heading. */
  first: number
}

function BlockView({ block, id, top, first }: BlockViewProps) {
  switch (block.type) {
    case 'heading': {
      const rank = Math.max(0, block.level - top)
      const Heading = `h${Math.min(rank + first, 6)}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
      return (
        <Heading id={id} className={classes.heading} data-rank={rank}>
          {block.text}
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p className={classes.paragraph}>
          <Rich text={block.text} />
        </p>
      )
    case 'quote':
      return (
        <blockquote className={classes.quote}>
          <Rich text={block.text} />
        </blockquote>
      )
    case 'list':
      return <Items items={block.items} ordered={block.ordered} />
    case 'table':
      return <Table table={block} />
    case 'chart':
      return <ChartFigure block={block} />
    case 'fields':
      return <Fields block={block} />
    case 'cards':
      return <Cards block={block} />
    case 'links':
      return <Links block={block} />
    case 'callout':
      return (
        <div className={classes.callout} data-tone={block.tone}>
          <Icon name={calloutIcons[block.tone]} size={20} />
          <div>
            {block.title && <p className={classes.calloutTitle}>{block.title}</p>}
            <p>
              <Rich text={block.text} />
            </p>
          </div>
        </div>
      )
    case 'code':
      return (
        <pre className={classes.code}>
          <code>{block.text}</code>
        </pre>
      )
  }
}

interface BlocksProps {
  blocks: readonly Block[]
  /** Starts the headings' ids, so that a table of contents can lead to them; none without it. */
  idPrefix?: string
  /** The element of the uppermost headings: h3, since a document's title is mostly an h2 of the page. */
  first?: 2 | 3
}

/** The default look of a result: every kind of block. */
export function Blocks({ blocks, idPrefix, first = 3 }: BlocksProps) {
  const ids = idPrefix === undefined ? [] : headingIds(blocks, idPrefix)
  const top = topLevelOf(blocks)
  return (
    <div className={classes.blocks}>
      {sectionsOf(blocks).map((part) =>
        part.kind === 'block' ? (
          <BlockView key={part.at} block={part.block} id={ids[part.at]} top={top} first={first} />
        ) : (
          <details key={part.at} className={classes.folded} id={ids[part.at]} data-printed>
            <summary>{part.title}</summary>
            <div className={classes.blocks}>
              {keyed(part.blocks).map(({ key, item }, index) => (
                <BlockView key={key} block={item} id={ids[part.at + 1 + index]} top={top} first={first} />
              ))}
            </div>
          </details>
        ),
      )}
    </div>
  )
}
