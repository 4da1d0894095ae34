// What several tests share is made when the first of them asks: loading a test file costs nothing then,
// and a fault on the way fails tests, not the file.

export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
