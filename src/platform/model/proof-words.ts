/** What stands behind a signature, as calls carry it. */
import { z } from '#schema'
import { nullableText, oneOf } from './call-words.ts'
import { deviceKinds, signLanguages, signWays } from './sign-proof.ts'

export const keptProof = z.object({
  wayCd: oneOf(signWays).nullable(),
  deviceCd: oneOf(deviceKinds).nullable(),
  langCd: oneOf(signLanguages).nullable(),
  textVer: nullableText,
  witnessNm: nullableText,
})
