import UIKit

/// The frames of the keys of a keyboard.
struct KeyFrames {
  /// A key with its place.
  struct Entry {
    let key: ScreenKey
    /// The area in which touches belong to the key.
    let area: CGRect
    /// The area that is drawn.
    let face: CGRect
  }

  /// The keys from the top left to the bottom right.
  private(set) var entries: [Entry] = []

  /// Arranges the keys in an area.
  ///
  /// - Source: rows of a quarter of the height, gaps of 6 points between keys and 11 between rows
  ///   (8 in landscape), from a public measurement of keyboards. Confidence: measured by others.
  /// - Parameters:
  ///   - layout: The keys.
  ///   - area: The area of the rows.
  ///   - dockHeight: The height of the area below the rows, which may have the globe key.
  ///   - isLandscape: Whether the screen is wider than high.
  init(
    _ layout: KeyboardLayout, in area: CGRect, dockHeight: CGFloat = 0, isLandscape: Bool
  ) {
    let rowHeight = area.height / CGFloat(max(1, layout.rows.count))
    let inset = CGSize(width: 3, height: layout.isPad ? 3 : isLandscape ? 4 : 5.5)
    let unit = area.width / CGFloat(layout.columns)
    for (index, row) in layout.rows.enumerated() {
      let fixed = row.reduce(0) { $0 + ($1.width ?? 0) }
      let flexible = row.count { $0.width == nil }
      let room = area.width - CGFloat(fixed) * unit
      let share = flexible > 0 ? room / CGFloat(flexible) : 0
      // A row without a flexible key is centered.
      var x = flexible > 0 ? area.minX : area.minX + room / 2
      for key in row {
        let width = key.width.map { CGFloat($0) * unit } ?? share
        let place = CGRect(
          x: x, y: area.minY + CGFloat(index) * rowHeight, width: width, height: rowHeight)
        x += width
        guard key.action != .gap else { continue }
        entries.append(
          Entry(
            key: key, area: place, face: place.insetBy(dx: inset.width, dy: inset.height)))
      }
    }
    guard layout.globe == .dock else { return }
    let dock = CGRect(
      x: area.minX, y: area.maxY, width: KeyMetrics.globeWidth, height: dockHeight)
    let face = CGRect(
      x: dock.minX, y: dock.minY, width: dock.width, height: min(dockHeight, dock.width * 0.7))
    entries.append(Entry(key: ScreenKey(action: .globe, isPlain: true), area: dock, face: face))
  }

  /// Returns the index of the key that is nearest to a point.
  func index(at point: CGPoint) -> Int? {
    entries.indices.min { distance(to: $0, point) < distance(to: $1, point) }
  }

  private func distance(to index: Int, _ point: CGPoint) -> CGFloat {
    let area = entries[index].area
    let (dx, dy) = (
      max(area.minX - point.x, point.x - area.maxX, 0),
      max(area.minY - point.y, point.y - area.maxY, 0)
    )
    return dx * dx + dy * dy
  }
}
