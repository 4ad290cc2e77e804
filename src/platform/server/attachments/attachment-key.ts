/** The key of encrypted files is looked for before anybody can add to them (S-259). */
import { existsSync, readFileSync } from 'node:fs'
import { StartError } from '../config.ts'
import type { Database } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { keyFileIn } from './storage.ts'

const KEY_BYTES = 32

/** @throws StartError where encrypted files wait for a key that is gone: a new one would open none of them */
export async function requireAttachmentKey(db: Database, dataDir: string): Promise<void> {
  const file = keyFileIn(dataDir)
  if (existsSync(file)) return requireKeyIn(file)
  const [row] = await db.query<{ fileCnt: number }>(
    'SYSTEM',
    sql`select count(*) as "fileCnt" from attach_file where encrypt_yn = 'Y'`,
  )
  const fileCnt = row?.fileCnt ?? 0
  if (fileCnt === 0) return
  throw new StartError(
    `${file} is missing: ${fileCnt} encrypted attachments cannot be opened without it. Put it back from a backup. ` +
      `Only if it is lost for good, give the site a new key (openssl rand -base64 32 > ${file}); those files stay closed.`,
    `${file} 파일이 없습니다. 암호화된 첨부파일 ${fileCnt}개를 열 수 없습니다. 백업에서 이 파일을 되돌려 놓으십시오. ` +
      `완전히 잃어버린 경우에만 새 키를 만드십시오(openssl rand -base64 32 > ${file}). 기존 파일은 열 수 없습니다.`,
  )
}

function requireKeyIn(file: string): void {
  if (Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url').length === KEY_BYTES) return
  throw new StartError(
    `${file} holds no key of ${KEY_BYTES} bytes: put the right file back from a backup.`,
    `${file} 파일의 키가 올바르지 않습니다. 백업에서 올바른 파일을 되돌려 놓으십시오.`,
  )
}
