/** What a chemical site finds about itself and puts right: sample data. */
import type { Impr } from './impr.model.ts'

export interface Finding {
  src: Impr['srcCd']
  title: string
  hazard: NonNullable<Impr['hazardCatCd']>
  kind: NonNullable<Impr['accTypeCd']>
  content: string
  plan: string
  measure: NonNullable<Impr['measureTypeCd']>
  done: string
}

const finding = (
  src: Finding['src'],
  title: string,
  [hazard, kind, measure]: [Finding['hazard'], Finding['kind'], Finding['measure']],
  [content, plan, done]: [string, string, string],
): Finding => ({ src, title, hazard, kind, measure, content, plan, done })

export const findings: readonly Finding[] = [
  finding(
    'CHK',
    '이송펌프 커플링 덮개 없음',
    ['MACHINE', 'CAUGHT', 'ENG'],
    ['운전 중인 펌프의 회전부가 드러나 있습니다.', '덮개를 제작해 설치합니다.', '덮개를 설치하고 볼트로 고정했습니다.'],
  ),
  finding(
    'CHK',
    '비상샤워 수압 부족',
    ['CHEM', 'CONTACT', 'ENG'],
    [
      '손잡이를 당겨도 물이 약하게 나옵니다.',
      '배관 스트레이너를 청소합니다.',
      '스트레이너를 청소하고 수압을 쟀습니다.',
    ],
  ),
  finding(
    'CHK',
    '소화기 점검표 누락',
    ['MGMT', 'FIRE', 'ADMIN'],
    ['지난달 점검 기록이 없습니다.', '점검 담당을 다시 정합니다.', '점검하고 담당을 정해 표에 적었습니다.'],
  ),
  finding(
    'RSA',
    '반응기 상부 작업발판 난간 높이 부족',
    ['MACHINE', 'FALL', 'ENG'],
    ['난간 높이가 80 cm입니다.', '난간을 1.1 m로 높입니다.', '상부 난간대와 중간대를 새로 달았습니다.'],
  ),
  finding(
    'RSA',
    '드럼 하역 작업의 요통 위험',
    ['ERGO', 'STRAIN', 'SUBST'],
    ['200 L 드럼을 사람이 굴려 옮깁니다.', '드럼 리프터를 들입니다.', '드럼 리프터를 들이고 사용법을 가르쳤습니다.'],
  ),
  finding(
    'RSA',
    '시료 채취 시 증기 노출',
    ['CHEM', 'CONTACT', 'ENG'],
    ['시료병을 열어 둔 채 받습니다.', '밀폐형 시료 채취기로 바꿉니다.', '밀폐형 채취기를 달았습니다.'],
  ),
  finding(
    'PSM',
    '안전밸브 시험 주기 초과',
    ['MGMT', 'FIRE', 'ADMIN'],
    ['안전밸브 세 대의 시험이 두 달 늦었습니다.', '다음 정지 때 시험합니다.', '시험하고 일정표에 알림을 걸었습니다.'],
  ),
  finding(
    'PSM',
    '배관 도면과 현장의 밸브 위치 다름',
    ['MGMT', 'LEAK', 'ADMIN'],
    ['도면에 없는 드레인 밸브가 있습니다.', '도면을 고칩니다.', '현장을 확인해 도면을 개정했습니다.'],
  ),
  finding(
    'OBS',
    '지게차 통로 보행자 구분선 지워짐',
    ['MEDIA', 'STRUCK', 'ENG'],
    ['보행 통로 선이 보이지 않습니다.', '선을 다시 칠하고 거울을 답니다.', '선을 칠하고 반사경을 달았습니다.'],
  ),
  finding(
    'OBS',
    '보안경 없이 그라인더 작업',
    ['MAN', 'STRUCK', 'PPE'],
    ['정비실에서 보안경 없이 작업했습니다.', '그라인더 옆에 보안경을 둡니다.', '보안경 걸이를 달고 표지를 붙였습니다.'],
  ),
  finding(
    'AUD',
    '작업허가서 가스측정 시각 누락',
    ['MGMT', 'CONTACT', 'ADMIN'],
    ['허가서 다섯 장에 측정 시각이 없습니다.', '필수 칸으로 바꿉니다.', '측정 시각을 적어야 발급되게 했습니다.'],
  ),
  finding(
    'COM',
    '탈의실 환기 불량',
    ['MEDIA', 'ETC', 'ENG'],
    ['교대 때 공기가 답답하다는 의견이 나왔습니다.', '배기팬을 키웁니다.', '배기팬을 바꾸고 풍량을 쟀습니다.'],
  ),
  finding(
    'VPO',
    '비계 작업발판 고정 불량',
    ['MACHINE', 'FALL', 'ENG'],
    ['발판 두 장이 묶여 있지 않습니다.', '모두 고정합니다.', '발판을 고정하고 점검표에 넣었습니다.'],
  ),
  finding(
    'VPO',
    '용접 불티 비산 방지포 없음',
    ['MEDIA', 'FIRE', 'ENG'],
    ['배관 용접 아래에 방지포가 없습니다.', '방지포를 깝니다.', '방지포를 깔고 화재감시자를 세웠습니다.'],
  ),
  finding(
    'LAW',
    '국소배기장치 제어풍속 미달',
    ['CHEM', 'CONTACT', 'LAW'],
    ['도장 부스의 제어풍속이 기준보다 낮습니다.', '후드를 고칩니다.', '후드를 고치고 제어풍속을 다시 쟀습니다.'],
  ),
  finding(
    'LAW',
    '프레스 방호장치 미설치',
    ['MACHINE', 'CAUGHT', 'LAW'],
    ['정비실 프레스에 방호장치가 없습니다.', '광전자식 장치를 답니다.', '광전자식 방호장치를 달았습니다.'],
  ),
  finding(
    'ENV',
    '우수 맨홀 덮개 파손',
    ['MEDIA', 'TRIP', 'ENG'],
    ['덮개가 깨져 발이 빠질 수 있습니다.', '덮개를 바꿉니다.', '주철 덮개로 바꿨습니다.'],
  ),
  finding(
    'HEA',
    '소음 85 dB 초과 구역 표지 없음',
    ['PHYS', 'ETC', 'ADMIN'],
    ['압축기실 입구에 표지가 없습니다.', '표지와 귀마개함을 답니다.', '표지와 귀마개함을 달았습니다.'],
  ),
]
