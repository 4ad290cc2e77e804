import { followUps } from './result-codes.model.ts'

/** `건강상담, 추적검사`: as it stands in a list. */
export const followUpNamesOf = (followUpCds: readonly string[]): string =>
  Object.entries(followUps)
    .filter(([code]) => followUpCds.includes(code))
    .map(([, name]) => name)
    .join(', ')
