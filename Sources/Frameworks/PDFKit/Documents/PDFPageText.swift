import TactusDocumentReading
import TactusFoundation

/// The text of a page with the rectangles of its characters, by UTF-16 unit.
struct PDFPageText: Sendable {
  /// The text.
  let string: String
  /// The number of UTF-16 units.
  let count: Int
  /// The links.
  let links: [PageLink]
  /// The area of each UTF-16 unit.
  private let areas: [PageRectangle]

  init(_ content: PageContent) {
    string = content.text
    links = content.links
    var areas: [PageRectangle] = []
    for (scalar, area) in zip(content.text.unicodeScalars, content.areas) {
      areas += [PageRectangle](repeating: area, count: UTF16.width(scalar))
    }
    self.areas = areas
    count = areas.count
  }

  /// Returns the rectangle of a unit; empty if there is none.
  func area(at index: Int) -> CGRect {
    areas.indices.contains(index) ? CGRect(areas[index]) : .zero
  }

  /// Returns the index of the unit at a point, or the nearest one; -1 without any text.
  func index(at point: CGPoint) -> Int {
    var best = (index: -1, distance: CGFloat.infinity)
    for index in areas.indices where areas[index].width > 0 {
      let area = CGRect(areas[index])
      let x = max(area.minX - point.x, 0, point.x - area.maxX)
      let y = max(area.minY - point.y, 0, point.y - area.maxY)
      // A character in the same line is nearer than one in the line above.
      let distance = x * x + 100 * y * y
      if distance < best.distance { best = (index, distance) }
    }
    return best.index
  }

  /// Returns the ranges of characters whose centers are in a rectangle.
  func ranges(in rect: CGRect) -> [NSRange] {
    var found: [NSRange] = []
    for index in areas.indices {
      let area = CGRect(areas[index])
      guard area.width > 0, rect.contains(CGPoint(x: area.midX, y: area.midY)) else { continue }
      if let last = found.last, last.upperBound == index {
        found[found.count - 1].length += 1
      } else {
        found.append(NSRange(location: index, length: 1))
      }
    }
    return found
  }

  /// Returns the range of the word at a point; nil if there is none.
  func word(at point: CGPoint) -> NSRange? {
    guard let index = hit(point) else { return nil }
    let units = Array(string.utf16)
    func isInWord(_ index: Int) -> Bool {
      guard units.indices.contains(index) else { return false }
      guard let scalar = Unicode.Scalar(units[index]) else { return true }
      return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar == "'" || scalar == "’"
    }
    guard isInWord(index) else { return nil }
    var (start, end) = (index, index + 1)
    while isInWord(start - 1) { start -= 1 }
    while isInWord(end) { end += 1 }
    return NSRange(location: start, length: end - start)
  }

  /// Returns the range of the line at a point, without its line break; nil if there is none.
  func line(at point: CGPoint) -> NSRange? {
    guard let index = hit(point) else { return nil }
    let units = Array(string.utf16)
    var (start, end) = (index, index)
    while start > 0, units[start - 1] != 10 { start -= 1 }
    while end < units.count, units[end] != 10 { end += 1 }
    return end > start ? NSRange(location: start, length: end - start) : nil
  }

  /// Returns the ranges of the lines that intersect a range, clipped to it.
  func lines(of range: NSRange) -> [NSRange] {
    let units = Array(string.utf16)
    var (lines, start): ([NSRange], Int) = ([], range.location)
    for index in range.location..<min(range.upperBound, units.count) where units[index] == 10 {
      if index > start { lines.append(NSRange(location: start, length: index - start)) }
      start = index + 1
    }
    if range.upperBound > start {
      lines.append(NSRange(location: start, length: range.upperBound - start))
    }
    return lines
  }

  /// Returns the rectangle around the characters of a range.
  func bounds(of range: NSRange) -> CGRect {
    var bounds = CGRect.null
    for index in range.location..<min(range.upperBound, areas.count) where areas[index].width > 0 {
      bounds = bounds.union(CGRect(areas[index]))
    }
    return bounds.isNull ? .zero : bounds
  }

  /// Returns the text of a range.
  func text(of range: NSRange) -> String { (string as NSString).substring(with: range) }

  /// Returns the ranges of a string; a line break counts as a space.
  func places(of wanted: String, _ options: NSString.CompareOptions) -> [NSRange] {
    guard !wanted.isEmpty else { return [] }
    let text = string.replacingOccurrences(of: "\n", with: " ") as NSString
    let options = options.subtracting([.backwards, .anchored])
    var (found, place): ([NSRange], Int) = ([], 0)
    while place < text.length {
      let range = text.range(
        of: wanted, options: options, range: NSRange(location: place, length: text.length - place))
      guard range.location != NSNotFound, range.length > 0 else { break }
      found.append(range)
      place = range.upperBound
    }
    return found
  }

  /// Returns the index of the character at a point, or of one that it nearly touches.
  private func hit(_ point: CGPoint) -> Int? {
    let index = index(at: point)
    guard index >= 0 else { return nil }
    return area(at: index).insetBy(dx: -Self.slop, dy: -Self.slop).contains(point) ? index : nil
  }

  /// The tolerance in points for a point next to a character.
  ///
  /// - Source: ours. Confidence: guess.
  private static let slop: CGFloat = 4
}
