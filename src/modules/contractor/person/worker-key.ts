import { createHmac } from 'node:crypto'

/**
 * One human, whichever vendor employs him (R3 of the vendor master): a keyed hash of name, birthday and the last eight
 * digits of the phone, so that the key tells nothing to who has the table but not the secret.
 */
export function workerKey(person: { personNm: string; birthYmd: string; phoneNo: string }, secret: string): string {
  const name = person.personNm.normalize('NFC').toLowerCase().replace(/\s+/g, '')
  const phone = person.phoneNo.replace(/\D/g, '').slice(-8)
  return createHmac('sha256', secret).update([name, person.birthYmd, phone].join('|')).digest('hex')
}
