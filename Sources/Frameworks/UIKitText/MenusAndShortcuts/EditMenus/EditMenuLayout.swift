/// The placement of an edit menu beside a rectangle, and its distribution to pages.
///
/// Steps EditMenus.EM4, EditMenus.EM5.
struct EditMenuLayout {
  /// The sides of the rectangle on which the menu can be.
  enum Side { case above, below, left, right }

  /// Returns the ranges of titles of each page.
  ///
  /// - Parameters:
  ///   - widths: The widths of the buttons, in points.
  ///   - room: The width that is available.
  static func pages(_ widths: [CGFloat], room: CGFloat) -> [Range<Int>] {
    guard widths.reduce(0, +) > room else { return [0..<widths.count] }
    var pages: [Range<Int>] = []
    var start = 0
    while start < widths.count {
      var left = room - (start > 0 ? EditMenuMetrics.pageWidth : 0)
      var end = start
      while end < widths.count {
        let isLast = end == widths.count - 1
        let needed = widths[end] + (isLast ? 0 : EditMenuMetrics.pageWidth)
        // A page has one button at least.
        guard needed <= left || end == start else { break }
        left -= widths[end]
        end += 1
      }
      pages.append(start..<end)
      start = end
    }
    return pages
  }

  /// The frame of the menu with its arrow.
  let frame: CGRect
  /// The side of the rectangle on which the menu is.
  let side: Side
  /// The position of the arrow's tip along the menu's edge, from the frame's corner.
  let tip: CGFloat

  /// Places a menu.
  ///
  /// - Parameters:
  ///   - width: The width of the buttons, in points.
  ///   - target: The rectangle that the arrow points to.
  ///   - area: The area that is available.
  ///   - wanted: The side that the app wants; nil for the one with enough room, above or below.
  init(width: CGFloat, target: CGRect, area: CGRect, wanted: Side?) {
    let height = EditMenuMetrics.height + EditMenuMetrics.arrowHeight
    let gap = EditMenuMetrics.distance
    let fitsAbove = target.minY - gap - height >= area.minY
    let fitsBelow = target.maxY + gap + height <= area.maxY
    side = wanted ?? (fitsAbove || !fitsBelow ? .above : .below)
    let reach = EditMenuMetrics.radius + EditMenuMetrics.arrowWidth / 2
    func clamped(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(value, low), max(low, high))
    }
    switch side {
    case .above, .below:
      let x = clamped(target.midX - width / 2, area.minX, area.maxX - width)
      var y = side == .above ? target.minY - gap - height : target.maxY + gap
      // Without room on either side the menu is over the middle of the rectangle.
      if side == .above, !fitsAbove, !fitsBelow { y = max(area.minY, target.midY - height) }
      y = clamped(y, area.minY, area.maxY - height)
      frame = CGRect(x: x, y: y, width: width, height: height)
      tip = clamped(clamped(target.midX, area.minX, area.maxX) - x, reach, width - reach)
    case .left, .right:
      let whole = width + EditMenuMetrics.arrowHeight
      let x = side == .left ? target.minX - gap - whole : target.maxX + gap
      let y = clamped(
        target.midY - EditMenuMetrics.height / 2, area.minY, area.maxY - EditMenuMetrics.height)
      frame = CGRect(
        x: clamped(x, area.minX, area.maxX - whole), y: y, width: whole,
        height: EditMenuMetrics.height)
      tip = clamped(target.midY - y, reach, EditMenuMetrics.height - reach)
    }
  }
}
