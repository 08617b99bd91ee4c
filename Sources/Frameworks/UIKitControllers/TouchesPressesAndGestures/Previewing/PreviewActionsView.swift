/// The card of a preview's actions (Previews.PV11).
@MainActor
final class PreviewActionsView: UIView {
  /// Called when an action is chosen.
  var onSelect: (UIPreviewAction) -> Void = { _ in }
  /// Called when the rows have changed.
  var onChange: () -> Void = {}

  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let scroll = UIScrollView()
  private var rows: [PreviewActionRow] = []
  private var lines: [UIView] = []

  init(_ items: [any UIPreviewActionItem]) {
    super.init(frame: .zero)
    glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    glass.layer.cornerRadius = AlertMetrics.radius
    glass.layer.cornerCurve = .continuous
    glass.clipsToBounds = true
    scroll.contentInsetAdjustmentBehavior = .never
    addSubview(glass)
    glass.contentView.addSubview(scroll)
    show(items)
  }

  required init?(coder: NSCoder) { nil }

  /// The height of all rows, in points.
  var fittingHeight: CGFloat { rows.reduce(0) { $0 + $1.fittingHeight } }

  private func show(_ items: [any UIPreviewActionItem]) {
    for view in rows + lines { view.removeFromSuperview() }
    (rows, lines) = ([], [])
    for item in items {
      let row = PreviewActionRow(item)
      row.addAction(
        UIAction { [weak self] _ in self?.choose(item) }, for: .touchUpInside)
      if !rows.isEmpty {
        let line = UIView()
        line.backgroundColor = .separator
        lines.append(line)
      }
      rows.append(row)
    }
    for view in rows + lines { scroll.addSubview(view) }
    setNeedsLayout()
  }

  /// Shows the actions of a group, or calls the handler of an action (Previews.PV11).
  private func choose(_ item: any UIPreviewActionItem) {
    if let group = item as? UIPreviewActionGroup {
      show(group.actions)
      onChange()
    } else if let action = item as? UIPreviewAction {
      onSelect(action)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    scroll.frame = glass.bounds
    var y: CGFloat = 0
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.fittingHeight)
      if index > 0 {
        lines[index - 1].frame = CGRect(
          x: 0, y: y, width: bounds.width, height: BarMetrics.hairline)
      }
      y += row.fittingHeight
    }
    scroll.contentSize = CGSize(width: bounds.width, height: y)
    scroll.isScrollEnabled = y > bounds.height
  }
}
