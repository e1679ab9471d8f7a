import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { forgiveComplaints } from '#tests/support/components/complaints.ts'
import { lazyPart } from './lazy-part.tsx'
import { LoadFailure } from './load-failure.ts'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

test('shows its fallback until it is there, and hands its props on', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Greeting }>()
  const Part = lazyPart(() => promise)
  const screen = await render(<Part name="Ada" fallback={<p>Loading</p>} />)
  await expect.element(screen.getByText('Loading')).toBeVisible()
  resolve({ default: Greeting })
  await expect.element(screen.getByText('Hello Ada')).toBeVisible()
})

test('says in place that it could not be loaded, and loads again', async () => {
  forgiveComplaints(/could not be loaded/)
  const load = vi
    .fn<() => Promise<{ default: typeof Greeting }>>()
    .mockRejectedValueOnce(new LoadFailure('unreachable'))
    .mockResolvedValue({ default: Greeting })
  const Part = lazyPart(load)
  const screen = await render(<Part name="Ada" />)
  await expect.element(screen.getByRole('alert')).toMatchTextContent('PM Pilot cannot be reached')
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Hello Ada')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('null for a failure says nothing', async () => {
  forgiveComplaints(/could not be loaded/)
  const load = vi.fn(() => Promise.reject<{ default: typeof Greeting }>(new LoadFailure('offline')))
  const Part = lazyPart(load, null)
  const { container } = await render(<Part name="Ada" fallback={<p>Loading</p>} />)
  await expect.poll(() => container.textContent).toBe('')
})

test('what was fetched ahead is drawn at once, without a fallback', async () => {
  const Part = lazyPart(async () => ({ default: Greeting }))
  await Part.load()
  const Fallback = vi.fn(() => null)
  const screen = await render(<Part name="Ada" fallback={<Fallback />} />)
  await expect.element(screen.getByText('Hello Ada')).toBeVisible()
  expect(Fallback).not.toHaveBeenCalled()
})
