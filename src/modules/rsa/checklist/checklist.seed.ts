/** A believable list: what tests and the demo begin with. */
import type { DraftOf } from '#platform/model/document.ts'
import type { Question, rsaChecklist } from './rsa-checklist.model.ts'

export const aQuestion = (values: Partial<Question> = {}): Question => ({
  taskNm: '통로',
  questionDesc: '통로에 물건이 없고 바닥이 미끄럽지 않다.',
  hazardCatCd: 'MEDIA',
  accTypeCd: 'TRIP',
  lawRefDesc: null,
  ...values,
})

/** A draft that may be released as it stands. */
export const aChecklist = (values: DraftOf<typeof rsaChecklist> = {}): DraftOf<typeof rsaChecklist> => ({
  checklistNm: '작업장 기본 체크리스트',
  basisDesc: '산업안전보건기준에 관한 규칙',
  questions: [
    aQuestion(),
    aQuestion({
      ...{
        taskNm: '회전기계',
        questionDesc: '회전축과 벨트에 덮개가 있다.',
        hazardCatCd: 'MACHINE',
        accTypeCd: 'CAUGHT',
      },
      lawRefDesc: '안전보건규칙 제87조',
    }),
    aQuestion({
      ...{ taskNm: '높은 곳', questionDesc: '떨어질 수 있는 곳에 난간이나 덮개가 있다.', accTypeCd: 'FALL' },
      lawRefDesc: '안전보건규칙 제43조',
    }),
  ],
  ...values,
})
