/** Names from abroad as Korean sites write them, with the languages and the stays that go with them. */
import type { Random } from '#platform/model/random.ts'
import type { GenderCd } from './names.ts'

export interface Origin {
  nationCd: string
  /** Of a hundred people of contractors. */
  share: number
  languages: readonly (readonly [langCd: string, weight: number])[]
  visas: readonly (readonly [visaTypeCd: string, weight: number])[]
  /** Name patterns: the parts of a name, each drawn from its list; absent for Koreans and ethnic Koreans. */
  parts?: Readonly<Record<GenderCd, readonly string[]>>
}

export const origins: readonly Origin[] = [
  { nationCd: 'KR', share: 72, languages: [['kr', 1]], visas: [] },
  // Ethnic Koreans from China carry Korean names.
  {
    nationCd: 'CN',
    share: 7,
    languages: [
      ['kr', 3],
      ['zh', 2],
    ],
    visas: [
      ['H2', 4],
      ['F4', 5],
      ['F5', 1],
    ],
  },
  {
    nationCd: 'CN',
    share: 3,
    languages: [['zh', 1]],
    visas: [
      ['E7', 3],
      ['F6', 1],
    ],
    parts: {
      M: ['왕 리 장 리우 천 양 자오 황 저우 우', '웨이 창 레이 용 쥔 하오 젠궈 밍 펑 즈창'],
      F: ['왕 리 장 리우 천 양 자오 황', '팡 나 징 옌 리 메이 샤오홍 위'],
    },
  },
  {
    nationCd: 'VN',
    share: 8,
    languages: [['vi', 1]],
    visas: [
      ['E9', 6],
      ['E7', 1],
      ['F6', 1],
    ],
    parts: {
      M: ['응우옌 쩐 레 팜 호앙 판 부 당 부이 도', '반 득 꾸옥 민 탄 후우', '훙 남 롱 뚜언 히엔 손 중 타이 캉 닷'],
      F: ['응우옌 쩐 레 팜 호앙 판 부', '티', '마이 란 흐엉 투이 응옥 하 짱 프엉'],
    },
  },
  {
    nationCd: 'UZ',
    share: 4,
    languages: [['uz', 1]],
    visas: [
      ['E9', 4],
      ['H2', 2],
    ],
    parts: {
      M: [
        '카리모프 유수포프 라히모프 압둘라예프 이스모일로프 투르수노프',
        '알리셰르 보부르 자수르 셰르조드 루스탐 디요르 아지즈',
      ],
      F: ['카리모바 유수포바 라히모바 압둘라예바', '딜노자 굴노라 말리카 니고라'],
    },
  },
  {
    nationCd: 'TH',
    share: 3,
    languages: [['th', 1]],
    visas: [['E9', 1]],
    parts: {
      M: ['솜차이 아누차 위라차이 숫티폰 낫타퐁 차이왓 프라싯', '분미 시리촛 케오마니 통수크 스리숙'],
      F: ['수다랏 말리 노파완 완니', '분미 시리촛 케오마니 통수크'],
    },
  },
  {
    nationCd: 'PH',
    share: 2,
    languages: [['en', 1]],
    visas: [
      ['E9', 4],
      ['E7', 1],
    ],
    parts: {
      M: ['호세 마크 존 레이먼드 아르넬 로델', '산토스 레예스 크루스 바우티스타 가르시아 멘도사'],
      F: ['마리아 제니퍼 그레이스 로즈', '산토스 레예스 크루스 멘도사'],
    },
  },
  {
    nationCd: 'PE',
    share: 1,
    languages: [['es', 1]],
    visas: [['E7', 1]],
    parts: {
      M: ['카를로스 루이스 호르헤 미겔', '키스페 플로레스 로하스 마마니'],
      F: ['아나 로사 카르멘', '키스페 플로레스 로하스'],
    },
  },
]

export const foreignName = (random: Random, parts: readonly string[]): string =>
  parts.map((part) => random.pick(part.split(' '))).join(' ')
