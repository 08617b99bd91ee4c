import TactusDisplayList

/// The layout of a text, for carets, hit testing and selections.
///
/// Offsets are UTF-16 units; points are relative to the top left corner of the layout.
package struct TextGeometry {
  /// A line of the layout.
  struct Line {
    var frame: CGRect
    var stops: [CaretStop]
    /// Whether the line ends by wrapping rather than at the end of a paragraph.
    var isBroken = false
  }

  /// A caret stop with the character that follows it.
  struct CaretStop {
    var place: Int
    /// The horizontal start and end of the character.
    var x, end: CGFloat
  }

  package let text: AttributedText
  package let layout: TextLayout
  let lines: [Line]

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - string: The characters of the text.
  ///   - width: The maximum width of a line; nil for unlimited.
  ///   - places: For a text that is shown instead of another, the offset in the other for each of
  /// its units.
  package init(_ text: AttributedText, _ string: String, width: CGFloat?, places: [Int]? = nil) {
    self.text = text
    layout = text.layout(width: width)
    let places = places ?? Array(0...string.utf16.count)
    var units: [Int] = []
    var unit = 0
    for scalar in string.unicodeScalars {
      units += Array(repeating: unit, count: UTF8.width(scalar))
      unit += UTF16.width(scalar)
    }
    units.append(unit)
    let all = zip(layout.lines, text.carets(width: width)).map { line, stops in
      Line(
        frame: CGRect(
          x: line.frame.x, y: line.frame.y, width: line.frame.width, height: line.frame.height),
        stops: stops.map { stop in
          let place = units[min(max(0, stop.byte), units.count - 1)]
          return CaretStop(
            place: places[min(place, places.count - 1)], x: CGFloat(line.frame.x + stop.x),
            end: CGFloat(line.frame.x + stop.end))
        })
    }
    lines = all.enumerated().map { index, line in
      var line = line
      let next = all.dropFirst(index + 1).first?.stops.first?.place
      line.isBroken = next != nil && next == line.stops.last?.place
      return line
    }
  }

  // MARK: Carets

  /// Returns the line of an offset; at a line break the later one, unless the end of the earlier is
  /// wanted.
  func line(of place: Int, isAtEnd: Bool = false) -> Int {
    let later = lines.lastIndex { ($0.stops.first?.place ?? 0) <= place } ?? 0
    let isBoth =
      later > 0 && lines[later - 1].isBroken && lines[later].stops.first?.place == place
    return isAtEnd && isBoth ? later - 1 : later
  }

  /// Returns the rectangle of a caret, with a width of 0.
  package func caret(_ place: Int, isAtEnd: Bool = false) -> CGRect {
    guard !lines.isEmpty else { return .zero }
    let line = lines[line(of: place, isAtEnd: isAtEnd)]
    let stop = line.stops.last { $0.place <= place } ?? line.stops.first
    return CGRect(
      x: stop?.x ?? line.frame.minX, y: line.frame.minY, width: 0, height: line.frame.height)
  }

  /// Returns the offset that is closest to a point, and whether it is at the end of a wrapped line.
  package func place(at point: CGPoint) -> (place: Int, isAtEnd: Bool) {
    guard !lines.isEmpty else { return (0, false) }
    let index = lines.firstIndex { point.y < $0.frame.maxY } ?? lines.count - 1
    let line = lines[index]
    let nearest = line.stops.min { abs($0.x - point.x) < abs($1.x - point.x) }
    let place = nearest?.place ?? 0
    return (place, line.isBroken && place == line.stops.last?.place)
  }

  /// Returns the offset to the left or right of another; nil at the end of the line.
  package func neighbor(of place: Int, isRight: Bool) -> Int? {
    guard !lines.isEmpty else { return nil }
    let line = lines[line(of: place)]
    guard let here = line.stops.first(where: { $0.place == place }) else { return nil }
    let beside = line.stops.filter { isRight ? $0.x > here.x : $0.x < here.x }
    return (isRight ? beside.min { $0.x < $1.x } : beside.max { $0.x < $1.x })?.place
  }

  /// Returns the range of the character at a point; nil if there is none.
  package func letter(at point: CGPoint) -> NSRange? {
    guard let line = lines.first(where: { $0.frame.minY <= point.y && point.y < $0.frame.maxY })
    else { return nil }
    for (stop, next) in zip(line.stops, line.stops.dropFirst())
    where min(stop.x, stop.end) <= point.x && point.x < max(stop.x, stop.end) {
      return NSRange(location: stop.place, length: next.place - stop.place)
    }
    return nil
  }

  // MARK: Ranges

  /// Returns the rectangles of a range, from left to right in each line, with adjacent characters
  /// merged.
  package func areas(of range: NSRange) -> [CGRect] {
    guard range.length > 0 else { return [] }
    return lines.flatMap { line -> [CGRect] in
      var areas: [CGRect] = []
      let chosen = line.stops.filter { NSLocationInRange($0.place, range) && $0.x != $0.end }
        .map { (left: min($0.x, $0.end), right: max($0.x, $0.end)) }
        .sorted { $0.left < $1.left }
      for letter in chosen {
        if let last = areas.last, letter.left <= last.maxX + 0.05 {
          areas[areas.count - 1].size.width = max(last.maxX, letter.right) - last.minX
        } else {
          areas.append(
            CGRect(
              x: letter.left, y: line.frame.minY, width: letter.right - letter.left,
              height: line.frame.height))
        }
      }
      return areas
    }
  }
}
