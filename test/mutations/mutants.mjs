/** Small mistakes that somebody could make in a source file, one at a time. */
import { parseSync } from 'vite';

const COMPARED_OTHERWISE = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' };
const COMBINED_OTHERWISE = { '&&': '||', '||': '&&' };
const COUNTED_OTHERWISE = { '+': '-', '-': '+', '+=': '-=', '-=': '+=', '++': '--', '--': '++' };

/** The parts of a node that are code; the others are types. */
const TYPES = ['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType', 'superTypeArguments'];
const isFunction = ({ type }) => type.includes('Function');

function* childrenOf(node) {
  for (const [key, value] of Object.entries(node)) {
    if (TYPES.includes(key)) continue;
    for (const child of [value].flat()) if (typeof child?.type === 'string') yield child;
  }
}

/**
 * Mistakes inside functions: what stands outside is looked at once, when a file is loaded, and test/broken-cards.test.ts
 * changes it. Each has the part of the text that it replaces, and the text in its place.
 */
export function mutantsIn(file, text) {
  const found = [];
  const lineOf = (at) => text.slice(0, at).split('\n').length;
  const add = ({ start, end }, what, instead, isStatement = false) =>
    found.push({ file, line: lineOf(start), start, end, what, instead, isStatement });
  const between = (one, other, from, to) => text.slice(one.end, other.start).replace(from, () => to);
  const exchanged = (node, table) => {
    const { left, right, operator } = node;
    const other = table[operator];
    if (!other) return;
    const middle = between(left, right, operator, other);
    add(
      node,
      `${other} for ${operator}`,
      text.slice(node.start, left.end) + middle + text.slice(right.start, node.end),
    );
  };
  const dropped = (node) => add(node, 'statement dropped', '', true);
  const negated = (node) => add(node, 'condition negated', `!(${text.slice(node.start, node.end)})`);

  const visit = (node, isInside) => {
    if (isInside) look(node);
    for (const child of childrenOf(node)) visit(child, isInside || isFunction(node));
  };
  const look = (node) => {
    const { type, operator } = node;
    if (type === 'IfStatement' || type === 'ConditionalExpression') negated(node.test);
    else if (type === 'BinaryExpression') {
      exchanged(node, COMPARED_OTHERWISE);
      if (typeof node.left.value !== 'string' && typeof node.right.value !== 'string')
        exchanged(node, COUNTED_OTHERWISE);
    } else if (type === 'LogicalExpression') exchanged(node, COMBINED_OTHERWISE);
    else if (type === 'AssignmentExpression') exchanged(node, COUNTED_OTHERWISE);
    else if (type === 'UpdateExpression') {
      const other = COUNTED_OTHERWISE[operator];
      add(
        node,
        `${other} for ${operator}`,
        text.slice(node.start, node.end).replace(operator, () => other),
      );
    } else if (type === 'Literal' && typeof node.value === 'number') {
      add(node, `${node.value + 1} for ${node.value}`, String(node.value + 1));
    } else if (type === 'ExpressionStatement' && !node.directive) dropped(node);
    else if ((type === 'ReturnStatement' && !node.argument) || type === 'ContinueStatement') dropped(node);
    else if (type === 'ArrowFunctionExpression' && node.body.type === 'CallExpression')
      add(node.body, 'nothing done', 'undefined');
  };
  visit(parseSync(file, text).program, false);
  return found;
}

/** The text with switches: each of these mistakes, which must not overlap, is made when `globalThis.mutant` is its number. */
export function withSwitches(text, mutants) {
  let changed = '';
  let end = 0;
  for (const { number, start, end: after, instead, isStatement } of mutants.toSorted((a, b) => a.start - b.start)) {
    const original = text.slice(start, after);
    const isOn = `globalThis.mutant === ${number}`;
    changed += text.slice(end, start);
    changed += isStatement ? `{ if (!(${isOn})) ${original} }` : `(${isOn} ? (${instead}) : (${original}))`;
    end = after;
  }
  return changed + text.slice(end);
}

/** Groups without two mistakes that overlap. */
export function apart(mutants) {
  const groups = [];
  const overlap = (one, other) => one.file === other.file && one.start < other.end && other.start < one.end;
  for (const mutant of mutants) {
    const group = groups.find((all) => !all.some((one) => overlap(one, mutant)));
    if (group) group.push(mutant);
    else groups.push([mutant]);
  }
  return groups;
}
