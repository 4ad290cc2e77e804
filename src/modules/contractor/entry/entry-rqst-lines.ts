/** The lines of a request as the rules find them: who is accepted, who is not, and why. */
import { codeOfSentence, kept, keptIn, keptText, sentences } from '#platform/model/sentences.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { eligibilityOf } from './entry.api.ts'
import { type EntryCheck, worstOf } from './entry-check.logic.ts'
import { equipNeeds, type LineState, roleQuals } from './entry-codes.model.ts'
import type { EntryRqst, EquipLine, PersonLine, VehicleLine } from './entry-rqst.model.ts'

type Asked = Pick<
  EntryRqst,
  'entryStartYmd' | 'entryEndYmd' | 'specialKindNos' | 'examHazardYn' | 'persons' | 'vehicles' | 'equips'
>
/** A line that was taken out or stopped by a person stays so, whatever the rules find. */
const isDecided = ({ lineRuleCd, lineStatusCd }: Pick<PersonLine, 'lineRuleCd' | 'lineStatusCd'>) =>
  lineRuleCd === 'MAN' && (lineStatusCd === 'NG' || lineStatusCd === 'SUSP')

export const isAccepted = ({ lineStatusCd }: { lineStatusCd: LineState | null }) =>
  lineStatusCd === 'OK' || lineStatusCd === 'WARN'

/** Licences that each person's part asks for: of his role, and of the equipment that he works. */
export function qualsNeeded({ persons, equips }: Pick<Asked, 'persons' | 'equips'>): Map<number, string[]> {
  const needed = new Map<number, string[]>()
  const add = (personNo: number | null, code: string | null | undefined) => {
    if (personNo === null || !code) return
    needed.set(personNo, [...new Set([...(needed.get(personNo) ?? []), code])])
  }
  for (const { personNo, entryRoleCd } of persons ?? []) add(personNo, roleQuals[entryRoleCd])
  for (const { operatorPersonNo, equipTypeCd } of equips ?? [])
    add(operatorPersonNo, equipNeeds[equipTypeCd].operatorQualTypeCd)
  return needed
}

export const kindsIn = (text: string | null): number[] => [
  ...new Set((text ?? '').split(/[,\s]+/).flatMap((one) => (/^\d+$/.test(one) ? [Number(one)] : []))),
]

/** @param db acts as the program */
const checksOf = (db: Queries, record: Asked, at: Date): Promise<EntryCheck[]> =>
  eligibilityOf(db, {
    personNos: [...new Set((record.persons ?? []).map(({ personNo }) => personNo))],
    fromYmd: record.entryStartYmd,
    toYmd: record.entryEndYmd,
    at,
    qualTypeCds: qualsNeeded(record),
    specialKindNos: kindsIn(record.specialKindNos),
    examHazardYn: record.examHazardYn ?? 'N',
  })

/** Kept as the reason of a line that was left out at the approval and that no rule refuses any more. */
const { REASON_OVER } = sentences('ENTRY', { REASON_OVER: '사유가 없어졌습니다. 변경신청하십시오.' })
const over = kept(REASON_OVER)
export const isReasonOver = ({ lineReasonDesc }: Pick<PersonLine, 'lineReasonDesc'>) =>
  lineReasonDesc !== null && keptIn(lineReasonDesc)?.msgCd === over.msgCd

/**
 * What becomes of a line that the rules refuse: excluded before approval, stopped after it. What the approval excluded
 * nobody has approved: it stays out until a change is, and says when nothing but that is missing.
 */
function judged(line: PersonLine, checks: readonly EntryCheck[], refused: 'NG' | 'SUSP'): PersonLine {
  if (isDecided(line)) return line
  const worst = worstOf(checks)
  if (refused === 'SUSP' && line.lineStatusCd === 'NG') {
    const isOver = worst?.resultCd !== 'BLOCK'
    if (!isOver && !isReasonOver(line)) return line
    return isOver ? { ...line, lineUntilYmd: null, lineReasonDesc: keptText(over) } : reasoned(line, 'NG', worst)
  }
  const lineStatusCd = worst === undefined ? 'OK' : worst.resultCd === 'BLOCK' ? refused : 'WARN'
  return reasoned(line, lineStatusCd, worst)
}

