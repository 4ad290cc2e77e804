import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useAskedParams } from './use-asked-params.ts'

/** Both in one breath: neither is drawn when the next is asked for. */
function Asking() {
  const { params, last, ask } = useAskedParams()
  const add = (name: string) => ask(new URLSearchParams([...last(), [name, 'Y']]))
  const addBoth = () => {
    add('first')
    add('second')
  }
  return (
    <>
      <output>{params.toString()}</output>
      <button type="button" onClick={addBoth}>
        both
      </button>
      <button type="button" onClick={() => add('third')}>
        third
      </button>
    </>
  )
}

test('a condition set before the one before it is drawn takes nothing back; Back does', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Asking /> }], { initialEntries: ['/list?q=a'] })
  await render(<RouterProvider router={router} />)
  const shown = page.getByRole('status')
  await page.getByRole('button', { name: 'both' }).click()
  await expect.element(shown).toHaveTextContent('q=a&first=Y&second=Y')
  await page.getByRole('button', { name: 'third' }).click()
  await expect.element(shown).toHaveTextContent('q=a&first=Y&second=Y&third=Y')
  await router.navigate(-1)
  await expect.element(shown).toHaveTextContent('q=a&first=Y&second=Y')
  await page.getByRole('button', { name: 'third' }).click()
  await expect.element(shown).toHaveTextContent('q=a&first=Y&second=Y&third=Y')
})
