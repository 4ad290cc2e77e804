/** Courses that every site begins with; a site that has some keeps its own. */
import type { EduClass } from './edu-codes.model.ts'

interface CourseSeed {
  eduCourseCd: string
  courseNm: string
  eduClassCd: EduClass
  specialKindNo: number | null
  legalYn: 'Y' | 'N'
  creditMinVal: number
  testYn: 'Y' | 'N'
  validMonthCnt: number | null
  renewDayCnt: number | null
  absenceDayCnt: number | null
}

export const ENTRY_COURSE = 'ENTRY'

const course = (
  eduCourseCd: string,
  courseNm: string,
  eduClassCd: EduClass,
  more: Partial<CourseSeed>,
): CourseSeed => ({
  eduCourseCd,
  courseNm,
  eduClassCd,
  specialKindNo: null,
  legalYn: 'Y',
  creditMinVal: 120,
  testYn: 'N',
  validMonthCnt: null,
  renewDayCnt: null,
  absenceDayCnt: null,
  ...more,
})
const special = (kind: number, work: string): CourseSeed =>
  course(`SPECIAL-${kind}`, `특별교육 ${kind}호 ${work}`, 'SPECIAL', { specialKindNo: kind, creditMinVal: 240 })

export const eduCourses: readonly CourseSeed[] = [
  course(ENTRY_COURSE, '협력업체 입문교육', 'ENTRY', {
    legalYn: 'N',
    creditMinVal: 60,
    testYn: 'Y',
    validMonthCnt: 12,
    renewDayCnt: 30,
    absenceDayCnt: 180,
  }),
  course('REEDU', '안전수칙 위반자 재교육', 'REEDU', { legalYn: 'N', creditMinVal: 60 }),
  course('HIRE', '채용 시 안전보건교육', 'HIRE', { creditMinVal: 480 }),
  special(4, '인화성 물질 취급'),
  special(7, '탱크 내부 작업'),
  special(14, '1톤 이상 크레인'),
  special(17, '75볼트 이상 전기작업'),
  special(19, '2미터 이상 굴착'),
  special(33, '방사선 업무'),
  special(34, '밀폐공간 작업'),
  special(35, '허가·관리대상 유해물질'),
  special(38, '화재위험작업'),
  course('CCA', '유해화학물질 종사자 교육', 'CCA', { validMonthCnt: 12 }),
]
