@_spi(UIKitModules) import TactusUIKitViews

// The section index. Steps Tables.TB90…TB95.
extension UITableView {
  /// The title of an index entry that is drawn as a magnifying glass.
  public nonisolated static let indexSearch = "{search}"

  /// The color of the index titles; `nil` for the tint color.
  public var sectionIndexColor: UIColor? {
    get { sectionIndex.color }
    set {
      sectionIndex.color = newValue
      sectionIndex.view?.setNeedsDisplay()
    }
  }

  /// The background color of the index while it is not touched; `nil` for none.
  public var sectionIndexBackgroundColor: UIColor? {
    get { sectionIndex.background }
    set {
      sectionIndex.background = newValue
      sectionIndex.view?.updateBackground()
    }
  }

  /// The background color of the index while it is touched; `nil` for that of the untouched one.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { sectionIndex.trackingBackground }
    set {
      sectionIndex.trackingBackground = newValue
      sectionIndex.view?.updateBackground()
    }
  }

  /// The minimum number of rows for which the index is shown.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { sectionIndex.minimumRowCount }
    set {
      sectionIndex.minimumRowCount = newValue
      setNeedsLayout()
    }
  }

  /// Requests the index titles from the data source again.
  public func reloadSectionIndexTitles() {
    sectionIndex.titles = nil
    setNeedsLayout()
  }

  /// The width that the index takes from rows and headers, in points; 0 without an index.
  var sectionIndexWidth: CGFloat {
    sectionIndex.view == nil ? 0 : SectionIndexView.width
  }

  /// Shows or removes the index, and places it at the trailing edge (Tables.TB90).
  func layOutSectionIndex() {
    let titles = visibleIndexTitles
    guard !titles.isEmpty else {
      guard let view = sectionIndex.view else { return }
      sectionIndex.view = nil
      view.removeFromSuperview()
      return relayOutForSectionIndex()
    }
    let view = sectionIndex.view ?? SectionIndexView(of: self)
    let isNew = sectionIndex.view == nil
    sectionIndex.view = view
    if view.superview !== self { addSubview(view) }
    if isCovered(view) { bringSubviewToFront(view) }
    view.titles = titles
    let insets = adjustedContentInset
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = SectionIndexView.width
    let safe = isFromRight ? safeAreaInsets.left : safeAreaInsets.right
    view.frame = CGRect(
      x: isFromRight ? bounds.minX + safe : bounds.maxX - safe - width,
      y: bounds.minY + insets.top, width: width,
      height: max(0, bounds.height - insets.top - insets.bottom))
    if isNew { relayOutForSectionIndex() }
  }

  /// Returns whether a cell, a header or a footer is in front of the index.
  private func isCovered(_ index: UIView) -> Bool {
    let marginals = Array(headerViews.values) + Array(footerViews.values)
    let inFront = subviews.drop { $0 !== index }
    return inFront.contains { view in
      view is UITableViewCell || marginals.contains { $0 === view }
    }
  }

  private var visibleIndexTitles: [String] {
    if sectionIndex.titles == nil {
      sectionIndex.titles = dataSource?.sectionIndexTitles(for: self) ?? []
    }
    let rows = rowLayout.sections.reduce(0) { $0 + $1.rows.count }
    return rows >= sectionIndex.minimumRowCount && style == .plain
      ? sectionIndex.titles ?? [] : []
  }

  private func relayOutForSectionIndex() {
    for cell in visible.values { cell.setNeedsLayout() }
    for view in headerViews.values { view.setNeedsLayout() }
    for view in footerViews.values { view.setNeedsLayout() }
  }

  /// Scrolls to the section of an index title (Tables.TB92).
  func selectIndexTitle(_ title: String, at index: Int) {
    let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard let section, (0..<numberOfSections).contains(section) else { return }
    let top = rect(forSection: section).minY - adjustedContentInset.top
    let end = contentSize.height + adjustedContentInset.bottom - bounds.height
    setContentOffset(
      CGPoint(x: contentOffset.x, y: max(-adjustedContentInset.top, min(top, end))),
      animated: false)
  }
}

/// The properties and the view of a table's section index.
@MainActor
struct SectionIndex {
  /// The titles of the data source; `nil` before they are requested.
  var titles: [String]?
  var color: UIColor?
  var background: UIColor?
  var trackingBackground: UIColor?
  var minimumRowCount = 0
  var view: SectionIndexView?
}
