import { addDays } from '#platform/model/calendar.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type MasterContext, masterWith } from '#platform/server/masters/rules.ts'
import { legalParamMaster } from './legal-param.master.ts'

export const legalParamRules = masterWith(legalParamMaster, {
  refuseSave: [refuseRewritingThePast],
  refuseRemove: [refuseRemovingWhatHeld],
  afterSave: [endTheOneBefore],
  afterRemove: [reopenTheOneBefore],
})

/** Somebody may have decided by the value that held: a new one follows the last, and not before today. */
async function refuseRewritingThePast({ record, before, today, db }: MasterContext) {
  if (before) return undefined
  const [last] = await db.query<{ ymd: string }>(sql`select effective_from_ymd::text as ymd from com_legal_param
    where legal_param_cd = ${record.legalParamCd} and delete_yn = 'N' order by effective_from_ymd desc limit 1`)
  if (!last) return undefined
  const earliest = last.ymd < today ? today : addDays(last.ymd, 1)
  if (String(record.effectiveFromYmd) >= earliest) return undefined
  return {
    field: 'effectiveFromYmd',
    code: 'BASE_LEGAL_PAST',
    message: '이미 적용된 값은 바꿀 수 없습니다. 적용 시작일을 {ymd} 이후로 정하세요.',
    values: { ymd: earliest },
  }
}

function refuseRemovingWhatHeld({ record, today }: MasterContext) {
  if (String(record.effectiveFromYmd) > today) return undefined
  return {
    field: 'effectiveFromYmd',
    code: 'BASE_LEGAL_HELD',
    message: '적용이 시작된 값은 삭제할 수 없습니다. 새 값을 등록하세요.',
  }
}

/** The value before holds up to the day before the new one. */
async function endTheOneBefore({ record, before, db }: MasterContext) {
  if (before) return
  await db.query(sql`update com_legal_param set effective_to_ymd = ${addDays(String(record.effectiveFromYmd), -1)}::date
    where legal_param_cd = ${record.legalParamCd} and effective_from_ymd < ${record.effectiveFromYmd}::date
      and effective_to_ymd is null`)
}

async function reopenTheOneBefore({ record, db }: MasterContext) {
  await db.query(sql`update com_legal_param set effective_to_ymd = null
    where legal_param_cd = ${record.legalParamCd}
      and effective_to_ymd = ${addDays(String(record.effectiveFromYmd), -1)}::date`)
}
