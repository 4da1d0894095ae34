// One of a few words, chosen from a list.

interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: Readonly<Record<T, string>>;
  readonly choose: (value: T) => void;
}

export function Choice<T extends string>({ label, value, options, choose }: Props<T>) {
  return (
    <label class="choice">
      <span>{label}</span>{' '}
      <select value={value} onChange={(event) => choose(event.currentTarget.value as T)}>
        {Object.entries<string>(options).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
