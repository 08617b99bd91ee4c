/// The gap that a list opens where items would be inserted.
///
/// Step DragAndDrop.LI4.
struct DropGap: Equatable {
  /// The row that would move away; nil for items from elsewhere.
  let source: IndexPath?
  /// The path at which the row would be inserted, after the source is gone.
  let target: IndexPath
  /// The height of the gap, in points.
  let height: CGFloat

  /// Returns the vertical offset of another row.
  func shift(of path: IndexPath) -> CGFloat {
    var (offset, path) = (0 as CGFloat, path)
    if let source, path.section == source.section, path.row > source.row {
      offset -= height
      path = IndexPath(row: path.row - 1, section: path.section)
    } else if let source, path.section > source.section {
      offset -= height
    }
    let isBelow =
      path.section > target.section || path.section == target.section && path.row >= target.row
    return isBelow ? offset + height : offset
  }

  /// Returns the vertical offset of a header or footer.
  func shift(ofHeaderIn section: Int, isFooter: Bool) -> CGFloat {
    func isBelow(_ path: IndexPath) -> Bool {
      isFooter ? section >= path.section : section > path.section
    }
    return (source.map(isBelow) == true ? -height : 0) + (isBelow(target) ? height : 0)
  }
}
