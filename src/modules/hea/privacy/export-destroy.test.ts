/** Health data that leave the site, and those that are destroyed: both approved first, each once, with what stays behind. */
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#platform/model/calendar.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aFileSite } from '#platform/test/site.ts'
import { cvdRisk } from '../cvd/cvd-risk.model.ts'
import { aCvdRisk } from '../cvd/cvd-risk.seed.ts'
import { heaDestroy } from './hea-destroy.model.ts'
import { heaExport } from './hea-export.model.ts'

const site = aFileSite()
const today = dayOf(new Date())
const post = <T>(userId: string, path: string, body: object = {}) =>
  site().as(userId).call<T>(`/api/manage/approval${path}`, { method: 'POST', body })
const request = (apprBizCd: string, bizNo: number, rowVersion: number, userId = 'shd') => ({
  apprBizCd,
  bizNo,
  rowVersion,
  lines: [{ seqNo: 1, lineTypeCd: 'APPROVE', userId }],
})
let riskNo: number

beforeAll(async () => {
  const nurse = site().as('nurse')
  riskNo = (await nurse.create(cvdRisk, aCvdRisk({ prob10Val: 7 }))).cvdRiskNo
  await nurse.act(cvdRisk, riskNo, 'begin')
  await nurse.comment(cvdRisk, riskNo, '혈압을 다시 재기로 했습니다.')
})

describe('HEA_EXPORT', () => {
  const anExport = (values = {}) => ({
    exportTitle: '역학조사 자료',
    exportBizCd: 'cvd-risk',
    withinFromYmd: addDays(today, -1),
    withinToYmd: today,
    purposeDesc: '역학조사 요청에 따른 제출',
    receiverDesc: '산업안전보건연구원',
    ...values,
  })
  const file = (userId: string, no: number, passwordDesc = '반출-암호-2026!') =>
    site().as(userId).fetch(`${heaExport.api}/${no}/file`, { method: 'POST', body: { passwordDesc } })
  const draft = async () => {
    const { heaExportNo, rowVersion } = await site().as('health').create(heaExport, anExport())
    const { apprRqstNo } = await post<{ apprRqstNo: number }>(
      'health',
      '',
      request('HEA_EXPORT', heaExportNo, rowVersion),
    )
    return { heaExportNo, apprRqstNo }
  }

  test('who decides reads what is to leave by its name, as the list does', async () => {
    const { apprRqstNo } = await draft()
    const { snapshot } = await site()
      .as('shd')
      .call<{ snapshot: { name: string; text: string }[] }>(`/api/manage/approval/${apprRqstNo}`)
    expect(snapshot.find(({ name }) => name === 'exportBizCd')?.text).toBe(cvdRisk.label)
  })

  test('nothing leaves before it was approved, with the SHE head in the line, or by anybody else than who asked', async () => {
    const { heaExportNo, rowVersion } = await site().as('health').create(heaExport, anExport())
    expect((await file('health', heaExportNo)).status).toBe(409)
    await expect(post('health', '', request('HEA_EXPORT', heaExportNo, rowVersion, 'cso'))).rejects.toMatchObject({
      code: 'APPR_ROLE',
    })
    await expect(site().as('health').act(heaExport, heaExportNo, 'approve')).rejects.toMatchObject({ status: 403 })
    for (const userId of ['shd', 'emp', 'admin']) expect((await file(userId, heaExportNo)).status).not.toBe(200)
  })

  test('an approved one is taken once, behind its password, marked, and told to each person it is about', async () => {
    const { heaExportNo, apprRqstNo } = await draft()
    await post('shd', `/${apprRqstNo}/decide`, { decisionCd: 'OK' })
    expect((await file('nurse', heaExportNo)).status).toBe(403)
    const weak = await file('health', heaExportNo, '1234')
    expect(await weak.json()).toMatchObject({ code: 'HEA_EXPORT_PASSWORD' })
    const answer = await file('health', heaExportNo)
    expect(answer.status).toBe(200)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.toString('hex', 0, 8)).toBe('d0cf11e0a1b11ae1')
    expect(bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))).toBe(true)
    expect(bytes.includes('김서연')).toBe(false)
    expect((await file('health', heaExportNo)).status).toBe(409)
    const record = await site().as('health').read(heaExport, heaExportNo)
    expect(record).toMatchObject({ statusCd: 'DONE', rowCnt: 1, heaExportDocNo: expect.stringMatching(/^HX-/) })
    expect(record.markDesc).toBe(
      `${record.heaExportDocNo} · 이은경(health) · ${record.fileDt?.slice(0, 16).replace('T', ' ')}`,
    )
    expect(
      await site().sql(
        `select read_user_id, subject_user_id, reason_desc from sys_read_log where purpose_cd = 'EXPORT'`,
      ),
    ).toEqual([
      {
        read_user_id: 'health',
        subject_user_id: 'emp',
        reason_desc: `${record.heaExportDocNo} 역학조사 요청에 따른 제출`,
      },
    ])
    expect(await site().sql(`select row_cnt from sys_access_log where biz_cd = 'hea-export'`)).toEqual([{ row_cnt: 1 }])
  })

  test('only confidential data are offered, and only those that the asker may open', async () => {
    const kinds = (userId: string) => site().as(userId).call<{ rows: { code: string }[] }>(`${heaExport.api}-kinds`)
    expect((await kinds('health')).rows.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['cvd-risk', 'work-care']),
    )
    expect((await kinds('shd')).rows).toEqual([])
    await expect(
      site()
        .as('health')
        .create(heaExport, anExport({ exportBizCd: 'near-miss' })),
    ).rejects.toMatchObject({ code: 'HEA_EXPORT_KIND' })
  })
})

