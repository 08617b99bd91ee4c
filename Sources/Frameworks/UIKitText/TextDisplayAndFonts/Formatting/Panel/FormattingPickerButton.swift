/// A button that opens a picker: it shows the present font or color.
@MainActor
final class FormattingPickerButton: FormattingComponentView {
  /// The pickers.
  enum Kind {
    /// The picker of fonts.
    case font
    /// The picker of colors.
    case color
  }

  override var minimumWidth: CGFloat { FormattingMetrics.titleButton }

  /// Creates a button.
  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    button.backgroundColor = FormattingMetrics.background
    button.layer.cornerRadius = FormattingMetrics.radius
    button.titleLabel?.font = FormattingMetrics.font
    button.setTitleColor(.label, for: .normal)
    button.accessibilityLabel = kind == .font ? FormattingText.font : FormattingText.color
    button.addAction(
      UIAction { [weak self] _ in self?.onRequest(kind == .font ? .pickFont : .pickColor) },
      for: .touchUpInside)
    sample.layer.cornerRadius = FormattingMetrics.sample / 2
    sample.layer.borderWidth = 1
    sample.layer.borderColor = UIColor.separator.cgColor
    sample.isUserInteractionEnabled = false
    sample.isHidden = kind == .font
    addSubview(button)
    addSubview(sample)
    update()
  }

  required init?(coder: NSCoder) { nil }

  override func update() {
    switch kind {
    case .font:
      let families = Set(descriptor.fonts.map(\.familyName))
      var title = families.count > 1 ? FormattingText.mixed : families.first ?? FormattingText.font
      // The family of the system font has no name for users.
      if title.hasPrefix(".") { title = FormattingText.systemFont }
      button.setTitle(title, for: .normal)
      button.accessibilityValue = title
    case .color:
      button.setTitle(FormattingText.color, for: .normal)
      sample.backgroundColor =
        descriptor.textColors.count > 1 ? .clear : descriptor.textColors.first ?? .label
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
    guard kind == .color else { return }
    let (side, inset) = (FormattingMetrics.sample, FormattingMetrics.inset)
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    sample.frame = CGRect(
      x: isFromRight ? bounds.width - inset - side : inset, y: (bounds.height - side) / 2,
      width: side, height: side)
    let room = inset + side
    button.contentEdgeInsets = UIEdgeInsets(
      top: 0, left: isFromRight ? 0 : room, bottom: 0, right: isFromRight ? room : 0)
  }

  // MARK: Internals

  private let kind: Kind
  private let button = UIButton(type: .custom)
  private let sample = UIView()
}
