import HapticFormats
import PositionedText

/// Reads any bytes as a pattern, judges them by every rule, and writes and reads them again.
///
/// A pattern that was read must be written, and must come back equal; whatever else the bytes are,
/// they must end in one error. Anything else stops the run.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAHAP(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let source = SourceText(name: "input", bytes: bytes)
  let document: AHAPDocument
  do {
    document = try AHAPReader().read(source)
  } catch {
    precondition(error.diagnostic.severity == .error, "an error is an error")
    return 0
  }
  let checked = Checker().check(document, folder: "/nonexistent")
  for diagnostic in checked.diagnostics {
    precondition(diagnostic.position != nil, "every finding has a place")
    let controls = diagnostic.description.unicodeScalars.contains { $0.value < 0x20 }
    precondition(!controls, "a message is one line of text")
  }
  do {
    let text = try AHAPWriter(metadata: document.metadata).text(of: document.pattern)
    let again = try AHAPReader().read(SourceText(name: "again", text: text))
    precondition(again.pattern == document.pattern, "what was written reads back equal")
    precondition(again.metadata == document.metadata, "metadata read back equal")
  } catch {
    preconditionFailure("what was read cannot be written: \(error)")
  }
  return 0
}
