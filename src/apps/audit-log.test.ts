import { beforeAll, describe, expect, test, vi } from 'vitest'
import { userMaster } from '#modules/manage/organisation/user.master.ts'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { defineDocument } from '#platform/model/document.ts'
import { text } from '#platform/model/field.ts'
import { rulesFor } from '#platform/server/documents/rules.ts'
import { aFileSite } from '#platform/test/site.ts'

/** What a document of the health area will declare: its entries are for the physician alone. */
const finding = defineDocument({
  name: 'secret-finding',
  label: '소견',
  api: '/api/test/secretfinding',
  route: { staff: '/saf/accident/nearMissList' },
  title: 'findingDesc',
  number: { format: 'SF-{yyyymmdd}-{000}', at: 'finish' },
  fields: { findingDesc: text('소견', { max: 100, required: true }) },
  access: { create: 'anyone', auditSeenBy: ['DOC'] },
  lifecycle: {
    start: 'TEMP',
    states: { TEMP: { label: '작성중', tone: 'draft', editableBy: 'author' }, DONE: { label: '완료', tone: 'done' } },
    actions: { finish: { label: '완료', from: 'TEMP', to: 'DONE', by: 'author' } },
  },
  list: { columns: ['findingDesc'], filters: [], search: [], sort: [] },
})

const site = aFileSite({ documents: [rulesFor(finding, {})] })
const API = '/api/manage/log/auditlog'
interface Row {
  auditNo: number
  userId: string | null
  userNm: string | null
  ipAddr: string | null
  bizCd: string
  bizNm: string
  bizNo: string
  title: string | null
  actionNm: string
  toStatusNm: string | null
  reasonDesc: string | null
  changeDesc: string
}
interface One extends Row {
  changes: { label: string; before: string; after: string }[]
  url: string | null
}
const search = (userId: string, query: string) =>
  site().as(userId).call<{ total: number; rows: Row[] }>(`${API}s?${query}`)
const open = (userId: string, auditNo: number | undefined) => site().as(userId).call<One>(`${API}/${auditNo}`)

let reported: { nearMissNo: number; nearMissDocNo: string | null }
beforeAll(async () => {
  const draft = await site().as('emp').create(nearMiss, aNearMiss())
  reported = await site().as('emp').act(nearMiss, draft.nearMissNo, 'report')
})

