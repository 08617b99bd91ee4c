extension UITableView {
  /// Shows the separators of empty rows between the last row and the end of the visible area
  /// (Tables.TB98).
  func layOutFillerRows() {
    let isAutomatic = fillerRowHeight == Self.automaticDimension
    let height = isAutomatic ? automaticFillerHeight : fillerRowHeight
    let top = rowLayout.bottom, bottom = bounds.maxY
    guard style == .plain, separatorStyle != .none, tableFooterView == nil, height >= 1,
      bottom > top
    else {
      fillers?.removeFromSuperview()
      return fillers = nil
    }
    let view = fillers ?? FillerRowsView()
    if fillers == nil {
      fillers = view
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
    }
    view.frame = CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
    view.show(
      each: height, inset: separatorInset, color: separatorColor ?? .separator,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Has the cells, and the table for its empty rows, lay out their separators again.
  func separatorsDidChange() {
    for cell in visible.values { cell.setNeedsLayout() }
    if fillerRowHeight != 0 { setNeedsLayout() }
  }

  /// The height of the table's rows; the default one if they have different heights.
  private var automaticFillerHeight: CGFloat {
    rowHeight > 0 ? rowHeight : TableMetrics.rowHeight
  }
}

/// The empty rows below the last row of a plain table.
final class FillerRowsView: UIView {
  private var lines: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the separators of rows of a height.
  func show(each height: CGFloat, inset: UIEdgeInsets, color: UIColor, isMirrored: Bool) {
    let count = Int((bounds.height / height).rounded(.down))
    while lines.count > count { lines.removeLast().removeFromSuperview() }
    while lines.count < count {
      let line = UIView()
      lines.append(line)
      addSubview(line)
    }
    let pixel = 1 / max(1, UIScreen.main.scale)
    let width = max(0, bounds.width - inset.left - inset.right)
    for (index, line) in lines.enumerated() {
      line.backgroundColor = color
      line.frame = CGRect(
        x: isMirrored ? inset.right : inset.left, y: CGFloat(index + 1) * height - pixel,
        width: width, height: pixel)
    }
  }
}
