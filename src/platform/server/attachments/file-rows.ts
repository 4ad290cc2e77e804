/** Rows of groups and files, and a file as it is sent: with nothing about who uploaded it. */
import { raw, type Sql, sql } from '../database/sql.ts'

export interface Group {
  attachFileId: number
  taskClassNm: string
  /** The document that holds the group; null until one does. */
  bizCd: string | null
  bizNo: number | null
  plantCd: string | null
  vendorCd: string | null
  createUserId: string
}
export interface FileRow {
  fileNo: number
  attachFileId: number
  storedNm: string
  fileOrgNm: string
  fileSize: number
  fileExt: string
  contentType: string
  width: number | null
  height: number | null
  previewYn: string
  encryptYn: string
  pictureExplain: string | null
  takenDt: string | null
  createDt: string
}
/** S-251. */
export interface FileWire extends Omit<FileRow, 'storedNm' | 'encryptYn'> {
  downloadId: string
  /** Base64, where it was asked for: 320 pixels at most. */
  previewImage: string | null
}

export const FILE_COLUMNS = raw(`file_no as "fileNo", attach_file_id as "attachFileId", stored_nm as "storedNm",
  file_org_nm as "fileOrgNm", file_size as "fileSize", file_ext as "fileExt", content_type as "contentType", width, height,
  preview_yn as "previewYn", encrypt_yn as "encryptYn", picture_explain as "pictureExplain",
  taken_dt as "takenDt", create_dt as "createDt"`)

export const groupStatement = (attachFileId: number): Sql => sql`
  select attach_file_id as "attachFileId", task_class_nm as "taskClassNm", biz_cd as "bizCd", biz_no as "bizNo",
    plant_cd as "plantCd", vendor_cd as "vendorCd", create_user_id as "createUserId"
  from attach_group where attach_file_id = ${attachFileId}`

export const toWire = ({ storedNm, encryptYn, ...file }: FileRow): FileWire => ({
  ...file,
  downloadId: storedNm,
  previewImage: null,
})
