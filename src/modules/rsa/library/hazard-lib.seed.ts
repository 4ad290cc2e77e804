/**
 * Hazards that a new site begins with: works that every chemical site has, with what the safety rules ask for.
 *
 * @law 산업안전보건기준에 관한 규칙 제451조, 제607조 (확인 필요)
 */
import type { accidentTypes } from '#modules/common/accident-types.model.ts'
import type { hazardKinds } from '../assess/rsa-codes.model.ts'

interface HazardSeed {
  m4Cd: keyof typeof hazardKinds
  workCatCd: string
  hazardDesc: string
  accTypeCd: keyof typeof accidentTypes
  measureDescs: string
  lawRefDesc: string | null
}

type Row = readonly [
  m4Cd: HazardSeed['m4Cd'],
  accTypeCd: HazardSeed['accTypeCd'],
  hazardDesc: string,
  measures: readonly string[],
  article: string | null,
]

const ofWork: Readonly<Record<string, readonly Row[]>> = {
  WELD: [
    [
      'MEDIA',
      'FIRE',
      '불티가 튀어 가까운 가연물에 불이 붙음',
      ['반경 11 m 안의 가연물을 치우거나 불티포로 덮는다.', '화재감시자를 두고 소화기를 갖춘다.'],
      '제241조, 제241조의2',
    ],
    ['CHEM', 'CONTACT', '용접 흄을 마심', ['국소배기를 하고 방진마스크를 쓴다.'], '제607조, 제617조'],
    [
      'MACHINE',
      'SHOCK',
      '손상된 용접기 전선에 닿아 감전됨',
      ['자동전격방지기를 달고 쓰기 전에 전선을 본다.'],
      '제306조',
    ],
  ],
  PIPE: [
    [
      'CHEM',
      'LEAK',
      '플랜지를 풀 때 남은 액이 뿜어 나옴',
      ['배출과 치환을 확인하고 맹판을 단다.', '보안면과 내화학 장갑을 쓴다.'],
      '제278조',
    ],
    ['MAN', 'STRUCK', '높은 곳의 배관 자재가 아래로 떨어짐', ['아래를 통제하고 자재를 묶는다.'], '제14조'],
  ],
  MECH: [
    [
      'MACHINE',
      'CAUGHT',
      '정비 중 설비가 움직여 손이 끼임',
      ['운전을 멈추고 전원에 잠금과 꼬리표를 건다.', '시운전으로 멈춤을 확인한다.'],
      '제92조',
    ],
    ['MACHINE', 'CAUGHT', '덮개가 없는 회전축에 옷이 감김', ['덮개와 울을 달고 정비 뒤에 되돌린다.'], '제87조'],
  ],
  ELEC: [
    [
      'MACHINE',
      'SHOCK',
      '정전하지 않은 전로에 닿아 감전됨',
      ['차단하고 잠근 뒤 검전과 접지를 한다.', '절연장갑을 쓰기 전에 살핀다.'],
      '제319조',
    ],
  ],
  SCAF: [
    [
      'MEDIA',
      'FALL',
      '비계 발판과 난간이 없어 떨어짐',
      ['폭 40 cm 이상의 발판과 안전난간을 단다.', '조립·해체 때 안전대를 건다.'],
      '제42조, 제56조',
    ],
  ],
  PAINT: [
    [
      'CHEM',
      'FIRE',
      '용제 증기가 모여 불이 남',
      ['환기하고 가스 농도를 잰다.', '방폭 기구를 쓰고 불씨를 막는다.'],
      '제232조',
    ],
    ['CHEM', 'CONTACT', '유기용제 증기를 마심', ['방독마스크를 쓰고 환기한다.'], '제450조'],
  ],
  CRANE: [
    [
      'MACHINE',
      'STRUCK',
      '줄걸이가 끊기거나 빠져 인양물이 떨어짐',
      ['줄걸이 용구를 쓰기 전에 보고, 상한 것은 버린다.', '인양물 아래를 통제하고 신호수를 둔다.'],
      '제146조, 제166조',
    ],
  ],
  CLEAN: [
    [
      'CHEM',
      'CONTACT',
      '저장조 내부를 청소하다 산소가 모자라 쓰러짐',
      [
        '들어가기 전과 작업 중에 산소와 유해가스를 잰다.',
        '환기를 계속하고 밖에 감시인을 둔다.',
        '구조에는 공기호흡기를 쓴다.',
      ],
      '제619조, 제619조의2, 제620조',
    ],
    ['CHEM', 'CONTACT', '고압 세척수와 세정제가 눈과 피부에 튐', ['보안면과 내화학복을 쓴다.'], '제451조'],
  ],
  EXCAV: [
    [
      'MEDIA',
      'COLLAPSE',
      '굴착면이 무너져 묻힘',
      ['지반에 맞는 기울기를 지키거나 흙막이를 한다.', '비 온 뒤와 작업 전에 굴착면을 본다.'],
      '제338조, 제339조',
    ],
  ],
  LOAD: [
    [
      'MACHINE',
      'HIT',
      '지게차와 사람이 부딪힘',
      ['다니는 길을 나누고 유도자를 둔다.', '전조등과 후진 경보를 본다.'],
      '제172조, 제179조',
    ],
    [
      'ERGO',
      'STRAIN',
      '무거운 드럼을 손으로 옮기다 허리를 다침',
      ['운반 기구를 쓰고 무게를 적어 둔다.'],
      '제663조, 제665조',
    ],
  ],
}

const RULES = '산업안전보건기준에 관한 규칙'

export const hazardSeeds: readonly HazardSeed[] = Object.entries(ofWork).flatMap(([workCatCd, rows]) =>
  rows.map(([m4Cd, accTypeCd, hazardDesc, measures, article]) => ({
    m4Cd,
    workCatCd,
    hazardDesc,
    accTypeCd,
    measureDescs: measures.join('\n'),
    lawRefDesc: article && `${RULES} ${article}`,
  })),
)
