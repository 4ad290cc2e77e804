/** Believable near misses: sample rows of the demo site, and the factory of the tests. */
import type { DraftOf } from '#platform/model/document.ts'
import type { Random } from '#platform/model/random.ts'
import type { nearMiss } from './near-miss.model.ts'

type Kind = NonNullable<DraftOf<typeof nearMiss>['accTypeCd']>

export interface Situation {
  title: string
  place: string
  kind: Kind
  /** How bad it could have been, 1 to 5. */
  severity: number
  content: string
  measure: string
}

/** A draft that may be reported as it stands. */
export const aNearMiss = (values: DraftOf<typeof nearMiss> = {}): DraftOf<typeof nearMiss> => ({
  nearMissTitle: '탱크 상부 발판 들뜸',
  placeDesc: '탱크 야드 3번 탱크 상부',
  injuredCnt: 0,
  ...values,
})

const situation = (
  kind: Kind,
  severity: number,
  title: string,
  place: string,
  content: string,
  measure: string,
): Situation => ({
  kind,
  severity,
  title,
  place,
  content,
  measure,
})

export const situations: readonly Situation[] = [
  situation(
    'FALL',
    4,
    '비계 발판 고정 클램프 풀림',
    '증류탑 2층 비계',
    '점검하러 오르던 중 발판이 한쪽으로 기울었습니다. 난간을 잡아 떨어지지 않았습니다.',
    '클램프를 전수 조이고 비계 사용 전 점검표에 체결 상태를 넣었습니다.',
  ),
  situation(
    'FALL',
    5,
    '개구부 덮개가 고정되지 않음',
    '반응기 구조물 3층',
    '그레이팅 덮개를 밟자 밀려나면서 발이 빠질 뻔했습니다.',
    '덮개를 볼트로 고정하고 개구부 표지와 난간을 설치했습니다.',
  ),
  situation(
    'FALL',
    3,
    '수직사다리 디딤대 부식',
    '저장탱크 외부 사다리',
    '네 번째 디딤대가 눌리면서 휘었습니다.',
    '디딤대를 교체하고 같은 시기에 설치한 사다리를 모두 두께 측정했습니다.',
  ),
  situation(
    'FALL',
    3,
    '안전대 걸이 없이 파이프랙 위 이동',
    '파이프랙 상부 통로',
    '짧은 거리라 걸이 없이 건너는 것을 보았습니다. 바닥이 젖어 미끄러웠습니다.',
    '수평 구명줄을 설치하고 작업 전 회의에서 사례를 공유했습니다.',
  ),
  situation(
    'FALL',
    2,
    '이동식 사다리 벌림 방지 장치 파손',
    '정비 공작실',
    '사다리를 펼쳤는데 벌림 방지 고리가 빠져 있었습니다.',
    '사다리를 폐기하고 보관대에 점검 날짜를 표시했습니다.',
  ),
  situation(
    'TRIP',
    2,
    '통로 호스에 발이 걸림',
    '펌프장 통로',
    '세척 호스가 통로를 가로질러 있어 걸려 넘어질 뻔했습니다.',
    '호스 걸이를 설치하고 통로 구획선을 다시 그었습니다.',
  ),
  situation(
    'TRIP',
    2,
    '바닥 오일에 미끄러짐',
    '압축기실 입구',
    '압축기 씰에서 샌 오일이 바닥에 퍼져 있었습니다.',
    '씰을 교체하고 받침 팬과 흡착포를 비치했습니다.',
  ),
  situation(
    'TRIP',
    1,
    '계단 미끄럼 방지띠 벗겨짐',
    '관리동 옥외 계단',
    '비 오는 날 계단 끝에서 미끄러졌지만 난간을 잡았습니다.',
    '미끄럼 방지띠를 전부 새로 붙였습니다.',
  ),
  situation(
    'TRIP',
    2,
    '배수로 덮개 단차',
    '폐수처리장 진입로',
    '덮개가 2 cm 솟아 대차 바퀴가 걸렸습니다.',
    '덮개를 교체하고 단차를 없앴습니다.',
  ),
  situation(
    'HIT',
    3,
    '지게차 후진 경로에 보행자',
    '제품 창고 출하장',
    '지게차가 후진하는데 보행자가 적재대 뒤에서 나왔습니다. 경보음을 듣고 멈췄습니다.',
    '보행 통로에 차단봉을 세우고 지게차에 후방 감지기를 달았습니다.',
  ),
  situation(
    'HIT',
    2,
    '출입문이 통로 쪽으로 열림',
    '변전실 복도',
    '문이 갑자기 열려 지나가던 사람이 부딪칠 뻔했습니다.',
    '문에 확인창을 내고 바닥에 열림 범위를 표시했습니다.',
  ),
  situation(
    'HIT',
    4,
    '크레인 신호 없이 인양물 이동',
    '열교환기 튜브 인발 작업장',
    '신호수가 자리를 비운 사이 인양물이 움직여 작업자 옆을 지나갔습니다.',
    '신호수 없이는 인양하지 않도록 작업허가서 조건에 넣고 재교육했습니다.',
  ),
  situation(
    'STRUCK',
    4,
    '상부에서 스패너 낙하',
    '플레어 스택 하부',
    '3 m 위 작업자가 놓친 스패너가 바로 옆에 떨어졌습니다.',
    '공구 끈을 지급하고 하부 출입금지 구역을 넓혔습니다.',
  ),
  situation(
    'STRUCK',
    3,
    '보온재 고정 밴드 탈락',
    '스팀 배관 하부',
    '바람에 보온재 함석이 떨어져 통로에 있었습니다.',
    '밴드를 추가하고 같은 배관을 전수 점검했습니다.',
  ),
  situation(
    'STRUCK',
    3,
    '적재한 드럼이 기울어짐',
    '드럼 충전장',
    '4단으로 쌓은 드럼이 팰릿 파손으로 기울었습니다.',
    '3단 이하로 적재 기준을 바꾸고 파손 팰릿을 폐기했습니다.',
  ),
  situation(
    'STRUCK',
    3,
    '압력계 유리 파손 비산',
    '질소 감압 설비',
    '승압 중 압력계 유리가 깨져 튀었습니다. 보안경을 쓰고 있었습니다.',
    '안전형 압력계로 교체하고 교정 주기를 점검했습니다.',
  ),
  situation(
    'CAUGHT',
    4,
    '컨베이어 방호덮개 없이 가동',
    'SAP 포장 라인',
    '청소 후 덮개를 닫지 않고 가동한 것을 발견해 정지시켰습니다.',
    '덮개에 연동 스위치를 달아 열린 채로는 가동되지 않게 했습니다.',
  ),
  situation(
    'CAUGHT',
    4,
    '교반기 점검 중 전원 투입 시도',
    '중합 반응기 상부',
    '잠금표지가 조작반에 없어 다른 조가 기동하려 했습니다.',
    '잠금장치를 개인별로 지급하고 인수인계서에 항목을 넣었습니다.',
  ),
  situation(
    'CAUGHT',
    3,
    '펌프 커플링 덮개 탈락',
    '냉각수 펌프장',
    '회전 중인 커플링이 드러나 있었습니다.',
    '덮개를 복구하고 볼트 수량을 점검표에 넣었습니다.',
  ),
  situation(
    'CAUGHT',
    2,
    '밸브 핸들과 배관 사이 손 끼임 우려',
    '용제 회수 매니폴드',
    '밸브를 조작할 때 간격이 좁아 장갑이 끼었습니다.',
    '핸들 방향을 바꾸고 연장 스템을 달았습니다.',
  ),
  situation(
    'CUT',
    2,
    '절단한 배관 끝 날카로움',
    '배관 예비제작장',
    '면취하지 않은 배관을 옮기다 장갑이 찢어졌습니다.',
    '절단 후 면취를 작업 순서에 넣고 내절단 장갑을 지급했습니다.',
  ),
  situation(
    'CUT',
    2,
    '시료병 파손',
    '품질 분석실',
    '시료병 입구에 금이 간 것을 모르고 열다가 깨졌습니다.',
    '시료병 사용 횟수를 정하고 금이 간 병을 폐기했습니다.',
  ),
  situation(
    'CUT',
    3,
    '그라인더 덮개 각도 조정 불량',
    '정비 공작실',
    '연삭숫돌 덮개가 작업자 쪽으로 열려 있었습니다.',
    '덮개를 조정하고 사용 전 점검 표지를 붙였습니다.',
  ),
  situation(
    'COLLAPSE',
    4,
    '굴착면 흙막이 없이 작업',
    '소화배관 교체 굴착지',
    '1.8 m 굴착면에서 흙이 흘러내렸습니다.',
    '흙막이를 설치하고 굴착 작업허가를 다시 받았습니다.',
  ),
  situation(
    'COLLAPSE',
    3,
    '자재 선반 앵커 풀림',
    '보전 자재창고',
    '선반이 앞으로 5 cm 기울어 있었습니다.',
    '앵커를 다시 박고 선반마다 최대 하중을 표시했습니다.',
  ),
  situation(
    'SHOCK',
    5,
    '이동 전선 피복 손상',
    '열교환기 세척 현장',
    '물기가 있는 바닥에 피복이 벗겨진 전선이 놓여 있었습니다.',
    '전선을 교체하고 누전차단기 동작을 확인했습니다.',
  ),
  situation(
    'SHOCK',
    4,
    '분전반 문 열림 상태로 방치',
    '폐수처리장 전기실',
    '충전부가 보이는 채로 문이 열려 있었습니다.',
    '잠금장치를 달고 열쇠를 전기담당이 관리합니다.',
  ),
  situation(
    'SHOCK',
    4,
    '차단 확인 없이 모터 단자 해체 시도',
    '냉각탑 팬 모터',
    '검전하지 않고 단자함을 열려는 것을 말렸습니다.',
    '검전기를 휴대품으로 정하고 차단 확인 절차를 다시 교육했습니다.',
  ),
  situation(
    'FIRE',
    5,
    '용접 불티가 배수로 유증기 쪽으로 튐',
    '용제 탱크 방유제 옆',
    '불티받이 포가 짧아 불티가 배수로에 떨어졌습니다. 바로 껐습니다.',
    '불티받이를 넓히고 배수로를 덮은 뒤 가스를 다시 측정하도록 조건을 바꿨습니다.',
  ),
  situation(
    'FIRE',
    4,
    '정전기 접지선 미체결 상태로 이송 시작',
    '탱크로리 출하장',
    '접지 확인 전에 이송 펌프를 켰습니다.',
    '접지가 확인되어야 펌프가 켜지도록 연동했습니다.',
  ),
  situation(
    'FIRE',
    4,
    '기름걸레 더미 발열',
    '정비 공작실 폐기물 통',
    '기름걸레를 모은 통에서 열이 나고 냄새가 났습니다.',
    '뚜껑 있는 금속 통으로 바꾸고 매일 반출합니다.',
  ),
  situation(
    'FIRE',
    3,
    '화기작업 종료 후 감시 시간 부족',
    '보일러동 배관 교체',
    '작업 끝나고 10분 만에 철수했습니다.',
    '종료 후 30분 감시를 허가서에 기록하도록 했습니다.',
  ),
  situation(
    'FIRE',
    4,
    '방폭 지역에서 일반 랜턴 사용',
    'EO 저장 탱크 하부',
    '방폭형이 아닌 랜턴을 들고 들어가려 했습니다.',
    '방폭 랜턴을 출입구에 비치하고 반입 점검 항목에 넣었습니다.',
  ),
  situation(
    'LEAK',
    4,
    '플랜지에서 용제 누출',
    '용제 회수 예열기 후단',
    '보온재 아래로 용제가 방울져 떨어지고 냄새가 났습니다.',
    '가스켓을 교체하고 체결 토크를 기록했습니다.',
  ),
  situation(
    'LEAK',
    3,
    '시료 채취 밸브 잠김 불량',
    '글리콜 정제 시료구',
    '잠갔는데도 조금씩 새어 받침 팬에 고였습니다.',
    '밸브를 교체하고 이중 차단 밸브로 바꿨습니다.',
  ),
  situation(
    'LEAK',
    5,
    '로딩암 분리 전 잔류 압력',
    '부두 하역장',
    '압력이 남은 채 분리하려다 분출음이 들려 멈췄습니다.',
    '잔압 확인 밸브와 압력계를 달고 절차서를 고쳤습니다.',
  ),
  situation(
    'LEAK',
    4,
    '호스 이음매 누출',
    '탱크로리 하역 호스',
    '하역을 시작하자 캠록 이음매에서 새었습니다.',
    '호스를 교체하고 내압시험 날짜를 꼬리표로 표시했습니다.',
  ),
  situation(
    'LEAK',
    3,
    '방유제 배출 밸브 열림 상태',
    '탱크 야드 방유제',
    '비가 온 뒤 밸브를 잠그지 않았습니다.',
    '밸브 상태 표지판을 달고 순찰 항목에 넣었습니다.',
  ),
  situation(
    'LEAK',
    4,
    '펌프 메커니컬씰 누출',
    '아크릴산 이송 펌프',
    '펌프 하부에 하얗게 굳은 흔적이 있었습니다.',
    '씰을 교체하고 누출 감지기를 달았습니다.',
  ),
  situation(
    'CONTACT',
    4,
    '가성소다 배관 드레인 시 튐',
    '중화조 상부',
    '드레인을 열자 방향이 사람 쪽이었습니다. 안면보호구를 쓰고 있었습니다.',
    '드레인 배관 방향을 바닥으로 바꾸고 차단막을 설치했습니다.',
  ),
  situation(
    'CONTACT',
    3,
    '비상 샤워 앞 자재 적치',
    '약품 투입장',
    '비상 샤워 앞에 팰릿이 있어 접근할 수 없었습니다.',
    '바닥에 적치 금지 구역을 칠하고 매일 점검합니다.',
  ),
  situation(
    'CONTACT',
    3,
    '경고표지 없는 소분 용기',
    '폐수 약품실',
    '내용물을 알 수 없는 용기가 선반에 있었습니다.',
    '소분 용기 경고표지를 인쇄해 붙이고 표지 없는 용기를 폐기했습니다.',
  ),
  situation(
    'CONTACT',
    4,
    '밀폐공간 산소농도 측정 없이 진입 시도',
    '슬러지 저장조',
    '측정기를 가지러 간 사이 들어가려 했습니다.',
    '출입구에 잠금 덮개를 달고 측정 결과가 있어야 열쇠를 내줍니다.',
  ),
  situation(
    'STRAIN',
    2,
    '드럼을 혼자 세움',
    '드럼 충전장',
    '200 L 드럼을 혼자 세우다 허리를 삐끗할 뻔했습니다.',
    '드럼 세움 기구를 배치하고 2인 작업으로 정했습니다.',
  ),
  situation(
    'STRAIN',
    1,
    '높은 위치 밸브 반복 조작',
    '스팀 매니폴드',
    '어깨 위 밸브를 하루 20번 넘게 조작합니다.',
    '체인 휠을 달아 바닥에서 조작하게 했습니다.',
  ),
  situation(
    'ETC',
    2,
    '비상구 앞 대차 방치',
    '제품 창고',
    '비상구 앞에 대차 두 대가 있었습니다.',
    '대차 보관 위치를 지정하고 비상구 앞을 구획했습니다.',
  ),
  situation(
    'ETC',
    2,
    '야간 조명 꺼짐',
    '탱크 야드 순찰로',
    '조명 세 개가 꺼져 발밑이 보이지 않았습니다.',
    '등을 교체하고 월 1회 점등 점검을 합니다.',
  ),
  situation(
    'ETC',
    3,
    '풍향계 고장',
    '아크릴산 저장 구역',
    '풍향계가 돌지 않아 대피 방향을 알 수 없었습니다.',
    '베어링을 교체하고 예비 풍향계를 설치했습니다.',
  ),
]

