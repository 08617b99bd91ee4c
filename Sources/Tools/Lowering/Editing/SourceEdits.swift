/// A list of edits to a text that keep every line, and the columns of unchanged code, in place.
///
/// The compiler's diagnostics so name the lines and columns of the client's own file.
struct SourceEdits {
  private struct Edit {
    var range: Range<Int>
    var text: [UInt8]
    /// Whether the edit removes earlier ones inside its range.
    var isFinal = false
  }

  private let bytes: [UInt8]
  private var edits: [Edit] = []
  /// The ranges that accept no further edits, in order and apart from each other.
  private var final: [Range<Int>] = []

  /// Creates an empty list of edits to a text.
  init(_ text: String) { bytes = Array(text.utf8) }

  /// Whether there are no edits.
  var isEmpty: Bool { edits.isEmpty }

  /// Replaces a range with spaces; line breaks stay.
  mutating func blank(_ range: Range<Int>) {
    guard !range.isEmpty, !isFinal(range) else { return }
    let text = bytes[range].map { $0 == newline || $0 == carriageReturn ? $0 : space }
    edits.append(Edit(range: range, text: text))
  }

  /// Replaces a range with a text, padded with spaces to the length of the range.
  ///
  /// - Parameter atEnd: Whether the text is aligned to the end of the range rather than its start.
  mutating func replace(_ range: Range<Int>, with text: String, atEnd: Bool = false) {
    guard !isFinal(range) else { return }
    let old = bytes[range]
    var new = Array(text.utf8)
    if atEnd, let last = old.lastIndex(of: newline) {
      let padding = max(0, old.endIndex - last - 1 - new.count)
      new = old.filter { $0 == newline } + Array(repeating: space, count: padding) + new
    } else if let last = old.lastIndex(of: newline) {
      // The rest of the source follows on a later line.
      new += old.filter { $0 == newline }
      new += Array(repeating: space, count: old.endIndex - last - 1)
    } else if new.count < old.count {
      let padding = Array(repeating: space, count: old.count - new.count)
      new = atEnd ? padding + new : new + padding
    }
    edits.append(Edit(range: range, text: new))
  }

  /// Replaces a range with a text, and removes earlier edits inside the range.
  ///
  /// - Parameter atEnd: Whether the text is aligned to the end of the range; a longer text then
  ///   also replaces the spaces before the range.
  mutating func replaceLater(_ range: Range<Int>, with text: String, atEnd: Bool = false) {
    var range = range
    while atEnd, range.count < text.utf8.count, range.lowerBound > 0,
      bytes[range.lowerBound - 1] == space,
      range.lowerBound < 2 || bytes[range.lowerBound - 2] == space
    {
      range = range.lowerBound - 1..<range.upperBound
    }
    let count = edits.count
    replace(range, with: text, atEnd: atEnd)
    if edits.count > count { edits[count].isFinal = true }
    finish(range)
  }

  /// Adds a range that accepts no further edits.
  private mutating func finish(_ range: Range<Int>) {
    let first = firstFinal(endingAfter: range.lowerBound)
    var merged = range
    var end = first
    while end < final.count, final[end].lowerBound < range.upperBound {
      merged =
        min(
          merged.lowerBound, final[end].lowerBound)..<max(
          merged.upperBound, final[end].upperBound)
      end += 1
    }
    final.replaceSubrange(first..<end, with: [merged])
  }

  /// Returns the index of the first final range that ends after an offset.
  private func firstFinal(endingAfter offset: Int) -> Int {
    var (low, high) = (0, final.count)
    while low < high {
      let middle = (low + high) / 2
      if final[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Inserts a text at an offset; the rest of the line moves to the right.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: Array(text.utf8)))
  }

  private func isFinal(_ range: Range<Int>) -> Bool {
    let index = firstFinal(endingAfter: range.lowerBound)
    return index < final.count && final[index].overlaps(range)
  }

  /// Returns whether a later edit has removed this one.
  private func isRemoved(_ edit: Edit) -> Bool {
    guard !edit.isFinal, !edit.range.isEmpty else { return false }
    let index = firstFinal(endingAfter: edit.range.lowerBound)
    return index < final.count && final[index].contains(edit.range.lowerBound)
  }

  /// Returns whether the rest of the line after an offset is blank.
  func isRestBlank(after offset: Int) -> Bool {
    for byte in bytes[offset...] {
      if byte == newline { return true }
      if byte != space, byte != tab, byte != carriageReturn { return false }
    }
    return true
  }

  /// Returns whether the line before an offset is blank.
  func isBeginBlank(before offset: Int) -> Bool {
    for byte in bytes[..<offset].reversed() {
      if byte == newline { return true }
      if byte != space, byte != tab { return false }
    }
    return true
  }

  /// Returns the edited text of a range, without later edits.
  func result(in range: Range<Int>) -> String {
    let inside = edits.filter { edit in
      range.contains(edit.range.lowerBound) && edit.range.upperBound <= range.upperBound
    }
    return String(decoding: result(of: inside, in: range), as: UTF8.self)
  }

  private func result(of edits: [Edit], in range: Range<Int>) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(range.count + 256)
    var position = range.lowerBound
    // `sorted` is stable: edits at the same offset stay in order.
    for edit in edits.filter({ !isRemoved($0) }).sorted(by: {
      $0.range.lowerBound < $1.range.lowerBound
    }) {
      // An edit inside an earlier one has nothing left to change.
      guard edit.range.lowerBound >= position else { continue }
      out += bytes[position..<edit.range.lowerBound]
      out += edit.text
      position = edit.range.upperBound
    }
    return out + bytes[position..<range.upperBound]
  }

  /// Returns the edited text, followed by a tail.
  func result(tail: String) -> String {
    var out = result(of: edits, in: 0..<bytes.count)
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
