/** How the leader signed for the place, as the permit keeps it and tells it to every reader in his words. */

import { kept, keptText, keptWords, sentences } from '#platform/model/sentences.ts'
import { deviceKinds, type SignProof, signLanguages, signWays } from '#platform/model/sign-proof.ts'
import { textVersionOf } from '#platform/server/links/sign-text.ts'

const says = sentences('PT', { LEADER_SIGNED: '{way} · {device} · {language} · 글 판 {version}' }, 'wkod')
const wayWord = keptWords('SIGN_WAY', signWays, 'wkod')
const deviceWord = keptWords('SIGN_DEVICE', deviceKinds, 'wkod')
const languageWord = keptWords('SIGN_LANG', signLanguages, 'wkod')

export const signedBy = ({ wayCd, deviceCd, langCd }: SignProof, read: unknown): string =>
  keptText(
    kept(says.LEADER_SIGNED, {
      way: wayWord(wayCd),
      device: deviceWord(deviceCd),
      language: languageWord(langCd),
      version: textVersionOf(read),
    }),
  )
