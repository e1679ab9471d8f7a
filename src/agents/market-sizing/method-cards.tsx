import { money, moneyRange } from './amounts.ts'
import { methodNames } from './estimate-text.ts'
import classes from './method-cards.module.css'
import { type Amounts, amountOf, formulaOf, type Method, resultParts, type SizingSheet } from './sizing-sheet.ts'

interface MethodCardsProps {
  sheet: SizingSheet
  currency: string
  leading: Method
}

/** Both methods beside each other, the chosen one first. */
export function MethodCards({ sheet, currency, leading }: MethodCardsProps) {
  const order: Method[] = leading === 'top-down' ? ['top-down', 'bottom-up'] : ['bottom-up', 'top-down']
  return (
    <div className={classes.cards}>
      {order.map((method) => (
        <MethodCard key={method} sheet={sheet} currency={currency} method={method} leads={method === leading} />
      ))}
    </div>
  )
}

function MethodCard({
  sheet,
  currency,
  method,
  leads,
}: {
  sheet: SizingSheet
  currency: string
  method: Method
  leads: boolean
}) {
  const titleId = `method-${method}`
  const values = resultParts.map((part) => amountOf(sheet, method, part)?.base ?? null)
  return (
    <section className={classes.card} aria-labelledby={titleId} data-leads={leads || undefined}>
      <header className={classes.head}>
        <h3 id={titleId}>{methodNames[method]}</h3>
        {leads && <span className={classes.chosen}>Chosen</span>}
      </header>
      <div className={classes.body}>
        <Nested values={values} />
        <dl className={classes.amounts}>
          {resultParts.map((part) => {
            const amount = amountOf(sheet, method, part)
            return (
              <div key={part} data-part={part}>
                <dt>
                  <strong>{part}</strong> {formulaOf(sheet, method, part)?.label}
                </dt>
                <dd>
                  <span className={classes.base}>{money(amount?.base, currency)}</span>
                  <span className={classes.range}>{rangeOf(amount, currency)}</span>
                </dd>
              </div>
            )
          })}
        </dl>
      </div>
    </section>
  )
}

function rangeOf(amount: Amounts | null, currency: string): string {
  if (!amount) return 'being written'
  return amount.base === null ? 'fill in the blank rows' : moneyRange(amount.low, amount.high, currency)
}

/** Side of a square that can still be seen, of 100. */
const least = 3

/** Squares in one another whose areas are in the proportion of the amounts. The amounts themselves stand beside them. */
function Nested({ values }: { values: readonly (number | null)[] }) {
  const [tam] = values
  return (
    <svg className={classes.nested} viewBox="0 0 100 100" aria-hidden="true">
      {values.map((value, index) => {
        const share = tam && value ? Math.min(1, value / tam) : index === 0 ? 1 : 0
        const side = Math.max(least, 100 * Math.sqrt(share))
        const part = resultParts[index] ?? 'TAM'
        return (
          <rect
            key={part}
            className={classes.square}
            data-part={part}
            x="0"
            y={100 - side}
            width={side}
            height={side}
            rx="2"
          />
        )
      })}
    </svg>
  )
}
