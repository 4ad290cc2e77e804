/** Lists that are no document, master or report give their sheet as a workbook and as CSV: the same cells, word for word. */
import { beforeAll, expect, test } from 'vitest'
import { issueDemerit } from '#modules/contractor/demerit/sgc.seed.ts'
import { roster } from '#modules/contractor/person/person.model.ts'
import { DUE_API, EXPOSURE_API } from '#modules/hea/exposure/exposure.model.ts'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { cellText } from '#platform/server/excel/cell-text.ts'
import { readCsv } from '#platform/server/excel/read-csv.ts'
import { type ReadRow, readWorkbook } from '#platform/server/excel/read-workbook.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite({ settings: { maxExportRows: 50 } })
/** What Excel would calculate, were it no text. */
const TRICK = '=HYPERLINK("http://x","김안전")'
const LIMITS = { maxBytes: 10_000_000, maxRows: 10_000 }
const reason = { method: 'POST', body: { reasonDesc: '감사 대응 자료' } } as const

interface OwnSheet {
  named: string
  by: string
  path: string
  request?: typeof reason
  heads: string
}
const sheets: readonly OwnSheet[] = [
  {
    named: '소속인원',
    by: 'safety',
    path: `${roster.api}s/excel?q=HYPERLINK`,
    heads:
      'No,인원번호,성명,생년월일,성별,국적,체류자격,체류만료,휴대폰,비상연락처,사용언어,직종,고용형태,근로계약 시작,근로계약 종료,입사일,개인정보 동의,업체,확인 자격,상태',
  },
  {
    named: '제재현황',
    by: 'safety',
    path: '/api/vendor/sgc/sanctionstatuses/excel?q=HYPERLINK',
    heads: 'No,성명,업체,12개월 누적,벌점 건수,가점,조치,정지 시작,정지 종료,재교육 이수,카드',
  },
  {
    named: '평가 등급 추이',
    by: 'safety',
    path: '/api/saf/subconeval/evaltrend/excel?vendorCd=V100001',
    heads: 'No,번호,평가명,업체,구분,확정일,자동점수,정성점수,가점,총점,등급,등급 유효기간',
  },
  {
    named: '약품 수불부',
    by: 'health',
    path: '/api/hea/infirm/medicineledger/excel?from=2026-11-01&to=2026-11-30',
    heads: 'No,약품명,로트번호,유효기간,이월,입고,출고,폐기,실사 조정,재고',
  },
  {
    named: '폭염기록',
    by: 'safety',
    path: '/api/saf/wkod/weather/heatdays/excel?year=2026',
    heads: 'No,일자,최고 체감온도(℃),관측시각,기준(℃),조치,조치 내용,작성자,휴식 기록,보존기한',
  },
  {
    named: '노출 근로자',
    by: 'health',
    path: `${EXPOSURE_API}s/excel?userId=emp`,
    heads: 'No,사번,성명,부서,유해인자,공정,배치일,최종검진일,종료일,다음기한,단축,배치전검진',
  },
  {
    named: '법정 대상 명단',
    by: 'health',
    path: `${DUE_API}s/excel?classCd=SPC`,
    heads: 'No,사번,성명,부서,검진구분,유해인자,공정,기한,사유,근거,검진계획',
  },
  {
    named: '동시작업 충돌',
    by: 'safety',
    path: '/api/saf/wkod/board/conflicts/excel?days=30',
    heads:
      'No,발견,수준,상태,허가번호,작업명,업체,상대 허가번호,상대 작업명,상대 업체,같은 계통,거리(m),기준(m),이유,조정 내용,해제 사유',
  },
  {
    named: '반입장비 대장',
    by: 'safety',
    path: '/api/vendor/portal/reqentry/enterrequest/equips/excel?from=2026-11-01&to=2026-11-30',
    heads:
      'No,신청번호,업체,장비종류,모델,등록번호,정격하중,안전검사만료,조종원,방폭,반입점검,점검일시,반입일시,출입 종료일',
  },
  {
    named: '감사 로그',
    by: 'admin',
    path: '/api/manage/log/auditlogs/excel?bizCd=near-miss',
    request: reason,
    heads: 'No,일시,아이디,이름,IP,대상,번호,제목,행위,상태,사유,전후값',
  },
]

