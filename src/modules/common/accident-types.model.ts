/** How somebody comes to harm, as the labour office classes it. */
export const accidentTypes = {
  FALL: '떨어짐',
  TRIP: '넘어짐',
  HIT: '부딪힘',
  STRUCK: '맞음',
  CAUGHT: '끼임',
  CUT: '베임·찔림',
  COLLAPSE: '무너짐',
  SHOCK: '감전',
  FIRE: '화재·폭발',
  LEAK: '누출',
  CONTACT: '유해물질 접촉',
  STRAIN: '무리한 동작',
  ETC: '기타',
} as const
