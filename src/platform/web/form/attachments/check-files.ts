/** What may be attached (S-252). Pure. */
import { BYTES_PER_MB } from '#platform/web/constants.ts'
import { type AttachSetting, extensionsOf } from './attach-setting.ts'

const K_50 = '업로드 가능한 파일갯수를 초과하였습니다. 파일갯수를 확인하세요.'
const K_51 = '업로드 불가능한 확장자입니다. 허용 확장자를 확인하세요.'
const K_52 = '업로드 가능한 용량을 초과하였습니다. 제한 용량을 확인하세요.'

export interface FileRefusal {
  message: string
  /** The files it is about. */
  names: string[]
}
type Chosen = Pick<File, 'name' | 'size'>

const extensionOf = (name: string): string => (name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '')

/** Count, extension, size, in this order; one failing file refuses the whole choice. */
export function refusedFiles(
  chosen: readonly Chosen[],
  setting: AttachSetting,
  presentCnt: number,
): FileRefusal | undefined {
  const allowed = extensionsOf(setting)
  const names = (files: readonly Chosen[]) => files.map((file) => file.name)
  if (presentCnt + chosen.length > setting.limitCnt) return { message: K_50, names: names(chosen) }
  const foreign = chosen.filter((file) => !allowed.includes(extensionOf(file.name)))
  if (foreign.length > 0) return { message: K_51, names: names(foreign) }
  const large = chosen.filter((file) => file.size > setting.limitSize * BYTES_PER_MB)
  if (large.length > 0) return { message: K_52, names: names(large) }
  return undefined
}