beforeAll(async () => {
  const run = (statement: string) => site().sql(statement)
  const [worker] = await run(`update vendor_person set person_nm = '${TRICK}' where person_no =
    (select min(person_no) from vendor_person where vendor_cd = 'V100001' and person_status_cd = 'ACTIVE') returning person_no::int as no`)
  await issueDemerit(site(), Number((worker as { no: number } | undefined)?.no), { violItemCd: 'SE01' })
  await run(`insert into subcon_eval (eval_doc_no, status_cd, plant_cd, eval_title, eval_class_cd, vendor_cd, period_from_ymd,
      period_to_ymd, auto_score, manual_score, total_score, eval_grade_cd, grade_valid_to_ymd, fix_ymd)
    values ('EV-1', 'FIX', '2000', '${TRICK}', 'QUAL', 'V100001', '2026-01-01', '2026-06-30', 50.5, 30, 80.5, 'A', '2027-06-30', '2026-07-01')`)
  await run(`with m as (insert into hea_medicine (medicine_nm, med_type_cd, unit_cd, safe_qty_val, plant_cd)
      values ('${TRICK}', 'ORAL', 'TAB', 10, '2000') returning medicine_no),
    l as (insert into hea_medicine_lot (medicine_no, plant_cd, lot_no, expire_ymd, remain_qty_val)
      select medicine_no, '2000', '007', '2027-12-31', 12.5 from m returning *)
    insert into hea_medicine_txn (medicine_no, medicine_lot_no, plant_cd, txn_cd, qty_val, change_val, txn_dt, create_user_id)
    select medicine_no, medicine_lot_no, '2000', 'IN', 12.5, 12.5, '2026-11-10T09:00+09', 'health' from l`)
  await run(`insert into heat_day (plant_cd, heat_ymd, max_feel_val, max_obs_dt, heat_limit_val, retain_to_ymd, measure_cds, measure_desc)
    values ('2000', '2026-07-21', 33.4, '2026-07-21T14:10+09', 33, '2026-12-31', 'COOL WATER', '${TRICK}')`)
  await run(`update sys_user set user_nm = '${TRICK}' where user_id = 'emp'`)
  await run(`insert into hea_worker_hazard (plant_cd, user_id, factor_cd, process_no, placement_ymd, next_due_ymd, pre_exam_yn, due_rule_cd, due_month_cnt)
    values ('2000', 'emp', '71-43-2', (select min(process_no) from process where plant_cd = '2000'), '2026-09-10', '2026-11-10', 'Y', 'FIRST', 2)`)
  const permit = (
    no: string,
  ) => `insert into wkod_master (permit_doc_no, status_cd, plant_cd, wkod_title, wkod_dt, permit_base_cd, vendor_cd,
      area_dept_cd, work_from_dt, work_to_dt, create_user_id, own_user_id, process_no, place_desc, wkod_desc, zone_class_cd, jsa_no)
    values ('PTW-${no}', 'WORK', '2000', '${TRICK}', '2026-11-24T08:00+09', 'GEN', 'V100001', 'D1', '2026-11-24T08:00+09',
      '2026-11-24T17:00+09', 'owner', 'owner', 1, 'T-101', '청소', 'N', 1) returning permit_no`
  await run(`with a as (${permit('A')}), b as (${permit('B')})
    insert into simops_hit (plant_cd, permit_no, other_permit_no, rule_no, level_cd, gap_val, mark_no, other_mark_no, basis_desc, open_dt)
    select '2000', a.permit_no, b.permit_no, (select min(rule_no) from simops_rule), 'BLOCK', 12.3, 1, 1, 'x', '2026-11-20T09:30+09' from a, b`)
  await run(`with r as (insert into entry_rqst (entry_rqst_doc_no, status_cd, plant_cd, entry_type_cd, vendor_cd, host_dept_cd, own_user_id,
        entry_start_ymd, entry_end_ymd, zone_cds, gate_cd, purpose_desc, create_user_id)
      values ('ER-1', 'APPR', '2000', 'TMP', 'V100001', 'D1', 'owner', '2026-11-23', '2026-11-30', 'G', 'G1', '세정', 'V100001-01') returning *)
    insert into entry_rqst_equips (entry_rqst_no, seq_no, equip_type_cd, model_nm, reg_no, rated_load_val, ex_proof_yn, line_status_cd,
      pre_check_result_cd, pre_check_dt)
    select entry_rqst_no, 1, 'GRIND', '${TRICK}', '0012', 1.5, 'Y', 'OK', 'PASS', '2026-11-23T07:30+09' from r`)
  const { nearMissNo } = await site()
    .as('emp')
    .create(nearMiss, aNearMiss({ nearMissTitle: TRICK }))
  await site().as('emp').act(nearMiss, nearMissNo, 'report')
})

