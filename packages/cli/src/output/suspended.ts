// Ctrl-Z on a terminal that hands over single keys, where the system does not do what it asks by itself.

/** Milliseconds after which a command that was not stopped goes on. */
const RESUME_AFTER = 100;

/** Stops the process until the shell brings it to the front again, and goes on then; the terminal was given back before. */
export function suspended(goOn: () => void): void {
  const resume = () => {
    clearTimeout(timer);
    process.off('SIGCONT', resume);
    goOn();
  };
  // Where nobody could bring it back the system does not stop it, and it is not told to go on.
  const timer = setTimeout(resume, RESUME_AFTER);
  process.on('SIGCONT', resume);
  process.kill(process.pid, 'SIGTSTP');
}
