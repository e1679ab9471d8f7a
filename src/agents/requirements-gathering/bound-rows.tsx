import type { ReactNode } from 'react'
import { present } from '#agents/_kit/present.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { Cited } from '#ui/result/cited.tsx'
import type { RequirementsResult } from './output.ts'
import classes from './view.module.css'

type Result = DeepPartial<RequirementsResult>

/** Qualities and limits, each with how it is measured. */
export function Qualities({ items }: { items: Result['nonFunctional'] }) {
  return (
    <Rows title="Qualities that can be measured">
      {present(items).map(({ id, area, requirement, criterion, basis }, index) => (
        <Row key={String(index)} id={id} area={area} text={requirement} basis={basis}>
          <p className={classes.measure}>
            <span>Measured by</span>{' '}
            <Cited text={criterion ?? 'to agree with the first pilot: which case would break it'} />
          </p>
        </Row>
      ))}
    </Rows>
  )
}

/** Conditions that hold always, each with what it rests on. */
export function Rules({ items }: { items: Result['businessRules'] }) {
  return (
    <Rows title="Business rules">
      {present(items).map(({ id, rule, basis }, index) => (
        <Row key={String(index)} id={id} text={rule} basis={basis} />
      ))}
    </Rows>
  )
}

function Rows({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section className={classes.section}>
      <h3>{title}</h3>
      <ul className={classes.rows}>{children}</ul>
    </section>
  )
}

interface RowProps {
  id: string | undefined
  area?: string | undefined
  text: string | undefined
  basis: string | undefined
  children?: ReactNode
}

function Row({ id, area, text = '', basis = '', children }: RowProps) {
  return (
    <li>
      <p className={classes.rowHead}>
        <span className={classes.code}>{id}</span>
        {area}
      </p>
      <div>
        <p className={classes.main}>
          <Cited text={text} />
        </p>
        {children}
        <p className={classes.basis}>
          <Cited text={basis} />
        </p>
      </div>
    </li>
  )
}
