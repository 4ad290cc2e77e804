/** That there is something to read, and nothing of what it says: messages pass through many hands. */
export const RESULT_READY = '건강진단 결과가 도착했습니다. 나의 건강검진에서 확인하십시오.'
/** Of a second examination: the message may be read over his shoulder. */
export const SECOND_WAITS = '받지 않은 검진이 있습니다. 의무실에 문의하십시오.'
