/** 사후관리 소견 목록 leaves by an approved, locked file with a mark, is kept in the logs, and says nothing of who took his consent back. */
import { beforeAll, expect, test } from 'vitest'
import { readWorkbook } from '#platform/server/excel/read-workbook.ts'
import { openWorkbook } from '#platform/test/open-workbook.ts'
import { aFileSite } from '#platform/test/site.ts'
import { aRunningPlan, uploadSheet } from '../result/result.seed.ts'
import { heaExport } from './hea-export.model.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
const PASSWORD = '반출-암호-2026!'

beforeAll(async () => {
  site().setClock('2026-10-01T09:00:00+09:00')
  const people = ['emp', 'oper', 'sup', 'health']
  const plan = await aRunningPlan(
    site(),
    people.map((userId) => ({ userId, factorCds: ['NOISE'] })),
  )
  await site().sql(`insert into hea_checkup_reservation (hea_checkup_target_no, user_id, plant_cd, agree_yn, consent_text_ver_no,
      consent_hash, agree_dt, withdraw_dt, reservation_status_cd)
    select hea_checkup_target_no, user_id, plant_cd, 'Y', 1, 'x', now(), now(), 'CANC' from hea_checkup_target
    where hea_checkup_plan_no = ${plan.heaCheckupPlanNo} and user_id in ('sup', 'health')`)
  const line = { examYmd: '2026-09-10', factor: '소음', workFit: '가', followUps: '1' }
  await uploadSheet(as('nurse'), plan, [
    { ...line, userId: 'emp', grade: 'D1', opinion: '양측 고음역 청력저하', followUps: '1,2' },
    { ...line, userId: 'oper', grade: 'A', followUps: '0' },
    { ...line, userId: 'sup', grade: 'D1', opinion: '봉인된 소견' },
    { ...line, userId: 'health', grade: 'D1', opinion: '봉인된 본인 소견' },
  ])
})

const kinds = async (userId: string) =>
  (await as(userId).call<{ rows: { code: string; codeNm: string }[] }>(`${heaExport.api}-kinds`)).rows
async function taken(exportBizCd: string, by = 'health') {
  const { heaExportNo, rowVersion } = await as(by).create(heaExport, {
    exportTitle: '사후관리 소견',
    exportBizCd,
    withinFromYmd: '2026-10-01',
    withinToYmd: '2026-10-31',
    purposeDesc: '산업보건의 검토',
    receiverDesc: '여수한마음병원',
  })
  const { apprRqstNo } = await as(by).call<{ apprRqstNo: number }>('/api/manage/approval', {
    method: 'POST',
    body: {
      apprBizCd: 'HEA_EXPORT',
      bizNo: heaExportNo,
      rowVersion,
      lines: [{ seqNo: 1, lineTypeCd: 'APPROVE', userId: 'shd' }],
    },
  })
  await as('shd').call(`/api/manage/approval/${apprRqstNo}/decide`, { method: 'POST', body: { decisionCd: 'OK' } })
  const answer = await as(by).fetch(`${heaExport.api}/${heaExportNo}/file`, {
    method: 'POST',
    body: { passwordDesc: PASSWORD },
  })
  expect(answer.status).toBe(200)
  const file = Buffer.from(await answer.arrayBuffer())
  expect(file.includes('김서연')).toBe(false)
  const workbook = openWorkbook(file, PASSWORD) ?? Buffer.alloc(0)
  const { rows } = await readWorkbook(workbook, { maxBytes: 1_000_000, maxRows: 1000 })
  return { name: decodeURIComponent(answer.headers.get('content-disposition') ?? ''), rows, heaExportNo }
}

test('it is offered to the health team beside the documents, and to nobody else', async () => {
  expect(await kinds('health')).toContainEqual({ code: 'hea-opinion-list', codeNm: '사후관리 소견 목록' })
  for (const userId of ['shd', 'reader', 'hygiene'])
    expect(
      (
        await as(userId)
          .fetch(`${heaExport.api}-kinds`)
          .then((answer) => answer.text())
      ).includes('opinion'),
    ).toBe(false)
})

test('a line for each finding with its opinion and what is done; the healthy and the sealed are not in it', async () => {
  const { name, rows, heaExportNo } = await taken('hea-opinion-list')
  expect(name).toContain('사후관리 소견 목록')
  const [head, ...lines] = rows.map(({ cells }) => cells)
  expect(head?.slice(0, 5)).toEqual(['No', '공정', '부서', '성명', '사번'])
  const cell = (text: string) => lines[0]?.[head?.indexOf(text) ?? -1]
  expect(lines).toHaveLength(1)
  expect([cell('성명'), cell('유해인자'), cell('건강구분'), cell('검진 소견'), cell('사후관리 소견')]).toEqual([
    '김서연',
    '소음',
    'D1',
    '양측 고음역 청력저하',
    '건강상담, 보호구 지급·착용지도',
  ])
  expect(JSON.stringify(rows)).not.toContain('봉인')
  const record = await as('health').read(heaExport, heaExportNo)
  expect(record).toMatchObject({ statusCd: 'DONE', rowCnt: 1, markDesc: expect.stringContaining('이은경(health)') })
  expect(
    await site().sql(`select biz_cd as kind, subject_user_id as whom from sys_read_log where purpose_cd = 'EXPORT'`),
  ).toEqual([{ kind: 'hea-checkup-result', whom: 'emp' }])
  expect(await site().sql(`select row_cnt as n from sys_access_log where biz_cd = 'hea-export'`)).toEqual([{ n: 1 }])
})

test('the results themselves leave without those that a person has to himself, whoever he is', async () => {
  const { rows } = await taken('hea-checkup-result')
  const text = JSON.stringify(rows)
  expect(rows).toHaveLength(3)
  expect([text.includes('김서연'), text.includes('이은경')]).toEqual([true, false])
})
