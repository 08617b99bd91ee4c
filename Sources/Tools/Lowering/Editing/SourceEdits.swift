/// Changes to a text that leave each line where it is, and what is right of a change in its column.
///
/// Lines and columns are what the compiler names in a diagnostic, so people see their own.
struct SourceEdits {
  private struct Edit {
    var range: Range<Int>
    var text: [UInt8]
  }

  private let bytes: [UInt8]
  private var edits: [Edit] = []
  /// Where nothing is changed any more.
  private var final: [Range<Int>] = []

  /// Makes the changes of a text, of which there are none yet.
  init(_ text: String) { bytes = Array(text.utf8) }

  /// Whether there is any.
  var isEmpty: Bool { edits.isEmpty }

  /// Puts spaces in place of some bytes; ends of lines stay.
  mutating func blank(_ range: Range<Int>) {
    guard !range.isEmpty, !isFinal(range) else { return }
    let text = bytes[range].map { $0 == newline || $0 == carriageReturn ? $0 : space }
    edits.append(Edit(range: range, text: text))
  }

  /// Puts a text in place of some bytes, and fills it up to their length.
  ///
  /// - Parameter atEnd: Whether the text stands at the right end of the space, rather than the left.
  mutating func replace(_ range: Range<Int>, with text: String, atEnd: Bool = false) {
    guard !isFinal(range) else { return }
    let old = bytes[range]
    var new = Array(text.utf8)
    if atEnd, let last = old.lastIndex(of: newline) {
      let padding = max(0, old.endIndex - last - 1 - new.count)
      new = old.filter { $0 == newline } + Array(repeating: space, count: padding) + new
    } else if let last = old.lastIndex(of: newline) {
      // What follows stands on a later line, where nothing of the text is.
      new += old.filter { $0 == newline }
      new += Array(repeating: space, count: old.endIndex - last - 1)
    } else if new.count < old.count {
      let padding = Array(repeating: space, count: old.count - new.count)
      new = atEnd ? padding + new : new + padding
    }
    edits.append(Edit(range: range, text: new))
  }

  /// Puts a text in place of some bytes, and takes back what was changed inside them.
  ///
  /// - Parameter atEnd: Whether the text stands at the right end, and takes the spaces left of it if it
  ///   is longer.
  mutating func replaceLater(_ range: Range<Int>, with text: String, atEnd: Bool = false) {
    var range = range
    while atEnd, range.count < text.utf8.count, range.lowerBound > 0,
      bytes[range.lowerBound - 1] == space,
      range.lowerBound < 2 || bytes[range.lowerBound - 2] == space
    {
      range = range.lowerBound - 1..<range.upperBound
    }
    edits.removeAll { range.contains($0.range.lowerBound) && !$0.range.isEmpty }
    replace(range, with: text, atEnd: atEnd)
    final.append(range)
  }

  /// Puts a text between two bytes; what is right of it on its line moves.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: Array(text.utf8)))
  }

  private func isFinal(_ range: Range<Int>) -> Bool { final.contains { $0.overlaps(range) } }

  /// Whether there is nothing but blanks between an offset and the next end of a line.
  func isRestBlank(after offset: Int) -> Bool {
    for byte in bytes[offset...] {
      if byte == newline { return true }
      if byte != space, byte != tab, byte != carriageReturn { return false }
    }
    return true
  }

  /// Whether there is nothing but blanks between an offset and the last end of a line.
  func isBeginBlank(before offset: Int) -> Bool {
    for byte in bytes[..<offset].reversed() {
      if byte == newline { return true }
      if byte != space, byte != tab { return false }
    }
    return true
  }

  /// The text with all changes, and a tail after it.
  func result(tail: String) -> String {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count + tail.utf8.count + 256)
    var position = 0
    // Of two at one place that was made first stands first; `sorted` keeps their order.
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      // One inside another that was made before has nothing left to change.
      guard edit.range.lowerBound >= position else { continue }
      out += bytes[position..<edit.range.lowerBound]
      out += edit.text
      position = edit.range.upperBound
    }
    out += bytes[position...]
    if !tail.isEmpty {
      if out.last != newline { out.append(newline) }
      out += Array(tail.utf8)
    }
    return String(decoding: out, as: UTF8.self)
  }
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let space = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")
