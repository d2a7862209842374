/** The bundle with mistakes in it. */
export { rules } from '@baston/cards';
export { runScenario } from '@baston/table';
