/** The groups whose first holder the head of a plant approves by a document that appoints him. */
export const firstGroups: ReadonlySet<string | null> = new Set(['DOC', 'HLM'])
/** What a group opens of data about health. */
export const healthLevels = { N: '없음', O: '본인', M: '조치·기한', E: '노출', S: '통계', F: '전체' } as const
