import DisplayList

/// Where the letters of a text are, for carets, fingers and what is selected.
///
/// Places in the text are units of UTF-16; points are from the corner of the layout.
struct TextGeometry {
  /// A line.
  struct Line {
    var frame: CGRect
    var stops: [Stop]
    /// Whether the text goes on in the next without a paragraph's end between.
    var isBroken = false
  }

  /// A place where the caret can stand, with the letter behind it.
  struct Stop {
    var place: Int
    /// Where the letter begins and ends.
    var x, end: CGFloat
  }

  let text: AttributedText
  let layout: TextLayout
  let lines: [Line]

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - string: The same without attributes.
  ///   - width: How wide lines may be; nil for any width.
  ///   - places: For what is shown in place of another text, the place in that for each of its own units.
  init(_ text: AttributedText, _ string: String, width: CGFloat?, places: [Int]? = nil) {
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
          return Stop(
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

  /// Which line a place is on: the later one where it is at the end of one and the beginning of the next,
  /// unless it is to be seen at the end.
  func line(of place: Int, isAtEnd: Bool = false) -> Int {
    let later = lines.lastIndex { ($0.stops.first?.place ?? 0) <= place } ?? 0
    let isBoth =
      later > 0 && lines[later - 1].isBroken && lines[later].stops.first?.place == place
    return isAtEnd && isBoth ? later - 1 : later
  }

  /// Where a caret without width is at a place.
  func caret(_ place: Int, isAtEnd: Bool = false) -> CGRect {
    guard !lines.isEmpty else { return .zero }
    let line = lines[line(of: place, isAtEnd: isAtEnd)]
    let stop = line.stops.last { $0.place <= place } ?? line.stops.first
    return CGRect(
      x: stop?.x ?? line.frame.minX, y: line.frame.minY, width: 0, height: line.frame.height)
  }

  /// The place that is nearest to a point, and whether it is at the end of a line that is broken there.
  func place(at point: CGPoint) -> (place: Int, isAtEnd: Bool) {
    guard !lines.isEmpty else { return (0, false) }
    let index = lines.firstIndex { point.y < $0.frame.maxY } ?? lines.count - 1
    let line = lines[index]
    let nearest = line.stops.min { abs($0.x - point.x) < abs($1.x - point.x) }
    let place = nearest?.place ?? 0
    return (place, line.isBroken && place == line.stops.last?.place)
  }

  /// The place that is left or right of another, as it is seen; nil at the end of the line.
  func neighbour(of place: Int, isRight: Bool) -> Int? {
    guard !lines.isEmpty else { return nil }
    let line = lines[line(of: place)]
    guard let here = line.stops.first(where: { $0.place == place }) else { return nil }
    let beside = line.stops.filter { isRight ? $0.x > here.x : $0.x < here.x }
    return (isRight ? beside.min { $0.x < $1.x } : beside.max { $0.x < $1.x })?.place
  }

  /// The letter at a point; nil where there is none.
  func letter(at point: CGPoint) -> NSRange? {
    guard let line = lines.first(where: { $0.frame.minY <= point.y && point.y < $0.frame.maxY })
    else { return nil }
    for (stop, next) in zip(line.stops, line.stops.dropFirst())
    where min(stop.x, stop.end) <= point.x && point.x < max(stop.x, stop.end) {
      return NSRange(location: stop.place, length: next.place - stop.place)
    }
    return nil
  }

  // MARK: Parts

  /// Where a part is: for each line, from left to right, as much as hangs together.
  func areas(of range: NSRange) -> [CGRect] {
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
