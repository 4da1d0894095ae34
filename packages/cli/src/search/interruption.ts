// Ctrl-C and SIGTERM while threads are at work.

/** Does something that can be stopped; gives whether it was. */
export async function interruptible(work: {
  finish(): Promise<unknown>;
  stop(): Promise<void>;
}): Promise<boolean> {
  let stopped = false;
  const stop = () => {
    stopped = true;
    void work.stop();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  try {
    await work.finish();
    return stopped;
  } finally {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
}
