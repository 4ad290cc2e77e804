/** What stands behind a signature: by what way who signed was known, and on what kind of device, in which language. Both sides. */
import type { Say } from './i18n.ts'
import type { PageLanguage } from './problem.ts'

export const signWays = {
  /** Of before: nobody wrote down which. */
  LINK: '방법 모름 (2026-11 이전)',
  NAME: '본인확인: 이름·끝 네 자리',
  CODE: '휴대폰 인증번호',
  CARD: '안전카드 QR',
  /** Typed by who leads the work: he stands for it. */
  CARD_NO: '안전카드 번호',
  DRAWN: '현장에서 그린 서명',
  /** A page that was sent to the phone which is registered, and belongs to the first device that opens it. */
  OWN_LINK: '휴대폰으로 받은 본인 링크',
  /** Of before: whoever read it out ticked his name. */
  TICKED: '관리자가 표시, 본인 서명 없음 (2026-11 이전)',
  ACCOUNT: '계정',
} as const
export type SignWay = keyof typeof signWays

export const deviceKinds = { PHONE: '휴대폰', TABLET: '태블릿', DESKTOP: 'PC' } as const
export type DeviceKind = keyof typeof deviceKinds

export const signLanguages: Readonly<Record<PageLanguage, string>> = {
  kr: '한국어',
  en: '영어',
  zh: '중국어',
  es: '스페인어',
  vi: '베트남어',
  th: '태국어',
  uz: '우즈베크어',
}

export interface SignProof {
  wayCd: SignWay
  deviceCd: DeviceKind
  langCd: PageLanguage
}

const TABLET = /iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i
const PHONE = /Mobi|iPhone|Android/i

/** Coarse, as a browser says it of itself. */
export function deviceKindOf(userAgent: string | undefined): DeviceKind {
  if (userAgent !== undefined && TABLET.test(userAgent)) return 'TABLET'
  return userAgent !== undefined && PHONE.test(userAgent) ? 'PHONE' : 'DESKTOP'
}

/** As a record keeps it; of before there is less. */
export interface KeptProof {
  wayCd: SignWay | null
  deviceCd: DeviceKind | null
  langCd: PageLanguage | null
  textVer: string | null
  witnessNm: string | null
}

/** By what way, on what device, in which language, below which text, before whom. */
export const proofSaid = ({ wayCd, deviceCd, langCd, textVer, witnessNm }: KeptProof, say: Say): string =>
  [
    wayCd && say(signWays[wayCd]),
    deviceCd && say(deviceKinds[deviceCd]),
    langCd && say(signLanguages[langCd]),
    textVer && say('글 판 {version}', { version: textVer }),
    witnessNm && say('입회 {name}', { name: witnessNm }),
  ]
    .filter(Boolean)
    .join(' · ')
