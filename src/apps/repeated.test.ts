/** S-373: what is sent again because its answer was late or lost. */
import { expect, onTestFinished, test } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { makeStationKey } from '#modules/wkod/shift/weather/weather.calls.ts'
import { aFileSite, aServerBeside, type Site } from '#platform/test/site.ts'

const site = aFileSite()
/** Another program on the same database: it remembers nothing of what the first has answered. */
const beside = aServerBeside(site, [])
const { api } = nearMiss
const emp = () => site().as('emp')
const sent = (path: string, method: string, body: object, key: string, on: Site = site()) =>
  on.as('emp').fetch(path, { method, body, headers: { 'idempotency-key': key } })
const history = async (no: number) =>
  (
    await site().sql<{ action_cd: string }>(
      `select action_cd from sys_audit where biz_cd = 'near-miss' and biz_no = '${no}' order by audit_no`,
    )
  ).map(({ action_cd }) => action_cd)

test('an own save whose answer was lost is answered once more and is nobody else’s change, one after the other or at once', async () => {
  const { nearMissNo: no, rowVersion } = await emp().create(nearMiss, aNearMiss())
  const body = { placeDesc: '하역장', rowVersion }
  const answers = [await sent(`${api}/${no}`, 'PUT', body, 'save-1'), await sent(`${api}/${no}`, 'PUT', body, 'save-1')]
  const [first, again] = await Promise.all(answers.map((one) => one.json()))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(again).toEqual(first)
  const next = { placeDesc: '계량대', rowVersion: rowVersion + 1 }
  const both = await Promise.all([1, 2, 3].map(() => sent(`${api}/${no}`, 'PUT', next, 'save-2')))
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200])
  const acts = await Promise.all(
    [1, 2].map(() => sent(`${api}/${no}/report`, 'POST', { rowVersion: rowVersion + 2 }, 'act-1')),
  )
  expect(acts.map(({ status }) => status)).toEqual([200, 200])
  expect(await history(no)).toEqual(['CREATE', 'EDIT', 'EDIT', 'report'])
})

test('another key, other words, another person or place are another change; what was refused is asked anew', async () => {
  const { nearMissNo: no, rowVersion } = await emp().create(nearMiss, aNearMiss())
  const body = { placeDesc: '하역장', rowVersion }
  expect((await sent(`${api}/${no}`, 'PUT', body, 'one')).status).toBe(200)
  for (const [words, key] of [
    [body, 'two'],
    [{ ...body, placeDesc: '계량대' }, 'one'],
  ] as const)
    expect((await sent(`${api}/${no}`, 'PUT', words, key)).status).toBe(409)
  const his = { method: 'PUT', body, headers: { 'idempotency-key': 'one' } }
  expect((await site().as('emp2').fetch(`${api}/${no}`, his)).status).not.toBe(200)

  const wrong = { placeDesc: '하역장', rowVersion: rowVersion + 2 }
  expect((await sent(`${api}/${no}`, 'PUT', wrong, 'three')).status).toBe(409)
  await emp().edit(nearMiss, { rowVersion: rowVersion + 1 }, no, { injuredCnt: 1 })
  expect((await sent(`${api}/${no}`, 'PUT', wrong, 'three')).status).toBe(200)
})

test('another program makes nothing twice either: a document is answered as it is now', async () => {
  const { nearMissNo: no, rowVersion } = await emp().create(nearMiss, aNearMiss())
  const twice = async (path: string, method: string, body: object, key: string) => {
    const first = await sent(path, method, body, key)
    const again = await sent(path, method, body, key, beside())
    expect([first.status, again.status, again.status === 204 || (await again.json())]).toEqual([
      first.status,
      first.status,
      first.status === 204 || (await first.json()),
    ])
  }
  await twice(`${api}/${no}`, 'PUT', { placeDesc: '하역장', rowVersion }, 'other-1')
  await twice(`${api}/${no}/report`, 'POST', { rowVersion: rowVersion + 1 }, 'other-2')
  const { nearMissNo: gone, rowVersion: version } = await emp().create(nearMiss, aNearMiss())
  await twice(`${api}/${gone}?rowVersion=${version}`, 'DELETE', {}, 'other-3')
  await twice(`${api}/${gone}/restore`, 'POST', { rowVersion: version + 1 }, 'other-4')
  expect(await history(no)).toEqual(['CREATE', 'EDIT', 'report'])
  expect(await history(gone)).toEqual(['CREATE', 'DELETE', 'RESTORE'])
})

test('asked at once on two programs it is done once, also of several records', async () => {
  const drafts = await Promise.all([1, 2, 3].map(() => emp().create(nearMiss, aNearMiss())))
  const targets = drafts.map(({ nearMissNo: no, rowVersion }) => ({ no, rowVersion }))
  const answers = await Promise.all(
    [site(), beside()].map((on) => sent(`${api}s/bulk/report`, 'POST', { targets }, 'bulk-1', on)),
  )
  for (const answer of answers) expect(await answer.json()).toEqual({ done: 3, failed: [] })
  for (const { no } of targets) expect(await history(no)).toEqual(['CREATE', 'report'])

  const [first] = targets
  const comment = (on: Site) => sent(`${api}/${first?.no}/comments`, 'POST', { commentDesc: '한 번' }, 'comment-1', on)
  const comments = await Promise.all([comment(site()), comment(beside())])
  const [one, other] = await Promise.all(comments.map((answer) => answer.json()))
  expect(comments.map(({ status }) => status)).toEqual([201, 201])
  expect(other).toEqual(one)
  expect(await site().sql('select 1 from com_comment where comment_desc = $1', ['한 번'])).toHaveLength(1)
})

