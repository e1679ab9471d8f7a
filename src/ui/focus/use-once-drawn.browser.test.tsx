import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useOnceDrawn } from './use-once-drawn.ts'

function Row({ name }: { name: string }) {
  return <a href={`#${name}`}>{name}</a>
}

/** A list whose next row comes with an answer, some time after the press. */
function Rows({ answer }: { answer: Promise<string> }) {
  const [rows, setRows] = useState(['first'])
  const list = useRef<HTMLDivElement>(null)
  const onceDrawn = useOnceDrawn()
  const more = () => {
    answer.then((name) => setRows((before) => [...before, name]))
    onceDrawn(
      () => list.current?.querySelector<HTMLElement>('[href="#second"]'),
      (row) => row.focus(),
    )
  }
  return (
    <div ref={list}>
      {rows.map((name) => (
        <Row key={name} name={name} />
      ))}
      <button type="button" onClick={more}>
        More
      </button>
    </div>
  )
}

test('the keyboard goes on at what an answer brings once it is drawn, and no later drawing takes it back there', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const screen = await render(<Rows answer={promise} />)
  const button = screen.getByRole('button', { name: 'More' })
  await button.click()
  await expect.element(button).toHaveFocus()
  resolve('second')
  await expect.element(screen.getByRole('link', { name: 'second' })).toHaveFocus()
  await userEvent.tab()
  await screen.rerender(<Rows answer={promise} />)
  await expect.element(button).toHaveFocus()
})
