/** From what an occasional assessment is opened: by hand, and from an accident by itself. */
export const origins = { NM: '아차사고', VISIT: '의무실 이용', ACC: '사고' } as const
export type Origin = keyof typeof origins
