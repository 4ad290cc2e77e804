/** What a password must be. Shown before typing, checked while typing and, with force, on the server. */
type Values = Readonly<Record<string, unknown>>

export interface PasswordRule {
  /** One of these must hold: so many characters, of so many of the four kinds. */
  readonly anyOf: readonly { readonly minLength: number; readonly kindCnt: number }[]
  /** How many of the last ones, the present one among them, cannot be taken again. */
  readonly pastCnt: number
}

/** S-464 */
export const MAX_PASSWORD_LENGTH = 100

/** Staff by EA S5, vendor accounts by CP 1 R2; a site may set its own. */
export const passwordRules: Readonly<Record<'staff' | 'vendor', PasswordRule>> = {
  staff: {
    anyOf: [
      { minLength: 10, kindCnt: 2 },
      { minLength: 8, kindCnt: 3 },
    ],
    pastCnt: 5,
  },
  vendor: { anyOf: [{ minLength: 10, kindCnt: 3 }], pastCnt: 5 },
}

export interface PasswordProblem {
  code: 'PASSWORD_TOO_LONG' | 'PASSWORD_TOO_WEAK' | 'PASSWORD_HAS_ID'
  /** Korean text with places. */
  message: string
  values?: Values
}

const KINDS = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{Lu}\p{Ll}\p{Nd}]/u]

/** What is wrong with a password, as far as one can tell without knowing the ones before. */
export function passwordProblem(rule: PasswordRule, userId: string, password: string): PasswordProblem | undefined {
  const length = [...password].length
  if (length > MAX_PASSWORD_LENGTH)
    return {
      code: 'PASSWORD_TOO_LONG',
      message: '비밀번호는 {max}자까지 쓸 수 있습니다.',
      values: { max: MAX_PASSWORD_LENGTH },
    }
  const kindCnt = KINDS.filter((kind) => kind.test(password)).length
  if (!rule.anyOf.some((one) => length >= one.minLength && kindCnt >= one.kindCnt))
    return { code: 'PASSWORD_TOO_WEAK', message: '비밀번호의 길이와 문자 종류가 규칙에 맞지 않습니다.' }
  if (userId !== '' && password.toLowerCase().includes(userId.toLowerCase()))
    return { code: 'PASSWORD_HAS_ID', message: '비밀번호에 아이디를 넣을 수 없습니다.' }
  return undefined
}

type Translate = (korean: string, values?: Values) => string

/** The rule in sentences, one a line. */
export const passwordRuleLines = ({ anyOf, pastCnt }: PasswordRule, t: Translate): string[] => [
  t('영문 대문자·소문자·숫자·기호 가운데 {ways}을 섞어 쓰세요.', {
    ways: anyOf.map((way) => t('{kindCnt}종류 이상({minLength}자 이상)', { ...way })).join(t(' 또는 ')),
  }),
  t('아이디가 들어간 비밀번호와 최근에 쓴 {pastCnt}개는 쓸 수 없습니다.', { pastCnt }),
]
