/** 업무적합성·작업 조치: what a department sees of its people's checkups. */
export const WORK_MEASURE_ROUTE = '/hea/checkup/workMeasure'
export const WORK_MEASURE_API = '/api/hea/checkup/workmeasure'
