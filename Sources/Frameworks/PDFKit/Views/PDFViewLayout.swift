import CoreGraphics

/// The layout of a view's pages, in points at a scale of 1.
struct PDFViewLayout {
  /// The frames by the index of the page.
  private(set) var frames: [Int: CGRect] = [:]
  /// The total size, with margins.
  private(set) var size = CGSize.zero
  /// The pages in rows, each with one or two.
  let rows: [Range<Int>]

  /// Lays out pages.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of all pages, after rotation.
  ///   - mode: The display mode.
  ///   - direction: The direction of continuous pages.
  ///   - margins: The margins of each page.
  ///   - asBook: Whether the first page stands alone in a two-page layout.
  ///   - isReversed: Whether pages are laid out from right to left.
  ///   - current: The page whose row is shown, if a single row is shown.
  init(
    _ sizes: [CGSize], mode: PDFDisplayMode, direction: PDFDisplayDirection, margins: UIEdgeInsets,
    asBook: Bool, isReversed: Bool, current: Int
  ) {
    rows = Self.rows(sizes.count, columns: mode.columns, asBook: asBook)
    let shown = mode.isContinuous ? rows : rows.filter { $0.contains(current) }
    let heights = shown.map { row in row.map { sizes[$0].height }.max() ?? 0 }
    let widths = shown.map { row in
      row.reduce(0) { $0 + sizes[$1].width + margins.left + margins.right }
    }
    let isVertical = direction == .vertical
    let breadth = (isVertical ? widths : heights).max() ?? 0
    var place: CGFloat = 0
    for (index, row) in shown.enumerated() {
      var x = isVertical ? (breadth - widths[index]) / 2 : place
      let height = isVertical ? heights[index] : breadth
      let y = isVertical ? place + margins.top : margins.top
      for page in isReversed ? row.reversed() : Array(row) {
        let size = sizes[page]
        frames[page] = CGRect(
          x: x + margins.left, y: y + (height - size.height) / 2, width: size.width,
          height: size.height)
        x += size.width + margins.left + margins.right
      }
      place = isVertical ? y + height + margins.bottom : x
    }
    size =
      isVertical
      ? CGSize(width: breadth, height: place)
      : CGSize(width: place, height: breadth + margins.top + margins.bottom)
  }

  /// Returns the pages whose frames intersect a rectangle, in order.
  func pages(in rect: CGRect) -> [Int] {
    frames.filter { $0.value.intersects(rect) }.map(\.key).sorted()
  }

  /// Returns the page nearest to a point; nil if there is none.
  func page(nearest point: CGPoint) -> Int? {
    func distance(_ frame: CGRect) -> CGFloat {
      let x = max(frame.minX - point.x, 0, point.x - frame.maxX)
      let y = max(frame.minY - point.y, 0, point.y - frame.maxY)
      return x * x + y * y
    }
    return frames.min { (distance($0.value), $0.key) < (distance($1.value), $1.key) }?.key
  }

  private static func rows(_ count: Int, columns: Int, asBook: Bool) -> [Range<Int>] {
    guard count > 0, columns == 2 else { return (0..<count).map { $0..<$0 + 1 } }
    let first = asBook ? 1 : 0
    let pairs = stride(from: first, to: count, by: 2).map { $0..<min($0 + 2, count) }
    return asBook ? [0..<1] + pairs : pairs
  }

  /// Returns the pixels per point at which pages are drawn: the screen's, unless all of them
  /// together exceed the maximum size of a frame.
  ///
  /// - Parameters:
  ///   - near: The indices of the pages.
  ///   - wanted: The pixels per point of the screen.
  func resolution(of near: [Int], at wanted: CGFloat) -> CGFloat {
    let area = near.compactMap { frames[$0] }.reduce(0) { $0 + $1.width * $1.height }
    return area > 0 ? min(wanted, (Self.pixels / area).squareRoot()) : wanted
  }

  /// The maximum number of pixels of all drawn pages.
  ///
  /// - Source: the images of a frame take at most 8 MB, with other images among them. Confidence:
  ///   guess.
  private static let pixels: CGFloat = 1_800_000
}
