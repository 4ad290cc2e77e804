/** Groups of files and who may reach them: the uploader until a record holds the group, then the record's readers. */
import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { finished, pipeline } from 'node:stream/promises'
import type { Person } from '#platform/model/access.ts'
import { logAccess } from '../audit/access-log.ts'
import type { Database, Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { program } from '../documents/program.ts'
import { notFound } from '../refusal.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import { audited } from './file-audit.ts'
import { isPictureExtension } from './file-kind.ts'
import { FILE_COLUMNS, type FileRow, type FileWire, type Group, groupStatement, toWire } from './file-rows.ts'
import { PREVIEW_SIZES, type PreviewSize, previewOf, type Turn, turnPicture } from './picture.ts'
import { forget, type ReadyFile, type Received, receive, sha256Of } from './receive.ts'
import { notTurned, refusalOf, tooMany } from './refusals.ts'
import { readSetting, type Setting } from './settings.ts'
import type { Storage } from './storage.ts'
import type { FileChange } from './wire.ts'

/** Access to a file is access to its document; whoever knows the documents answers. */
export interface RecordAccess {
  canRead(person: SignedInPerson, bizCd: string, bizNo: number): Promise<boolean>
  /** Whether files may be added to, changed in and removed from this group of the record. */
  canEdit(person: SignedInPerson, bizCd: string, bizNo: number, attachFileId: number): Promise<boolean>
  /** Whether its author asked not to be named: then nothing is told of him by a camera. */
  isUnnamed(bizCd: string, bizNo: number): Promise<boolean>
  /** Whether he wrote it without his name, or may still ask for that: no log tells that he was there. */
  isUnnamedAuthor(person: SignedInPerson, bizCd: string, bizNo: number): Promise<boolean>
}
export interface Incoming {
  fileOrgNm: string
  source: Readable
}
export interface UploadInput {
  taskClassNm: string
  attachFileId?: number | undefined
  /** Drawings to be marked: whatever else the setting takes, here it takes pictures. */
  picturesOnly?: boolean
  files: AsyncIterable<Incoming>
}
export interface OpenFile {
  content(): Promise<Readable>
  fileNm: string
  contentType: string
  sizeBytes: number
}
export interface OpenPicture {
  /** null for a preview, which is small. */
  sizeBytes: number | null
  /** Another one after the picture was turned. */
  storedNm: string
  fileNm: string
  contentType: string
  content(): Promise<Readable>
}

const PHOTO_NM = 'photo.jpg'
const SHOWN_SIZE = 960

export class Attachments {
  private readonly db: Database
  private readonly storage: Storage
  private readonly access: RecordAccess
  private readonly now: () => Date

  constructor(parts: { db: Database; storage: Storage; access: RecordAccess; now: () => Date }) {
    this.db = parts.db
    this.storage = parts.storage
    this.access = parts.access
    this.now = parts.now
  }

  setting(taskClassNm: string): Promise<Setting> {
    return this.db.read('SYSTEM', (db) => readSetting(db, taskClassNm))
  }

  /**
   * Takes a choice of files in, all or none.
   *
   * @throws Refusal K-50, K-51, K-52, FILE_EMPTY, FILE_CONTENT with the file's name as the field; K-57
   */
  async upload(person: SignedInPerson, input: UploadInput): Promise<{ attachFileId: number; files: FileWire[] }> {
    const group = input.attachFileId === undefined ? undefined : await this.group(person, input.attachFileId, 'edit')
    const setting = takenBy(input, await this.setting(group?.taskClassNm ?? input.taskClassNm))
    const received: Received[] = []
    try {
      const isOpen = setting.useYn === 'Y'
      const before = group ? await this.db.read('SYSTEM', (db) => countOf(db, group.attachFileId)) : 0
      for await (const { fileOrgNm, source } of input.files) {
        // A file too many is read to its end, and that is all.
        if (isOpen && before + received.length < setting.limitCnt)
          received.push(await receive(source, { fileOrgNm, setting, storage: this.storage }))
        else received.push(await drained(source, fileOrgNm, isOpen ? 'K-50' : 'K-57'))
      }
      const refusal = refusalOf(received)
      if (refusal) throw refusal
      const ready = received.flatMap((one) => ('file' in one ? [one.file] : []))
      return await this.keep(person, group, setting, ready)
    } finally {
      for (const { path } of received) if (path) await forget(path)
    }
  }

  /** @param withPreviews puts the small pictures into the answer, for who cannot ask for each */
  async list(person: SignedInPerson, attachFileId: number, withPreviews = false): Promise<FileWire[]> {
    const group = await this.group(person, attachFileId, 'read')
    const isUnnamed = await this.isUnnamed(group)
    const rows = await this.db.read('SYSTEM', (db) => rowsOf(db, attachFileId))
    const files = []
    for (const row of rows) {
      const previewImage = withPreviews && row.previewYn === 'Y' ? await this.preview(row) : null
      files.push({ ...toWire(row), previewImage, ...(isUnnamed && { takenDt: null }) })
    }
    return files
  }

  private async isUnnamed({ bizCd, bizNo }: Group): Promise<boolean> {
    return bizCd !== null && bizNo !== null && this.access.isUnnamed(bizCd, bizNo)
  }

  private async preview(file: FileRow): Promise<string> {
    const content = await this.readPreview(file, PREVIEW_SIZES[0])
    return (await buffer(content)).toString('base64')
  }

  /**
   * The photo of somebody who is not known, told beside a record of the program: nothing of camera, place or moment is kept.
   *
   * @throws Refusal as `upload`
   */
  async takePhoto(taskClassNm: string, photo: Buffer): Promise<number> {
    const setting = takenBy({ picturesOnly: true }, await this.setting(taskClassNm))
    const received = await receive(Readable.from([photo]), { fileOrgNm: PHOTO_NM, setting, storage: this.storage })
    try {
      const refusal = refusalOf([received])
      if (refusal) throw refusal
      const ready = 'file' in received ? [{ ...received.file, takenDt: null }] : []
      return (await this.keep(program, undefined, setting, ready)).attachFileId
    } finally {
      await forget(received.path)
    }
  }

  /** The first picture of a group, to look at, for whoever may see what became of its record. Base64. */
  async shownPicture(attachFileId: number | null): Promise<string | null> {
    if (attachFileId === null) return null
    const rows = await this.db.read('SYSTEM', (db) => rowsOf(db, attachFileId))
    const picture = rows.find(({ previewYn }) => previewYn === 'Y')
    return picture ? (await buffer(await this.readPreview(picture, SHOWN_SIZE))).toString('base64') : null
  }

  /** All of them or none. @param attachFileId the group that all must be in */
  async remove(person: SignedInPerson, fileNos: readonly number[], attachFileId?: number): Promise<void> {
    const found: Awaited<ReturnType<typeof this.fileBy>>[] = []
    for (const fileNo of new Set(fileNos)) found.push(await this.fileBy(person, { fileNo }, 'edit'))
    if (attachFileId !== undefined && found.some(({ file }) => file.attachFileId !== attachFileId)) throw notFound()
    await this.db.write('SYSTEM', async (tx) => {
      for (const { file, group } of found) {
        const gone = await tx.query(sql`delete from attach_file where file_no = ${file.fileNo} returning file_no`)
        if (gone.length === 0) throw notFound()
        await audited(tx, person, this.now(), group, 'FILE_DELETE', [file.fileOrgNm, null])
      }
      tx.afterCommit(() => this.discard(found.map(({ file }) => file.storedNm)))
    })
  }

  /** Every file of a group. */
  async removeAll(person: SignedInPerson, attachFileId: number): Promise<void> {
    await this.group(person, attachFileId, 'edit')
    const rows = await this.db.read('SYSTEM', (db) => rowsOf(db, attachFileId))
    await this.remove(
      person,
      rows.map(({ fileNo }) => fileNo),
    )
  }

  /** Keeps explanations and turns. @returns the files; none where the group is empty */
  async apply(person: SignedInPerson, attachFileId: number, changes: readonly FileChange[]): Promise<FileWire[]> {
    const group = await this.group(person, attachFileId, 'edit')
    for (const { fileNo, pictureExplain, rotate } of changes) {
      if (rotate) await this.turn(person, group, fileNo, rotate)
      if (pictureExplain !== undefined) await this.explain(person, group, fileNo, pictureExplain)
    }
    return this.db.read('SYSTEM', (db) => filesOf(db, attachFileId))
  }

  private async explain(person: SignedInPerson, group: Group, fileNo: number, text: string | null): Promise<void> {
    await this.db.write('SYSTEM', async (tx) => {
      const [file] = await tx.query<FileRow>(sql`select ${FILE_COLUMNS} from attach_file
        where file_no = ${fileNo} and attach_file_id = ${group.attachFileId} for update`)
      if (!file) throw notFound()
      await tx.query(sql`update attach_file set picture_explain = ${text} where file_no = ${fileNo}`)
      await audited(tx, person, this.now(), group, 'FILE_EDIT', [file.pictureExplain, text])
    })
  }

  /** The turned picture is a new file under the same number: whoever reads the old one reads it to its end. */
  private async turn(person: SignedInPerson, group: Group, fileNo: number, turn: Turn): Promise<void> {
    const { file } = await this.fileBy(person, { fileNo }, 'edit')
    if (file.attachFileId !== group.attachFileId || file.previewYn !== 'Y') throw notFound()
    const path = await this.storage.newPath()
    const storedNm = newStoredName()
    try {
      await pipeline(await this.read(file.storedNm, file), createWriteStream(path, { mode: 0o600 }))
      const turned = await turnPicture(path, turn)
      if (!turned) throw notTurned()
      const sha256 = await sha256Of(turned.path)
      await this.keepContent(storedNm, turned, file.encryptYn === 'Y')
      await this.db.write('SYSTEM', async (tx) => {
        const changed = await tx.query(sql`update attach_file set stored_nm = ${storedNm}, sha256 = ${sha256},
            file_size = ${turned.fileSize}, width = ${turned.width}, height = ${turned.height}
          where file_no = ${fileNo} and stored_nm = ${file.storedNm} returning 1`)
        if (changed.length === 0) throw notFound()
        await audited(tx, person, this.now(), group, 'FILE_EDIT', [file.fileOrgNm, `${file.fileOrgNm} ↻ ${turn}°`])
        tx.afterCommit(() => this.discard([file.storedNm]))
      })
    } catch (error) {
      await this.discard([storedNm])
      throw error
    } finally {
      await forget(path)
    }
  }

  /** A file to be kept: what leaves a record is logged. @param ip of who asks */
  async open(person: SignedInPerson, storedNm: string, ip: string | null = null): Promise<OpenFile> {
    const { file, group } = await this.fileBy(person, { storedNm }, 'read')
    const { bizCd, bizNo } = group
    const event = { now: this.now(), userId: person.userId, ip, accessCd: 'DOWNLOAD' as const }
    const isTrace = bizCd !== null && bizNo !== null && (await this.access.isUnnamedAuthor(person, bizCd, bizNo))
    if (bizCd !== null && !isTrace) await logAccess(this.db, { ...event, bizCd, bizNo, detailDesc: file.fileOrgNm })
    return {
      content: () => this.read(file.storedNm, file),
      fileNm: file.fileOrgNm,
      contentType: file.contentType,
      sizeBytes: file.fileSize,
    }
  }

  /** @param size of the preview; the whole picture without one */
  async openPicture(person: SignedInPerson, fileNo: number, size?: PreviewSize): Promise<OpenPicture> {
    const { file } = await this.fileBy(person, { fileNo }, 'read')
    if (file.previewYn !== 'Y') throw notFound()
    const storedNm = size ? `${file.storedNm}.${size}` : file.storedNm
    return {
      storedNm,
      sizeBytes: size ? null : file.fileSize,
      fileNm: file.fileOrgNm,
      contentType: size ? 'image/webp' : file.contentType,
      content: () => (size ? this.readPreview(file, size) : this.read(file.storedNm, file)),
    }
  }

  /** One that was never asked for is written first, and kept. */
  private async readPreview(file: FileRow, size: PreviewSize): Promise<Readable> {
    const previewNm = `${file.storedNm}.${size}`
    const isEncrypted = file.encryptYn === 'Y'
    try {
      return await this.storage.read(previewNm, isEncrypted)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
    const path = await this.storage.newPath()
    try {
      await pipeline(await this.read(file.storedNm, file), createWriteStream(path, { mode: 0o600 }))
      await this.storage.keep(await previewOf(path, size), previewNm, isEncrypted)
    } finally {
      await forget(path)
    }
    return this.read(previewNm, file)
  }

  /** The group, when the person may read or edit it; an unknown one cannot be told from another one's. */
  private async group(person: SignedInPerson, attachFileId: number, purpose: 'read' | 'edit'): Promise<Group> {
    const [group] = await this.db.query<Group>('SYSTEM', groupStatement(attachFileId))
    if (!group || !(await this.mayReach(person, group, purpose))) throw notFound()
    return group
  }

  private async mayReach(person: SignedInPerson, group: Group, purpose: 'read' | 'edit'): Promise<boolean> {
    const { bizCd, bizNo, attachFileId } = group
    if (bizCd === null || bizNo === null) return group.createUserId === person.userId
    return purpose === 'read'
      ? this.access.canRead(person, bizCd, bizNo)
      : this.access.canEdit(person, bizCd, bizNo, attachFileId)
  }

  private async fileBy(
    person: SignedInPerson,
    by: { fileNo: number } | { storedNm: string },
    purpose: 'read' | 'edit',
  ) {
    const condition = 'fileNo' in by ? sql`file_no = ${by.fileNo}` : sql`stored_nm = ${by.storedNm}`
    const [file] = await this.db.query<FileRow>(
      'SYSTEM',
      sql`select ${FILE_COLUMNS} from attach_file where ${condition}`,
    )
    if (!file) throw notFound()
    return { file, group: await this.group(person, file.attachFileId, purpose) }
  }

  private async read(storedNm: string, file: FileRow): Promise<Readable> {
    try {
      return await this.storage.read(storedNm, file.encryptYn === 'Y')
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? notFound() : error
    }
  }

  /** Content first, rows last: what a crash leaves is a file without a row, which the clean-up finds. */
  private async keep(person: Person, group: Group | undefined, setting: Setting, ready: readonly ReadyFile[]) {
    const kept: { storedNm: string; file: ReadyFile }[] = []
    try {
      for (const file of ready) {
        const storedNm = newStoredName()
        kept.push({ storedNm, file })
        await this.keepContent(storedNm, file, setting.encryptYn === 'Y')
      }
      return await this.db.write('SYSTEM', async (tx) => {
        const target = group ?? (await createGroup(tx, person, setting.taskClassNm, this.now()))
        // Counted by a statement of its own: one that waited for the lock counts what stood there before.
        const locked = await tx.query(
          sql`select 1 from attach_group where attach_file_id = ${target.attachFileId} for update`,
        )
        if (locked.length === 0) throw notFound()
        const last = kept.at(-1)
        if (last && (await countOf(tx, target.attachFileId)) + kept.length > setting.limitCnt)
          throw tooMany(last.file.fileOrgNm)
        for (const { storedNm, file } of kept) await insertFile(tx, target, setting, storedNm, file, this.now())
        const names = kept.map(({ file }) => file.fileOrgNm).join(', ')
        await audited(tx, person, this.now(), target, 'FILE_ADD', [null, names])
        return { attachFileId: target.attachFileId, files: await filesOf(tx, target.attachFileId) }
      })
    } catch (error) {
      await this.discard(kept.map(({ storedNm }) => storedNm))
      throw error
    }
  }

  private async keepContent(
    storedNm: string,
    { path, previews }: Pick<ReadyFile, 'path' | 'previews'>,
    encrypt: boolean,
  ): Promise<void> {
    const parts = [
      { path, name: storedNm },
      ...previews.map((one) => ({ path: one.path, name: `${storedNm}.${one.size}` })),
    ]
    await Promise.all(parts.map((part) => this.storage.keep(part.path, part.name, encrypt)))
  }

  private async discard(storedNms: readonly string[]): Promise<void> {
    for (const storedNm of storedNms)
      for (const name of [storedNm, ...PREVIEW_SIZES.map((size) => `${storedNm}.${size}`)])
        await this.storage.remove(name)
  }
}

const newStoredName = (): string => randomBytes(16).toString('hex')

async function drained(source: Readable, fileOrgNm: string, refused: 'K-50' | 'K-57'): Promise<Received> {
  await finished(source.resume())
  return { fileOrgNm, path: '', refused }
}

async function createGroup(tx: Queries, person: Person, taskClassNm: string, now: Date): Promise<Group> {
  const [group] = await tx.query<Group>(sql`
    insert into attach_group (task_class_nm, plant_cd, vendor_cd, create_user_id, create_dt)
    values (${taskClassNm}, ${person.plantCd}, ${person.vendorCd}, ${person.userId}, ${now})
    returning attach_file_id as "attachFileId", task_class_nm as "taskClassNm", biz_cd as "bizCd", biz_no as "bizNo",
      plant_cd as "plantCd", vendor_cd as "vendorCd", create_user_id as "createUserId"`)
  if (!group) throw notFound()
  return group
}

async function insertFile(
  tx: Queries,
  group: Group,
  setting: Setting,
  storedNm: string,
  file: ReadyFile,
  now: Date,
): Promise<void> {
  const previewYn = file.previews.length > 0 ? 'Y' : 'N'
  await tx.query(sql`
    insert into attach_file (attach_file_id, stored_nm, file_org_nm, file_size, file_ext, content_type, sha256, width,
      height, preview_yn, encrypt_yn, taken_dt, create_dt)
    values (${group.attachFileId}, ${storedNm}, ${file.fileOrgNm}, ${file.fileSize}, ${file.fileExt},
      ${file.contentType}, ${file.sha256}, ${file.width}, ${file.height}, ${previewYn}, ${setting.encryptYn}, ${takenBefore(file, now)}, ${now})`)
}

const CLOCK_ERROR_MS = 86_400_000
/** A camera whose clock runs far ahead tells nothing. */
const takenBefore = ({ takenDt }: ReadyFile, now: Date): string | null =>
  takenDt !== null && Date.parse(takenDt) <= now.getTime() + CLOCK_ERROR_MS ? takenDt : null

async function countOf(db: Queries, attachFileId: number): Promise<number> {
  const [row] = await db.query<{ fileCnt: number }>(
    sql`select count(*) as "fileCnt" from attach_file where attach_file_id = ${attachFileId}`,
  )
  return row?.fileCnt ?? 0
}

const rowsOf = (db: Queries, attachFileId: number): Promise<FileRow[]> =>
  db.query(sql`select ${FILE_COLUMNS} from attach_file where attach_file_id = ${attachFileId} order by file_no`)

const filesOf = async (db: Queries, attachFileId: number): Promise<FileWire[]> =>
  (await rowsOf(db, attachFileId)).map(toWire)

const takenBy = ({ picturesOnly }: Pick<UploadInput, 'picturesOnly'>, setting: Setting): Setting =>
  picturesOnly ? { ...setting, acceptExts: setting.acceptExts.filter(isPictureExtension) } : setting
