/** Works that people of a chemical site do with their bodies, and how they stand while they do: sample data. */
import type { WorkInputs } from './muscle.logic.ts'
import type { Tool } from './posture.logic.ts'
import type { Choices } from './posture-steps.logic.ts'

interface Judged {
  tool: Tool
  title: string
  choices: Choices
}
export interface WorkContent {
  name: string
  /** Part of the name of the department that does it. */
  dept: string
  desc: string
  tools: string
  workers: number
  days: number
  inputs: WorkInputs
  postures: readonly Judged[]
  once?: number
}

type Picked = Readonly<Record<string, number | readonly [base: number, ...adds: string[]]>>
const choices = (picked: Picked): Choices =>
  Object.fromEntries(
    Object.entries(picked).map(([part, value]) => {
      const [base, ...adds] = typeof value === 'number' ? [value] : value
      return [part, { base, adds }]
    }),
  )

const calm = { muscleA: 0, forceA: 0, muscleB: 0, forceB: 0, wristTwist: 1 }
const rula = (title: string, arm: Picked, body: Picked, more: Picked = {}): Judged => ({
  tool: 'RULA',
  title,
  choices: choices({ ...calm, ...arm, ...body, ...more }),
})
const reba = (title: string, body: Picked, arm: Picked, more: Picked = {}): Judged => ({
  tool: 'REBA',
  title,
  choices: choices({ load: 0, coupling: 0, activity: 0, ...body, ...arm, ...more }),
})
const owas = (title: string, back: number, arms: number, legs: number, load: number): Judged => ({
  tool: 'OWAS',
  title,
  choices: choices({ back, arms, legs, load }),
})

const desk = { upperArm: 1, lowerArm: 1, wrist: 2 }
const upright = { neck: 1, trunk: 1, legs: 1 }
const stooped = { neck: 2, trunk: 3, legs: 1 }

const work = (
  name: string,
  dept: string,
  [desc, tools]: readonly [string, string],
  [workers, days]: readonly [number, number],
  inputs: WorkInputs,
  postures: readonly Judged[],
  once?: number,
): WorkContent => ({ name, dept, desc, tools, workers, days, inputs, postures, ...(once && { once }) })

