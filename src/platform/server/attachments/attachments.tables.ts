/** Files: how many and which a task class takes, the group that a record holds, the files in it. */
import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgPolicy, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, desc, instant, key, keyRef, userKey, yn } from '../database/columns.ts'
import { appRole, scopedPolicy } from '../database/scope.ts'

const taskClassNm = () => varchar({ length: 60 })

/** S-250. */
export const attachSetting = pgTable('attach_setting', {
  taskClassNm: taskClassNm().primaryKey(),
  taskClassDesc: desc(),
  /** Extensions in small letters with commas between; S-257's when empty. */
  acceptExt: varchar({ length: 1000 }),
  limitCnt: integer().notNull().default(1),
  /** MB of 1,000,000 bytes. */
  limitSize: integer().notNull().default(10),
  multipleSelYn: yn(),
  previewYn: yn('Y'),
  pictureExplainYn: yn(),
  encryptYn: yn(),
  useYn: yn('Y'),
  ...common(),
})

/** Until a record names it, a group is its uploader's alone; afterwards it is as reachable as the record. */
export const attachGroup = pgTable(
  'attach_group',
  {
    attachFileId: key(),
    taskClassNm: taskClassNm().notNull(),
    bizCd: varchar({ length: 60 }),
    bizNo: keyRef(),
    plantCd: cd(),
    vendorCd: cd(),
    createUserId: userKey().notNull(),
    createDt: instant().notNull(),
  },
  (t) => [
    index().on(t.bizCd, t.bizNo),
    index('attach_group_unbound').on(t.createDt).where(sql`biz_no is null`),
    scopedPolicy({
      plant: 'plant_cd',
      vendor: 'vendor_cd',
      author: 'create_user_id',
      privateWhen: 'biz_no is null',
      withRecord: true,
    }),
  ],
)

export const attachFile = pgTable(
  'attach_file',
  {
    fileNo: key(),
    attachFileId: keyRef()
      .notNull()
      .references(() => attachGroup.attachFileId, { onDelete: 'cascade' }),
    /** The generated name under which the content is stored; `downloadId` of the wire. */
    storedNm: varchar({ length: 40 }).notNull(),
    fileOrgNm: varchar({ length: 255 }).notNull(),
    fileSize: bigint({ mode: 'number' }).notNull(),
    fileExt: varchar({ length: 20 }).notNull(),
    contentType: varchar({ length: 100 }).notNull(),
    /** Of the stored content, before it is encrypted. */
    sha256: varchar({ length: 64 }).notNull(),
    /** Upright; null for what is no picture. */
    width: integer(),
    height: integer(),
    previewYn: yn(),
    encryptYn: yn(),
    pictureExplain: varchar({ length: 150 }),
    /** As its camera told; null where it did not, and of reports without a name. */
    takenDt: instant(),
    createDt: instant().notNull(),
  },
  (t) => [
    index().on(t.attachFileId),
    uniqueIndex().on(t.storedNm),
    pgPolicy('scope', {
      for: 'all',
      to: appRole,
      using: sql`exists (select from attach_group g where g.attach_file_id = attach_file.attach_file_id)`,
      withCheck: sql`exists (select from attach_group g where g.attach_file_id = attach_file.attach_file_id)`,
    }),
  ],
)
