/** The answers 401 and what the browser does about them (S-360). */
import { Refusal } from '../refusal.ts'

const messages = {
  /** The browser refreshes and asks again. */
  ACCESS_EXPIRED: '로그인 시간이 만료되었습니다. 다시 로그인하세요.',
  REFRESH_EXPIRED: '로그인 시간이 만료되었습니다. 다시 로그인하세요.',
  LOGIN_REQUIRED: '로그인이 필요합니다.',
  LOGGED_OUT: '로그아웃되었습니다. 다시 로그인하세요.',
  CONCURRENT_EXPIRED: '다른 곳에서 로그인하여 로그아웃되었습니다.',
  /** The browser asks for the password and sends the request again (S-362). */
  PASSWORD_REQUIRED: '비밀번호를 다시 확인해야 합니다.',
  /** The browser only says so (S-363). */
  WRONG_PASSWORD:
    '비밀번호가 올바르지 않습니다. {maxFailureCnt}회 이상 잘못 입력한 계정은 {lockMinuteCnt}분 동안 로그인할 수 없습니다.',
} as const
export type SignInCode = keyof typeof messages

export const signInRefusal = (code: SignInCode, values: Readonly<Record<string, unknown>> = {}): Refusal =>
  new Refusal(401, code, messages[code], { values })

/** One text for unknown id, wrong password and locked account (S-059). */
export const SIGN_IN_FAILED =
  '아이디 또는 비밀번호가 올바르지 않습니다. {maxFailureCnt}회 이상 잘못 입력한 계정은 {lockMinuteCnt}분 동안 로그인할 수 없습니다.'
export const TOO_BUSY = '로그인 요청이 많습니다. 잠시 후 다시 시도하세요.'

/** @param endReasonCd of a session that was ended */
export const endRefusal = (endReasonCd: string | null): Refusal =>
  signInRefusal(endReasonCd === 'CONCURRENT' ? 'CONCURRENT_EXPIRED' : 'LOGGED_OUT')
