/** What has happened on the demo site: one line for each kind of accident, told again with other places and people. */
import type { Notice } from '#modules/manage/notice/notice.model.ts'
import type { causeObjects, InjuryPart, injuryTypes } from '../accident-codes.model.ts'
import type { Accident, AccType, SevClass } from '../judge/facts.logic.ts'

export interface Situation {
  title: string
  content: string
  firstAct: string
  kind: NonNullable<Accident['accKindCd']>
  type: AccType
  object: keyof typeof causeObjects
  work: string
  workCat: string
  severity: '1' | '2' | '3' | '4' | '5'
  injury?: keyof typeof injuryTypes
  part?: InjuryPart
  /** How badly, the usual first, and days off that a physician expects. */
  outcome: readonly [SevClass, number]
  chem?: readonly [string, number]
}

/** What was found of one that was looked into: minutes before and after it, evidence, causes from the harm down, what is done. */
export interface Looked {
  events: readonly (readonly [minutes: number, what: string])[]
  evidences: readonly (readonly [kind: string, name: string])[]
  causes: readonly string[]
  measures: readonly string[]
  lesson: string
  texts: NonNullable<Notice['texts']>
}

/** The way to work, doors, stairs, hand tools, valves: what fills the log of any plant. */
export const usual: readonly Situation[] = [
  {
    ...{
      title: '계단을 내려오다 미끄러져 발목을 접질림',
      content: '빗물이 들어온 계단에서 난간을 잡지 않고 내려오다 미끄러졌다.',
    },
    ...{
      firstAct: '의무실로 옮겨 냉찜질하고 부목을 댔다.',
      kind: 'INJ',
      type: 'TRIP',
      object: 'STRUCTURE',
      work: '현장 이동',
    },
    ...{ workCat: 'PIPE', severity: '2', injury: 'SPRAIN', part: 'FOOT', outcome: ['MTC', 0] },
  },
  {
    ...{
      title: '밸브 핸들에 손가락이 끼임',
      content: '굳은 밸브를 파이프렌치로 돌리다 렌치가 미끄러져 손가락이 핸들에 끼였다.',
    },
    ...{ firstAct: '지혈하고 병원으로 옮겼다.', kind: 'INJ', type: 'CAUGHT', object: 'TOOL', work: '밸브 조작' },
    ...{ workCat: 'PIPE', severity: '3', injury: 'CUT', part: 'HAND', outcome: ['LTI', 5] },
  },
  {
    ...{ title: '그라인더 불티가 눈에 들어감', content: '보안경만 쓰고 사상하던 중 옆에서 튄 불티가 들어갔다.' },
    ...{
      firstAct: '세안기로 15분 씻고 안과에 보냈다.',
      kind: 'INJ',
      type: 'STRUCK',
      object: 'TOOL',
      work: '용접부 사상',
    },
    ...{ workCat: 'WELD', severity: '3', injury: 'EYE', part: 'EYE', outcome: ['RWC', 0] },
  },
  {
    ...{ title: '드럼을 옮기다 허리를 다침', content: '200 kg 드럼을 둘이 굴리다 균형을 잃은 드럼을 몸으로 받쳤다.' },
    ...{
      firstAct: '작업을 멈추고 의무실로 옮겼다.',
      kind: 'INJ',
      type: 'STRAIN',
      object: 'CONTAINER',
      work: '원료 운반',
    },
    ...{ workCat: 'PIPE', severity: '2', injury: 'SPRAIN', part: 'BACK', outcome: ['LTI', 3] },
  },
  {
    ...{ title: '시료 병이 깨져 손을 벰', content: '시료 채취 뒤 병마개를 닫다 병목이 깨졌다.' },
    ...{ firstAct: '소독하고 밴드를 붙였다.', kind: 'INJ', type: 'CUT', object: 'CONTAINER', work: '시료 채취' },
    ...{ workCat: 'PIPE', severity: '1', injury: 'CUT', part: 'HAND', outcome: ['FAC', 0] },
  },
  {
    ...{ title: '스팀 트랩에서 튄 응축수에 데임', content: '트랩을 점검하려 배출밸브를 열자 응축수가 팔에 튀었다.' },
    ...{
      firstAct: '흐르는 물에 20분 식혔다.',
      kind: 'INJ',
      type: 'CONTACT',
      object: 'MACHINE',
      work: '스팀 트랩 점검',
    },
    ...{ workCat: 'PIPE', severity: '3', injury: 'BURN', part: 'ARM', outcome: ['MTC', 0] },
  },
  {
    ...{ title: '발판을 밟다 발이 빠짐', content: '고정이 풀린 그레이팅이 들려 발이 빠졌다. 아래에 사람은 없었다.' },
    ...{ firstAct: '구역을 막고 발판을 고정했다.', kind: 'INJ', type: 'TRIP', object: 'STRUCTURE', work: '현장 점검' },
    ...{ workCat: 'PIPE', severity: '4', injury: 'BRUISE', part: 'LEG', outcome: ['RWC', 0] },
  },
  {
    ...{
      title: '지게차가 방호대를 들이받음',
      content: '창고 모퉁이에서 속도를 줄이지 못하고 방호대를 받았다. 사람은 다치지 않았다.',
    },
    ...{
      firstAct: '지게차를 세우고 주변을 확인했다.',
      kind: 'PROP',
      type: 'HIT',
      object: 'VEHICLE',
      work: '제품 운반',
    },
    ...{ workCat: 'PIPE', severity: '3', outcome: ['NONE', 0] },
  },
  {
    ...{ title: '펌프 씰에서 톨루엔이 샘', content: '순찰 중 펌프 씰에서 톨루엔이 떨어지는 것을 발견했다.' },
    ...{
      firstAct: '펌프를 세우고 흡착포로 회수했다.',
      kind: 'LEAK',
      type: 'LEAK',
      object: 'MACHINE',
      work: '설비 운전',
    },
    ...{ workCat: 'PIPE', severity: '2', outcome: ['NONE', 0], chem: ['톨루엔', 3] },
  },
  {
    ...{ title: '출근길 빙판에서 넘어짐', content: '정문으로 걸어오다 빙판에서 넘어져 손목을 다쳤다.' },
    ...{ firstAct: '병원으로 옮겼다.', kind: 'COMM', type: 'TRIP', object: 'NATURE', work: '출근' },
    ...{ workCat: 'PIPE', severity: '1', injury: 'FRACTURE', part: 'HAND', outcome: ['LTI', 14] },
  },
  {
    ...{
      title: '여름 배관 보온작업 중 어지럼증',
      content: '체감온도 33도의 배관랙에서 한 시간 넘게 쉬지 않고 일했다.',
    },
    ...{
      firstAct: '그늘로 옮겨 식히고 119를 불렀다.',
      kind: 'ILL',
      type: 'HEAT',
      object: 'NATURE',
      work: '보온재 취부',
    },
    ...{ workCat: 'PIPE', severity: '3', injury: 'HEAT', part: 'INSIDE', outcome: ['MTC', 0] },
  },
  {
    ...{ title: '배관 플랜지를 조이다 손등을 부딪힘', content: '스패너가 빠지면서 손등을 플랜지에 부딪혔다.' },
    ...{ firstAct: '냉찜질을 했다.', kind: 'INJ', type: 'HIT', object: 'TOOL', work: '플랜지 체결' },
    ...{ workCat: 'PIPE', severity: '1', injury: 'BRUISE', part: 'HAND', outcome: ['FAC', 0] },
  },
]

