/** Files that show what was done: of a sharing on paper or on the wall, of what is done for now. They stay as they were given. */
import type { Person } from '#platform/model/access.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound, Refusal } from '#platform/server/refusal.ts'
import { type Rsa, rsa } from './rsa.model.ts'
import { EVIDENCE } from './rsa-codes.model.ts'
import { lockedRsa, requireLeader } from './rsa-people.ts'

interface Writing {
  tx: Transaction
  person: Person
  now: Date
}

/** Files that he has just sent belong to the assessment from now on. @throws Refusal 422 where they are not his */
export async function keepEvidence(
  { tx, person }: Writing,
  { rsaNo, plantCd }: Pick<Rsa, 'rsaNo' | 'plantCd'>,
  attachFileId: number,
): Promise<void> {
  const [kept] = await asProgram(tx).query(
    sql`update attach_group g set biz_cd = ${rsa.name}, biz_no = ${rsaNo}, plant_cd = ${plantCd}
      where g.attach_file_id = ${attachFileId} and g.task_class_nm = ${EVIDENCE} and g.biz_no is null
        and g.create_user_id = ${person.userId} and exists (select from attach_file f where f.attach_file_id = g.attach_file_id)
      returning 1`,
  )
  if (!kept) throw new Refusal(422, 'RSA_EVIDENCE', '증빙 파일을 찾을 수 없습니다. 다시 첨부하세요.')
}

/** @throws Refusal 403, 404, 422 */
export async function evidenceOfShare(
  writing: Writing,
  { no, share }: { no: number; share: number },
  attachFileId: number,
): Promise<void> {
  const { tx, person, now } = writing
  const record = await lockedRsa(tx, no)
  await requireLeader(tx, person, record)
  const [found] = await tx.query<{ isShown: boolean }>(
    sql`select attach_file_id is not null as "isShown" from rsa_share where rsa_no = ${no} and rsa_share_no = ${share}`,
  )
  if (!found) throw notFound()
  if (found.isShown) throw new Refusal(422, 'RSA_EVIDENCE_KEPT', '이미 첨부한 증빙은 바꿀 수 없습니다.')
  await keepEvidence(writing, record, attachFileId)
  await tx.query(
    sql`update rsa_share set attach_file_id = ${attachFileId}, update_user_id = ${person.userId}, update_dt = ${now}
      where rsa_share_no = ${share}`,
  )
}
