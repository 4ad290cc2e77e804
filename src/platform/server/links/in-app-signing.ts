/** Signing on the device of whoever is signed in: as himself by his account, another by his own hand or card before him. */
import type { Person } from '#platform/model/access.ts'
import { deviceKindOf, type SignProof, type SignWay } from '#platform/model/sign-proof.ts'
import type { Queries } from '../database/database.ts'
import { Refusal } from '../refusal.ts'

interface Request {
  language: SignProof['langCd']
  headers: { 'user-agent'?: string | undefined }
}
export const proofOf = (wayCd: SignWay, { language, headers }: Request): SignProof => ({
  wayCd,
  deviceCd: deviceKindOf(headers['user-agent']),
  langCd: language,
})

/**
 * Whose card or pass somebody holds before the device.
 *
 * @throws Refusal 422 for what is no card, and for one that is not good today
 */
export type HeldBefore = (
  db: Queries,
  moment: { plantCd: string; today: string; now: Date },
  text: string,
) => Promise<{ personNo: number; wayCd: 'CARD' | 'CARD_NO' } | undefined>

/** One of a contractor's roster, an account, or a name alone. */
export interface Signer {
  personNm: string
  personNo: number | null
  userId: string | null
}
/** Whether it is whoever is signed in. A contractor's account is told from its roster by the name alone. */
export function isHimself({ personNm, personNo, userId }: Signer, person: Person): boolean {
  if (userId !== null) return userId === person.userId
  return personNm === person.userNm && (personNo === null || person.kind === 'vendor')
}

/** Who stands by is somebody else. @throws Refusal 422 */
export function refuseOwnWitness(signer: Signer, person: Person): void {
  if (!isHimself(signer, person)) return
  throw new Refusal(
    422,
    'SIGN_OWN_WITNESS',
    '자기 서명에 입회할 수 없습니다. 자기 휴대폰이나 안전카드 QR로 서명하십시오.',
  )
}
