import TactusHapticFormats
import TactusJSON

/// Parses arbitrary bytes as a pattern, checks it with all rules, and writes and reads it again.
///
/// A parsed pattern must be written, and must be parsed as an equal one; any other bytes must lead
/// to exactly one error. Anything else stops the run.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAHAP(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let source = SourceText(name: "input", bytes: bytes)
  let document: AHAPDocument
  do {
    document = try AHAPReader().read(source)
  } catch {
    precondition(error.diagnostic.severity == .error, "the severity of an error is error")
    return 0
  }
  let checked = Checker().check(document, folder: "/nonexistent")
  for diagnostic in checked.diagnostics {
    precondition(diagnostic.position != nil, "every diagnostic has a position")
    let controls = diagnostic.description.unicodeScalars.contains { $0.value < 0x20 }
    precondition(!controls, "a message is one line of text")
  }
  do {
    let text = try AHAPWriter(metadata: document.metadata).text(of: document.pattern)
    let again = try AHAPReader().read(SourceText(name: "again", text: text))
    precondition(again.pattern == document.pattern, "what was written is read as equal")
    precondition(again.metadata == document.metadata, "metadata is read as equal")
  } catch {
    preconditionFailure("what was read cannot be written: \(error)")
  }
  return 0
}
