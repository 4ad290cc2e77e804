/** Files of what is neither a document nor a master: whoever keeps it says who reads them. They stay as they were given. */
import type { Transaction } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import type { RecordAccess } from './attachments.ts'

export interface FileHolder {
  readonly bizCd: string
  canRead(services: Services, person: SignedInPerson, bizNo: number): Promise<boolean>
}

export const heldFiles = (services: Services, holders: readonly FileHolder[], others: RecordAccess): RecordAccess => {
  const holderOf = (bizCd: string) => holders.find((one) => one.bizCd === bizCd)
  return {
    ...others,
    async canRead(person, bizCd, bizNo) {
      const holder = holderOf(bizCd)
      return holder ? holder.canRead(services, person, bizNo) : others.canRead(person, bizCd, bizNo)
    },
    async canEdit(person, bizCd, bizNo, attachFileId) {
      return holderOf(bizCd) === undefined && others.canEdit(person, bizCd, bizNo, attachFileId)
    },
  }
}

interface Held {
  bizCd: string
  bizNo: number
  plantCd: string
  taskClassNm: string
  /** Who has sent them. */
  userId: string
}
/** Files just sent are kept from now on. @throws Refusal 422 where they are not his, or kept by something else */
export async function holdFiles(tx: Transaction, attachFileId: number, held: Held): Promise<void> {
  const { bizCd, bizNo, plantCd, taskClassNm, userId } = held
  const [kept] = await tx.queryAs(
    'SYSTEM',
    sql`update attach_group g set biz_cd = ${bizCd}, biz_no = ${bizNo}, plant_cd = ${plantCd}
      where g.attach_file_id = ${attachFileId} and g.task_class_nm = ${taskClassNm} and g.biz_no is null
        and g.create_user_id = ${userId} and exists (select from attach_file f where f.attach_file_id = g.attach_file_id)
      returning 1`,
  )
  if (!kept) throw new Refusal(422, 'FILE_NOT_YOURS', '첨부한 파일을 찾을 수 없습니다. 다시 첨부하세요.')
}
