/** A measure that was ticked without a network: it joins what others have ticked meanwhile; the first tick counts. */
import type { AnswerOf, BodyOf } from '#platform/model/call.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { RuledDocument } from '#platform/server/documents/rules.ts'
import { notFound, ruleRefused } from '#platform/server/refusal.ts'
import { otherPhoto } from '../check/other-photo.ts'
import type { Permit, PermitCheckLine } from '../permit.model.ts'
import { type Arriving, arrived, noteLate, storeAt } from './arriving.ts'
import type { bringTick } from './away.calls.ts'

type Ticking = Omit<Arriving, 'body'> & { body: BodyOf<typeof bringTick>; checkItemNo: string }

export async function ticked(document: RuledDocument, ticking: Ticking): Promise<AnswerOf<typeof bringTick>> {
  const { tx, asker, body, checkItemNo } = ticking
  const { work, doneDt } = await arrived(ticking)
  const { permitNo, rowVersion } = work
  const line = (work.permitCheck ?? []).find((one) => one.checkItemNo === checkItemNo)
  if (!line) throw notFound()
  if (!isNews(line, body, doneDt)) return { permitNo, okDt: line.okDt }
  const photo = body.attachFileId === null ? {} : await taken(ticking, work, body.attachFileId)
  const put = { ...line, okYn: body.okYn, photoFileNo: photo.photoFileNo ?? line.photoFileNo }
  const permitCheck = (work.permitCheck ?? []).map((one) => (one === line ? put : one))
  await storeAt(ticking, document, doneDt).editWithin(tx, asker, permitNo, rowVersion, {
    permitCheck,
    ...(photo.checkPhotoFileId && { checkPhotoFileId: photo.checkPhotoFileId }),
  })
  const { now, ip } = ticking
  await noteLate(tx, permitNo, { person: asker.person, now, ip }, doneDt)
  return { permitNo, okDt: body.okYn === 'Y' ? (line.okDt ?? doneDt.toISOString()) : null }
}

/** What was ticked later than this was taken away stays ticked. */
function isNews(
  { okYn, okDt }: PermitCheckLine,
  { okYn: given, attachFileId }: Ticking['body'],
  doneDt: Date,
): boolean {
  if (attachFileId !== null) return true
  if (okYn === given) return false
  return given === 'Y' || Date.parse(okDt ?? '') <= doneDt.getTime()
}

interface Taken {
  photoFileNo?: number
  checkPhotoFileId?: number
}
/** The photo goes to those that the permit has already; where it has none, its group becomes the permit's. @throws Refusal 422 */
async function taken({ tx, asker }: Ticking, { checkPhotoFileId }: Permit, attachFileId: number): Promise<Taken> {
  const program = asProgram(tx)
  const [file] = await program.query<{ fileNo: number }>(
    sql`select f.file_no::int as "fileNo" from attach_group g join attach_file f using (attach_file_id)
      where g.attach_file_id = ${attachFileId} and g.task_class_nm = 'PERMIT_CHECK' and g.biz_no is null
        and g.create_user_id = ${asker.person.userId} order by f.file_no desc limit 1`,
  )
  if (!file) throw ruleRefused([otherPhoto()])
  if (checkPhotoFileId === null) return { photoFileNo: file.fileNo, checkPhotoFileId: attachFileId }
  await program.query(sql`update attach_file set attach_file_id = ${checkPhotoFileId} where file_no = ${file.fileNo}`)
  return { photoFileNo: file.fileNo }
}
