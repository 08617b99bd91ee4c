import UIKit

/// Reads arbitrary bytes as documents of attributed strings.
///
/// The first byte chooses the format. What was read can be written and read again, and has the same
/// text from then on.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDocuments(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Data(UnsafeBufferPointer(start: start, count: count))
  guard let first = bytes.first else { return 0 }
  let types: [NSAttributedString.DocumentType] = [.rtf, .html, .plain]
  let type = types[Int(first) % types.count]
  guard let text = read(bytes.dropFirst(), type) else { return 0 }
  // The marker of a list's item is the longest text of the fewest bytes.
  precondition(text.length <= bytes.count * 8, "the text is longer than its document")
  let once = written(text, type)
  let twice = written(once, type)
  precondition(
    twice.string == once.string, "\(once.string.debugDescription) became \(twice.string)")
  return 0
}

/// Returns the text of a document; `nil` for bytes of another format.
private func read(
  _ bytes: Data, _ type: NSAttributedString.DocumentType
) -> NSAttributedString? {
  try? NSAttributedString(
    data: Data(bytes), options: [.documentType: type], documentAttributes: nil)
}

/// Writes a text, and reads it again.
private func written(
  _ text: NSAttributedString, _ type: NSAttributedString.DocumentType
) -> NSAttributedString {
  let all = NSRange(location: 0, length: text.length)
  guard
    let data = try? text.data(from: all, documentAttributes: [.documentType: type]),
    let again = read(data, type)
  else { preconditionFailure("what was read cannot be written") }
  return again
}
