import type { Block, CardsBlock, ListItem, TableBlock } from '#shared/document/block.ts'
import { chartTable } from '#shared/document/chart-table.ts'
import { plainText } from '#shared/document/plain-text.ts'
import blockClasses from '#ui/blocks/blocks.module.css'
import { ChartFigure } from '#ui/chart/chart-figure.tsx'
import { byPlace } from '../by-place.ts'
import { sectionBlocks } from '../refine/refine-target.ts'
import { BlockActions, EditableText, UnitActions } from './editable-text.tsx'
import classes from './editor.module.css'

interface ListProps {
  items: readonly ListItem[]
  ordered: boolean
  at: string
  label: string
}

function EditableList({ items, ordered, at, label }: ListProps) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={blockClasses.list}>
      {items.map((item, index) => {
        const slot = `${at}.${index}`
        return (
          <li key={slot} className={classes.unit}>
            <div className={classes.unitLine}>
              <EditableText slot={slot} text={item.text} label={`${label}, item ${index + 1}`} />
              <UnitActions slots={[slot]} what={plainText(item.text)} />
            </div>
            {item.items && item.items.length > 0 && (
              <EditableList items={item.items} ordered={false} at={`${slot}.items`} label={label} />
            )}
          </li>
        )
      })}
    </List>
  )
}

