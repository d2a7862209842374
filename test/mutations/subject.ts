/** What is bundled with mistakes in it. */
export { rules } from '@baston/cards';
export { runScenario } from '@baston/table';
