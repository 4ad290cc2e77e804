/** Shapes of attachments on the wire (S-250, S-251). */
import { z } from 'zod'
import { MAX_FILES, MAX_TASK_CLASS } from './upload-form.ts'

const MAX_EXPLAIN = 150

export const taskClassNm = z.string().max(MAX_TASK_CLASS)
const yn = z.enum(['Y', 'N'])
const fileSchema = z.object({
  fileNo: z.number(),
  attachFileId: z.number(),
  fileOrgNm: z.string(),
  fileSize: z.number(),
  fileExt: z.string(),
  contentType: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  previewYn: yn,
  previewImage: z.string().nullable(),
  pictureExplain: z.string().nullable(),
  /** Of a photo: when its camera says it was taken; never of a report without a name. */
  takenDt: z.string().nullable(),
  createDt: z.string(),
  downloadId: z.string(),
})
export const groupSchema = z.object({ attachFileId: z.number(), files: z.array(fileSchema) })
export const settingSchema = z.object({
  taskClassNm: z.string(),
  taskClassDesc: z.string().nullable(),
  acceptExt: z.string(),
  limitCnt: z.number(),
  limitSize: z.number(),
  multipleSelYn: yn,
  previewYn: yn,
  pictureExplainYn: yn,
  encryptYn: yn,
  useYn: yn,
  /** No administrator has said anything about this task class: the limits are the product's own. */
  manualSetting: z.boolean(),
})
export type SettingRow = z.infer<typeof settingSchema>
const fileChange = z.strictObject({
  fileNo: z.number().int().positive(),
  pictureExplain: z.string().max(MAX_EXPLAIN).nullish(),
  rotate: z.literal([90, 180, 270]).optional(),
})
export type FileChange = z.infer<typeof fileChange>
export const applyBody = z.strictObject({
  attachFileId: z.number().int().positive().nullable(),
  files: z.array(fileChange).max(MAX_FILES),
})
