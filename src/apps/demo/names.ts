/** Korean names as often as they occur, given names by the years in which they were given, and their Latin spelling. */
import type { Random } from '#platform/model/random.ts'

export type GenderCd = 'M' | 'F'

/** Bearers per thousand people (census of 2015). */
const families: readonly (readonly [name: string, perMille: number])[] = (
  '김 215,이 147,박 84,최 47,정 43,강 24,조 21,윤 21,장 20,임 17,한 16,오 15,서 15,신 15,권 14,황 14,안 14,송 14,류 6,' +
  '전 11,홍 11,유 13,고 9,문 9,양 9,손 9,배 8,백 8,허 7,남 6,심 5,노 5,하 5,곽 4,성 4,차 4,주 4,우 4,구 4,민 3,나 3,진 4,' +
  '지 3,엄 3,채 3,원 3,천 2,방 2,공 2,현 2,함 2,변 2,염 1,여 1,추 1,도 1,소 1,석 1,선 1,설 1,마 1,길 1,연 1,위 1,표 1,명 1,' +
  '남궁 0.4,황보 0.2,제갈 0.1,선우 0.1'
)
  .split(',')
  .map((entry) => {
    const [name = '', perMille] = entry.split(' ')
    return [name, Number(perMille)]
  })

/** Given names for births up to and including `toYear`. */
const given: readonly { toYear: number; M: string; F: string }[] = [
  {
    toYear: 1974,
    M: '영수 영호 영철 정호 성호 상훈 재호 광수 동수 병철 경호 진호 종수 성수 영진 상호 철수 기수 정수 용호 창호 태호 재영 명수 성진 영길 춘식 만수 덕수 승호 인호 종호 진수 승룡 대식 광호 석진 형철 원식 흥식',
    F: '영희 미경 은경 정숙 미숙 경희 현숙 영숙 은숙 경숙 미정 혜경 은희 명숙 순희 정희 미영 은영 선희 경미 영미 현주 혜숙 미선 옥희 금숙 연희 정미 진숙 말순',
  },
  {
    toYear: 1984,
    M: '정훈 성훈 상현 지훈 성민 재훈 동훈 영민 현우 준호 성진 승현 진우 정민 상우 재영 동현 상민 재현 민수 태훈 병훈 기훈 용준 형준 창민 경훈 대현 원석 세훈 광현 종현 영훈 승훈 정우 주환 일권 석훈 기영 봉준',
    F: '지영 은정 미정 은주 현정 수진 은영 선영 현주 혜진 정은 미영 지연 은희 보영 유진 경아 윤정 주연 수정 희정 소영 진희 민정 나영 정아 현아 연주 승희 지현',
  },
  {
    toYear: 1994,
    M: '지훈 동현 민수 준호 현우 성민 정훈 상현 재현 성훈 승현 준영 진호 민호 지원 태현 경민 종민 우진 승환 재민 동욱 영준 상준 한솔 현준 기범 대한 민규 재원 세진 도현 창현 인수 성재 용우 규호 형우 건우 찬호',
    F: '지은 유진 지혜 은지 수진 혜진 민지 지현 지영 수정 은영 소영 보람 아름 슬기 다혜 예지 현정 혜원 미나 주희 가영 윤아 선아 하나 유리 진아 소라 정민 새롬 나래 연지',
  },
  {
    toYear: 9999,
    M: '민준 서준 지훈 준영 현우 민재 동현 승민 태민 예준 도윤 시우 민성 재윤 지호 준서 우진 승우 지환 태윤 건희 찬영 민혁 윤호 정현 성현 지성 수호 유찬 한결 준혁 승준 진혁 도훈 시현 은찬 석현 원준 재성 태양',
    F: '민지 서연 수빈 지원 유진 예원 지우 서영 민서 하은 채원 예은 다은 수아 소윤 윤서 가은 나연 은서 현서 지윤 혜인 다인 세은 예린 유나 채린 하늘 보민 서현 시은 주하',
  },
]

export function koreanName(random: Random, gender: GenderCd, birthYear: number): string {
  const generation = given.find(({ toYear }) => birthYear <= toYear)
  return random.weighted(families) + random.pick(generation?.[gender].split(' ') ?? [])
}

const customary: Readonly<Record<string, string>> = {
  김: 'kim',
  이: 'lee',
  박: 'park',
  최: 'choi',
  정: 'jung',
  강: 'kang',
  고: 'ko',
  권: 'kwon',
  곽: 'kwak',
  조: 'cho',
  윤: 'yoon',
  임: 'lim',
  오: 'oh',
  신: 'shin',
  우: 'woo',
  구: 'koo',
  유: 'yoo',
  노: 'roh',
  주: 'joo',
  문: 'moon',
  허: 'heo',
}
const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const FINALS = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')
const FIRST_SYLLABLE = 0xac00

/** Syllable by syllable, as names are written: no sound changes between syllables. */
const latinSyllable = (syllable: string): string => {
  const place = (syllable.codePointAt(0) ?? 0) - FIRST_SYLLABLE
  const initial = INITIALS[Math.floor(place / 588)] ?? ''
  return initial + (VOWELS[Math.floor((place % 588) / 28)] ?? '') + (FINALS[place % 28] ?? '')
}
const latin = (text: string): string => [...text].map(latinSyllable).join('')

const TWO_SYLLABLE_FAMILIES = new Set(['남궁', '황보', '제갈', '선우'])

/** 김서연 → seoyeon.kim, the part of an address before the @. */
export function latinAddress(name: string): string {
  const length = name.length > 3 && TWO_SYLLABLE_FAMILIES.has(name.slice(0, 2)) ? 2 : 1
  const family = name.slice(0, length)
  return `${latin(name.slice(length))}.${customary[family] ?? latin(family)}`
}
