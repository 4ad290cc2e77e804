/** What the first question of a page is answered with, over the real menus and documents. */
import { expect, test } from 'vitest'
import { createSession } from '#platform/server/sign-in/session.ts'
import { toCookie } from '#platform/server/sign-in/tokens.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()

async function start(userId: string, path: string) {
  const session = await createSession(site().services, userId, 'staff')
  const response = await fetch(`${site().address}/api/auth/refresh?with=start&path=${encodeURIComponent(path)}`, {
    headers: { cookie: `refreshToken=${encodeURIComponent(toCookie(session.cookie))}` },
  })
  return ((await response.json()) as { start: { user: { userId: string }; listApi?: string } }).start
}

test('S-060 the list at the address is named, for whom it is open', async () => {
  expect(await start('safety', '/saf/accident/nearMissList')).toMatchObject({
    user: { userId: 'safety' },
    listApi: '/api/saf/accident/nearmisss',
  })
  expect(await start('safety', '/index')).not.toHaveProperty('listApi')
  expect(await start('emp', '/hea/checkup/checkupPlan')).not.toHaveProperty('listApi')
})
