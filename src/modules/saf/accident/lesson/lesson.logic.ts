/** A lesson as text: nobody in it, and its three parts below one another. Pure. */

export const lessonParts = { whatDesc: '무슨 일이 있었나', whyDesc: '왜 일어났나', learnDesc: '이렇게 합니다' } as const
export type LessonPart = keyof typeof lessonParts

/** A name of one letter would take words apart. */
const SHORTEST_NAME = 2
const WHO = '재해자'
/** @param names of who was hurt */
export const withoutNames = (text: string, names: readonly string[]): string =>
  names
    .map((name) => name.trim())
    .filter((name) => name.length >= SHORTEST_NAME && name !== WHO)
    .reduce((said, name) => said.replaceAll(name, WHO), text)

/** As it stands in the notice. */
export const lessonBody = (page: Readonly<Record<LessonPart, string>>): string =>
  (Object.keys(lessonParts) as LessonPart[]).map((part) => `${lessonParts[part]}\n${page[part]}`).join('\n\n')
