/** What may be attached, and what an attachment is (S-250, S-251, S-257). Pure. */

type YesNo = 'Y' | 'N'
export interface AttachSetting {
  taskClassNm: string
  /** Comma-separated; empty for the default list. */
  acceptExt: string | null
  limitCnt: number
  /** MB of 1,000,000 bytes. */
  limitSize: number
  multipleSelYn: YesNo
  previewYn: YesNo
  pictureExplainYn: YesNo
  useYn: YesNo
}
export interface AttachFile {
  fileNo: number
  attachFileId: number
  fileOrgNm: string
  fileSize: number
  fileExt: string
  contentType: string | null
  downloadId: string
  pictureExplain: string | null
}
/** S-250, S-257: what holds where no row of the settings says otherwise. */
export const manualSetting = (taskClassNm: string): AttachSetting => ({
  taskClassNm,
  acceptExt: null,
  limitCnt: 999,
  limitSize: 20,
  multipleSelYn: 'Y',
  previewYn: 'Y',
  pictureExplainYn: 'N',
  useYn: 'Y',
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
