/// The layout of one section of a flow layout: its header, its lines of items and its footer.
///
/// Lengths are along the scroll direction, and breadths across it. Steps Collections.CV23… are in
/// `Documentation/Behaviour/Collections.md`.
struct FlowSection {
  /// The sizes of the items.
  enum ItemSizes {
    /// Items of equal size.
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

  /// The spacing between and around items.
  struct Spacing: Equatable {
    /// Along the scroll direction: before the first line, and after the last one.
    var before: CGFloat, after: CGFloat
    /// Across the scroll direction: before and after each line.
    var first: CGFloat, last: CGFloat
    /// The spacing between lines.
    var line: CGFloat
    /// The minimum spacing between the items of a line.
    var item: CGFloat
  }

  /// A line of items.
  struct Line {
    var items: Range<Int>
    /// The offset from the section's first line.
    var start: CGFloat
    var length: CGFloat
    /// The offset of the first item from the beginning of the line.
    var first: CGFloat
    /// The spacing between the items.
    var gap: CGFloat
  }

  let sizes: ItemSizes
  let spacing: Spacing
  let header: CGFloat, footer: CGFloat
  /// The breadth available to items.
  let breadth: CGFloat
  /// The beginning of the section.
  let start: CGFloat
  /// The length with header and footer.
  private(set) var length: CGFloat = 0
  /// The lines, for items of several sizes.
  private var lines: [Line] = []
  /// The number of items in a line, for items of equal size.
  private var perLine = 1

  init(
    at start: CGFloat, _ sizes: ItemSizes, _ spacing: Spacing, header: CGFloat, footer: CGFloat,
    breadth: CGFloat
  ) {
    (self.start, self.sizes, self.spacing, self.breadth) = (start, sizes, spacing, breadth)
    (self.header, self.footer) = (header, footer)
    if case .same(let size, _) = sizes {
      perLine = capacity(size.breadth)
    } else if case .each(let sizes) = sizes {
      breakLines(sizes)
    }
    length = header + spacing.before + linesLength + spacing.after + footer
  }

  // MARK: Queries

  /// The beginning of the first line.
  var linesStart: CGFloat { start + header + spacing.before }

  var lineCount: Int {
    if case .same(_, let count) = sizes { return (count + perLine - 1) / perLine }
    return lines.count
  }

  func line(_ index: Int) -> Line {
    guard case .same(let size, let count) = sizes else { return lines[index] }
    let items = index * perLine..<min(count, (index + 1) * perLine)
    let (first, gap) = spread([size.breadth * CGFloat(perLine)], perLine)
    return Line(
      items: items, start: CGFloat(index) * (size.length + spacing.line), length: size.length,
      first: first, gap: gap)
  }

  /// Returns the index of the line with an item.
  func lineIndex(of item: Int) -> Int {
    if case .same = sizes { return item / perLine }
    return lines.partitioningIndex { $0.items.upperBound > item }
  }

  /// Returns the lines between two positions along the scroll direction.
  func lines(from first: CGFloat, to last: CGFloat) -> Range<Int> {
    let (first, last) = (first - linesStart, last - linesStart)
    if case .same(let size, _) = sizes {
      let step = size.length + spacing.line
      guard step > 0 else { return 0..<lineCount }
      // The caller filters lines whose spacing alone intersects.
      let low = max(0, Int(max(0, first / step)))
      let high = min(lineCount, Int(max(0, (last / step).rounded(.up))))
      return low..<max(low, high)
    }
    let low = lines.partitioningIndex { $0.start + $0.length >= first }
    let high = lines.partitioningIndex { $0.start > last }
    return low..<max(low, high)
  }

  /// Returns the positions of a line's items along and across the scroll direction.
  func positions(in line: Line) -> [(item: Int, along: CGFloat, across: CGFloat)] {
    var across = spacing.first + line.first
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

  /// Returns the number of items of a breadth that fit into a line; at least one.
  private func capacity(_ itemBreadth: CGFloat) -> Int {
    let step = itemBreadth + spacing.item
    guard step > 0 else { return max(1, sizes.count) }
    return max(1, Int((breadth + spacing.item + Self.tolerance) / step))
  }

  /// Breaks items into lines of as many items as fit (Collections.CV24).
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
        start += (lines.last?.length ?? 0) + spacing.line
        (begin, used) = (item, 0)
      }
      used += size.breadth + spacing.item
    }
    if begin < sizes.count { lines.append(close(sizes.count, isLast: true)) }
  }

  /// Distributes the rest of a line over its gaps; a single item is centered (Collections.CV25).
  private func spread(_ breadths: [CGFloat], _ count: Int) -> (first: CGFloat, gap: CGFloat) {
    let rest = breadth - breadths.reduce(0, +)
    return count > 1 ? (0, rest / CGFloat(count - 1)) : (rest / 2, 0)
  }

  /// Returns the spacing of the last line: that of a full line for items of equal size, else the
  /// minimum (Collections.CV26).
  private func lastSpread(_ items: ArraySlice<FlowSize>) -> (first: CGFloat, gap: CGFloat) {
    guard let size = items.first, items.allSatisfy({ $0 == size }) else { return (0, spacing.item) }
    let count = max(items.count, capacity(size.breadth))
    return spread([size.breadth * CGFloat(count)], count)
  }

  /// The tolerance for items that fit exactly, against rounding errors.
  ///
  /// - Source: chosen far below a pixel. Confidence: guess.
  private static let tolerance: CGFloat = 0.001
}

extension Array {
  /// Returns the first index from which a predicate holds up to the end, by binary search; the end
  /// if there is none.
  func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
