/** What the tests of accidents do before they come to their point. */
import type { Site } from '#platform/test/site.ts'
import type { AccidentCase, NewReport, VictimValues } from './accident.calls.ts'
import { accident } from './accident.model.ts'
import { aReport, aVictim } from './accident.seed.ts'

export const at = (ymd: string, time = '10:00:00') => `${ymd}T${time}+09:00`

/** Written then, and arrived at the clock of the site. */
export const reported = (site: Site, written: string, values: Partial<NewReport> = {}, by = 'emp') =>
  site.as(by).call<{ accidentNo: number; accidentDocNo: string }>(`${accident.api}-reports`, {
    method: 'POST',
    body: aReport(written, values),
  })
export const caseOf = (site: Site, no: number, userId = 'safety') =>
  site.as(userId).call<AccidentCase>(`${accident.api}/${no}/case`)
export const hurt = (site: Site, no: number, values: Partial<VictimValues>, by = 'safety') =>
  site.as(by).call(`${accident.api}/${no}/victims`, { method: 'POST', body: aVictim(values) })
export const clockOf = async (site: Site, no: number, target: string) =>
  (await caseOf(site, no)).clocks.find(({ targetCd }) => targetCd === target)

/** All that a safety manager finds out of an injury on a process. */
export const found = (processNo: number, values = {}) => ({
  accKindCd: 'INJ',
  accTypeCd: 'TRIP',
  causeObjCd: 'STRUCTURE',
  workTypeDesc: '계단 이동',
  potSevCd: '2',
  processNo,
  workCatCd: 'WELD',
  ...values,
})

/** A process of the plant: subject to process safety, or not. */
export async function aProcess(site: Site, psmYn: 'Y' | 'N' = 'N'): Promise<number> {
  const [row] = await site.sql<{ no: string }>(
    `select process_no as no from process where plant_cd = '2000' and use_yn = 'Y' and psm_yn = '${psmYn}' order by 1 limit 1`,
  )
  return Number(row?.no)
}
export const told = async (site: Site, userId: string) =>
  (await site.as(userId).notifications()).rows.map(({ messageDesc }) => messageDesc)

/** Its lesson is out, and its contractor has confirmed it. */
export async function learnt(site: Site, no: number): Promise<void> {
  const lesson = { lessonTitle: '걸이', whatDesc: '떨어짐', whyDesc: '걸이 없음', learnDesc: '걸이에 건다' }
  const to = { targetScopeCd: 'VENDOR', vendorCds: ['V100001'], confirmDueYmd: '2027-03-15' }
  await site.as('safety').call(`${accident.api}/${no}/lessons`, { method: 'POST', body: { ...lesson, ...to } })
  await site.sql(`insert into notice_read (notice_no, rev_no, vendor_cd, user_id, open_dt, read_dt, confirm_dt, channel_cd)
    select notice_no, 1, 'V100001', 'V100001-02', now(), now(), now(), 'PORTAL' from acc_lesson where accident_no = ${no}`)
}
