import { type Language, languages } from '#platform/model/problem.ts'

/** S-117: an unknown value counts as Korean; `us` is the specification's other name for English. */
export function languageOf(value: string | undefined): Language {
  const wanted = (value ?? 'kr').slice(0, 2).toLowerCase()
  if (wanted === 'us') return 'en'
  return languages.find((language) => language === wanted) ?? 'kr'
}
