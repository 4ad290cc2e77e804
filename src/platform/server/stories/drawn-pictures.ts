/** Pictures of the demo: drawn, and kept as uploaded ones are. */
import { randomBytes } from 'node:crypto'
import { copyFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type AnyDocument, snakeCase } from '#platform/model/document.ts'
import { type StoredPicture, storePicture } from '../attachments/picture.ts'
import { forget, sha256Of } from '../attachments/receive.ts'
import type { Storage } from '../attachments/storage.ts'
import type { Database } from '../database/database.ts'
import { name, type Sql, sql } from '../database/sql.ts'
import { tableNameOf } from '../documents/table.ts'

/** The same place as it was found and as it is once that was put right: SVG. */
interface Scene {
  readonly before: string
  readonly after: string
}
interface Shot {
  /** The file that it fills. */
  readonly field: string
  readonly fileNm: string
  /** Who added it and when, as SQL over `r`. */
  readonly by: Sql
  readonly at: Sql
}
interface Told {
  /** Of each scene the newest records show it, so many. */
  readonly most: number
  /** By the title of the records that show it. */
  readonly scenes: Readonly<Record<string, Scene>>
  readonly before: Shot
  /** Where the record keeps that as well. */
  readonly after?: Shot
}
interface Wanted extends Shot, Pick<Told, 'most'> {
  readonly where: Sql
  readonly drawings: Readonly<Record<string, string>>
}
interface StoredFor extends Pick<StoredPicture, 'fileSize' | 'width' | 'height'> {
  no: number
  storedNm: string
  sha256: string
}

/** What was found, and what it looks like now wherever `after.at` says that it was put right. */
export async function addBeforeAndAfter(db: Database, storage: Storage, model: AnyDocument, told: Told): Promise<void> {
  const { most, scenes, before, after } = told
  const drawings = (of: keyof Scene) => Object.fromEntries(Object.entries(scenes).map(([is, scene]) => [is, scene[of]]))
  const begun = sql`r.status_cd <> ${model.lifecycle.start}`
  await addPictures(db, storage, model, { most, ...before, where: begun, drawings: drawings('before') })
  if (!after) return
  const ended = sql`${after.at} is not null and r.${name(snakeCase(before.field))} is not null`
  await addPictures(db, storage, model, { most, ...after, where: ended, drawings: drawings('after') })
}

async function addPictures(db: Database, storage: Storage, model: AnyDocument, wanted: Wanted): Promise<void> {
  const records = await newest(db, model, wanted)
  const files: StoredFor[] = []
  for (const [key, drawing] of Object.entries(wanted.drawings)) {
    const those = records.filter(({ is }) => is === key)
    files.push(...(await storedFor(those, drawing, storage)))
  }
  await db.write('SYSTEM', async (tx) => {
    await tx.query(groupsStatement(model, wanted, files))
    await tx.query(filesStatement(model, wanted, files))
  })
}

const newest = (db: Database, model: AnyDocument, { where, most, drawings, field }: Wanted) => {
  const [key, title] = [name(snakeCase(model.key)), name(snakeCase(model.title))]
  return db.query<{ no: number; is: string }>(
    'SYSTEM',
    sql`select no, "is" from (
      select r.${key} as no, r.${title} as "is", row_number() over (partition by r.${title} order by r.${key} desc) as place
      from ${name(tableNameOf(model))} r
      where r.${title} = any(${Object.keys(drawings)}) and r.${name(snakeCase(field))} is null and ${where}
    ) newest where place <= ${most}`,
  )
}

/** Drawn once, then a copy for each record: every file has a content of its own. */
async function storedFor(records: readonly { no: number }[], drawing: string, storage: Storage): Promise<StoredFor[]> {
  const path = await storage.newPath()
  try {
    await writeFile(path, await sharp(Buffer.from(drawing)).jpeg().toBuffer(), { mode: 0o600 })
    const picture = await storePicture(path, 'jpeg')
    const { fileSize, width, height } = picture
    const common = { fileSize, width, height, sha256: await sha256Of(picture.path) }
    return await Promise.all(
      records.map(async ({ no }) => ({ ...common, no, storedNm: await keepCopy(picture, storage) })),
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
  for (const part of parts) {
    const copy = await storage.newPath()
    await copyFile(part.from, copy)
    await storage.keep(copy, part.name, false)
  }
  return storedNm
}

const taskClassOf = ({ fields }: AnyDocument, fieldName: string): string => {
  const field = fields[fieldName]
  if (field?.kind !== 'attachments') throw new RangeError(`${fieldName} holds no files.`)
  return field.taskClass
}

const groupsStatement = (model: AnyDocument, { field, by, at }: Wanted, files: readonly StoredFor[]): Sql => {
  const [table, key] = [name(tableNameOf(model)), name(snakeCase(model.key))]
  return sql`
  with made as (
    insert into attach_group (task_class_nm, biz_cd, biz_no, plant_cd, vendor_cd, create_user_id, create_dt)
    select ${taskClassOf(model, field)}, ${model.name}, r.${key}, r.plant_cd, r.vendor_cd, ${by}, ${at}
    from ${table} r where r.${key} = any(${files.map(({ no }) => no)}::bigint[])
    returning attach_file_id, biz_no
  )
  update ${table} r set ${name(snakeCase(field))} = made.attach_file_id from made where made.biz_no = r.${key}`
}

/** After the groups: a file is let in by a group that can be seen, and none is within its own statement. */
const filesStatement = (model: AnyDocument, { field, fileNm, at }: Wanted, files: readonly StoredFor[]): Sql => sql`
  insert into attach_file (attach_file_id, stored_nm, file_org_nm, file_size, file_ext, content_type, sha256, width, height,
    preview_yn, encrypt_yn, create_dt)
  select r.${name(snakeCase(field))}, f."storedNm", ${fileNm}, f."fileSize", 'jpg', 'image/jpeg', f.sha256, f.width, f.height,
    'Y', 'N', ${at}
  from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as f(no bigint, "storedNm" text, "fileSize" bigint,
    width int, height int, sha256 text) join ${name(tableNameOf(model))} r on r.${name(snakeCase(model.key))} = f.no`
