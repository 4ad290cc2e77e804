/** Which types the words of a work hint at. A hint only: who asks for the work decides. */
import { type PermitType, permitTypeCds } from '#modules/common/permit-types.model.ts'
import { kinds } from '../types/kinds.model.ts'

export interface TypeHint {
  readonly type: PermitType
  /** The word that hints at it. */
  readonly word: string
}
/** @returns one hint a type, in the order of the types */
export const typeHints = (said: string): TypeHint[] =>
  permitTypeCds.flatMap((type) => {
    const [word] = kinds[type].hint?.exec(said) ?? []
    return word ? [{ type, word }] : []
  })
