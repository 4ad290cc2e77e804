/**
 * The items of the Korean occupational stress scale (한국인 직무스트레스 측정도구, KOSS: Chang and others 2005; KOSHA GUIDE
 * H-67), in Korean only, because it was validated so. The wording, the reversed items and the short form of 24 items were
 * written from knowledge of the published scale and not compared with the print (확인 필요); so are the comparison values,
 * which are therefore the company's own (code group HEA_KOSS_REF).
 */
export const kossAreas = {
  ENV: '물리환경',
  DEMAND: '직무요구',
  CONTROL: '직무자율',
  CONFLICT: '관계갈등',
  INSECURE: '직무불안정',
  SYSTEM: '조직체계',
  REWARD: '보상부적절',
  CULTURE: '직장문화',
} as const
export type KossArea = keyof typeof kossAreas
export type KossForm = 'KOSS43' | 'KOSS24'

/** What is ticked, from 1. */
export const kossChoices = ['전혀 그렇지 않다', '그렇지 않다', '그렇다', '매우 그렇다'] as const

export interface KossItem {
  /** Place in the form of 43 items, from 1. */
  readonly itemNo: number
  readonly areaCd: KossArea
  readonly itemDesc: string
  /** Agreeing means less strain: counted as 5 − answer. */
  readonly reversed: boolean
  /** Stands in the form of 24 items, too. */
  readonly short: boolean
}

/** `-` before a text: reversed; `*`: in the short form. */
const texts: Readonly<Record<KossArea, readonly string[]>> = {
  ENV: [
    '-근무 장소가 깨끗하고 쾌적하다.',
    '내 일은 위험하며 사고를 당할 가능성이 있다.',
    '내 업무는 불편한 자세로 오랫동안 일을 해야 한다.',
  ],
  DEMAND: [
    '*나는 일이 많아 항상 시간에 쫓기며 일한다.',
    '현재 하던 일을 끝내기 전에 다른 일을 하도록 지시받는다.',
    '*업무량이 현저하게 증가하였다.',
    '나는 동료나 부하 직원을 돌보고 책임져야 할 부담을 안고 있다.',
    '내 업무는 장시간 동안 집중력이 요구된다.',
    '*-업무 수행 중에 충분한 휴식(짬)이 주어진다.',
    '일이 많아서 직장과 가정에 다 잘하기가 힘들다.',
    '*여러 가지 일을 동시에 해야 한다.',
  ],
  CONTROL: [
    '*-내 업무는 창의력을 필요로 한다.',
    '업무 관련 사항(업무의 일정, 업무량, 회의시간 등)이 예고 없이 갑작스럽게 정해지거나 바뀐다.',
    '*-내 업무를 수행하기 위해서는 높은 수준의 기술이나 지식이 필요하다.',
    '*-작업시간, 업무수행 과정에서 나에게 결정할 권한이 주어지며 영향력을 행사할 수 있다.',
    '*-나의 업무량과 작업 일정을 스스로 조절할 수 있다.',
  ],
  CONFLICT: [
    '*-나의 상사는 업무를 완료하는 데 도움을 준다.',
    '*-나의 동료는 업무를 완료하는 데 도움을 준다.',
    '*-직장에서 내가 힘들 때 내가 힘들다는 것을 알아주고 이해해 주는 사람이 있다.',
    '-직장생활의 고충을 함께 나눌 동료가 있다.',
  ],
  INSECURE: [
    '-지금의 직장을 옮겨도 나에게 적합한 새로운 일을 쉽게 찾을 수 있다.',
    '-현재의 직장을 그만두더라도 현재 수준만큼의 직업(직장)을 쉽게 구할 수 있다.',
    '*직장 사정이 불안하여 미래가 불확실하다.',
    '-나의 직업은 실직하거나 해고당할 염려가 없다.',
    '앞으로 2년 동안 현재의 내 직업을 잃을 가능성이 있다.',
    '*나의 근무조건이나 상황에 바람직하지 못한 변화(예: 구조조정)가 있었거나 있을 것으로 예상된다.',
  ],
  SYSTEM: [
    '*-우리 직장은 근무평가, 인사제도(승진, 부서배치 등)가 공정하고 합리적이다.',
    '*-업무수행에 필요한 인원, 공간, 시설, 장비, 훈련 등의 지원이 잘 이루어지고 있다.',
    '*-우리 부서와 타 부서 간에는 마찰이 없고 업무 협조가 잘 이루어진다.',
    '-근로자, 간부, 경영주 모두가 직장을 위해 한마음으로 일을 한다.',
    '*-일에 대한 나의 생각을 반영할 수 있는 기회와 통로가 있다.',
    '-나의 경력개발과 승진은 무난히 잘 될 것으로 예상한다.',
    '-나의 현재 직위는 나의 교육 및 경력에 비추어 볼 때 적절하다.',
  ],
  REWARD: [
    '나의 직업은 내가 평소 기대했던 것에 미치지 못한다.',
    '-나의 모든 노력과 업적을 고려할 때 내 봉급/수입은 적절하다.',
    '*-나의 모든 노력과 업적을 고려할 때, 나는 직장에서 제대로 존중과 신임을 받고 있다.',
    '-나는 지금 하는 일에 흥미를 느낀다.',
    '*-내 사정이 앞으로 더 좋아질 것을 생각하면 힘든 줄 모르고 일하게 된다.',
    '*-나의 능력을 개발하고 발휘할 수 있는 기회가 주어진다.',
  ],
  CULTURE: [
    '*회식 자리가 불편하다.',
    '*나는 기준이나 일관성이 없는 상태로 업무 지시를 받는다.',
    '*직장의 분위기가 권위적이고 수직적이다.',
    '*남성, 여성이라는 성적인 차이 때문에 불이익을 받는다.',
  ],
}

const areaCds = Object.keys(kossAreas) as KossArea[]
const items: readonly KossItem[] = areaCds
  .flatMap((areaCd) => texts[areaCd].map((text) => ({ areaCd, text })))
  .map(({ areaCd, text }, index) => ({
    itemNo: index + 1,
    areaCd,
    itemDesc: text.replace(/^[*-]+/, ''),
    reversed: /^\*?-/.test(text),
    short: text.startsWith('*'),
  }))

/** The items in the order in which they are asked. */
export const itemsOf = (formCd: KossForm): readonly KossItem[] =>
  formCd === 'KOSS43' ? items : items.filter(({ short }) => short)
/** The areas that a form tells about: seven in the short one. */
export const areasOf = (formCd: KossForm): readonly KossArea[] =>
  areaCds.filter((areaCd) => itemsOf(formCd).some((item) => item.areaCd === areaCd))
