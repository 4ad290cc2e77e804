/** A permit hangs at the place as one sheet, front and back, whatever it is asked; only a large crew takes a third page. An analysis is a sheet of A3. */
import type { Page } from '@playwright/test'
import { permitTypeCds } from '#modules/common/permit-types.model.ts'
import { jsa } from '#modules/saf/jsa/jsa.model.ts'
import type { AnyField } from '#platform/model/field.ts'
import { expect, test } from '#platform/test/journey.ts'
import { typeFields } from '../fields/permit-fields.model.ts'

type Sql = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>

/** What somebody may have written, as long as it usually is. */
function answerTo(field: AnyField): string | number | null {
  switch (field.kind) {
    case 'text':
      return field.several
        ? Object.keys(field.several.codes).join(field.several.between)
        : '현장에서 확인한 내용'.slice(0, field.max)
    case 'code':
      return Object.keys(field.codes ?? {})[0] ?? null
    case 'yesNo':
      return 'Y'
    case 'number':
      return 3
    case 'day':
      return '2026-11-20'
    case 'dateTime':
      return '2026-11-24T09:00:00+09:00'
    default:
      return null
  }
}

/** Every question of every type is answered, the area has written what it knows, every point of the list is ticked. */
async function fullPermit(sql: Sql): Promise<number> {
  const answers = Object.entries<AnyField>(typeFields).flatMap(([name, field]) => {
    const value = answerTo(field)
    return value === null ? [] : [[name, value] as const]
  })
  const [found] = await sql<{ no: string }>(
    `update wkod_master p set type_json = $1::jsonb,
      area_hazard_desc = '상부 배관에 80도 스팀, 옆 펌프 P-201 운전 중. 바람이 동쪽에서 불면 톨루엔 냄새가 날 수 있습니다.',
      gas_plan_desc = '맨홀 상·중·하 세 곳, 개시 전과 2시간마다', iso_plan_desc = 'HV-2041, HV-2042 맹판, MCC-2-04 차단', risk_grade_cd = 'HIGH'
    where permit_no = (select min(l.permit_no) from iso_plan_permit l join gas_set g using (permit_no) join wkod_master m using (permit_no)
      where m.status_cd = 'WORK' and m.plant_cd = (select plant_cd from sys_user where user_id = 'oper')) returning permit_no as no`,
    [JSON.stringify(Object.fromEntries(answers))],
  )
  return Number(found?.no)
}

async function ofKinds(sql: Sql, no: number, base: string, subs: string): Promise<void> {
  await sql(`update wkod_master set permit_base_cd = $2, permit_sub_cds = $3 where permit_no = $1`, [no, base, subs])
  await sql(`delete from wkod_master_permit_check where permit_no = $1`, [no])
  await sql(
    `insert into wkod_master_permit_check (permit_no, seq_no, check_item_no, type_cd, stage_cd, check_desc, law_ref_desc, required_yn, photo_yn, ok_yn, ok_dt)
      select $1, row_number() over (order by sort_order, check_item_no), check_item_no, type_cd, stage_cd, check_desc, law_ref_desc, 'Y', photo_yn, 'Y', now()
      from permit_check_item where type_cd = any($2)`,
    [no, ['GEN', base, ...subs.split(' ')]],
  )
}
async function withCrew(sql: Sql, no: number, count: number): Promise<void> {
  await sql(`delete from wkod_master_permit_crew where permit_no = $1`, [no])
  await sql(
    `insert into wkod_master_permit_crew (permit_no, seq_no, person_no, crew_role_cd, tbm_sign_dt)
      select $1, n, person_no, case when n <= 4 then (array['WATCH', 'FIRE', 'SIGNAL', 'CMD'])[n] else 'WORKER' end, now()
      from (select row_number() over (order by person_no) as n, person_no from vendor_person order by person_no limit $2) x`,
    [no, count],
  )
}

async function printed(page: Page, address: string, last: string): Promise<{ pages: number; isLarge: boolean }> {
  await page.goto(address)
  await page.locator(last).first().waitFor()
  await expect(page.getByText('불러오는 중')).toHaveCount(0)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
  return { pages, isLarge: /\/MediaBox \[0 0 119\d\S* 84\d/.test(pdf) }
}

/** Each type stands in one of them, beside what it is asked for with. */
const kinds = [
  ['GEN', ''],
  ['HOT', 'CSE'],
  ['HOT', 'HGT'],
  ['GEN', 'CSE LNB'],
  ['GEN', 'ELE HVY'],
  ['GEN', 'HGT PNT'],
  ['GEN', 'EXC'],
  ['GEN', 'RAD'],
  ['GEN', 'CHM'],
] as const

test('PT-A25 every kind of permit is one sheet of A4, front and back; a large crew takes a third page; an analysis is A3', async ({
  open,
  sql,
}) => {
  test.setTimeout(180_000)
  const named = new Set(kinds.flatMap(([base, subs]) => [base, ...subs.split(' ')]))
  expect(permitTypeCds.filter((type) => !named.has(type))).toEqual([])
  const no = await fullPermit(sql)
  await withCrew(sql, no, 8)
  const address = `/constSafe/wkod/wkodRequestPrint?id=${no}`
  const page = await open(address, 'oper')
  const found: Record<string, number> = {}
  for (const [base, subs] of kinds) {
    await ofKinds(sql, no, base, subs)
    found[`${base} ${subs}`] = (await printed(page, address, '.permit-crew tbody tr')).pages
  }
  expect(found).toEqual(Object.fromEntries(kinds.map(([base, subs]) => [`${base} ${subs}`, 2])))

  await ofKinds(sql, no, 'HOT', 'CSE')
  await withCrew(sql, no, 60)
  expect(await printed(page, address, '.permit-crew tbody tr')).toEqual({ pages: 3, isLarge: false })
  for (const said of ['구역 위험요인', '상부 배관에 80도 스팀', '가스측정 계획', '격리 목록', '신호수', '작업지휘자'])
    await expect(page.locator('.permit-paper')).toContainText(said)
  await expect(page.locator('.permit-crew tbody tr')).toHaveCount(31)

  const [analysis] = await sql<{ no: string }>(`select jsa_no as no from jsa where status_cd = 'FIX'
    and plant_cd = (select plant_cd from sys_user where user_id = 'oper') limit 1`)
  const sheet = await printed(page, `${jsa.route.staff}/${analysis?.no}/print`, '.jsa-table tbody')
  expect(sheet).toEqual({ pages: 1, isLarge: true })
})
