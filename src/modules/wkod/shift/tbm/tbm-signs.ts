/** What is read of a signature below a talk. */
import type { Say } from '#platform/model/i18n.ts'
import { proofSaid } from '#platform/model/sign-proof.ts'
import type { TbmSign } from './tbm.model.ts'

export const howSigned = ({ signWayCd, ...sign }: TbmSign, say: Say): string =>
  proofSaid({ ...sign, wayCd: signWayCd }, say)

/** What is talked about has changed since. */
export const isOfOtherText = ({ textVer }: TbmSign, now: string | null): boolean =>
  textVer !== null && now !== null && textVer !== now

export const strokesOf = ({ drawnDesc }: TbmSign): number[][] =>
  drawnDesc === null ? [] : (JSON.parse(drawnDesc) as number[][])
