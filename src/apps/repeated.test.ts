/** S-373: what is sent again because its answer was late or lost. */
import { expect, test } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const { api } = nearMiss
const emp = () => site().as('emp')
const sent = (path: string, method: string, body: object, key: string) =>
  emp().fetch(path, { method, body, headers: { 'idempotency-key': key } })
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
