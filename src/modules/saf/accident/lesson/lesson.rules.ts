/** What a lesson keeps from being closed, and who is asked to write it. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { ActionContext, EffectContext } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { accidentMessages as m } from '../accident.messages.ts'
import { accident } from '../accident.model.ts'
import { isSerious } from '../inquiry/inquiry-act.ts'
import { isEnough, readingOfLesson, shareOf } from './lesson-store.ts'

/** Of a serious accident everybody learns; of another as the safety manager says, who then published one. */
export async function refuseUnlearnt({ record, db }: ActionContext<typeof accident>) {
  const reading = await readingOfLesson(asProgram(db), record)
  if (reading === undefined)
    return isSerious(record)
      ? problem(accident, '', 'ACC_NO_LESSON', '사고사례를 게시하고 확인을 받은 뒤 종결하세요.')
      : undefined
  if (isEnough(reading)) return undefined
  return problem(accident, '', 'ACC_LESSON_UNREAD', '전파 확인율이 {p}%입니다. 95% 이상이어야 종결할 수 있습니다.', {
    values: { p: shareOf(reading) },
  })
}

export async function askLesson({ record, notify }: EffectContext<typeof accident>): Promise<void> {
  if (isSerious(record)) await notify.tell(m.ACC_LESSON_ASK, record)
}