const textsOf = (rows: readonly ReadRow[], width: number) =>
  rows.map(({ cells }) => Array.from({ length: width }, (_, at) => cellText(cells[at])))

async function taken({ by, path, request }: OwnSheet, format: 'xlsx' | 'csv') {
  const answer = await site()
    .as(by)
    .fetch(`${path}${format === 'csv' ? '&format=csv' : ''}`, request)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(answer.status, bytes.toString().slice(0, 300)).toBe(200)
  return { answer, bytes, fileNm: decodeURIComponent(answer.headers.get('content-disposition') ?? '') }
}

test.for(sheets)('$named is the same as a workbook and as CSV', async (sheet) => {
  const heads = sheet.heads.split(',')
  const [book, csv] = [await taken(sheet, 'xlsx'), await taken(sheet, 'csv')]
  const inBook = textsOf((await readWorkbook(book.bytes, LIMITS)).rows, heads.length)
  const inCsv = textsOf(readCsv(csv.bytes, LIMITS), heads.length)
  expect(inBook[0]).toEqual(heads)
  expect(inBook[1]?.[0]).toBe('1')
  expect(inBook.flat()).toContainEqual(expect.stringContaining(TRICK))
  expect(inCsv).toEqual(inBook)
  // Neither is calculated by what opens it.
  expect(csv.bytes.toString()).not.toMatch(/(^|,)"?=/m)
  expect(csv.answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(csv.answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(csv.fileNm).toMatch(new RegExp(`''${sheet.named}_\\d{14}\\.csv$`))
  expect(book.fileNm).toMatch(new RegExp(`''${sheet.named}_\\d{14}\\.xlsx$`))
})

test('codes are words in both, and the file is called what the screen is called', async () => {
  const rowOf = async (named: string) => {
    const sheet = sheets.find((one) => one.named === named)
    return sheet ? readCsv((await taken(sheet, 'csv')).bytes, LIMITS)[1]?.cells : undefined
  }
  expect(await rowOf('제재현황')).toContain('출입정지 7일 + 재교육')
  expect(await rowOf('폭염기록')).toEqual(
    expect.arrayContaining(['2026-07-21', '33.4', '2026-07-21 14:10', '냉방·통풍장치 가동, 물·소금 제공']),
  )
  expect(await rowOf('노출 근로자')).toContain('완료·면제')
  expect(await rowOf('반입장비 대장')).toEqual(expect.arrayContaining(['0012', '예']))
  const asked = { named: '', by: 'safety', heads: '', path: `${roster.api}s/excel?q=HYPERLINK&sheetNm=협력업체 인원` }
  expect((await taken(asked, 'csv')).fileNm).toMatch(/''협력업체 인원_\d{14}\.csv$/)
  expect((await site().as('safety').fetch(`${roster.api}s/excel?q=HYPERLINK&format=pdf`)).status).toBe(400)
})

test('a sheet never leaves rows out unsaid', async () => {
  const all = site().as('safety').call(`${roster.api}s/excel?format=csv`)
  await expect(all).rejects.toMatchObject({ status: 422, code: 'EXPORT_TOO_MANY' })
})

test('the headcount of the months is a table for a form of the ministry: heads and numbers alone, in both', async () => {
  const asked = { named: '', by: 'safety', heads: '', path: `${roster.api}s/headcount?year=2026&vendorCd=V100001` }
  const [book, csv] = [await taken(asked, 'xlsx'), await taken(asked, 'csv')]
  const rows = textsOf((await readWorkbook(book.bytes, LIMITS)).rows, 15)
  expect(rows[0]?.slice(0, 4)).toEqual(['업체코드', '업체명', '사업자등록번호', '1월'])
  expect(Number(rows[1]?.[3])).toBeGreaterThan(0)
  expect(textsOf(readCsv(csv.bytes, LIMITS), 15)).toEqual(rows)
})
