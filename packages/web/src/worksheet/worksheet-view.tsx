// A worksheet.
export function WorksheetView() {
  return <p>soon</p>;
}
