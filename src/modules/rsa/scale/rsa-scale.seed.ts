/** A scale of the site: what tests and the demo begin with. */
import type { DraftOf } from '#platform/model/document.ts'
import type { RsaScale, rsaScale } from './rsa-scale.model.ts'
import { presets } from './scale.logic.ts'

type Level = NonNullable<RsaScale['levels']>[number]

const level = (axisCd: 'F' | 'S', levelVal: number, levelNm: string, levelDesc: string): Level => ({
  axisCd,
  levelVal,
  levelNm,
  levelDesc,
})

const levels54: Level[] = [
  level('F', 1, '극히 드묾', '10년에 1회 미만'),
  level('F', 2, '드묾', '3년에 1회 정도'),
  level('F', 3, '가끔', '1년에 1회 정도'),
  level('F', 4, '자주', '한 달에 1회 정도'),
  level('F', 5, '매우 자주', '하루에 1회 정도'),
  level('S', 1, '무상해', '다치지 않음'),
  level('S', 2, '경상', '휴업 3일 미만'),
  level('S', 3, '휴업', '휴업 3일 이상'),
  level('S', 4, '중대', '사망·장해'),
]

/** One by which items are answered. */
export const anAnsweredScale = (methodCd: 'CHK' | 'OPS'): DraftOf<typeof rsaScale> => ({
  scaleTitle: methodCd === 'CHK' ? '체크리스트' : '핵심요인(OPS)',
  methodCd,
  acceptReasonDesc:
    methodCd === 'CHK'
      ? '정해진 확인항목에 모두 적합하면 허용합니다.'
      : '유해위험요인이 적은 작업은 지금 하는 조치로 충분한지 함께 판단합니다.',
})

/** A draft that may be submitted as it stands. */
export const aScale = (values: DraftOf<typeof rsaScale> = {}): DraftOf<typeof rsaScale> => ({
  scaleTitle: '5×4 빈도·강도',
  ...presets.S54.scale,
  bands: [...presets.S54.scale.bands],
  cells: [],
  acceptReasonDesc: '최근 3년 사고와 아차사고를 검토해 보통 등급까지 허용합니다.',
  levels: levels54,
  ...values,
})