export const workContents: readonly WorkContent[] = [
  work(
    '첨가제 포대 투입',
    '생산1팀',
    ['25 kg 포대를 팔레트에서 들어 호퍼에 붓습니다.', '포대 25 kg, 커터'],
    [8, 240],
    { liftOver25KgCnt: 32, bendHourVal: 2.5 },
    [
      reba(
        '팔레트 아래 단에서 포대를 듦',
        { neck: 2, trunk: [4, 'twist'], legs: [1, 'knee30'], load: 2 },
        { upperArm: 3, lowerArm: 2, wrist: 1 },
        { coupling: 2, activity: [0, 'repeat'] },
      ),
      owas('호퍼에 부음', 2, 1, 4, 3),
    ],
  ),
  work(
    '촉매 드럼 교체',
    '생산1팀',
    ['200 L 드럼을 굴려 저울에 올립니다.', '드럼 카트'],
    [4, 120],
    { oneHandHourVal: 2.2, oneHandKgVal: 6, liftOver10KgCnt: 12 },
    [
      rula(
        '드럼을 기울여 굴림',
        { upperArm: [3, 'abducted'], lowerArm: 2, wrist: 3 },
        { neck: 2, trunk: 3, legs: 2 },
        { forceA: 3, forceB: 3 },
      ),
    ],
  ),
  work(
    '수동 밸브 조작',
    '생산1팀',
    ['머리 위 밸브 40여 개를 돌립니다.', '밸브 렌치'],
    [12, 250],
    { armUpHourVal: 2.5, oneHandHourVal: 1, oneHandKgVal: 8 },
    [
      rula(
        '머리 위 핸들을 돌림',
        { upperArm: [4, 'raised'], lowerArm: 2, wrist: [2, 'deviated'] },
        { neck: 4, trunk: 1, legs: 1 },
        { muscleA: 1, forceA: 2 },
      ),
    ],
  ),
  work('시료 채취', '생산1팀', ['채취대에서 병에 받아 옮깁니다.', '시료병 1 kg'], [10, 250], { bendHourVal: 1 }, [
    rula('채취 밸브 앞에 굽혀 섬', { upperArm: 2, lowerArm: 1, wrist: 2 }, { neck: 2, trunk: 2, legs: 1 }),
  ]),
  work(
    '조정실 감시',
    '생산1팀',
    ['화면 여섯 대를 보며 조작합니다.', '키보드, 마우스'],
    [16, 250],
    { keyboardHourVal: 6 },
    [rula('화면을 보며 마우스를 씀', desk, { ...upright, neck: 2 }, { muscleA: 1 })],
  ),
  work(
    '필터 카트리지 교체',
    '생산2팀',
    ['하우징을 열고 무거운 카트리지를 뽑습니다.', '카트리지 14 kg'],
    [6, 52],
    { liftOver10KgCnt: 30, squatHourVal: 2.5 },
    [
      reba(
        '쪼그려 카트리지를 뽑음',
        { neck: 2, trunk: 3, legs: [2, 'knee60'], load: 2 },
        { upperArm: 2, lowerArm: 2, wrist: 2 },
        { coupling: 1 },
      ),
    ],
  ),
  work(
    '건조기 하부 청소',
    '생산2팀',
    ['무릎을 꿇고 배출구를 긁어냅니다.', '스크레이퍼'],
    [4, 100],
    { squatHourVal: 3, impactHourVal: 2, impactPerHourVal: 40 },
    [
      owas('무릎을 꿇고 긁음', 4, 1, 6, 1),
      rula(
        '팔을 뻗어 긁음',
        { upperArm: 3, lowerArm: 2, wrist: 2 },
        { neck: 3, trunk: 4, legs: 2 },
        { muscleA: 1, forceA: 1 },
      ),
    ],
  ),
  work(
    '맨홀 볼트 체결',
    '생산2팀',
    ['임팩트 렌치로 볼트 24개를 조입니다.', '임팩트 렌치 6 kg'],
    [6, 180],
    { oneHandHourVal: 2.5, oneHandKgVal: 6, repeatHourVal: 2.2 },
    [
      rula(
        '렌치를 어깨 높이로 듦',
        { upperArm: [3, 'raised'], lowerArm: 1, wrist: 3 },
        { neck: 2, trunk: 2, legs: 1 },
        { muscleA: 1, forceA: 2 },
      ),
    ],
  ),
  work(
    '펌프 분해 정비',
    '보전팀',
    ['베어링과 임펠러를 빼고 끼웁니다.', '체인블록, 렌치'],
    [10, 200],
    { bendHourVal: 3, squatHourVal: 2, oneHandHourVal: 2, oneHandKgVal: 5 },
    [
      reba(
        '굽혀 임펠러를 뺌',
        { neck: 2, trunk: [3, 'twist'], legs: 2, load: [1, 'shock'] },
        { upperArm: 3, lowerArm: 2, wrist: [2, 'deviated'] },
        { coupling: 1, activity: [0, 'static'] },
      ),
    ],
  ),
  work(
    '배관 용접',
    '보전팀',
    ['바닥과 랙 위에서 같은 자세로 용접합니다.', '용접 토치'],
    [8, 160],
    { bendHourVal: 4, armUpHourVal: 2 },
    [
      rula(
        '머리 위 용접',
        { upperArm: 4, lowerArm: 2, wrist: 2 },
        { neck: 4, trunk: 2, legs: 1 },
        { muscleA: 1, muscleB: 1 },
      ),
    ],
  ),
  work(
    '그라인더 사상',
    '보전팀',
    ['용접 비드를 갈아냅니다.', '그라인더 4.6 kg'],
    [6, 150],
    { oneHandHourVal: 2.5, oneHandKgVal: 4.6, repeatHourVal: 2.5 },
    [rula('작업대 위 사상', { upperArm: 2, lowerArm: 1, wrist: 3 }, stooped, { muscleA: 1, forceA: 2 })],
  ),
  work(
    '전기판넬 배선',
    '보전팀',
    ['판넬 안에서 단자를 조입니다.', '전동 드라이버'],
    [5, 90],
    { pinchHourVal: 2.5, pinchKgVal: 1.2 },
    [rula('판넬 하단 배선', { upperArm: 2, lowerArm: 2, wrist: 3 }, { neck: 3, trunk: 2, legs: 1 }, { muscleA: 1 })],
  ),
  work(
    '포대 팔레트 적재',
    '물류팀',
    ['20 kg 포대를 팔레트에 다섯 단으로 쌓습니다.', '포대 20 kg'],
    [12, 245],
    { liftOver10KgCnt: 300, liftHourVal: 4, liftKgVal: 20, liftPerMinVal: 3, bendHourVal: 3 },
    [
      owas('아래 단에 쌓음', 4, 1, 4, 2),
      reba(
        '위 단에 쌓음',
        { neck: 1, trunk: 2, legs: 1, load: 2 },
        { upperArm: [4, 'abducted'], lowerArm: 2, wrist: 2 },
        { coupling: 2, activity: [0, 'repeat'] },
      ),
    ],
  ),
  work(
    '드럼 상하차',
    '물류팀',
    ['지게차가 닿지 않는 드럼을 굴립니다.', '드럼 200 L'],
    [6, 200],
    { oneHandHourVal: 1, oneHandKgVal: 10, liftOver25KgCnt: 8 },
    [owas('드럼을 세움', 2, 1, 3, 3)],
  ),
  work(
    '랩핑 마감',
    '물류팀',
    ['팔레트를 돌며 랩을 감습니다.', '랩 롤 3 kg'],
    [6, 240],
    { bendHourVal: 2, repeatHourVal: 2 },
    [
      rula(
        '허리를 굽혀 아래를 감음',
        { upperArm: 2, lowerArm: 2, wrist: 2 },
        { neck: 2, trunk: 4, legs: 2 },
        { muscleA: 1 },
      ),
    ],
  ),
  work('라벨 부착', '물류팀', ['드럼에 표지를 붙입니다.', '라벨'], [4, 240], { repeatHourVal: 1 }, [
    rula('가슴 높이 부착', { upperArm: 2, lowerArm: 1, wrist: 2 }, upright),
  ]),
  work(
    '피펫 분주',
    '품질팀',
    ['하루 300번 넘게 피펫을 누릅니다.', '피펫'],
    [10, 245],
    { repeatHourVal: 3, pinchHourVal: 1 },
    [
      rula(
        '후드 안에서 분주',
        { upperArm: [2, 'raised'], lowerArm: 1, wrist: [2, 'deviated'] },
        { neck: 2, trunk: 2, legs: 1 },
        { muscleA: 1 },
      ),
    ],
  ),
  work('분석 자료 입력', '품질팀', ['분석 결과를 시스템에 넣습니다.', '키보드'], [8, 245], { keyboardHourVal: 4.5 }, [
    rula('자료 입력', desk, upright, { muscleA: 1 }),
  ]),
  work(
    '가스 실린더 교체',
    '품질팀',
    ['47 L 실린더를 카트로 옮겨 세웁니다.', '실린더 55 kg'],
    [3, 48],
    { liftOver25KgCnt: 10, oneHandHourVal: 0.5, oneHandKgVal: 12 },
    [owas('실린더를 굴림', 2, 1, 2, 3)],
  ),
  work(
    '유틸리티 순찰 점검',
    '유틸리티팀',
    ['계단 14층을 오르내리며 계기를 읽습니다.', '점검표'],
    [8, 365],
    { bendHourVal: 0.5 },
    [owas('계기를 읽음', 1, 1, 7, 1)],
  ),
  work(
    '보일러 튜브 청소',
    '유틸리티팀',
    ['정기보수 때 튜브를 브러시로 민 뒤 물로 씻습니다.', '브러시 4 m'],
    [4, 20],
    { repeatHourVal: 4, armUpHourVal: 3 },
    [
      rula(
        '브러시를 밀고 당김',
        { upperArm: 3, lowerArm: 2, wrist: 2 },
        { neck: 2, trunk: 3, legs: 2 },
        { muscleA: 1, forceA: 2 },
      ),
    ],
  ),
  work(
    '방호복 세척실 이전',
    '유틸리티팀',
    ['세척 설비를 새 건물로 옮깁니다.', '상자 12 kg'],
    [5, 70],
    { liftOver10KgCnt: 40 },
    [owas('상자를 듦', 2, 1, 2, 2)],
    1.5,
  ),
]