const reasoned = (line: PersonLine, lineStatusCd: LineState, worst: EntryCheck | undefined): PersonLine => ({
  ...line,
  lineStatusCd,
  lineRuleCd: worst?.ruleCd ?? null,
  lineUntilYmd: worst?.untilYmd ?? null,
  lineReasonDesc: worst ? keptText(kept(worst.message, worst.values)) : null,
})

export interface Settled {
  checks: EntryCheck[]
  values: ReturnType<typeof countsOf> & {
    persons: PersonLine[]
    vehicles: VehicleLine[]
    equips: EquipLine[]
    checkDt: string
  }
}

/** Asks every rule for the lines again. @param db acts as the program */
export async function settleLines(
  db: Queries,
  record: Asked,
  { at, refused }: { at: Date; refused: 'NG' | 'SUSP' },
): Promise<Settled> {
  const checks = await checksOf(db, record, at)
  const byPerson = Map.groupBy(checks, ({ personNo }) => personNo)
  const persons = (record.persons ?? []).map((line) => judged(line, byPerson.get(line.personNo) ?? [], refused))
  const things = <Line extends { lineStatusCd: LineState | null }>(lines: readonly Line[] | null) =>
    (lines ?? []).map((line) => (line.lineStatusCd === null ? { ...line, lineStatusCd: 'OK' as const } : line))
  const vehicles = things(record.vehicles)
  const equips = things(record.equips)
  return {
    checks,
    values: { persons, vehicles, equips, ...countsOf({ persons, vehicles, equips }), checkDt: at.toISOString() },
  }
}

/** What the list shows of the lines. */
export function countsOf({ persons, vehicles, equips }: Pick<Asked, 'persons' | 'vehicles' | 'equips'>) {
  const all = [...(persons ?? []), ...(vehicles ?? []), ...(equips ?? [])]
  return {
    personCnt: persons?.length ?? 0,
    vehicleCnt: vehicles?.length ?? 0,
    equipCnt: equips?.length ?? 0,
    ngCnt: all.filter(({ lineStatusCd }) => lineStatusCd === 'NG' || lineStatusCd === 'SUSP').length,
  }
}

/** Puts the results of the rules in the place of those before. @param db acts as the program */
export async function keepChecks(
  db: Queries,
  { entryRqstNo, plantCd, vendorCd }: Pick<EntryRqst, 'entryRqstNo' | 'plantCd' | 'vendorCd'>,
  checks: readonly EntryCheck[],
  now: Date,
): Promise<void> {
  await db.query(sql`delete from entry_check where entry_rqst_no = ${entryRqstNo}`)
  if (checks.length === 0) return
  const rows = checks.map(({ message, values = {}, law, untilYmd, evidenceDesc, releaseDesc, ...one }) => ({
    person_no: one.personNo,
    rule_cd: one.ruleCd,
    result_cd: one.resultCd,
    msg_cd: codeOfSentence(message),
    msg_desc: message,
    values_json: values,
    law_ref_desc: law,
    until_ymd: untilYmd,
    evidence_desc: evidenceDesc,
    release_desc: releaseDesc,
  }))
  await db.query(sql`
    insert into entry_check (entry_rqst_no, plant_cd, vendor_cd, person_no, rule_cd, result_cd, msg_cd, msg_desc, values_json, law_ref_desc,
      evidence_desc, until_ymd, release_desc, check_dt)
    select ${entryRqstNo}, ${plantCd}, ${vendorCd}, r.person_no, r.rule_cd, r.result_cd, r.msg_cd, r.msg_desc, coalesce(r.values_json, '{}'),
      r.law_ref_desc, r.evidence_desc, r.until_ymd, r.release_desc, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(person_no bigint, rule_cd text, result_cd text, msg_cd text, msg_desc text,
      values_json jsonb, law_ref_desc text, evidence_desc text, until_ymd date, release_desc text)
    on conflict (entry_rqst_no, person_no, rule_cd) do nothing`)
}
