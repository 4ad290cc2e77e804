import type { Page } from '@playwright/test'

interface Posters {
  rows: { path: string }[]
}

/** Hangs a poster on the page of the posters. @returns its address, as the page reads it after that */
export async function posterOf(staff: Page): Promise<string> {
  let path = ''
  const listed = staff.waitForResponse(async (response) => {
    if (response.request().method() !== 'GET' || !/obscard-posters$/.test(response.url())) return false
    const { rows }: Posters = await response.json().catch(() => ({ rows: [] }))
    path = rows[0]?.path ?? ''
    return path !== ''
  })
  await staff.getByRole('button', { name: '포스터 만들기' }).click()
  await listed
  return path
}
