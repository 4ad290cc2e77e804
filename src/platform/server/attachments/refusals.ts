/** Why files are refused, in the words of the specification; the field of the problem is the file's name. */
import { Refusal } from '../refusal.ts'
import { REFUSALS, type Received, type RefusalCode } from './receive.ts'

const TOO_LARGE = 413
const UNSUPPORTED = 415

const refusals: Record<RefusalCode, [status: number, message: string]> = {
  'K-57': [403, '첨부파일을 사용할 수 없습니다. 관리자에게 문의하세요.'],
  'K-50': [TOO_LARGE, '업로드 가능한 파일갯수를 초과하였습니다. 파일갯수를 확인하세요.'],
  'K-51': [UNSUPPORTED, '업로드 불가능한 확장자입니다. 허용 확장자를 확인하세요.'],
  'K-52': [TOO_LARGE, '업로드 가능한 용량을 초과하였습니다. 제한 용량을 확인하세요.'],
  FILE_EMPTY: [UNSUPPORTED, '내용이 없는 파일입니다. 원본 파일을 확인하세요.'],
  FILE_CONTENT: [UNSUPPORTED, '파일 내용이 확장자와 다르거나 손상되었습니다. 원본 파일을 확인하세요.'],
}

/** S-252: count, extension, size, in this order; one file refuses the whole choice, every file with that fault is named. */
export function refusalOf(received: readonly Received[]): Refusal | undefined {
  const code = REFUSALS.find((one) => received.some(({ refused }) => refused === one))
  if (!code) return undefined
  return refusal(
    code,
    received.filter(({ refused }) => refused === code).map(({ fileOrgNm }) => fileOrgNm),
  )
}
export const tooMany = (fileOrgNm: string): Refusal => refusal('K-50', [fileOrgNm])

function refusal(code: RefusalCode, fileNms: readonly string[]): Refusal {
  const [status, message] = refusals[code]
  return new Refusal(status, code, message, { problems: fileNms.map((field) => ({ field, code, message })) })
}

/** S-254: applied without a file. */
export const noFile = (): Refusal =>
  new Refusal(422, 'nofile', '파일 적용 중 오류가 발생했습니다. 관리자에게 문의하세요.')

export const notTurned = (): Refusal => new Refusal(422, 'FILE_MOVES', '움직이는 그림은 회전할 수 없습니다.')
