/** Tables of this part that no model declares. */
export { emergencyStop, emergencyStopPermit } from './emergency/emergency.tables.ts'
export { heatDay, restLog, scaffoldCheck, weatherObs } from './weather/weather.tables.ts'
