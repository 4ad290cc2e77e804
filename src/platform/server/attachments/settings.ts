/** What a task class takes (S-250). */
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import type { SettingRow } from './wire.ts'

const BYTES_PER_MB = 1_000_000
/** S-257. */
const DEFAULT_EXTS = 'txt,xls,xlsx,ppt,pptx,doc,docx,pdf,png,gif,jpg,jpeg,jiff'

export interface Setting extends SettingRow {
  acceptExts: readonly string[]
  limitBytes: number
}

/** S-250: a task class without a row is limited by these. */
const manual = (taskClassNm: string): SettingRow => ({
  taskClassNm,
  taskClassDesc: null,
  acceptExt: DEFAULT_EXTS,
  limitCnt: 999,
  limitSize: 20,
  multipleSelYn: 'Y',
  previewYn: 'Y',
  pictureExplainYn: 'N',
  encryptYn: 'N',
  useYn: 'Y',
  manualSetting: true,
})

export async function readSetting(db: Queries, taskClassNm: string): Promise<Setting> {
  const [found] = await db.query<Omit<SettingRow, 'acceptExt' | 'manualSetting'> & { acceptExt: string | null }>(sql`
    select task_class_nm as "taskClassNm", task_class_desc as "taskClassDesc", accept_ext as "acceptExt",
      limit_cnt as "limitCnt", limit_size as "limitSize", multiple_sel_yn as "multipleSelYn", preview_yn as "previewYn",
      picture_explain_yn as "pictureExplainYn", encrypt_yn as "encryptYn", use_yn as "useYn"
    from attach_setting where task_class_nm = ${taskClassNm} and delete_yn = 'N'`)
  const row = found
    ? { ...found, acceptExt: found.acceptExt || DEFAULT_EXTS, manualSetting: false }
    : manual(taskClassNm)
  return { ...row, acceptExts: extensionsOf(row.acceptExt), limitBytes: row.limitSize * BYTES_PER_MB }
}

/** S-257: `jiff` as the specification writes it is `jfif`, too. */
function extensionsOf(acceptExt: string): string[] {
  const exts = acceptExt
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((ext) => ext.replace(/^\./, ''))
  return exts.includes('jiff') ? [...exts, 'jfif'] : exts
}
