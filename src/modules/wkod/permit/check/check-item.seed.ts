/** What is checked for each type of permit: the templates that a new site begins with. Order: as it is done. */
import type { PermitType } from '#modules/common/permit-types.model.ts'
import { RULES } from '../ask/guard-parts.logic.ts'
import type { CheckStage } from '../fields/permit-codes.model.ts'

export interface CheckItem {
  checkItemNo: string
  typeCd: PermitType
  stageCd: CheckStage
  /** Korean; the other languages in the texts of the permit. */
  checkDesc: string
  lawRefDesc: string
  photoYn: 'Y' | 'N'
}

type Line = readonly [checkDesc: string, lawRefDesc: string, stageCd?: CheckStage, photoYn?: 'Y']

const lines: Readonly<Record<PermitType, readonly Line[]>> = {
  GEN: [
    ['작업구역을 정리하고 출입을 통제했습니다.', `${RULES} 제3조`],
    ['작업자가 보호구를 착용했습니다.', `${RULES} 제32조`],
    ['작업 도구와 장비를 점검했습니다.', `${RULES} 제35조`],
    ['공구와 폐기물을 치우고 원상복구했습니다.', `${RULES} 제3조`, 'CLOSE'],
  ],
  HOT: [
    ['11m 안의 가연물을 치우거나 덮었습니다.', `${RULES} 제241조제2항`, 'PREP', 'Y'],
    ['소화기를 작업장소에 두었습니다.', `${RULES} 제241조제2항`, 'PREP', 'Y'],
    ['불티 비산방지 덮개와 방화포를 설치했습니다.', `${RULES} 제241조제2항제4호`, 'START'],
    ['용접기와 호스, 역화방지기를 점검했습니다.', `${RULES} 제233조`, 'START'],
    ['작업 끝에 불씨와 잔열을 확인했습니다.', `${RULES} 제241조의2`, 'CLOSE'],
  ],
  CSE: [
    ['연결된 배관을 맹판, 분리, 이중차단배출로 차단했습니다.', `${RULES} 제630조`, 'PREP', 'Y'],
    ['내부를 배출하고 환기했습니다.', `${RULES} 제620조`],
    ['구조장비와 연락수단을 출입구에 두었습니다.', `${RULES} 제625조`, 'START', 'Y'],
    ['출입 인원을 세는 표를 두었습니다.', `${RULES} 제621조`, 'START'],
    ['나온 인원을 세고 출입구를 막았습니다.', `${RULES} 제621조`, 'CLOSE'],
  ],
  ELE: [
    ['도면으로 모든 전원을 확인했습니다.', `${RULES} 제319조제2항제1호`],
    ['전원을 차단하고 단로기를 열었습니다.', `${RULES} 제319조제2항제2호`],
    ['잠금장치와 꼬리표를 달았습니다.', `${RULES} 제319조제2항제3호`, 'PREP', 'Y'],
    ['잔류전하를 방전했습니다.', `${RULES} 제319조제2항제4호`],
    ['검전기로 전압이 없음을 확인했습니다.', `${RULES} 제319조제2항제5호`],
    ['필요한 곳을 단락접지했습니다.', `${RULES} 제319조제2항제6호`],
    ['작업기구와 접지를 걷고 안전한지 확인했습니다.', `${RULES} 제319조제3항제1호`, 'CLOSE'],
    ['모두 물러났는지 확인했습니다.', `${RULES} 제319조제3항제2호`, 'CLOSE'],
    ['잠금장치와 꼬리표를 단 사람이 떼었습니다.', `${RULES} 제319조제3항제3호`, 'CLOSE'],
    ['이상이 없음을 확인하고 전원을 넣었습니다.', `${RULES} 제319조제3항제4호`, 'CLOSE'],
  ],
  EXC: [
    ['지하매설물을 시험굴착으로 확인했습니다.', `${RULES} 제38조`, 'PREP', 'Y'],
    ['굴착면 기울기나 흙막이를 설치했습니다.', `${RULES} 제339조`, 'START', 'Y'],
    ['굴착 둘레에 난간과 통로를 두었습니다.', `${RULES} 제340조`, 'START'],
    ['되메우거나 덮고 표지를 세웠습니다.', `${RULES} 제340조`, 'CLOSE'],
  ],
  RAD: [
    ['출입통제 구역과 표지를 설치했습니다.', `${RULES} 제575조`, 'START', 'Y'],
    ['선량계와 경보기를 모두에게 지급했습니다.', '원자력안전법 시행규칙', 'START'],
    ['선원을 거두고 선량률을 확인했습니다.', '원자력안전법 시행규칙', 'CLOSE'],
  ],
  HGT: [
    ['작업발판과 난간을 점검했습니다.', `${RULES} 제42조`, 'START', 'Y'],
    ['안전대를 걸 곳을 확인했습니다.', `${RULES} 제44조`, 'START'],
    ['아래 출입을 막았습니다.', `${RULES} 제14조`, 'START'],
  ],
  HVY: [
    ['장비 검사증과 운전자 자격을 확인했습니다.', `${RULES} 제38조`],
    ['지반과 아웃트리거 받침을 확인했습니다.', `${RULES} 제38조`, 'START', 'Y'],
    ['줄걸이와 훅 해지장치를 점검했습니다.', `${RULES} 제163조`, 'START'],
    ['매단 짐 아래에 사람이 없습니다.', `${RULES} 제146조`, 'START'],
  ],
  LNB: [
    ['배출과 치환을 마치고 압력 0을 확인했습니다.', `${RULES} 제278조`, 'PREP', 'Y'],
    ['첫 개방 보호구와 누출물 받이를 준비했습니다.', `${RULES} 제278조`, 'START'],
    ['맹판을 목록대로 되돌리고 누설을 시험했습니다.', `${RULES} 제278조`, 'CLOSE'],
  ],
  CHM: [
    ['물질의 위험과 응급조치를 알렸습니다.', '산업안전보건법 제114조'],
    ['세척설비와 흡착제를 두었습니다.', `${RULES} 제448조`, 'START'],
  ],
  PNT: [
    ['15m 안에 화기작업이 없습니다.', `${RULES} 제232조`, 'START'],
    ['용제 용기를 닫아 두고 환기합니다.', `${RULES} 제232조`, 'START'],
  ],
}

export const checkItems: readonly CheckItem[] = (Object.entries(lines) as [PermitType, readonly Line[]][]).flatMap(
  ([typeCd, items]) =>
    items.map(([checkDesc, lawRefDesc, stageCd = 'PREP', photo], index): CheckItem => {
      const photoYn = photo ?? 'N'
      return { checkItemNo: `${typeCd}-${index + 1}`, typeCd, stageCd, checkDesc, lawRefDesc, photoYn }
    }),
)
