/** Pictures of the demo's newest reports, kept as uploaded ones are. */
import { randomBytes } from 'node:crypto'
import { copyFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type StoredPicture, storePicture } from '#platform/server/attachments/picture.ts'
import { forget, sha256Of } from '#platform/server/attachments/receive.ts'
import type { Storage } from '#platform/server/attachments/storage.ts'
import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { scenes } from './near-miss-scenes.ts'

const TASK_CLASS = 'NEAR_MISS_PHOTO'
const REPORTS_PER_SCENE = 7
const FILE_NM = '현장 사진.jpg'

interface Report {
  nearMissNo: number
  nearMissTitle: string
}
interface StoredFor extends Pick<StoredPicture, 'fileSize' | 'width' | 'height'> {
  nearMissNo: number
  storedNm: string
  sha256: string
}

export async function addNearMissPictures(db: Database, storage: Storage): Promise<void> {
  const reports = await db.query<Report>('SYSTEM', newestReports)
  const files: StoredFor[] = []
  for (const [title, drawing] of Object.entries(scenes)) {
    const those = reports.filter(({ nearMissTitle }) => nearMissTitle === title)
    files.push(...(await storedFor(those, drawing, storage)))
  }
  await db.write('SYSTEM', async (tx) => {
    await tx.query(groupsStatement(files))
    await tx.query(filesStatement(files))
  })
}

const newestReports = sql`
  select near_miss_no as "nearMissNo", near_miss_title as "nearMissTitle" from (
    select near_miss_no, near_miss_title, row_number() over (partition by near_miss_title order by near_miss_no desc) as place
    from near_miss where near_miss_title = any(${Object.keys(scenes)}) and status_cd <> 'TEMP' and photo_file_id is null
  ) newest where place <= ${REPORTS_PER_SCENE}`

/** Drawn once, then a copy for each report: every file has a content of its own. */
async function storedFor(reports: readonly Report[], drawing: string, storage: Storage): Promise<StoredFor[]> {
  const path = await storage.newPath()
  try {
    await writeFile(path, await sharp(Buffer.from(drawing)).jpeg().toBuffer(), { mode: 0o600 })
    const picture = await storePicture(path, 'jpeg')
    const { fileSize, width, height } = picture
    const common = { fileSize, width, height, sha256: await sha256Of(picture.path) }
    return await Promise.all(
      reports.map(async ({ nearMissNo }) => ({
        ...common,
        nearMissNo,
        storedNm: await keepCopy(picture, storage),
      })),
    )
  } finally {
    await forget(path)
  }
}

async function keepCopy(picture: StoredPicture, storage: Storage): Promise<string> {
  const storedNm = randomBytes(16).toString('hex')
  const parts = [
    { from: picture.path, name: storedNm },
    ...picture.previews.map(({ size, path }) => ({ from: path, name: `${storedNm}.${size}` })),
  ]
  for (const { from, name } of parts) {
    const copy = await storage.newPath()
    await copyFile(from, copy)
    await storage.keep(copy, name, false)
  }
  return storedNm
}

const groupsStatement = (files: readonly StoredFor[]) => sql`
  with made as (
    insert into attach_group (task_class_nm, biz_cd, biz_no, plant_cd, vendor_cd, create_user_id, create_dt)
    select ${TASK_CLASS}, 'near-miss', near_miss_no, plant_cd, vendor_cd, create_user_id, create_dt
    from near_miss where near_miss_no = any(${files.map(({ nearMissNo }) => nearMissNo)}::bigint[])
    returning attach_file_id, biz_no
  )
  update near_miss r set photo_file_id = made.attach_file_id from made where made.biz_no = r.near_miss_no`

/** After the groups: a file is let in by a group that can be seen, and none is within its own statement. */
const filesStatement = (files: readonly StoredFor[]) => sql`
  insert into attach_file (attach_file_id, stored_nm, file_org_nm, file_size, file_ext, content_type, sha256, width, height,
    preview_yn, encrypt_yn, create_dt)
  select r.photo_file_id, f."storedNm", ${FILE_NM}, f."fileSize", 'jpg', 'image/jpeg', f.sha256, f.width, f.height, 'Y', 'N',
    r.create_dt
  from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as f("nearMissNo" bigint, "storedNm" text, "fileSize" bigint,
    width int, height int, sha256 text) join near_miss r on r.near_miss_no = f."nearMissNo"`
