/** The steps that a posture is judged by: what is chosen at each part, and what is added to it. */
import { type Part, ranges, type Tool } from './posture.logic.ts'

/** Angles in degrees of a figure that looks to the right; what is left out stands upright. */
export interface Pose {
  trunk?: number
  neck?: number
  /** Forward from hanging down. */
  upperArm?: number
  elbow?: number
  wrist?: number
  knee?: number
  stance?: 'sit' | 'one' | 'oneBent' | 'kneel' | 'walk'
  /** A second arm, where both count. */
  otherArm?: number
  /** Seen from the front: turned, or bent to the side. */
  turn?: 'twist' | 'side'
}
interface Step {
  score: number
  label: string
  pose?: Pose
}
interface Add {
  key: string
  score: number
  label: string
}
export interface PartSheet {
  part: Part
  steps: readonly Step[]
  adds: readonly Add[]
}
export interface SheetGroup {
  /** Which table of the method it goes into. */
  table: 'A' | 'B' | 'C'
  label: string
  parts: readonly PartSheet[]
}

const step = (score: number, label: string, pose?: Pose): Step => ({ score, label, ...(pose && { pose }) })
const part = (name: Part, steps: readonly Step[], adds: readonly Add[] = []): PartSheet => ({ part: name, steps, adds })

const twisted: Add = { key: 'twist', score: 1, label: '비틀림' }
const bent: Add = { key: 'side', score: 1, label: '옆으로 굽힘' }
const raised: Add = { key: 'raised', score: 1, label: '어깨 올림' }
const abducted: Add = { key: 'abducted', score: 1, label: '팔 벌림' }
const supported: Add = { key: 'supported', score: -1, label: '팔 지지' }

const upperArm = part(
  'upperArm',
  [
    step(1, '뒤 20°~앞 20°', { upperArm: 12 }),
    step(2, '앞 20~45°, 뒤 20° 초과', { upperArm: 36 }),
    step(3, '앞 45~90°', { upperArm: 70 }),
    step(4, '앞 90° 초과', { upperArm: 125 }),
  ],
  [raised, abducted, supported],
)
const lowerArmSteps = [
  step(1, '60~100°', { upperArm: 10, elbow: 80 }),
  step(2, '60° 미만, 100° 초과', { upperArm: 10, elbow: 25 }),
]
const muscle = (name: 'muscleA' | 'muscleB') =>
  part(name, [step(0, '해당 없음'), step(1, '1분 넘게 정지 또는 분당 4회 이상')])
const force = (name: 'forceA' | 'forceB') =>
  part(name, [
    step(0, '2 kg 미만'),
    step(1, '2~10 kg 가끔'),
    step(2, '2~10 kg 정지·반복'),
    step(3, '10 kg 초과 또는 충격'),
  ])

const rula: readonly SheetGroup[] = [
  {
    table: 'A',
    label: '팔·손목',
    parts: [
      upperArm,
      part('lowerArm', lowerArmSteps, [{ key: 'crossed', score: 1, label: '몸 중심선을 넘거나 바깥' }]),
      part(
        'wrist',
        [
          step(1, '곧음', { upperArm: 10, elbow: 85 }),
          step(2, '±15° 이내', { upperArm: 10, elbow: 85, wrist: 12 }),
          step(3, '15° 초과', { upperArm: 10, elbow: 85, wrist: 40 }),
        ],
        [{ key: 'deviated', score: 1, label: '옆으로 꺾임' }],
      ),
      part('wristTwist', [step(1, '가운데 범위'), step(2, '끝까지 돌림')]),
      muscle('muscleA'),
      force('forceA'),
    ],
  },
  {
    table: 'B',
    label: '목·몸통·다리',
    parts: [
      part(
        'neck',
        [
          step(1, '0~10°', { neck: 5 }),
          step(2, '10~20°', { neck: 16 }),
          step(3, '20° 초과', { neck: 36 }),
          step(4, '뒤로 젖힘', { neck: -28 }),
        ],
        [twisted, bent],
      ),
      part(
        'trunk',
        [
          step(1, '곧음'),
          step(2, '0~20°', { trunk: 14 }),
          step(3, '20~60°', { trunk: 42 }),
          step(4, '60° 초과', { trunk: 78 }),
        ],
        [twisted, bent],
      ),
      part('legs', [step(1, '두 발로 고르게'), step(2, '고르지 않음', { stance: 'one' })]),
      muscle('muscleB'),
      force('forceB'),
    ],
  },
]