function EditableTable({ table, at, label }: { table: TableBlock; at: string; label: string }) {
  return (
    <div className={blockClasses.tableBox}>
      <table className={`${blockClasses.table} ${classes.table}`}>
        {table.caption && <caption>{table.caption}</caption>}
        <thead>
          <tr>
            {byPlace(table.columns).map(({ key, item: column, index }) => (
              <th key={key} scope="col" data-align={column.align}>
                <EditableText
                  slot={`${at}.columns.${index}`}
                  text={column.label}
                  label={`${label}, column ${index + 1}`}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byPlace(table.rows).map(({ key, item: row, index }) => {
            const slots = table.columns.map((_, column) => `${at}.rows.${index}.${column}`)
            const name = plainText(row.find((cell) => plainText(cell) !== '') ?? '') || `row ${index + 1}`
            return (
              <tr key={key} className={classes.unit}>
                {table.columns.map((column, place) => (
                  <td key={slots[place]} data-label={column.label} data-align={column.align}>
                    <EditableText
                      slot={slots[place] ?? ''}
                      text={row[place] ?? ''}
                      label={`${column.label || label}, ${name.slice(0, 60)}`}
                    />
                    {place === table.columns.length - 1 && <UnitActions slots={slots} what={name} />}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function EditableCards({ block, at }: { block: CardsBlock; at: string }) {
  return (
    <div className={blockClasses.cards}>
      {block.cards.map((card, index) => {
        const slot = `${at}.cards.${index}`
        return (
          <article key={slot} className={`${blockClasses.card} ${classes.unit}`}>
            <div className={classes.unitLine}>
              <h3>
                <EditableText slot={`${slot}.title`} text={card.title} label="Title" />
              </h3>
              <UnitActions slots={[`${slot}.title`]} what={card.title} />
            </div>
            {card.subtitle !== undefined && (
              <p className={blockClasses.subtitle}>
                <EditableText slot={`${slot}.subtitle`} text={card.subtitle} label={`Subtitle, ${card.title}`} />
              </p>
            )}
            {card.badges && card.badges.length > 0 && (
              <p className={blockClasses.badges}>
                {byPlace(card.badges).map(({ key, item: badge, index: place }) => (
                  <span key={key}>
                    <EditableText slot={`${slot}.badges.${place}`} text={badge} label={`Badge, ${card.title}`} />
                  </span>
                ))}
              </p>
            )}
            <EditableBlocks blocks={card.blocks} at={`${slot}.blocks`} label={card.title} />
          </article>
        )
      })}
    </div>
  )
}

function EditableBlock({ block, at, label }: { block: Block; at: string; label: string }) {
  switch (block.type) {
    case 'heading':
      return (
        <h3 className={blockClasses.heading} data-rank={block.level - 1}>
          <EditableText slot={`${at}.text`} text={block.text} label="Heading" />
        </h3>
      )
    case 'paragraph':
      return (
        <p className={blockClasses.paragraph}>
          <EditableText slot={`${at}.text`} text={block.text} label={label || 'Paragraph'} />
        </p>
      )
    case 'quote':
      return (
        <blockquote className={blockClasses.quote}>
          <EditableText slot={`${at}.text`} text={block.text} label={`Quote, ${label}`} />
        </blockquote>
      )
    case 'list':
      return <EditableList items={block.items} ordered={block.ordered} at={`${at}.items`} label={label} />
    case 'table':
      return <EditableTable table={block} at={at} label={label} />
    case 'chart':
      return (
        <>
          <ChartFigure block={block} />
          <EditableTable table={chartTable(block)} at={at} label={block.title} />
        </>
      )
    case 'fields':
      return (
        <dl className={blockClasses.fields}>
          {byPlace(block.fields).map(({ key, item: field, index }) => (
            <div key={key}>
              <dt>{field.label}</dt>
              <dd>
                <EditableText
                  slot={`${at}.fields.${index}.value`}
                  text={field.value}
                  label={[field.label, label].filter(Boolean).join(', ')}
                />
              </dd>
            </div>
          ))}
        </dl>
      )
    case 'callout':
      return (
        <div className={blockClasses.callout} data-tone={block.tone}>
          <div>
            {block.title !== undefined && (
              <p className={blockClasses.calloutTitle}>
                <EditableText slot={`${at}.title`} text={block.title} label="Title" />
              </p>
            )}
            <p>
              <EditableText slot={`${at}.text`} text={block.text} label={block.title ?? label} />
            </p>
          </div>
        </div>
      )
    case 'cards':
      return <EditableCards block={block} at={at} />
    case 'code':
      return (
        <pre className={blockClasses.code}>
          <code>{block.text}</code>
        </pre>
      )
    case 'links':
      return (
        <ol className={blockClasses.links}>
          {byPlace(block.items).map(({ key, item, index }) => (
            <li key={key}>
              <EditableText slot={`${at}.items.${index}.text`} text={item.text} label={`Link ${index + 1}`} />
            </li>
          ))}
        </ol>
      )
  }
}

const kindNames: Partial<Record<Block['type'], string>> = {
  list: 'list',
  table: 'table',
  cards: 'cards',
  chart: 'chart',
}

/** "section Rivals", "table, Rivals", "paragraph, Rivals". */
const nameOfBlock = (block: Block, heading: string) =>
  block.type === 'heading'
    ? `section ${block.text}`
    : [kindNames[block.type] ?? 'paragraph', heading].filter(Boolean).join(', ')

/** Where a block makes one statement; the items of a list, the rows of a table and cards make their own. */
const statementOf = ({ type }: Block, slot: string) =>
  type === 'paragraph' || type === 'quote' || type === 'callout' ? [`${slot}.text`] : undefined

/** The blocks of a document with a field in the place of each text that the result says. `label` names what is around. */
export function EditableBlocks({ blocks, at, label = '' }: { blocks: readonly Block[]; at: string; label?: string }) {
  let heading = label
  return (
    <div className={blockClasses.blocks}>
      {blocks.map((block, index) => {
        if (block.type === 'heading') heading = block.text
        const slot = `${at}.${index}`
        const slots =
          block.type === 'heading' ? sectionBlocks(blocks, index).map((each) => each.replace(/^blocks/, at)) : [slot]
        return (
          <div key={slot} className={classes.block} data-kind={block.type}>
            <EditableBlock block={block} at={slot} label={heading} />
            <BlockActions slots={slots} statement={statementOf(block, slot)} name={nameOfBlock(block, heading)} />
          </div>
        )
      })}
    </div>
  )
}
