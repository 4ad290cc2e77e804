/** What stands behind a signature, as sheets of signatures say it. */
import { deviceKinds, type KeptProof, signLanguages, signWays } from '#platform/model/sign-proof.ts'
import type { ListColumn } from '../calls/list-sheet.ts'

export interface SignedLine {
  signerNm: string | null
  signDt: string | null
  how: KeptProof
}
export const signColumns: readonly ListColumn<SignedLine>[] = [
  { text: '성명', kind: 'text', width: 16, value: ({ signerNm }) => signerNm },
  { text: '서명일시', kind: 'dateTime', width: 20, value: ({ signDt }) => signDt },
  { text: '서명 방법', kind: 'text', width: 26, value: ({ how }, say) => how.wayCd && say(signWays[how.wayCd]) },
  { text: '기기', kind: 'text', width: 10, value: ({ how }, say) => how.deviceCd && say(deviceKinds[how.deviceCd]) },
  { text: '읽은 언어', kind: 'text', width: 12, value: ({ how }, say) => how.langCd && say(signLanguages[how.langCd]) },
  { text: '글 판', kind: 'text', width: 12, value: ({ how }) => how.textVer },
  { text: '입회', kind: 'text', width: 16, value: ({ how }) => how.witnessNm },
]
