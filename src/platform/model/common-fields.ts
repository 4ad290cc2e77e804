/** Fields that every document has without its model naming them; shown, never typed. */
import { type AnyField, dateTime, plant, user } from './field.ts'

export const commonFields = {
  plantCd: plant('사업장', { system: true }),
  createUserId: user('등록자', { system: true }),
  createDt: dateTime('등록일시', { system: true }),
} satisfies Record<string, AnyField>

export type CommonName = keyof typeof commonFields

export const isCommon = (name: string): name is CommonName => name in commonFields
