import type { Check } from '#platform/model/check.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { areaGuard, isEditedFromAfar } from '#platform/server/documents/area-guard.ts'
import { type ActionContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { retainTo } from '../assess/dues.logic.ts'
import { attendanceOf } from './meeting-attendance.ts'
import { rsaMeeting } from './rsa-meeting.model.ts'

type Context = ActionContext<typeof rsaMeeting>
const LAW = '사업장 위험성평가에 관한 지침(고시 제2024-76호) 제15조제4항'

const ofDepartment = areaGuard(rsaMeeting, {
  ruleCd: 'RSA_MEET_DEPT',
  message: '이 공정의 관리감독자, 안전관리자나 기록한 사람이 처리합니다.',
})

export const rsaMeetingRules = rulesFor(rsaMeeting, {
  set: {
    create: [placed],
    edit: [placed],
    finish: [({ now, today }) => ({ doneDt: now.toISOString(), retainToYmd: retainTo(today) })],
  },
  refuse: { edit: [refuseFromAfar, refuseSigned] },
  guard: { finish: [ofDepartment('finish'), attended], cancel: [ofDepartment('cancel')] },
})

/** Where it belongs follows from its process. */
async function placed({ record, db }: Context) {
  const [process] = await asProgram(db).query<{ deptCd: string; plantCd: string }>(
    sql`select dept_cd as "deptCd", plant_cd as "plantCd" from process where process_no = ${record.processNo}`,
  )
  return process ?? {}
}

async function refuseFromAfar(context: Context) {
  if (!(await isEditedFromAfar(rsaMeeting, context))) return undefined
  return problem(rsaMeeting, 'processNo', 'RSA_MEET_FAR', '이 공정의 관리감독자, 안전관리자나 기록한 사람이 고칩니다.')
}

/** What somebody has signed stays as he signed it. */
function refuseSigned({ record, before }: Context) {
  if (!before?.signCnt) return undefined
  const changed = (['meetKindCd', 'processNo', 'meetYmd', 'contentDesc'] as const).find(
    (name) => before[name] !== record[name],
  )
  if (!changed) return undefined
  return problem(
    rsaMeeting,
    changed,
    'RSA_MEET_SIGNED',
    '참석자가 서명한 뒤에는 고칠 수 없습니다. 서명한 참석자를 지우고 고친 뒤 다시 서명받으십시오.',
  )
}

/**
 * R10: of a weekly review the supervisor and the safety manager have signed, of a talk before work at least one of those who
 * were there. Whose manager is missing is said and stops nobody: a contractor may come after the meeting.
 */
async function attended({ record, db }: Context): Promise<Check[]> {
  const { parts, vendors } = await attendanceOf(asProgram(db), record)
  const signed = parts.filter(({ signDt }) => signDt !== null)
  const base = { ruleCd: 'RSA_MEET_SIGN', law: LAW, lifterCds: [] }
  if (record.meetKindCd === 'DAY')
    return signed.length > 0 ? [] : [{ ...base, resultCd: 'BLOCK', message: '서명한 참석자가 없습니다.' }]
  const isThere = (role: string) => signed.some(({ partRoleCd }) => partRoleCd === role)
  const lacking = vendors.filter(({ signedYn }) => signedYn === 'N').map(({ vendorNm }) => vendorNm)
  return [
    ...(isThere('SUP') ? [] : [{ ...base, resultCd: 'BLOCK' as const, message: '관리감독자의 서명이 없습니다.' }]),
    ...(isThere('SHM') ? [] : [{ ...base, resultCd: 'BLOCK' as const, message: '안전관리자의 서명이 없습니다.' }]),
    ...(lacking.length === 0
      ? []
      : [
          {
            ...base,
            ruleCd: 'RSA_MEET_VENDOR',
            resultCd: 'WARN' as const,
            message: '이번 주에 작업한 업체의 관리자가 서명하지 않았습니다. ({vendors})',
            values: { vendors: lacking.join(', ') },
          },
        ]),
  ]
}
