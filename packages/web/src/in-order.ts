import type { FromTable } from '@baston/table';

/** Nobody here is asked for an answer by it. */
const isMove = (message: FromTable): boolean => message.type === 'update' && !message.question;

/** The moves that are being shown. */
interface Stage {
  readonly isCovered: () => boolean;
  readonly shown: () => Promise<void> | undefined;
}

/**
 * Passes messages on in their order. A move of a bot waits until the one before has been shown: its cards have landed, and the
 * base that it broke has had its moment. A question waits for nothing, but for moves that are still to be shown after a scene.
 */
export function inOrder(pass: (message: FromTable) => void, stage: Stage): (message: FromTable) => void {
  const waiting: FromTable[] = [];
  let isWaiting = false;
  const passFirst = (): void => {
    do pass(waiting.shift() as FromTable);
    while (waiting[0] && waiting[0].type !== 'update');
  };
  const passInTurn = async (): Promise<void> => {
    isWaiting = true;
    while (waiting[0]) {
      if (isMove(waiting[0])) await stage.shown();
      if (waiting[0]) passFirst();
      if (waiting[0]) await new Promise((resolve) => setTimeout(resolve)); // by then the table shows it
    }
    isWaiting = false;
  };
  return (message) => {
    const isAlone = waiting.push(message) === 1;
    const canWait = isMove(message) || message.type === 'saved';
    if (!canWait && (isAlone || !stage.isCovered())) while (waiting[0]) passFirst();
    else if (!isWaiting) void passInTurn();
  };
}
