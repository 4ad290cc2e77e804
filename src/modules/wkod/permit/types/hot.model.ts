import { count, dateTime, text, yesNo } from '#platform/model/field.ts'
import { hasPart, RULES } from '../ask/guard-parts.logic.ts'
import { isWritten, isYes, type Kind, kindOf, posted, ticked } from './kind.model.ts'

export const hotFields = {
  combustible11mYn: yesNo('11m 안 가연물'),
  belowFloorYn: yesNo('아래층 가연물'),
  oppositeWallYn: yesNo('벽 반대쪽 가연물'),
  routinePlaceYn: yesNo('경보·소화설비가 있는 상시 화기장소'),
  watchKitYn: yesNo('감시자 장비 (확성기·조명·방연마스크)'),
  blanketUseYn: yesNo('방화포 사용'),
  blanketCertNo: text('방화포 성능인증번호', { max: 50 }),
  extinguisherCnt: count('소화기', { unit: '대', max: 99 }),
  spoutCoverYn: yesNo('불티 비산방지'),
  oxygenVentYn: yesNo('환기에 산소 사용'),
  emptiedYn: yesNo('용기·배관 비움·세정'),
  detectorOffDt: dateTime('화재감지기 차단'),
  detectorOnDt: dateTime('화재감지기 복구'),
}

/** 화기 @law 산업안전보건기준에 관한 규칙 제239조, 제240조, 제241조, 제241조의2 */
export const hot: Kind = kindOf(hotFields, {
  checks: [
    ['11m 안의 가연물을 치우거나 덮었습니다.', `${RULES} 제241조제2항`, 'PREP', 'Y'],
    ['소화기를 작업장소에 두었습니다.', `${RULES} 제241조제2항`, 'PREP', 'Y'],
    ['불티 비산방지 덮개와 방화포를 설치했습니다.', `${RULES} 제241조제2항제4호`, 'START'],
    ['용접기와 호스, 역화방지기를 점검했습니다.', `${RULES} 제233조`, 'START'],
    ['작업 끝에 불씨와 잔열을 확인했습니다.', `${RULES} 제241조의2`, 'CLOSE'],
  ],
  guards: [
    {
      ruleCd: 'PT_HOT_Z0',
      message: '작업구역을 비방폭구역으로 전환한 후 신청하세요.',
      field: 'zoneClassCd',
      law: `${RULES} 제239조`,
      holds: ({ record }) => record.zoneClassCd !== 'Z0',
    },
    {
      ruleCd: 'PT_HOT_WATCH',
      message: '화재감시자를 지정하세요.',
      field: 'fireWatchPersonNo',
      law: `${RULES} 제241조의2제1항`,
      evidenceDesc: () => '11m 안 가연물',
      holds: ({ record }) =>
        isYes(record.routinePlaceYn) ||
        hasPart(record, 'FIRE') ||
        ![record.combustible11mYn, record.belowFloorYn, record.oppositeWallYn].some(isYes),
    },
    {
      ruleCd: 'PT_HOT_KIT',
      message: '화재감시자의 확성기·조명·방연마스크를 확인하세요.',
      field: 'watchKitYn',
      law: `${RULES} 제241조의2제3항`,
      holds: ({ record }) => !hasPart(record, 'FIRE') || isYes(record.watchKitYn),
    },
    {
      ruleCd: 'PT_HOT_BLANKET',
      message: '방화포의 성능인증번호를 입력하세요.',
      field: 'blanketCertNo',
      law: `${RULES} 제241조제2항제4호`,
      holds: ({ record }) => !isYes(record.blanketUseYn) || isWritten(record.blanketCertNo),
    },
    {
      ruleCd: 'PT_HOT_EXT',
      message: '소화기는 {n}대 이상이어야 합니다.',
      field: 'extinguisherCnt',
      law: `${RULES} 제241조제2항`,
      holds: ({ record, limits }) => (record.extinguisherCnt ?? 0) >= limits.extinguisherCnt,
      values: ({ limits }) => ({ n: limits.extinguisherCnt }),
    },
    {
      ruleCd: 'PT_HOT_OXYGEN',
      message: '환기에 산소를 사용할 수 없습니다.',
      field: 'oxygenVentYn',
      law: `${RULES} 제241조제3항`,
      holds: ({ record }) => !isYes(record.oxygenVentYn),
    },
    ticked('emptiedYn', 'PT_HOT_EMPTIED', '용기와 배관을 비우고 세정했는지 확인하세요.', `${RULES} 제240조`),
    posted('PT_HOT_POST', '작업내용·일시·점검 및 조치를 작업장소에 게시하세요.', `${RULES} 제241조제4항`),
  ],
  measures: ['watchKitYn', 'spoutCoverYn', 'emptiedYn', 'extinguisherCnt'],
  recorded: ['detectorOffDt', 'detectorOnDt'],
  high: [
    ['방폭구역 화기', ({ zoneClassCd }) => zoneClassCd !== 'N' && zoneClassCd !== null],
    ['야간 화기', (_, { isNight }) => isNight],
  ],
  gas: { gases: ['O2', 'LEL'] },
  plans: ['H'],
  taught: [[38]],
  isPosted: () => true,
  hint: /용접|용단|절단|그라인[더딩]|연마|토치|가우징|불꽃|화기/,
})
