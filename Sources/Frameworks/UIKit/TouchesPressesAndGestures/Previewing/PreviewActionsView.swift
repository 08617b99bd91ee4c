/// The card with the actions of a preview (PV11).
@MainActor
final class PreviewActionsView: UIView {
  /// Is called when an action is chosen.
  var onChoice: (UIPreviewAction) -> Void = { _ in }
  /// Is called when it shows others than before.
  var onChange: () -> Void = {}

  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let scroll = UIScrollView()
  private var rows: [PreviewActionRow] = []
  private var lines: [UIView] = []

  init(_ items: [any UIPreviewActionItem]) {
    super.init(frame: .zero)
    glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    glass.layer.cornerRadius = AlertMeasures.radius
    glass.layer.cornerCurve = .continuous
    glass.clipsToBounds = true
    scroll.contentInsetAdjustmentBehavior = .never
    addSubview(glass)
    glass.contentView.addSubview(scroll)
    show(items)
  }

  required init?(coder: NSCoder) { nil }

  /// Points that all of it is high.
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

  /// PV11: of a group its actions are shown; of an action its handler is called.
  private func choose(_ item: any UIPreviewActionItem) {
    if let group = item as? UIPreviewActionGroup {
      show(group.actions)
      onChange()
    } else if let action = item as? UIPreviewAction {
      onChoice(action)
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
          x: 0, y: y, width: bounds.width, height: BarMeasures.hairline)
      }
      y += row.fittingHeight
    }
    scroll.contentSize = CGSize(width: bounds.width, height: y)
    scroll.isScrollEnabled = y > bounds.height
  }
}
