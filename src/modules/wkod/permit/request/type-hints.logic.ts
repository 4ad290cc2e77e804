/** Which types the words of a work hint at. A hint only: who asks for the work decides. */
import type { PermitType } from '#modules/common/permit-types.model.ts'

/** Words as they are said on site; the longest that fits is what is shown as the reason. */
const hints: readonly (readonly [type: PermitType, words: RegExp])[] = [
  ['HOT', /용접|용단|절단|그라인[더딩]|연마|토치|가우징|불꽃|화기/],
  ['CSE', /(?:탱크|베셀|반응기|맨홀|피트|사일로|덕트|호퍼)\s*(?:내부|안|속|진입|청소)|밀폐/],
  ['ELE', /정전|차단기|판넬|패널|배전반|수변전|변압기|전동기\s*결선|MCC|전선|전기/],
  ['EXC', /굴착|터파기|땅파기|매설/],
  ['RAD', /방사선|비파괴|RT\s*촬영/],
  ['HGT', /고소|비계|사다리|지붕|렌탈|고공/],
  ['HVY', /크레인|양중|인양|지게차|중량물|굴삭기/],
  ['LNB', /배관\s*(?:개방|해체|분리)|플랜지|맹판|블라인드|밸브\s*(?:교체|분해)|라인\s*개방/],
  ['CHM', /약품|산세|화학\s*세정|용제\s*취급/],
  ['PNT', /도장|페인트|도색|신너|방수/],
]

export interface TypeHint {
  readonly type: PermitType
  /** The word that hints at it. */
  readonly word: string
}
/** @returns one hint a type, in the order of the types */
export const typeHints = (said: string): TypeHint[] =>
  hints.flatMap(([type, words]) => {
    const [word] = words.exec(said) ?? []
    return word ? [{ type, word }] : []
  })
