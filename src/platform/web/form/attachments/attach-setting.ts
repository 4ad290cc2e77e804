/** What may be attached, and what an attachment is (S-250, S-251, S-257). Pure. */
import { MANUAL_LIMIT_CNT, MANUAL_LIMIT_MB } from '#platform/web/constants.ts'

type YesNo = 'Y' | 'N'
export interface AttachSetting {
  taskClassNm: string
  taskClassDesc: string | null
  /** Comma-separated; empty for the default list. */
  acceptExt: string | null
  limitCnt: number
  /** MB of 1,000,000 bytes. */
  limitSize: number
  multipleSelYn: YesNo
  previewYn: YesNo
  pictureExplainYn: YesNo
  encryptYn: YesNo
  useYn: YesNo
  /** No administrator has set this task class. */
  manualSetting: boolean
}
/** Areas whose files go by paths of their own; a diagram is a picture that will be marked. */
export type TaskFlag = 'saf' | 'diagram'
/** The group as it is told with every upload; what is kept of a picture is told when it is applied. */
export interface AttachGroup {
  taskClassNm: string
  attachFileId: number | null
  taskFlag: TaskFlag | null
  acceptExt: string
  encryptYn: YesNo
  preview: YesNo
  isPictureExplain: YesNo
  manualSetting: YesNo
}
export interface AttachFile {
  fileNo: number
  attachFileId: number
  fileOrgNm: string
  fileSize: number
  fileExt: string
  contentType: string | null
  downloadId: string
  /** Base64; null where the list was not asked for it. */
  previewImage: string | null
  pictureExplain: string | null
  /** When its camera says it was taken, and when it came. */
  takenDt?: string | null
  createDt?: string
}
export const groupOf = (
  setting: AttachSetting,
  { attachFileId, taskFlag }: Pick<AttachGroup, 'attachFileId' | 'taskFlag'>,
): AttachGroup => ({
  taskClassNm: setting.taskClassNm,
  attachFileId,
  taskFlag,
  acceptExt: extensionsOf(setting).join(','),
  encryptYn: setting.encryptYn,
  preview: setting.previewYn,
  isPictureExplain: setting.pictureExplainYn,
  manualSetting: setting.manualSetting ? 'Y' : 'N',
})
/** S-250, S-257: what holds where no row of the settings says otherwise. */
export const manualSetting = (taskClassNm: string): AttachSetting => ({
  taskClassNm,
  taskClassDesc: null,
  acceptExt: null,
  limitCnt: MANUAL_LIMIT_CNT,
  limitSize: MANUAL_LIMIT_MB,
  multipleSelYn: 'Y',
  previewYn: 'Y',
  pictureExplainYn: 'N',
  encryptYn: 'N',
  useYn: 'Y',
  manualSetting: true,
})
const DEFAULT_EXTENSIONS = 'txt,xls,xlsx,ppt,pptx,doc,docx,pdf,png,gif,jpg,jpeg,jiff'
export const extensionsOf = (setting: AttachSetting): string[] => {
  const given = (setting.acceptExt || DEFAULT_EXTENSIONS)
    .split(',')
    .map((ext) => ext.trim().toLowerCase().replace(/^\./, ''))
  // S-257: written `jiff`, meant jfif as well.
  return given.includes('jiff') ? [...given, 'jfif'] : given
}
const pictures = ['png', 'gif', 'jpg', 'jpeg', 'jiff', 'jfif', 'heic', 'heif', 'webp']
export const isPicture = ({ fileExt, contentType }: AttachFile): boolean =>
  contentType?.startsWith('image/') ?? pictures.includes(fileExt.toLowerCase())
export const acceptsPictures = (setting: AttachSetting): boolean =>
  extensionsOf(setting).some((ext) => pictures.includes(ext))