/** The two that changed how the site works. */
export const serious: readonly (Situation & {
  daysBack: number
  isVendor: boolean
  placeDesc: string
  looked: Looked
})[] = [
  {
    ...{ daysBack: 388, isVendor: true, placeDesc: 'EO 반응동 남측 비계 4단' },
    ...{ title: '비계 4단에서 떨어져 두 명이 크게 다침' },
    content:
      '보온 해체를 하던 협력업체 작업자 두 명이 벽이음을 먼저 푼 비계가 기울며 6 m 아래로 떨어졌다. 안전대 걸이시설은 그 단에 없었다.',
    ...{ firstAct: '119로 이송하고 현장을 막아 보존했다. 고용노동관서에 바로 보고했다.', kind: 'INJ', type: 'FALL' },
    ...{ object: 'STRUCTURE', work: '비계 위 보온 해체', workCat: 'PIPE', severity: '5' },
    ...{ injury: 'FRACTURE', part: 'LEG', outcome: ['LTI', 120] },
    looked: {
      events: [
        [-150, '보온 해체 허가 발급, 비계 점검표에 이상 없음으로 기록'],
        [-40, '자재를 내리려 4단의 벽이음 두 곳을 품'],
        [-5, '두 명이 4단으로 올라감. 걸 곳이 없어 안전대를 걸지 않음'],
        [0, '비계가 기울며 두 명이 6 m 아래로 떨어짐'],
        [4, '감시인이 방재센터에 신고'],
        [17, '119가 이송'],
      ],
      evidences: [
        ['PHOTO', '풀린 벽이음과 4단 발판'],
        ['DOC', '비계 점검표와 조립도'],
        ['STATEMENT', '작업책임자 진술'],
      ],
      causes: [
        '기운 비계에서 두 명이 6 m 아래로 떨어짐',
        '벽이음을 해체 순서보다 먼저 풀었고, 그 단에 안전대 걸이시설이 없음',
        '비계를 바꿀 때 조립도와 걸이시설을 다시 확인하는 절차가 없음',
      ],
      measures: [
        '모든 비계 단에 안전대 걸이시설을 설치하고 점검표에 넣는다',
        '벽이음에 해체 승인 표지와 잠금핀을 단다',
      ],
      lesson: '벽이음은 마지막에 풉니다',
      texts: [
        {
          langCd: 'en',
          titleDesc: 'Wall ties come off last',
          bodyDesc:
            'Two workers fell 6 m when a scaffold tilted: its wall ties had been taken off first, and that level had nothing to hook a harness to. From now on every level has anchor points, and a wall tie comes off only with an approval tag and after its pin is unlocked.',
        },
        {
          langCd: 'vi',
          titleDesc: 'Neo tường được tháo sau cùng',
          bodyDesc:
            'Hai công nhân rơi từ độ cao 6 m khi giàn giáo nghiêng: neo tường đã bị tháo trước và tầng đó không có chỗ móc dây an toàn. Từ nay mọi tầng đều có điểm neo, và chỉ tháo neo tường khi có thẻ phê duyệt và đã mở chốt khóa.',
        },
      ],
    },
  },
  {
    ...{ daysBack: 131, isVendor: false, placeDesc: '용제 회수탑 하부 드레인' },
    ...{ title: '드레인 작업 중 증기 누출로 얼굴과 팔에 화상' },
    content:
      '막힌 드레인을 뚫으려 하부 밸브를 연 뒤 상부 차단이 완전하지 않아 뜨거운 용제 증기가 뿜어졌다. 격리 확인에 압력계가 빠져 있었다.',
    ...{ firstAct: '비상샤워로 식히고 병원으로 옮겼다. 15분 안에 환경청에 신고했다.', kind: 'LEAK', type: 'CONTACT' },
    ...{ object: 'MACHINE', work: '드레인 뚫기', workCat: 'PIPE', severity: '4' },
    ...{ injury: 'BURN', part: 'FACE', outcome: ['LTI', 45], chem: ['혼합 용제', 12] },
    looked: {
      events: [
        [-60, '드레인이 막혀 하부에서 뚫기로 함. 격리 확인은 밸브 위치만 봄'],
        [-10, '상부 차단밸브를 닫고 하부 밸브를 염'],
        [0, '남은 압력으로 뜨거운 용제 증기가 얼굴과 팔에 뿜어짐'],
        [2, '비상샤워로 식힘'],
        [12, '환경청에 신고'],
      ],
      evidences: [
        ['LOG', '회수탑 압력·온도 운전기록'],
        ['PHOTO', '상부 차단밸브와 드레인'],
        ['DOC', '격리 확인서'],
      ],
      causes: [
        '남은 압력으로 뜨거운 용제 증기가 뿜어짐',
        '상부 차단밸브가 완전히 닫히지 않았고, 드레인에 압력을 볼 계기가 없음',
        '격리 확인서가 압력 확인과 이중 차단을 요구하지 않음',
      ],
      measures: [
        '드레인마다 압력계와 이중 차단·블리드 밸브를 설치한다',
        '막힌 배관은 원격 배출 노즐로만 뚫도록 설비를 바꾼다',
      ],
      lesson: '열기 전에 압력이 0인지 눈으로 봅니다',
      texts: [
        {
          langCd: 'en',
          titleDesc: 'See that the pressure is zero before you open',
          bodyDesc:
            'Hot solvent vapour burnt a face and an arm: the valve above had not closed fully, and no gauge showed the pressure that was left. From now on each drain has a gauge and a double block and bleed, and blocked pipes are cleared from a distance.',
        },
        {
          langCd: 'vi',
          titleDesc: 'Nhìn đồng hồ về 0 rồi mới mở',
          bodyDesc:
            'Hơi dung môi nóng làm bỏng mặt và tay: van phía trên chưa đóng kín và không có đồng hồ cho biết áp suất còn lại. Từ nay mỗi đường xả có đồng hồ và van chặn kép có xả, đường ống tắc được thông từ xa.',
        },
      ],
    },
  },
]
