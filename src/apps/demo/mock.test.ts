import { expect, test } from 'vitest'
import { aSite, type Site } from '#platform/test/site.ts'

const ask = async (site: Site, path: string, body?: object) => {
  const response = await fetch(`${site.address}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  return { status: response.status, body: await response.json() }
}

test('S-069 the mock endpoints answer on a demo site, and give no way into the real one', async () => {
  const site = await aSite()
  const { body } = await ask(site, '/login/login', { username: 'admin', password: 'x' })
  expect(body).toEqual({ code: 20_000, data: { token: 'admin-token' } })
  expect((await ask(site, '/user/info?token=admin-token')).body.data).toEqual({ name: 'admin', roles: ['admin'] })
  const articles = (await ask(site, '/article/list?page=5')).body.data
  expect(articles).toMatchObject({ total: 100 })
  expect(articles.items).toHaveLength(20)
  expect((await ask(site, '/search/user?name=edi')).body.data.items).toEqual([{ name: 'editor' }])
  expect((await ask(site, '/transaction/list')).body.data.items).toHaveLength(20)
  expect((await ask(site, '/login/logout', {})).status).toBe(200)
  const response = await fetch(`${site.address}/api/common/menu`, { headers: { 'x-token': 'admin-token' } })
  expect(response.status).toBe(401)
})

test('S-069 elsewhere there are none', async () => {
  const site = await aSite(undefined, { settings: { demo: false } })
  expect((await ask(site, '/login/login', { username: 'admin', password: 'x' })).status).toBe(404)
  for (const path of ['/user/info?token=admin-token', '/article/list', '/search/user', '/transaction/list'])
    expect((await ask(site, path)).status).toBe(404)
})
