import TactusUIKitViews

/// The separators above and below a list's cell.
///
/// Step Lists.LS5.
@MainActor
final class ListSeparators {
  private unowned let cell: UICollectionViewListCell
  private let (top, bottom) = (UIView(), UIView())
  private var madeGuide: UILayoutGuide?
  private var start: NSLayoutConstraint?

  init(_ cell: UICollectionViewListCell) {
    self.cell = cell
    for view in [top, bottom] { view.isUserInteractionEnabled = false }
  }

  /// The guide of the separator below, whose edges give way to constraints of the app.
  var guide: UILayoutGuide {
    if let madeGuide { return madeGuide }
    let guide = UILayoutGuide()
    cell.addLayoutGuide(guide)
    let start = guide.leadingAnchor.constraint(
      equalTo: cell.leadingAnchor, constant: automaticStart)
    let end = guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
    (start.priority, end.priority) = (.defaultLow, .defaultLow)
    NSLayoutConstraint.activate([
      start, end, guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: pixel),
    ])
    (madeGuide, self.start) = (guide, start)
    return guide
  }

  /// Places the separators, or removes them.
  func layOut() {
    if start?.constant != automaticStart { start?.constant = automaticStart }
    guard let place = cell.place, place.part != .footer, let shown = place.separators else {
      return remove(top, bottom)
    }
    let state = cell.configurationState
    let isOn = state.isSelected || state.isHighlighted
    let isInset = place.appearance == .insetGrouped
    let isPlainHeader = place.part == .header && place.appearance != .plain
    let below = isVisible(
      shown.bottomSeparatorVisibility,
      usually: !(isInset && place.isLast) && !isPlainHeader && !isOn)
    let above = isVisible(
      shown.topSeparatorVisibility,
      usually: place.isFirst && place.appearance == .grouped && place.part == .item)
    let isEnd = place.appearance == .grouped && place.isLast
    show(
      bottom, below, shown, shown.bottomSeparatorInsets, y: cell.bounds.height - pixel,
      start: isEnd ? 0 : guideStart)
    show(top, above, shown, shown.topSeparatorInsets, y: 0, start: 0)
  }

  private var pixel: CGFloat { 1 / max(1, UIScreen.main.scale) }
  private var automaticStart: CGFloat { cell.textStart }

  /// The leading edge of the guide, which constraints of the app may have moved.
  private var guideStart: CGFloat {
    guard let madeGuide, !madeGuide.layoutFrame.isEmpty else { return automaticStart }
    let frame = madeGuide.layoutFrame
    return cell.usesRightToLeftLayout ? cell.bounds.width - frame.maxX : frame.minX
  }

  private func isVisible(
    _ visibility: UIListSeparatorConfiguration.Visibility, usually: Bool
  ) -> Bool { visibility == .visible || visibility == .automatic && usually }

  private func show(
    _ line: UIView, _ isVisible: Bool, _ shown: UIListSeparatorConfiguration,
    _ insets: NSDirectionalEdgeInsets, y: CGFloat, start: CGFloat
  ) {
    guard isVisible else { return remove(line) }
    let automatic = UIListSeparatorConfiguration.automaticInsets
    let x = insets.leading == automatic.leading ? start : insets.leading
    let end = insets.trailing == automatic.trailing ? 0 : insets.trailing
    let frame = CGRect(x: x, y: y, width: max(0, cell.bounds.width - x - end), height: pixel)
    line.frame = cell.usesRightToLeftLayout ? frame.mirrored(in: cell.bounds.width) : frame
    line.backgroundColor =
      cell.collection?.selectsSeveral == true && cell.isSelected
      ? shown.multipleSelectionColor : shown.color
    if line.superview !== cell { cell.addSubview(line) }
  }

  private func remove(_ lines: UIView...) {
    for line in lines where line.superview != nil { line.removeFromSuperview() }
  }
}
