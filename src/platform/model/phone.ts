/** Telephone numbers as people write them in Korea. Pure. */
import { formatPhone } from './phone-text.ts'

/** Of a mobile, of a town, of the net: with the 0 that Excel takes from a number. */
const WITHOUT_ZERO = /^(?:1[016789]\d{7,8}|2\d{7,8}|[3-6]\d{8,9}|[57]0\d{8})$/
/** 1588-1234 and its like begin with no 0. */
const SERVICE = /^1[568]\d{6}$/

/** A number that can be called: from 9 digits on with its 0, or one of a service. */
export function isPhone(text: string): boolean {
  if (!/^[0-9-]{8,20}$/.test(text)) return false
  const digits = text.replaceAll('-', '')
  return /^0\d{8,}$/.test(digits) || SERVICE.test(digits)
}

/** `1012345678` and `+82 10-1234-5678` → `010-1234-5678`; what has its 0, or is no number at all, as it is. */
export function mendedPhone(text: string): string {
  const typed = text.trim().replace(/^\+?82[-\s]?(?=[1-9])/, '0')
  const digits = typed.replace(/[-\s.()]/g, '')
  if (/^0\d+$/.test(digits)) return typed === text.trim() ? typed : spaced(digits)
  return WITHOUT_ZERO.test(digits) ? spaced(`0${digits}`) : typed
}

/** Mobiles in their three groups; others as digits, for their groups differ. */
const spaced = (digits: string): string => digits.replace(/^(01\d)(\d{3,4})(\d{4})$/, '$1-$2-$3')

/** `010-1234-5678` → `010-****-5678`; what is too short for that is the number of a service and nobody's own. */
export function maskedPhone<T extends string | null>(phoneNo: T): T | string {
  const [area = '', , last] = formatPhone(phoneNo).split('-')
  return last === undefined ? phoneNo : `${area.slice(0, 3)}-****-${last}`
}

/** It stands in no number, so that it can only come from one that was masked. */
export const isMasked = (text: string): boolean => /[*＊]/.test(text)

/** Whether what is written is the phone that is kept, however it is spaced, or what a list shows of it. */
export const isSamePhone = (held: string, text: string): boolean =>
  isMasked(text) ? text.trim() === maskedPhone(held) : digitsOf(text) === digitsOf(held)

const digitsOf = (text: string): string => text.replace(/\D/g, '')
