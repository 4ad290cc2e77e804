/** Assessments on a worker's own page (0.8): what he took part in and what he is to know, in his language, signed by him alone. */
import { minuteOf } from '#platform/model/calendar.ts'
import { translate } from '#platform/model/i18n.ts'
import type { PageLanguage } from '#platform/model/problem.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import type { Reading, WorkerSign, WorkerSigning } from '#platform/server/links/worker-signing.ts'
import { type Rsa, rsa } from '../assess/rsa.model.ts'
import { partMethods } from '../assess/rsa-codes.model.ts'
import { rsaOf } from '../assess/rsa-people.ts'
import { type Asked, askedOf, confirmAs, type Partaking, partakeAs, partakingsOf, partVersion } from './share-sign.ts'
import { koreanVersion, partsOf, type Told, toldOf, wordsFor } from './told.ts'

const PREFIX = 'RSA-'
const PART = `${PREFIX}P`
const SHARE = `${PREFIX}S`

const recordOf = async (db: Queries, no: number): Promise<Rsa> => rsaOf(await getRecord(db, rsa, no))
const noIn = (code: string): number => Number(code.split('-')[2]) || 0

const codeOfPart = (part: Partaking): string => `${PART}-${part.rsaPartNo}-${partVersion(part)}`
const codeOfShare = (asked: Asked, told: Told): string => `${SHARE}-${asked.rsaSharePersonNo}-${koreanVersion(told)}`

/** The days while it is to be made, the result once it is done. */
const isToKnow = sql`p.confirm_dt is null and ((s.share_cd = 'PRE' and r.status_cd in ('PREP', 'DOING'))
  or (s.share_cd = 'POST' and r.status_cd in ('DONE', 'SHARED')))`

/** Of all that his plant has of him, or of one. */
interface Asking extends Pick<Reading, 'worker' | 'plantCd' | 'language'> {
  rsaNo?: number
}
const ofOne = ({ plantCd, rsaNo }: Asking): Sql =>
  sql`r.plant_cd = ${plantCd} and (${rsaNo ?? null}::bigint is null or r.rsa_no = ${rsaNo ?? null})`

async function partakings(db: Queries, asking: Asking): Promise<WorkerSign[]> {
  const { worker, language } = asking
  const parts = await partakingsOf(db, sql`t.sign_dt is null and t.person_no = ${worker.personNo} and ${ofOne(asking)}`)
  const signs: WorkerSign[] = []
  for (const part of parts) signs.push(partaking(part, await recordOf(db, part.rsaNo), language))
  return signs
}
function partaking(part: Partaking, { rsaTitle }: Rsa, language: PageLanguage): WorkerSign {
  const say = (korean: string) => translate('rsa', language, korean)
  const how = `${say(partMethods[part.partMethodCd])} · ${minuteOf(part.partDt)}`
  const title = `${say('위험성평가 참여')} · ${rsaTitle}`
  const lines = [
    { label: say('참여한 방법과 때'), value: how, isWritten: true },
    ...(part.opinionDesc ? [{ label: say('의견'), value: part.opinionDesc, isWritten: true }] : []),
  ]
  return { code: codeOfPart(part), label: title, parts: [{ title, lines }], says: true }
}

async function shares(db: Queries, asking: Asking): Promise<WorkerSign[]> {
  const { worker, language } = asking
  const asked = await askedOf(db, sql`${isToKnow} and p.person_no = ${worker.personNo} and ${ofOne(asking)}`)
  const told: Told[] = []
  for (const one of asked) told.push(await toldOf(db, await recordOf(db, one.rsaNo), one))
  const words = asked.length > 0 ? await wordsFor(db, told) : { texts: [], terms: [] }
  return asked.flatMap((one, at): WorkerSign[] => {
    const its = told[at]
    if (!its) return []
    const parts = partsOf(its, language, words)
    return [{ code: codeOfShare(one, its), label: parts[0]?.title ?? '', parts, says: true }]
  })
}

export async function toSign(db: Queries, asking: Asking): Promise<WorkerSign[]> {
  return [...(await partakings(db, asking)), ...(await shares(db, asking))]
}

export const rsaSigning: WorkerSigning = {
  prefix: PREFIX,
  list: toSign,
  async had(db, { worker, code }) {
    const no = noIn(code)
    const rows = code.startsWith(PART)
      ? await db.query(
          sql`select from rsa_part where rsa_part_no = ${no} and person_no = ${worker.personNo} and sign_dt is not null and delete_yn = 'N'`,
        )
      : await db.query(
          sql`select from rsa_share_person where rsa_share_person_no = ${no} and person_no = ${worker.personNo} and confirm_dt is not null`,
        )
    return rows.length > 0
  },
  async sign(tx, { worker, code, now, proof, saidDesc }) {
    const signed = { proof, now, opinionDesc: saidDesc }
    if (code.startsWith(PART)) {
      const [part] = await partakingsOf(
        tx,
        sql`t.sign_dt is null and t.person_no = ${worker.personNo} and t.rsa_part_no = ${noIn(code)}`,
      )
      if (part && codeOfPart(part) === code)
        await partakeAs(tx, part, partVersion(part), { ...signed, person: program })
      return
    }
    const [asked] = await askedOf(
      tx,
      sql`${isToKnow} and p.person_no = ${worker.personNo} and p.rsa_share_person_no = ${noIn(code)}`,
    )
    if (!asked) return
    // What has been changed since he read it is another text: he reads that first.
    const record = await recordOf(tx, asked.rsaNo)
    if (codeOfShare(asked, await toldOf(tx, record, asked)) === code) await confirmAs(tx, record, asked, signed)
  },
}
