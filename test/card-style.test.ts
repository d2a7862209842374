/** How cards are written: short, and without numbers that stand for a card or a player. */
import { fileURLToPath } from 'node:url';
import { isBinaryExpression, isNumericLiteral, isPrefixUnaryExpression, type Node } from 'typescript/unstable/ast';
import { API, type Checker, type Type } from 'typescript/unstable/sync';
import { describe, expect, it } from 'vitest';
import { cardLengths, percentile } from './card-lengths.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

describe('the code of cards', () => {
  it('is a few lines for each card', () => {
    const lengths = cardLengths();
    expect(lengths.length).toBeGreaterThan(800);
    expect(percentile(lengths, 0.5)).toBeLessThanOrEqual(4);
    expect(percentile(lengths, 0.9)).toBeLessThanOrEqual(8);
    expect(lengths.filter(({ lines }) => lines > 25)).toEqual([]);
  });

  it('stays short with the helpers that only one card uses', () => {
    const lengths = cardLengths({ withHelpers: true });
    expect(percentile(lengths, 0.5)).toBeLessThanOrEqual(4);
    expect(percentile(lengths, 0.9)).toBeLessThanOrEqual(9);
  });

  it('has names, not numbers, for no card and nobody', () => {
    const api = new API({ cwd: root });
    const project = api.updateSnapshot({ openProjects: [`${root}packages/cards/tsconfig.json`] }).getProjects()[0];
    if (!project) throw new Error('the project of the cards does not open');
    const files = project.rootFiles.filter((file) => file.includes('/cards/src/'));
    expect(files.length).toBeGreaterThan(60);
    const faults = files.flatMap((file) => {
      const source = project.program.getSourceFile(file);
      return source
        ? numbersForHandles(source, project.checker).map((fault) => `${file.slice(root.length)}: ${fault}`)
        : [];
    });
    api.close();
    expect(faults).toEqual([]);
  });
});

/** The types of handles; `Deck` may be a seat. */
const HANDLES = /\b(?:Card|Base|NoBase|Seat|DefNumber|FactionNumber|Deck)\b/;

/** Where a number is compared with a handle, or is used as one. */
function numbersForHandles(source: Node, checker: Checker): string[] {
  const isNumber = (node: Node): boolean =>
    isNumericLiteral(node) || (isPrefixUnaryExpression(node) && isNumericLiteral(node.operand));
  const isHandle = (type: Type | undefined): boolean => type !== undefined && HANDLES.test(checker.typeToString(type));
  const faults: string[] = [];
  const visit = (node: Node): void => {
    if (isBinaryExpression(node)) {
      const { left, right } = node;
      const [number, other] = isNumber(left) ? [left, right] : [right, left];
      if (isNumber(number) && isHandle(checker.getTypeAtLocation(other))) faults.push(node.getText());
    } else if (isNumber(node) && isHandle(checker.getContextualType(node as never))) {
      faults.push(node.parent.getText());
    }
    node.forEachChild(visit);
  };
  visit(source);
  return faults;
}
