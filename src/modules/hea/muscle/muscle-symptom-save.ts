import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ProgramAs } from '#platform/server/documents/program-door.ts'
import { problem, ruleRefused } from '#platform/server/refusal.ts'
import type { Answer } from './muscle-symptom.calls.ts'
import { muscleSymptom } from './muscle-symptom.model.ts'
import { type BodyPart, bodyParts, partVerdict, personVerdict, verdicts } from './symptom.logic.ts'

/** Who answers: somebody of the plant, or a worker of a vendor. */
export type Answerer = { plantCd: string } & (
  | { userId: string; deptCd: string | null }
  | { personNo: number; workerVendorCd: string }
)

export const refused = (field: string, code: string, message: string) =>
  ruleRefused([problem(muscleSymptom, field, code, message)])

export function requireParts({ painYn, complaints }: Answer): void {
  const parts = complaints.map(({ partCd }) => partCd)
  if (painYn === 'Y' && parts.length === 0)
    throw refused('complaints', 'HEA_MSD_PART_REQUIRED', '아픈 부위를 하나 이상 고르십시오.')
  if (new Set(parts).size < parts.length)
    throw refused('complaints', 'HEA_MSD_PART_TWICE', '같은 부위를 두 번 고를 수 없습니다.')
}

/** One row of a person in a survey, whoever sends it twice at once. */
export async function saveAnswer(tx: Transaction, as: ProgramAs, who: Answerer, given: Answer) {
  const { plantCd, ...identity } = who
  const lock = `muscle-symptom:${given.muscleSurveyNo}:${'userId' in who ? who.userId : `p${who.personNo}`}`
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`)
  const his = 'userId' in who ? sql`user_id = ${who.userId}` : sql`person_no = ${who.personNo}`
  const [known] = await tx.query<{ no: number }>(sql`select muscle_symptom_no as no from muscle_symptom
    where muscle_survey_no = ${given.muscleSurveyNo} and ${his} and delete_yn = 'N' limit 1`)
  const values = answerValues(given)
  const answers = tx.program(muscleSymptom, as)
  const { muscleSurveyNo } = given
  if (known) await answers.note(known.no, 'EDIT', values)
  else await answers.create({ ...values, ...identity, muscleSurveyNo, plantCd })
  return values.verdictCd
}

/** What is kept of an answer, with what it says of each part and of the person. */
export function answerValues({ muscleWorkNo, painYn, complaints }: Answer) {
  const kept = painYn === 'Y' ? complaints : []
  const judged = kept.map((one) => ({ partCd: one.partCd, verdict: verdictOf(one) }))
  const words = judged.map(({ partCd, verdict }) => `${bodyParts[partCd]} ${verdicts[verdict]}`)
  return {
    muscleWorkNo,
    painYn,
    complaints: kept.map((one) => ({ ...one, effectCds: one.effectCds.join() })),
    partVerdictDesc: words.length > 0 ? words.join(', ') : null,
    verdictCd: personVerdict(judged.map(({ verdict }) => verdict)),
  }
}
type Given = Answer['complaints'][number] & { partCd: BodyPart }
const verdictOf = ({ durationCd, painCd, freqCd }: Given) =>
  partVerdict({ durationCd: Number(durationCd), painCd: Number(painCd), freqCd: Number(freqCd) })