describe('the audit log', () => {
  test('EA-S7 is found by the number that people know, and tells who did what in their words', async () => {
    const found = await search('admin', `q=${reported.nearMissDocNo}`)
    expect(found.rows.map(({ actionNm }) => actionNm)).toEqual(['보고', '등록'])
    expect(found.rows[0]).toMatchObject({
      bizCd: 'near-miss',
      bizNm: '아차사고',
      bizNo: String(reported.nearMissNo),
      userId: 'emp',
      title: `${reported.nearMissDocNo} 탱크 상부 발판 들뜸`,
      toStatusNm: '보고',
    })
    const byKey = await search('admin', `bizCd=near-miss&q=${reported.nearMissNo}`)
    expect(byKey.total).toBe(found.total)
  })

  test('EA-S7 an entry shows every field before and after, codes and keys by name, and leads to the record', async () => {
    await site()
      .as('admin')
      .call(`${userMaster.api}/emp3`, { method: 'PATCH', body: { rowVersion: 1, dutyCd: null } })
    const [row] = (await search('admin', `bizCd=user&q=emp3`)).rows
    const entry = await open('admin', row?.auditNo)
    expect(entry.changes).toEqual([
      { field: 'dutyCd', label: '직책', before: expect.stringMatching(/[가-힣]/), after: '' },
    ])
    expect(entry.url).toBe('/manage/user/userList')
    const [report] = (await search('admin', `q=${reported.nearMissDocNo}`)).rows
    expect((await open('admin', report?.auditNo)).url).toBe(`/saf/accident/nearMissList/${reported.nearMissNo}`)
  })

  test('EA-S7 narrows by action, person and period', async () => {
    const day = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)
    const all = await search('admin', `bizCd=near-miss&auditDtFrom=${day}&auditDtTo=${day}`)
    expect(all.total).toBeGreaterThan(0)
    expect((await search('admin', 'bizCd=near-miss&actionCd=report&userId=emp')).total).toBe(1)
    expect((await search('admin', 'bizCd=near-miss&actionCd=report&userId=safety')).total).toBe(0)
    expect((await search('admin', 'auditDtTo=2001-01-01')).total).toBe(0)
    await expect(search('admin', 'auditDtFrom=gestern')).rejects.toMatchObject({ status: 400 })
  })

  test('EA-S7 is for who has its menu: and tells nobody of another plant what he may not see there', async () => {
    await expect(search('emp', '')).rejects.toMatchObject({ status: 403 })
    await expect(
      site()
        .as('emp')
        .call(`${API}s/excel`, { method: 'POST', body: { reasonDesc: '감사 대응 자료' } }),
    ).rejects.toMatchObject({ status: 403 })
    const found = async () => (await search('reader', `q=${reported.nearMissDocNo}`)).total
    expect(await found()).toBe(2)
    await site().sql(`update sys_auth_grp set plant_access_yn = 'N' where auth_grp_cd = 'AUD'`)
    await vi.waitFor(async () => expect(await found()).toBe(0))
  })

  test('a private draft has no entries but for its author, and an author who hides his name has none anywhere', async () => {
    const draft = await site()
      .as('emp2')
      .create(nearMiss, aNearMiss({ anonymousYn: 'Y' }))
    const mine = `bizCd=near-miss&q=${draft.nearMissNo}`
    expect((await search('admin', mine)).total).toBe(0)
    await site().as('emp2').act(nearMiss, draft.nearMissNo, 'report')
    const { rows } = await search('admin', mine)
    expect(rows).toHaveLength(2)
    for (const row of rows) expect(row).toMatchObject({ userId: null, userNm: null, ipAddr: null })
    expect(await open('admin', rows[0]?.auditNo)).toMatchObject({ userId: null, userNm: null })
    expect((await search('admin', `${mine}&userId=emp2`)).total).toBe(0)
    const file = await site()
      .as('admin')
      .readSheet(`${API}s/excel?${mine}`, { method: 'POST', body: { reasonDesc: '감사 대응 자료' } })
    expect(JSON.stringify(file.rows)).not.toContain('emp2')
  })

  test('EA-S7 entries of a kind that is kept for some roles are nobody else’s: list, entry, sheet, kinds', async () => {
    const made = await site().as('emp').create(finding, { findingDesc: '고혈압 의심' })
    await site().as('emp').act(finding, made.secretFindingNo, 'finish')
    expect((await search('admin', 'bizCd=secret-finding')).total).toBe(0)
    const [kept] = await site().sql<{ no: string }>(
      `select max(audit_no) as no from sys_audit where biz_cd = 'secret-finding'`,
    )
    await expect(open('admin', Number(kept?.no))).rejects.toMatchObject({ status: 404 })
    const kinds = (userId: string) => site().as(userId).call<{ rows: { code: string }[] }>(`${API}kinds`)
    expect((await kinds('admin')).rows.map(({ code }) => code)).not.toContain('secret-finding')
    const file = await site()
      .as('admin')
      .readSheet(`${API}s/excel`, { method: 'POST', body: { reasonDesc: '감사 대응 자료' } })
    expect(JSON.stringify(file.rows)).not.toContain('고혈압')

    await site().sql(
      `insert into sys_auth_user (auth_grp_no, user_id) select auth_grp_no, 'admin' from sys_auth_grp where auth_grp_cd = 'DOC'`,
    )
    await vi.waitFor(async () => expect((await search('admin', 'bizCd=secret-finding')).total).toBe(2))
    await site().sql(
      `delete from sys_auth_user where user_id = 'admin' and auth_grp_no = (select auth_grp_no from sys_auth_grp where auth_grp_cd = 'DOC')`,
    )
  })

  test('EA-S7 a file needs a reason, and is itself in the audit and in the log of access', async () => {
    const take = (reasonDesc: string) =>
      site().as('admin').readSheet(`${API}s/excel?bizCd=near-miss`, { method: 'POST', body: { reasonDesc } })
    await expect(take('  ')).rejects.toMatchObject({ status: 400, field: 'reasonDesc' })
    const { rows } = await take('노동청 감독 대응')
    expect(rows.length).toBeGreaterThan(2)
    const [entry] = (await search('admin', 'bizCd=audit-log')).rows
    expect(entry).toMatchObject({ actionNm: '내려받기', userId: 'admin', reasonDesc: '노동청 감독 대응' })
    const [access] = await site().sql<{ access_cd: string; detail_desc: string; row_cnt: number }>(
      `select access_cd, detail_desc, row_cnt from sys_access_log where biz_cd = 'audit-log' order by access_log_no desc limit 1`,
    )
    expect(access).toEqual({ access_cd: 'EXPORT', detail_desc: '노동청 감독 대응', row_cnt: rows.length - 1 })
  })
})
