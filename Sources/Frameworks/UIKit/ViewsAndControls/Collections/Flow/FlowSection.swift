/// A section of a flow layout: where its header, its lines of items and its footer are.
///
/// Lengths are along the direction in which the layout goes on, and breadths across it. Steps CV23… are in
/// `Documentation/Behaviour/Collections.md`.
struct FlowSection {
  /// How large its items are.
  enum Sizes {
    /// All alike.
    case same(FlowSize, count: Int)
    case each([FlowSize])

    var count: Int {
      switch self {
      case .same(_, let count): count
      case .each(let sizes): sizes.count
      }
    }

    subscript(item: Int) -> FlowSize {
      switch self {
      case .same(let size, _): size
      case .each(let sizes): sizes[item]
      }
    }
  }

  /// What is between and around items.
  struct Spaces: Equatable {
    /// Along: before the first line, and after the last one.
    var before: CGFloat, after: CGFloat
    /// Across: beside the lines.
    var first: CGFloat, last: CGFloat
    /// Between lines.
    var line: CGFloat
    /// Between the items of a line, at least.
    var item: CGFloat
  }

  /// Items beside one another.
  struct Line {
    var items: Range<Int>
    /// Where it is, from where the section's first line is.
    var start: CGFloat
    var length: CGFloat
    /// How far its first item is from the line's beginning.
    var first: CGFloat
    /// How far its items are apart.
    var gap: CGFloat
  }

  let sizes: Sizes
  let spaces: Spaces
  let header: CGFloat, footer: CGFloat
  /// How much there is across for items.
  let breadth: CGFloat
  /// Where it begins.
  let start: CGFloat
  /// How long it is, with header and footer.
  private(set) var length: CGFloat = 0
  /// The lines, where items are of several sizes.
  private var lines: [Line] = []
  /// How many items a line takes, where all are alike.
  private var perLine = 1

  init(
    at start: CGFloat, _ sizes: Sizes, _ spaces: Spaces, header: CGFloat, footer: CGFloat,
    breadth: CGFloat
  ) {
    (self.start, self.sizes, self.spaces, self.breadth) = (start, sizes, spaces, breadth)
    (self.header, self.footer) = (header, footer)
    if case .same(let size, _) = sizes {
      perLine = capacity(size.breadth)
    } else if case .each(let sizes) = sizes {
      breakLines(sizes)
    }
    length = header + spaces.before + linesLength + spaces.after + footer
  }

  // MARK: Asking

  /// Where the first line is.
  var linesStart: CGFloat { start + header + spaces.before }

  var lineCount: Int {
    if case .same(_, let count) = sizes { return (count + perLine - 1) / perLine }
    return lines.count
  }

  func line(_ index: Int) -> Line {
    guard case .same(let size, let count) = sizes else { return lines[index] }
    let items = index * perLine..<min(count, (index + 1) * perLine)
    let (first, gap) = spread([size.breadth * CGFloat(perLine)], perLine)
    return Line(
      items: items, start: CGFloat(index) * (size.length + spaces.line), length: size.length,
      first: first, gap: gap)
  }

  /// The line that an item is in.
  func lineIndex(of item: Int) -> Int {
    if case .same = sizes { return item / perLine }
    return lines.firstPlace { $0.items.upperBound > item }
  }

  /// The lines that there are between two places along the layout.
  func lines(from first: CGFloat, to last: CGFloat) -> Range<Int> {
    let (first, last) = (first - linesStart, last - linesStart)
    if case .same(let size, _) = sizes {
      let step = size.length + spaces.line
      guard step > 0 else { return 0..<lineCount }
      // A line and its space are told apart by who asks.
      let low = max(0, Int(max(0, first / step)))
      let high = min(lineCount, Int(max(0, (last / step).rounded(.up))))
      return low..<max(low, high)
    }
    let low = lines.firstPlace { $0.start + $0.length >= first }
    let high = lines.firstPlace { $0.start > last }
    return low..<max(low, high)
  }

  /// Where an item of a line is: its places along and across.
  func places(in line: Line) -> [(item: Int, along: CGFloat, across: CGFloat)] {
    var across = spaces.first + line.first
    return line.items.map { item in
      let size = sizes[item]
      defer { across += size.breadth + line.gap }
      return (item, linesStart + line.start + (line.length - size.length) / 2, across)
    }
  }

  // MARK: Lines

  private var linesLength: CGFloat {
    guard lineCount > 0 else { return 0 }
    let last = line(lineCount - 1)
    return last.start + last.length
  }

  /// How many items of a breadth fit into a line; one does always.
  private func capacity(_ itemBreadth: CGFloat) -> Int {
    let step = itemBreadth + spaces.item
    guard step > 0 else { return max(1, sizes.count) }
    return max(1, Int((breadth + spaces.item + Self.tolerance) / step))
  }

  /// CV24: a line takes as many items as fit.
  private mutating func breakLines(_ sizes: [FlowSize]) {
    var (begin, used, start) = (0, CGFloat(0), CGFloat(0))
    func close(_ end: Int, isLast: Bool) -> Line {
      let items = sizes[begin..<end]
      let length = items.map(\.length).max() ?? 0
      let (first, gap) = isLast ? lastSpread(items) : spread(items.map(\.breadth), items.count)
      return Line(items: begin..<end, start: start, length: length, first: first, gap: gap)
    }
    for (item, size) in sizes.enumerated() {
      if item > begin, used + size.breadth > breadth + Self.tolerance {
        lines.append(close(item, isLast: false))
        start += (lines.last?.length ?? 0) + spaces.line
        (begin, used) = (item, 0)
      }
      used += size.breadth + spaces.item
    }
    if begin < sizes.count { lines.append(close(sizes.count, isLast: true)) }
  }

  /// CV25: what is left of a line is shared out among its gaps; one item alone is in the middle.
  private func spread(_ breadths: [CGFloat], _ count: Int) -> (first: CGFloat, gap: CGFloat) {
    let rest = breadth - breadths.reduce(0, +)
    return count > 1 ? (0, rest / CGFloat(count - 1)) : (rest / 2, 0)
  }

  /// CV26: the last line of items that are alike has the gaps of a full one, another the least.
  private func lastSpread(_ items: ArraySlice<FlowSize>) -> (first: CGFloat, gap: CGFloat) {
    guard let size = items.first, items.allSatisfy({ $0 == size }) else { return (0, spaces.item) }
    let count = max(items.count, capacity(size.breadth))
    return spread([size.breadth * CGFloat(count)], count)
  }

  /// Items that fit exactly do so whatever is lost in adding them up.
  ///
  /// - Source: chosen far below a pixel. Confidence: guess.
  private static let tolerance: CGFloat = 0.001
}

/// A size by the direction in which a layout goes on.
struct FlowSize: Equatable {
  /// Along.
  var length: CGFloat
  /// Across.
  var breadth: CGFloat

  init(_ size: CGSize, _ direction: UICollectionView.ScrollDirection) {
    let isVertical = direction == .vertical
    length = max(0, isVertical ? size.height : size.width)
    breadth = max(0, isVertical ? size.width : size.height)
  }
}

extension Array {
  /// The first place at which something holds that holds from there on; the end if it never does.
  func firstPlace(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
