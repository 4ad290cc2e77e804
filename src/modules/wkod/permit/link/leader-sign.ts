/** How the leader signed for the place, as the permit keeps it and tells it to every reader in his words. */

import { isKept, kept, keptIn, keptText, keptWords, sentences } from '#platform/model/sentences.ts'
import { deviceKinds, type KeptProof, type SignProof, signLanguages, signWays } from '#platform/model/sign-proof.ts'
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

/** What a permit has kept of it; of before, and where an own leader signed by his account, there is less. */
export function leaderProof(desc: string | null): KeptProof {
  const { values = {} } = (desc && keptIn(desc)) || {}
  const codeIn = <C extends string>(place: string, prefix: string, known: Readonly<Record<C, string>>): C | null => {
    const word = values[place]
    const code = isKept(word) ? (word.msgCd ?? '').slice(prefix.length) : ''
    return Object.hasOwn(known, code) ? (code as C) : null
  }
  return {
    wayCd: codeIn('way', 'SIGN_WAY_', signWays),
    deviceCd: codeIn('device', 'SIGN_DEVICE_', deviceKinds),
    langCd: codeIn('language', 'SIGN_LANG_', signLanguages),
    textVer: typeof values.version === 'string' ? values.version : null,
    witnessNm: null,
  }
}
