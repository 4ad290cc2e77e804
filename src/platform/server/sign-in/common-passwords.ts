/** Passwords that are tried first: the commonest of the world, and what everybody at a site thinks of. */
import { dictionary } from '@zxcvbn-ts/language-common'

const common: ReadonlySet<string> = new Set(dictionary.passwords)
/** Words of the product and of its field, letters only; the names of the site come to them. */
const WORDS = ['jikim', '지킴', 'safety', '안전', '안전보건', '환경안전', 'password', '비밀번호', 'admin', '관리자']

const lettersOf = (text: string): string => text.toLowerCase().replace(/\P{L}/gu, '')

/** Nor with marks around it, or with any figures: `Password1!`, `Jikim2026!`. @param siteWords how the site and the company are called */
export function isCommonPassword(password: string, siteWords: readonly string[] = []): boolean {
  const lower = password.toLowerCase()
  const bare = lower.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  return common.has(lower) || common.has(bare) || [...WORDS, ...siteWords.map(lettersOf)].includes(lettersOf(password))
}
