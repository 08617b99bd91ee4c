/// The places of a list's header, items and footer along the scroll direction.
///
/// Source: Lists.LS2, Lists.LS4
struct ListSection {
  let top: CGFloat
  let headerTop: CGFloat
  /// The heights of header and footer; 0 for none.
  let (header, footer): (CGFloat, CGFloat)
  /// The top of each item, and the bottom of the last one.
  let tops: [CGFloat]
  let heights: [CGFloat]
  let footerTop: CGFloat
  let bottom: CGFloat
  /// Whether header and footer stay at the edges of the visible area.
  let isPinned: Bool

  /// Whether a header or a footer is pinned.
  var isPinning: Bool { isPinned && header + footer > 0 }
  var count: Int { heights.count }

  /// The spaces around the parts of a section.
  struct Spaces {
    var aboveHeader: CGFloat
    var aboveItems: CGFloat
    var belowItems: CGFloat
    var between: CGFloat
    var bottom: CGFloat
  }

  init(
    top: CGFloat, _ spaces: Spaces, header: CGFloat, heights: [CGFloat], footer: CGFloat,
    isPinned: Bool
  ) {
    (self.top, self.header, self.footer, self.heights) = (top, header, footer, heights)
    self.isPinned = isPinned
    headerTop = top + spaces.aboveHeader
    var y = headerTop + header + spaces.aboveItems
    var tops: [CGFloat] = []
    for (index, height) in heights.enumerated() {
      if index > 0 { y += spaces.between }
      tops.append(y)
      y += height
    }
    self.tops = tops
    footerTop = y + spaces.belowItems
    bottom = footerTop + footer + spaces.bottom
  }

  /// Returns the items that lie between two places.
  func items(from first: CGFloat, to last: CGFloat) -> Range<Int> {
    let low = tops.indices.partitioningPoint { tops[$0] + heights[$0] > first }
    let high = tops.indices.partitioningPoint { tops[$0] >= last }
    return low..<max(low, high)
  }
}

extension Range<Int> {
  /// Returns the first index that meets a condition, by binary search: all later ones meet it too.
  fileprivate func partitioningPoint(_ condition: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
