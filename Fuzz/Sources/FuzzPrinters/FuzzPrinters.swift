/// Reads arbitrary bytes as an answer of a printer, in each way in which the phone reads answers.
///
/// Damaged bytes are an error. What is read makes sense: papers have lengths that are possible,
/// numbers are within their limits, and texts do not change a terminal.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPrinters(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let answer = try? PrinterAnswer(bytes) else { return 0 }
  let printer = answer.description
  precondition(printer.papers.allSatisfy(\.isPlausible), "papers have lengths that are possible")
  precondition(printer.papers.count <= 2000, "papers are limited")
  precondition((1...9999).contains(printer.mostCopies), "copies are limited")
  precondition(printer.resolutions.allSatisfy { $0 > 0 }, "a resolution has dots")
  precondition(printer.sides.contains(.one), "a sheet has a side")
  precondition((answer.job ?? 1) > 0, "a job's number is counted from 1")
  precondition((answer.report?.pagesDone ?? 0) >= 0, "pages are counted from 0")
  let texts = [printer.name, printer.location, printer.model, answer.refusal?.message ?? ""]
  for text in texts + printer.papers.map(\.title) + printer.reasons.map(\.text) {
    precondition(isPlain(text), "a text has no control characters")
  }
  return 0
}

private func isPlain(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy { $0.value >= 32 && !(127...159).contains($0.value) }
}