test('what a call or a route of its own has answered is answered by another program as well, to the same person alone', async () => {
  const keys = makeStationKey.path
  const templates = '/api/manage/approval/templates'
  const template = {
    templateNm: '한 번',
    ownerCd: 'USER',
    apprBizCd: null,
    lines: [{ seqNo: 1, lineTypeCd: 'APPROVE', userId: 'safety' }],
  }
  const answers: string[] = []
  for (const [path, body] of [
    [keys, undefined],
    [templates, template],
  ] as const) {
    const ask = (on: Site, userId: string) =>
      on.as(userId).fetch(path, { method: 'POST', ...(body && { body }), headers: { 'idempotency-key': 'own-1' } })
    const [first, again] = [await ask(site(), 'safety'), await ask(beside(), 'safety')]
    answers.push(await first.text())
    expect([first.status, again.status, await again.text()]).toEqual([first.status, first.status, answers.at(-1)])
    expect(first.status).toBeLessThan(300)
    expect(await (await ask(beside(), 'admin')).text()).not.toBe(answers.at(-1))
  }
  const { key } = JSON.parse(answers[0] ?? '{}')
  const stored = await site().sql(
    'select 1 from sys_change_key where position(convert_to($1, $2) in answer_content) > 0',
    [key, 'UTF8'],
  )
  expect(stored, 'nobody reads it in the database').toEqual([])
})

test('a refusal is no change, whatever is remembered of it', async () => {
  const body = { userPwdSHA: '0'.repeat(64) }
  for (const on of [site(), beside()]) {
    const refused = await sent('/api/auth/checkpassword', 'POST', body, 'wrong-1', on)
    expect([refused.status, await refused.json()]).toMatchObject([401, { returnCode: 'WRONG_PASSWORD' }])
  }
})

test('a program that ends between a change and its answer leaves the rest of it to the next, which changes nothing', async () => {
  // What would keep the answer behind the change does nothing from now on, as if the program were gone.
  await site().sql(`create function keeps_nothing() returns trigger language plpgsql as 'begin return null; end'`)
  await site().sql('create trigger ended before update on sys_change_key for each row execute function keeps_nothing()')
  const { nearMissNo: no } = await emp().create(nearMiss, aNearMiss())
  const templates = '/api/manage/approval/templates'
  const lines = [{ seqNo: 1, lineTypeCd: 'APPROVE', userId: 'safety' }]
  for (const [path, body] of [
    [`${api}/${no}/comments`, { commentDesc: '끊긴 뒤' }],
    [templates, { templateNm: '끊긴 뒤', ownerCd: 'USER', apprBizCd: null, lines }],
  ] as const) {
    const [first, again] = [
      await sent(path, 'POST', body, 'ended-1'),
      await sent(path, 'POST', body, 'ended-1', beside()),
    ]
    expect([path, first.status, again.status]).toEqual([path, 201, 201])
    expect(await again.json()).toEqual(await first.json())
  }
  const made = await site().sql(`select 1 from com_comment where comment_desc = '끊긴 뒤'`)
  expect(made).toHaveLength(1)
  await site().sql('drop trigger ended on sys_change_key')
})

test('what cannot be said again stays done, however often it is asked for', async () => {
  const { nearMissNo: no } = await emp().create(nearMiss, aNearMiss())
  const ask = (on: Site) => sent(`${api}/${no}/comments`, 'POST', { commentDesc: '다시 못 할 말' }, 'unsaid-1', on)
  expect((await ask(site())).status).toBe(201)
  await site().sql('update sys_change_key set answer_content = null')
  for (const _ of [1, 2]) {
    const again = await ask(beside())
    expect([again.status, await again.json()]).toMatchObject([409, { code: 'DONE_BEFORE' }])
  }
  expect(await site().sql(`select 1 from com_comment where comment_desc = '다시 못 할 말'`)).toHaveLength(1)
})

test('a key stays as long as the clock of the database says, whatever the program has for a clock', async () => {
  const now = site().services.clock.now()
  const { nearMissNo: no, rowVersion } = await emp().create(nearMiss, aNearMiss())
  site().setClock(new Date(now.getTime() + 4 * 86_400_000))
  onTestFinished(() => site().setClock())
  const change = (on: Site) => sent(`${api}/${no}`, 'PATCH', { placeDesc: '하역장', rowVersion }, 'clock-1', on)
  const first = await change(site())
  await site().runJob('forget-idempotency')
  const again = await change(beside())
  expect([first.status, again.status]).toEqual([200, 200])
  expect(await history(no)).toEqual(['CREATE', 'EDIT'])
})

test('keys are forgotten after two days, those of creations after a month', async () => {
  const of = (days: number) => `now() - interval '${days} days'`
  await site().sql(`insert into sys_change_key (change_key, create_dt) values (gen_random_uuid(), ${of(3)})`)
  await site().sql(`insert into sys_idempotency (user_id, idempotency_key, biz_cd, biz_no, body_digest, create_dt)
    values ('emp', 'old', 'near-miss', 1, '', ${of(31)}), ('emp', 'new', 'near-miss', 1, '', ${of(29)})`)
  const [{ cnt } = { cnt: 0 }] = await site().sql<{ cnt: number }>('select count(*)::int as cnt from sys_change_key')
  await site().runJob('forget-idempotency')
  const [after] = await site().sql<{ cnt: number }>('select count(*)::int as cnt from sys_change_key')
  expect(after?.cnt).toBe(cnt - 1)
  const left = await site().sql("select idempotency_key from sys_idempotency where idempotency_key in ('old', 'new')")
  expect(left).toEqual([{ idempotency_key: 'new' }])
})