/** Where in a process something was seen. */
export const spots = [
  '1층 통로',
  '2층 통로',
  '3층 그레이팅',
  '펌프 하부',
  '북측 배관랙',
  '남측 배관랙',
  '열교환기 앞',
  '조작반 앞',
  '계단 입구',
  '탱크 상부',
  '시료 채취대',
  '밸브 매니폴드',
  '출입구',
  '제어실 옆',
  '옥외 계단',
] as const

/** Who and what sample reports are about: taken from the site's directory. */
export interface SampleSite {
  plantCd: string
  staff: readonly string[]
  safetyManagers: readonly string[]
  safetyHead: string
  owners: readonly string[]
  processes: readonly { processNo: number; processNm: string }[]
  vendors: readonly { vendorCd: string; userIds: readonly string[] }[]
}

/** How far a report has come: the older, the further. */
export type Stage = 'TEMP' | 'REPORTED' | 'ACTION' | 'DONE' | 'CLOSE'
export function stageOf(ageDays: number, random: Random): Stage {
  if (ageDays > 60) return random.chance(0.985) ? 'CLOSE' : 'ACTION'
  if (ageDays > 21)
    return random.weighted([
      ['CLOSE', 70],
      ['DONE', 10],
      ['ACTION', 20],
    ] as const)
  if (ageDays > 3)
    return random.weighted([
      ['CLOSE', 15],
      ['DONE', 20],
      ['ACTION', 55],
      ['REPORTED', 10],
    ] as const)
  return random.weighted([
    ['REPORTED', 60],
    ['ACTION', 25],
    ['TEMP', 15],
  ] as const)
}
