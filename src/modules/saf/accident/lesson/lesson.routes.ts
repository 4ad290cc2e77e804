/** Lessons are read by whoever sees the accident, and published by whoever runs the case. */
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Accident } from '../accident.model.ts'
import { isSerious } from '../inquiry/inquiry-act.ts'
import { causesOf, measuresOf } from '../inquiry/inquiry-read.ts'
import { accidentLessons, publishLesson } from './lesson.calls.ts'
import { withoutNames } from './lesson.logic.ts'
import { isKnown, mayPublish, namesOf, publish } from './lesson-act.ts'
import { isEnough, lessonsOf, readingOfLesson } from './lesson-store.ts'

const joined = (lines: readonly string[]): string => lines.join('\n').slice(0, 1000)
async function proposalOf(program: Queries, record: Accident) {
  const [causes, measures] = [await causesOf(program, record.accidentNo), await measuresOf(program, record.accidentNo)]
  const names = await namesOf(program, record.accidentNo)
  const roots = causes.filter(({ levelCd }) => levelCd === 'ROOT')
  const said = {
    whatDesc: record.contentDesc ?? '',
    whyDesc: joined((roots.length > 0 ? roots : causes).map(({ causeDesc }) => causeDesc)),
    learnDesc: joined(measures.map(({ measureDesc }) => measureDesc)),
  }
  const nameless = (text: string) => withoutNames(text, names).slice(0, 1000)
  return { whatDesc: nameless(said.whatDesc), whyDesc: nameless(said.whyDesc), learnDesc: nameless(said.learnDesc) }
}

const seen = answer(accidentLessons, async ({ record, program, person }) => {
  const reading = person.kind === 'staff' ? await readingOfLesson(program, record) : undefined
  const may = isKnown(record) && mayPublish(record, person)
  return {
    lessons: await lessonsOf(program, record),
    reading: reading ? { ...reading, isEnough: isEnough(reading) } : null,
    isNeeded: isSerious(record),
    mayPublish: may,
    proposed: may ? await proposalOf(program, record) : null,
  }
})

export const lessonRoutes = routes(
  seen,
  answer(publishLesson, ({ record, body, ...acting }) => publish(acting, record, body)),
)
