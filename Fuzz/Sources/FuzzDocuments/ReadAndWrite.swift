import UIKit

/// Reads bytes as a document of attributed strings; the first one chooses the format.
///
/// The text that was read can be written and read again, and stays the same from then on.
func readAndWrite(_ bytes: [UInt8]) {
  guard let first = bytes.first else { return }
  let types: [NSAttributedString.DocumentType] = [.rtf, .html, .plain]
  let type = types[Int(first) % types.count]
  guard let text = read(Data(bytes.dropFirst()), type) else { return }
  // The marker of a list's item is the longest text of the fewest bytes.
  precondition(text.length <= bytes.count * 8, "the text is longer than its document")
  let once = written(text, type)
  let twice = written(once, type)
  precondition(
    twice.string == once.string, "\(once.string.debugDescription) became \(twice.string)")
}

/// Returns the text of a document; `nil` for bytes of another format.
private func read(
  _ bytes: Data, _ type: NSAttributedString.DocumentType
) -> NSAttributedString? {
  try? NSAttributedString(
    data: bytes, options: [.documentType: type], documentAttributes: nil)
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
