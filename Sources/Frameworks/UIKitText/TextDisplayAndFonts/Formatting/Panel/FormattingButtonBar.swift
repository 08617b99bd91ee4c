/// A row of buttons, each of which requests a change.
@MainActor
final class FormattingButtonBar: FormattingComponentView {
  typealias Descriptor = UITextFormattingViewController.FormattingDescriptor
  typealias Change = UITextFormattingViewController.ChangeValue

  /// A button.
  struct Item {
    /// The face of a button.
    enum Face {
      /// A symbol.
      case symbol(String)
      /// A text in a font.
      case text(String, UIFont)
      /// A disc in a color.
      case sample(UIColor)
    }
    /// The face of the button.
    let face: Face
    /// The name for VoiceOver.
    let label: String
    /// Returns whether the button is on.
    var isOn: (Descriptor) -> Bool = { _ in false }
    /// Returns the change that a tap requests.
    let change: (Descriptor) -> Change
  }

  override var minimumWidth: CGFloat {
    let widths = items.map { item -> CGFloat in
      guard case .text(let text, _) = item.face, text.count > 1 else {
        return FormattingMetrics.button
      }
      return FormattingMetrics.titleButton
    }
    return widths.reduce(0, +)
  }

  /// Creates a bar of buttons.
  init(_ items: [Item]) {
    self.items = items
    super.init(frame: .zero)
    layer.cornerRadius = FormattingMetrics.radius
    clipsToBounds = true
    for (index, item) in items.enumerated() {
      let button = UIButton(type: .custom)
      switch item.face {
      case .symbol(let name): button.setImage(UIImage(systemName: name), for: .normal)
      case .text(let text, let font):
        button.setTitle(text, for: .normal)
        button.titleLabel?.font = font
      case .sample(let color):
        button.setImage(
          UIImage(systemName: "circle.fill")?.withTintColor(color, renderingMode: .alwaysOriginal),
          for: .normal)
      }
      button.accessibilityLabel = item.label
      button.addAction(UIAction { [weak self] _ in self?.tap(index) }, for: .touchUpInside)
      buttons.append(button)
      addSubview(button)
    }
    update()
  }

  required init?(coder: NSCoder) { nil }

  override func update() {
    for (item, button) in zip(items, buttons) {
      let isOn = item.isOn(descriptor)
      button.isSelected = isOn
      button.backgroundColor = isOn ? tintColor : FormattingMetrics.background
      button.tintColor = isOn ? .white : .label
      button.setTitleColor(isOn ? .white : .label, for: .normal)
      button.accessibilityTraits = isOn ? [.button, .selected] : .button
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (count, gap) = (CGFloat(buttons.count), FormattingMetrics.buttonGap)
    let width = (bounds.width - gap * (count - 1)) / count
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(isFromRight ? buttons.count - 1 - index : index)
      button.frame = CGRect(x: place * (width + gap), y: 0, width: width, height: bounds.height)
    }
  }

  // MARK: Internals

  private let items: [Item]
  private var buttons: [UIButton] = []

  private func tap(_ index: Int) { onRequest(.change(items[index].change(descriptor))) }
}
