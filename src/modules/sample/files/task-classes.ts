import type { TaskClass } from '#platform/model/module.ts'

const common = { multipleSelYn: 'Y', previewYn: 'Y', pictureExplainYn: 'Y' } as const
/** S-257 */
const acceptExt = 'txt,xls,xlsx,ppt,pptx,doc,docx,pdf,png,gif,jpg,jpeg,jiff'

/** S-495: what an administrator has set, and what he has switched off. The sample in between has no row. */
export const sampleTaskClasses: readonly TaskClass[] = [
  { taskClassNm: 'SAMPLE_SET', taskClassDesc: '샘플 첨부파일', acceptExt, limitCnt: 2, limitSize: 10, ...common },
  {
    taskClassNm: 'SAMPLE_OFF',
    taskClassDesc: '샘플 첨부파일(미사용)',
    acceptExt,
    limitCnt: 2,
    limitSize: 10,
    ...common,
    useYn: 'N',
  },
]
