/** A sheet comes into force: the older one gives way, and everything that rests on it follows. */
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import { messageOf } from '#platform/server/notifications/notify.ts'
import type { AcuteRoute, HazardClass } from '../ghs/ghs-codes.model.ts'
import { putHazards } from '../ghs/ghs-rows.ts'
import { componentsOf, putComposition } from '../material/composition-rows.ts'
import { choose, enteredOf } from '../material/ghs-choice.ts'
import { keepSecrets } from '../secret/secret-known.ts'
import { chmMsdsMessages as m } from './msds.messages.ts'
import { type ChmMsds, chmMsds } from './msds.model.ts'
import { msdsSheetAsks } from './msds.ports.ts'
import { askTaught } from './msds-needs.ts'
import { compsOf, hazardsIn, lockProduct } from './msds-store.ts'
import { changedSections } from './sections.logic.ts'

type Effect = EffectContext<typeof chmMsds>

/** `ACUTE_INHAL:VAPOUR` for each hazard whose calculated side holds. */
export const keyOfCalc = ({ hazardClassCd, routeCd }: { hazardClassCd: string; routeCd: string | null }): string =>
  `${hazardClassCd}:${routeCd ?? ''}`
const calcOf = (text: string | null) =>
  (text ?? '')
    .split(' ')
    .filter(Boolean)
    .map((key) => {
      const [hazardClassCd = '', routeCd = ''] = key.split(':')
      return { hazardClassCd: hazardClassCd as HazardClass, routeCd: (routeCd || null) as AcuteRoute | null }
    })

export async function bringIntoForce(context: Effect): Promise<void> {
  const { record, db, person, now, today, notify } = context
  await replaceOlder(context)
  if (record.langCd === 'ko') await hold(context)
  await notify.tell(m.CHM_MSDS_ACTIVE, record)
  if (record.langCd !== 'ko') return
  await keepSecrets(db, { ...record, comps: compsOf(record) }, person, now)
  const { chmMsdsNo, chmMatNo, matNm, effectiveYmd, teachYn } = record
  const sheet = {
    chmMsdsNo,
    chmMatNo,
    matNm: matNm ?? '',
    effectiveYmd: effectiveYmd ?? '',
    asksTeaching: teachYn === 'Y',
  }
  if (teachYn === 'Y') await askTaught(db, { now, today, matNos: [chmMatNo] })
  await tellHandlers(context)
  await msdsSheetAsks.inForce(db, sheet, now)
}

/** Whoever works with it hears that its sheet has changed. */
async function tellHandlers({ record, db, notify }: Effect): Promise<void> {
  const handlers = await msdsSheetAsks.handlers(asProgram(db), [record.chmMatNo])
  await notify.people([...new Set(handlers.map(({ userId }) => userId))], messageOf(m.CHM_MSDS_CHANGED, record))
}

async function replaceOlder({ record, db, person, now }: Effect): Promise<void> {
  const older = await db.query<{
    no: number
  }>(sql`select s.chm_msds_no as no from chm_msds s where s.chm_mat_no = ${record.chmMatNo}
    and s.lang_cd = ${record.langCd} and s.status_cd = 'ACTIVE' and s.delete_yn = 'N' and s.chm_msds_no <> ${record.chmMsdsNo}`)
  const sheets = db.program(chmMsds, { by: person, now })
  for (const { no } of older) await sheets.act(no, 'replace')
}

/** Composition and classes of the product are those of the sheet; what hangs on them is worked out anew where it is asked. */
async function hold({ record, db, person, now, today }: Effect): Promise<void> {
  const product = await lockProduct(db, record.chmMatNo)
  if (!product) return
  const by = { userId: person.userId, now, today, ip: null }
  const reasonDesc = basisOf(record)
  await db.query(sql`update chm_material set row_version = row_version + 1, update_user_id = ${person.userId}, update_dt = ${now}
    where chm_mat_no = ${record.chmMatNo}`)
  const rows = compsOf(record)
  const had = await componentsOf(db, record.chmMatNo, product.compRevNo)
  if (product.compRevNo === 0 || differs(3, had, rows))
    await putComposition(
      db,
      record.chmMatNo,
      { rowVersion: 0, compRevNo: product.compRevNo },
      { rows, restOkYn: record.restOkYn === 'Y' ? 'Y' : 'N', reasonDesc },
      by,
    )
  const hazards = hazardsIn(record)
  if (differs(2, await enteredOf(db, record.chmMatNo), hazards))
    await putHazards(
      db,
      { chmMatNo: record.chmMatNo },
      hazards.map((row) => ({ ...row, basisDesc: reasonDesc, chosenYn: 'N' as const, revNo: 0 })),
      by,
    )
  await choose(db, record.chmMatNo, { calcOf: calcOf(record.calcDesc), reasonDesc: record.ghsReasonDesc ?? '' }, by)
}

const basisOf = ({ supplierNm, revNo, revYmd }: ChmMsds) => `MSDS ${supplierNm} 개정 ${revNo} (${revYmd})`
const nothing = { sections: null, comps: null, hazards: null }
function differs(no: 2 | 3, before: readonly object[], after: readonly object[]): boolean {
  const text = (rows: readonly object[]) => ({ ...nothing, [no === 2 ? 'hazards' : 'comps']: rows.map(bare) })
  return changedSections(text(before), text(after)).includes(no)
}
/** What is read beside a component, and is none of it. */
const BESIDE = ['chmSubstanceNo', 'casNo', 'name']
const bare = (row: object) => Object.fromEntries(Object.entries(row).filter(([name]) => !BESIDE.includes(name)))

/** S14: whoever uses it is told that no sheet holds any more. */
export async function endUses({ record, notify }: Effect): Promise<void> {
  await notify.tell(m.CHM_MSDS_RETIRED, record)
}
