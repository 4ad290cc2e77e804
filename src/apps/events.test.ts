/** What reaches an open browser without being asked for. */
import { expect, test } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { eventLines } from '#platform/test/event-lines.ts'
import { aSite, type Site } from '#platform/test/site.ts'

/** The events of a person, each as it arrives. */
async function* eventsOf(
  site: Site,
  userId: string,
  visitor = site.as(userId),
): AsyncGenerator<Record<string, unknown>> {
  yield* eventLines(await visitor.fetch('/api/events'))
}
/** The next event of a type. */
const eventOf = async (events: AsyncGenerator<Record<string, unknown>>, type: string) => {
  for await (const event of { [Symbol.asyncIterator]: () => ({ next: () => events.next() }) })
    if (event.type === type) return event
  return undefined
}
const next = async (events: AsyncGenerator<Record<string, unknown>>) => (await events.next()).value

test('whoever is told something hears of it at once; the event names nobody', async () => {
  const site = await aSite()
  const events = eventsOf(site, 'safety')
  expect(await next(events)).toEqual({ type: 'hello' })
  const { nearMissNo } = await site.as('emp').create(nearMiss, aNearMiss({ anonymousYn: 'Y' }))
  await site.as('emp').act(nearMiss, nearMissNo, 'report')
  expect(await eventOf(events, 'notification')).toEqual({ type: 'notification' })
  const unread = () => site.as('safety').call<{ count: number }>('/api/notifications/unread')
  expect(await unread()).toEqual({ count: 1 })
  await site.as('safety').call('/api/notifications/read', { method: 'POST', body: { all: true } })
  expect(await unread()).toEqual({ count: 0 })
  await events.return(undefined)
})

test('who may read a record hears that it has changed, with its version and no more; of a draft nobody hears', async () => {
  const site = await aSite()
  const sameVendor = eventsOf(site, 'V100001-02')
  const otherVendor = eventsOf(site, 'V100002-01')
  const manager = eventsOf(site, 'safety')
  for (const events of [sameVendor, otherVendor, manager]) expect(await next(events)).toEqual({ type: 'hello' })
  const { nearMissNo } = await site.as('V100001-01').create(nearMiss, aNearMiss())
  await site.as('V100001-01').act(nearMiss, nearMissNo, 'report')
  const change = { type: 'document', documentName: 'near-miss', no: nearMissNo, rowVersion: 2 }
  expect(await next(sameVendor)).toEqual(change)
  expect(await eventOf(manager, 'document')).toEqual(change)
  const own = await site.as('V100002-01').create(nearMiss, aNearMiss())
  await site.as('V100002-01').act(nearMiss, own.nearMissNo, 'report')
  expect(await next(otherVendor)).toEqual({ ...change, no: own.nearMissNo })
  for (const events of [sameVendor, otherVendor, manager]) await events.return(undefined)
})

test('S-090 a change of rights is told to all, and holds at the next call', async () => {
  const site = await aSite()
  const events = eventsOf(site, 'reader')
  expect(await next(events)).toEqual({ type: 'hello' })
  await site.sql(`update sys_auth_menu set access_yn = 'N'`)
  expect(await next(events)).toEqual({ type: 'menus' })
  await expect.poll(async () => (await site.as('reader').fetch(`${nearMiss.api}s`)).status).toBe(403)
  await events.return(undefined)
})

test('an open stream follows the rights of its person: who has lost them hears no more, who gets them back does', async () => {
  const site = await aSite()
  const reader = eventsOf(site, 'reader')
  const manager = eventsOf(site, 'safety')
  for (const events of [reader, manager]) expect(await next(events)).toEqual({ type: 'hello' })
  const rights = (accessYn: string) =>
    site.sql(`update sys_auth_menu r set access_yn = '${accessYn}' from sys_menu m, sys_auth_grp g
      where m.menu_id = r.menu_id and m.front_end_url = '/saf/accident/nearMissList'
        and g.auth_grp_no = r.auth_grp_no and g.auth_grp_cd = 'AUD'`)
  const reported = async () => {
    const { nearMissNo } = await site.as('emp').create(nearMiss, aNearMiss())
    await site.as('emp').act(nearMiss, nearMissNo, 'report')
    return { type: 'document', documentName: 'near-miss', no: nearMissNo, rowVersion: 2 }
  }
  const first = await reported()
  for (const events of [reader, manager]) expect(await eventOf(events, 'document')).toEqual(first)

  await rights('N')
  expect(await eventOf(reader, 'menus')).toEqual({ type: 'menus' })
  const unheard = await reported()
  expect(await eventOf(manager, 'document')).toEqual(unheard)
  // Told in order: what he hears next is his own notification, and not what happened before it.
  await site.sql(`select pg_notify('jikim_notification', 'reader')`)
  expect(await next(reader)).toEqual({ type: 'notification' })
  await rights('Y')
  expect(await next(reader)).toEqual({ type: 'menus' })
  const last = await reported()
  expect(await next(reader)).toEqual(last)
  for (const events of [reader, manager]) await events.return(undefined)
})

test('with the session ends its stream, and nobody else’s', async () => {
  const site = await aSite()
  const person = site.as('emp')
  const leaving = eventsOf(site, 'emp', person)
  const staying = eventsOf(site, 'safety')
  for (const events of [leaving, staying]) expect(await next(events)).toEqual({ type: 'hello' })
  await person.call('/api/auth/logout', { method: 'POST', body: {} })
  expect(await leaving.next()).toMatchObject({ done: true })
  await site.sql(`update sys_menu set sort_order = sort_order`)
  expect(await next(staying)).toEqual({ type: 'menus' })
  await staying.return(undefined)
})

test('a server with open event streams closes', async () => {
  const ends: (() => Promise<void>)[] = []
  const site = await aSite((end) => ends.push(end))
  const events = eventsOf(site, 'emp')
  await next(events)
  for (const end of ends.toReversed()) await end()
  await expect(events.next()).resolves.toMatchObject({ done: true })
})
