/** The vendors of the demo, which every test begins with, have a history that leads to where they stand. */
import { expect, test } from 'vitest'
import { tellRows } from '#platform/server/stories/tell-rows.ts'
import { aFileSite } from '#platform/test/site.ts'
import { vendorDoc } from './document/vendor-doc.model.ts'

const site = aFileSite()
const latest = new Date()

test('each step leaves the state before it, goes forward, and is taken by whoever may', async () => {
  const steps = await site().sql<{ no: string; at: Date; who: string; act: string; before: string; after: string }>(
    `select biz_no as no, audit_dt as at, user_id as who, action_cd as act, from_status_cd as before, to_status_cd as after
     from sys_audit where biz_cd = 'vendor-doc' order by audit_no`,
  )
  const docs = await site().sql<{ no: string; author: string; state: string; plant: string }>(
    `select vendor_doc_no::text as no, create_user_id as author, status_cd as state, plant_cd as plant from vendor_doc`,
  )
  expect(docs.length).toBeGreaterThan(500)
  const safety = { '2000': 'safety', '3000': 'safety3' } as Record<string, string | undefined>
  for (const { no, author, state, plant } of docs) {
    const own = steps.filter((step) => step.no === no)
    expect(own.map(({ before }) => before)).toEqual([null, ...own.slice(0, -1).map(({ after }) => after)])
    expect(own.at(-1)?.after).toBe(state)
    expect(own.toSorted((a, b) => Number(a.at) - Number(b.at))).toEqual(own)
    expect(own.filter(({ act }) => act === 'submit').map(({ who }) => who)).toEqual([author])
    const confirmed = own.find(({ act }) => act === 'confirm')
    if (confirmed && safety[plant]) expect(confirmed.who).toBe(safety[plant])
  }
  const [later] = await site().sql<{ n: number }>(`select count(*)::int as n from sys_audit where audit_dt > now()`)
  expect(later?.n).toBe(0)
})

test('a course that leaves the lifecycle is none, and each state that is there needs one', async () => {
  const tell = (...course: Parameters<typeof tellRows<typeof vendorDoc>>[2][number][]) =>
    tellRows(site(), vendorDoc, course, { latest })
  await expect(tell([['confirm', '#SHM', '+ 1 day']])).rejects.toThrow('confirm does not leave TEMP')
  await site().sql(`update sys_audit set biz_no = '-' || biz_no where biz_cd = 'vendor-doc'`)
  await expect(tell([['submit', 'createUserId', 'createDt']])).rejects.toThrow(/No course of a vendor-doc leads to/)
})
