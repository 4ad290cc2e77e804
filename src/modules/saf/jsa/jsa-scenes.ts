/** Jobs of the demo site, each with its steps: what is done, what may happen, what is done about it. */
import type { JsaLine } from './jsa.model.ts'
import { aJsaRow } from './jsa.seed.ts'

type Scene = readonly [
  stepNm: string,
  hazardDesc: string,
  accTypeCd: NonNullable<JsaLine['accTypeCd']>,
  curMeasureDesc: string,
  before: readonly [freq: number, sev: number],
  more?: readonly [addMeasureDesc: string, measureTypeCds: string, freq: number, sev: number],
]
export interface Job {
  title: string
  workCatCd: string
  permitTypeCds: string
  scenes: readonly Scene[]
}

const prepare: Scene = ['작업 준비·TBM', '통로의 자재에 걸려 넘어짐', 'TRIP', '자재 정리, 통로 표시', [2, 2]]
const finish: Scene = ['정리·철수', '공구를 옮기다 손을 베임', 'CUT', '보호장갑 착용, 공구함 사용', [2, 2]]

export const jobs: readonly Job[] = [
  {
    title: '배관 용접 보수',
    workCatCd: 'WELD',
    permitTypeCds: 'HOT',
    scenes: [
      prepare,
      [
        '배관 절단',
        '그라인더 날이 깨져 얼굴에 맞음',
        'STRUCK',
        '보안면 착용, 덮개 부착',
        [3, 3],
        ['날 교체 주기 관리와 속도 제한', 'ADMIN ENG', 2, 2],
      ],
      [
        '용접',
        '불티가 가연물에 옮겨붙음',
        'FIRE',
        '소화기 2대, 불티포 설치',
        [4, 4],
        ['화재감시자 배치와 11 m 안 가연물 제거', 'ELIM ADMIN', 2, 3],
      ],
      ['용접', '뜨거운 모재에 손을 뎀', 'BURN', '방열장갑 착용', [3, 2]],
      finish,
    ],
  },
  {
    title: '탱크 내부 청소',
    workCatCd: 'CLEAN',
    permitTypeCds: 'CSE CHM',
    scenes: [
      prepare,
      [
        '맨홀 개방·환기',
        '잔류 가스를 마심',
        'CHEM',
        '송풍기 2대로 30분 환기',
        [3, 4],
        ['가스 농도를 연속 측정하고 공기호흡기 착용', 'ENG PPE', 1, 3],
      ],
      [
        '내부 진입·청소',
        '산소가 부족해 쓰러짐',
        'ASPHYX',
        '진입 전 산소 측정, 감시인 배치',
        [3, 4],
        ['송기마스크와 연속 측정기', 'ENG PPE', 2, 3],
      ],
      ['구조 대비', '구조하러 들어간 사람이 함께 쓰러짐', 'RESCUE', '구조장비 비치, 비상연락망', [2, 4]],
      finish,
    ],
  },
  {
    title: '비계 설치·해체',
    workCatCd: 'SCAF',
    permitTypeCds: 'HGT',
    scenes: [
      prepare,
      [
        '자재 양중',
        '자재가 떨어져 아래 사람이 맞음',
        'STRUCK',
        '아래 출입 통제',
        [3, 3],
        ['낙하물 방지망 설치', 'ENG', 2, 2],
      ],
      ['조립', '발판에서 떨어짐', 'FALL', '안전대 걸이 후 작업', [4, 4], ['안전난간을 먼저 세우는 공법', 'ENG', 2, 3]],
      ['점검·인계', '고정이 덜 된 비계가 무너짐', 'COLLAPSE', '점검표 확인 뒤 사용표지', [2, 4]],
      finish,
    ],
  },
  {
    title: '펌프 분해 정비',
    workCatCd: 'MECH',
    permitTypeCds: 'LNB',
    scenes: [
      prepare,
      [
        '차단·배출',
        '배관에 남은 용제가 튐',
        'LEAK',
        '차단 밸브 잠금, 드레인',
        [3, 3],
        ['맹판 설치와 잔압 0 확인', 'ENG', 1, 2],
      ],
      ['분해', '커플링에 손가락이 끼임', 'CAUGHT', '전원 차단, 잠금·꼬리표', [2, 3]],
      ['조립·시운전', '회전부에 옷이 말림', 'CAUGHT', '덮개 부착 뒤 운전', [2, 4]],
      finish,
    ],
  },
  {
    title: '수전반 점검',
    workCatCd: 'ELEC',
    permitTypeCds: 'ELE',
    scenes: [
      prepare,
      [
        '차단·검전',
        '충전부에 닿아 감전',
        'SHOCK',
        '차단, 잠금, 검전, 접지',
        [2, 4],
        ['절연방호구와 단락접지기구', 'ENG PPE', 1, 3],
      ],
      ['점검·청소', '아크로 화상', 'BURN', '방염복 착용', [2, 4]],
      ['복전', '작업자가 남은 채 투입', 'SHOCK', '인원 확인 뒤 투입', [2, 4], ['잠금을 건 사람만 해제', 'ADMIN', 1, 4]],
      finish,
    ],
  },
  {
    title: '중량물 양중',
    workCatCd: 'CRANE',
    permitTypeCds: 'HVY',
    scenes: [
      prepare,
      [
        '줄걸이',
        '줄이 끊어져 자재에 맞음',
        'STRUCK',
        '줄걸이 점검, 안전율 5 이상',
        [3, 4],
        ['인양 반경 출입을 막는 울타리', 'ENG', 2, 3],
      ],
      ['인양·선회', '선회하는 장비에 부딪힘', 'HIT', '신호수 배치', [3, 3], ['장비 둘레 감지기', 'ENG', 2, 2]],
      ['안착', '내리는 자재에 발이 끼임', 'CAUGHT', '보조로프 사용', [2, 3]],
      finish,
    ],
  },
]

export const rowsOfJob = ({ scenes }: Job): JsaLine[] => {
  const steps = [...new Set(scenes.map(([stepNm]) => stepNm))]
  return scenes.map(([stepNm, hazardDesc, accTypeCd, curMeasureDesc, [freq, sev], more]) =>
    aJsaRow({
      stepNo: steps.indexOf(stepNm) + 1,
      stepNm,
      hazardDesc,
      accTypeCd,
      curMeasureDesc,
      hazardCatCd: 'MEDIA',
      freqBeforeVal: freq,
      sevBeforeVal: sev,
      addMeasureDesc: more?.[0] ?? null,
      measureTypeCds: more?.[1] ?? null,
      freqAfterVal: more?.[2] ?? null,
      sevAfterVal: more?.[3] ?? null,
    }),
  )
}