describe('HEA_DESTROY', () => {
  test('what was kept for five years is proposed once, destroyed after approval, and its record stays', async () => {
    expect(await site().runJob('hea-retention')).toBe(0)
    await site().sql(
      `update cvd_risk set eval_ymd = now()::date - interval '5 years 1 day' where cvd_risk_no = ${riskNo}`,
    )
    expect(await site().runJob('hea-retention')).toBe(1)
    expect(await site().runJob('hea-retention')).toBe(0)
    const { rows } = await site().as('health').list(heaDestroy)
    const [proposal] = rows
    if (!proposal) throw new Error('Proposed')
    expect(proposal).toMatchObject({ statusCd: 'PLAN', targetCnt: 1 })
    const no = proposal.heaDestroyNo
    await expect(site().as('health').act(heaDestroy, no, 'execute')).rejects.toMatchObject({ status: 409 })
    expect((await site().as('health').notifications()).rows[0]?.messageDesc).toContain('보존기간이 지난 건강자료')

    const { rowVersion } = await site().as('health').read(heaDestroy, no)
    const { apprRqstNo } = await post<{ apprRqstNo: number }>('health', '', request('HEA_DESTROY', no, rowVersion))
    await post('shd', `/${apprRqstNo}/decide`, { decisionCd: 'OK' })
    await expect(site().as('nurse').act(heaDestroy, no, 'execute')).rejects.toMatchObject({ status: 403 })
    await site().as('health').act(heaDestroy, no, 'execute')

    expect(await site().as('health').read(heaDestroy, no)).toMatchObject({ statusCd: 'DONE', destroyedCnt: 1 })
    expect((await site().as('nurse').fetch(`${cvdRisk.api}/${riskNo}`)).status).toBe(404)
    const [left] = await site().sql(`select
      (select count(*)::int from cvd_risk where cvd_risk_no = ${riskNo}) as rows,
      (select count(*)::int from com_comment where biz_cd = 'cvd-risk' and biz_no = ${riskNo}) as comments,
      (select count(diff_json)::int from sys_audit where biz_cd = 'cvd-risk' and biz_no = '${riskNo}') as values,
      (select count(*)::int > 0 from sys_audit where biz_cd = 'cvd-risk' and biz_no = '${riskNo}') as history`)
    expect(left).toEqual({ rows: 0, comments: 0, values: 0, history: true })
    const items = await site().as('health').call<{ rows: object[] }>(`${heaDestroy.api}/${no}/items`)
    expect(items.rows).toEqual([
      expect.objectContaining({ bizNm: '뇌심혈관 발병위험도', keepYearCnt: 5, destroyedDt: expect.any(String) }),
    ])
  })

  test('the database destroys nothing that no approval names', async () => {
    const admin = {
      userId: 'admin',
      userNm: '',
      kind: 'staff' as const,
      plantCd: '2000',
      deptCd: null,
      vendorCd: null,
      roles: ['SYS'],
      scopeCd: 'ALL' as const,
    }
    const forgetting = site().services.db.query(admin, sql`select jikim_forget(1)`)
    await expect(forgetting).rejects.toThrow('only the program destroys')
  })
})