const reba: readonly SheetGroup[] = [
  {
    table: 'A',
    label: '목·몸통·다리',
    parts: [
      part(
        'neck',
        [step(1, '0~20°', { neck: 10 }), step(2, '20° 초과, 뒤로 젖힘', { neck: 36 })],
        [{ key: 'twist', score: 1, label: '비틀림·옆으로 굽힘' }],
      ),
      part(
        'trunk',
        [
          step(1, '곧음'),
          step(2, '앞뒤 0~20°', { trunk: 14 }),
          step(3, '앞 20~60°, 뒤 20° 초과', { trunk: 42 }),
          step(4, '앞 60° 초과', { trunk: 78 }),
        ],
        [{ key: 'twist', score: 1, label: '비틀림·옆으로 굽힘' }],
      ),
      part(
        'legs',
        [step(1, '두 발로 고르게'), step(2, '한 발 또는 불안정', { stance: 'one' })],
        [
          { key: 'knee30', score: 1, label: '무릎 30~60° 굽힘' },
          { key: 'knee60', score: 2, label: '무릎 60° 초과 굽힘' },
        ],
      ),
      part(
        'load',
        [step(0, '5 kg 미만'), step(1, '5~10 kg'), step(2, '10 kg 초과')],
        [{ key: 'shock', score: 1, label: '충격·급격한 힘' }],
      ),
    ],
  },
  {
    table: 'B',
    label: '팔·손목',
    parts: [
      { ...upperArm, adds: [raised, { ...abducted, label: '팔 벌림·회전' }, supported] },
      part('lowerArm', lowerArmSteps),
      part(
        'wrist',
        [
          step(1, '±15° 이내', { upperArm: 10, elbow: 85, wrist: 8 }),
          step(2, '15° 초과', { upperArm: 10, elbow: 85, wrist: 40 }),
        ],
        [{ key: 'deviated', score: 1, label: '꺾임·비틀림' }],
      ),
      part('coupling', [step(0, '좋음'), step(1, '보통'), step(2, '나쁨'), step(3, '잡을 수 없음')]),
    ],
  },
  {
    table: 'C',
    label: '동작',
    parts: [
      part(
        'activity',
        [step(0, '해당 없음')],
        [
          { key: 'static', score: 1, label: '1분 넘게 정지' },
          { key: 'repeat', score: 1, label: '분당 4회 넘게 반복' },
          { key: 'rapid', score: 1, label: '빠르고 큰 자세 변화' },
        ],
      ),
    ],
  },
]

const owas: readonly SheetGroup[] = [
  {
    table: 'C',
    label: '작업 자세',
    parts: [
      part('back', [
        step(1, '곧음'),
        step(2, '굽힘', { trunk: 45 }),
        step(3, '비틂', { turn: 'twist' }),
        step(4, '굽히고 비틂', { trunk: 45, turn: 'twist' }),
      ]),
      part('arms', [
        step(1, '두 팔 어깨 아래', { upperArm: 25, otherArm: 40 }),
        step(2, '한 팔 어깨 위', { upperArm: 135, otherArm: 25 }),
        step(3, '두 팔 어깨 위', { upperArm: 135, otherArm: 115 }),
      ]),
      part('legs', [
        step(1, '앉음', { stance: 'sit' }),
        step(2, '두 다리로 섬'),
        step(3, '한 다리로 섬', { stance: 'one' }),
        step(4, '두 무릎 굽힘', { knee: 55 }),
        step(5, '한 무릎 굽힘', { stance: 'oneBent' }),
        step(6, '무릎 꿇음', { stance: 'kneel' }),
        step(7, '걸음', { stance: 'walk' }),
      ]),
      part('load', [step(1, '10 kg 미만'), step(2, '10~20 kg'), step(3, '20 kg 초과')]),
    ],
  },
]

export const sheets: Readonly<Record<Tool, readonly SheetGroup[]>> = { RULA: rula, REBA: reba, OWAS: owas }

/** What was chosen at one part. */
export interface Choice {
  base: number
  adds: readonly string[]
}
export type Choices = Readonly<Partial<Record<Part, Choice>>>

const sheetOf = (tool: Tool, name: string): PartSheet | undefined =>
  sheets[tool].flatMap(({ parts }) => parts).find((sheet) => sheet.part === name)

/** The score of a part, within the range of the tool. */
export function scoreOfChoice(tool: Tool, name: Part, { base, adds }: Choice): number {
  const { min = 0, max = 0 } = ranges[tool].find((one) => one.part === name) ?? {}
  const known = sheetOf(tool, name)?.adds ?? []
  const sum = known.reduce((all, { key, score }) => all + (adds.includes(key) ? score : 0), base)
  return Math.min(max, Math.max(min, sum))
}

/** As it is kept: `upperArm:3+raised lowerArm:2`. */
export const choicesText = (choices: Choices): string =>
  Object.entries(choices)
    .map(([name, { base, adds }]) => `${name}:${[base, ...adds].join('+')}`)
    .join(' ')

/** What no sheet of the tool knows is left out. */
export function readChoices(tool: Tool, text: string | null): Choices {
  const found: Partial<Record<Part, Choice>> = {}
  for (const word of (text ?? '').split(' ')) {
    const [name = '', picked = ''] = word.split(':')
    const [base = '', ...adds] = picked.split('+')
    const sheet = sheetOf(tool, name)
    if (!sheet?.steps.some(({ score }) => String(score) === base)) continue
    found[sheet.part] = { base: Number(base), adds: adds.filter((key) => sheet.adds.some((one) => one.key === key)) }
  }
  return found
}
