/** Tables of this part that no model declares. */
export { emergencyStop, emergencyStopPermit } from './emergency/emergency.tables.ts'
export { tbmInterpreter } from './tbm/tbm.tables.ts'
export { heatDay, restLog, scaffoldCheck, weatherObs } from './weather/weather.tables.ts'
