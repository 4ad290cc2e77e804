/** From what somebody opens an occasional assessment by hand. */
export const origins = { NM: '아차사고', VISIT: '의무실 이용' } as const
export type Origin = keyof typeof origins
