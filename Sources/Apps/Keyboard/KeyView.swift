import UIKit

/// The picture of a key.
@MainActor
final class KeyView: UIView {
  /// The key.
  let key: ScreenKey

  /// Creates the picture of a key.
  init(_ key: ScreenKey) {
    self.key = key
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .keyboardKey
    label.textAlignment = .center
    label.isAccessibilityElement = false
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    subtitle.textAlignment = .center
    subtitle.isAccessibilityElement = false
    subtitle.text = key.subtitle
    subtitle.font = .systemFont(ofSize: 10, weight: .semibold)
    subtitle.isHidden = key.subtitle.isEmpty
    image.contentMode = .center
    image.isAccessibilityElement = false
    layer.cornerRadius = KeyMetrics.cornerRadius
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowRadius = 0
    layer.shadowOpacity = 1
    for view in [label, subtitle, image] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the state of the keyboard.
  ///
  /// - Parameters:
  ///   - model: The state.
  ///   - isPressed: Whether a finger is on the key.
  ///   - isNamed: Whether the space bar shows the name of the language (Keyboards.LA2).
  func update(_ model: KeyboardModel, isPressed: Bool, isNamed: Bool) {
    self.isPressed = isPressed
    isEmphasized =
      key.action == .returnKey && model.configuration.returnKey != .default
      && model.configuration.isReturnEnabled
    isLit = key.action == .shift && model.shift != .off
    let isEnabled = key.action != .returnKey || model.configuration.isReturnEnabled
    label.alpha = isEnabled ? 1 : 0.3
    accessibilityTraits = isEnabled ? .keyboardKey : [.keyboardKey, .notEnabled]
    image.image = nil
    switch key.action {
    case .text(let text):
      show(model.title(of: text), size: text.count > 1 ? 16 : model.layout.isPad ? 25 : 23)
      accessibilityLabel = label.text
    case .space:
      show(isNamed ? model.language.name : model.languageKeys.spaceTitle, size: 16)
      accessibilityLabel = ControlTexts.space
      accessibilityValue = model.selectableModes.count > 1 ? model.language.name : nil
    case .globe:
      // A globe that only leads to emoji shows one.
      let leadsToEmoji =
        model.nextMode.isSame(as: .language(.emoji)) && model.selectableModes.count == 2
      image.image = UIImage(systemName: leadsToEmoji ? "face.smiling" : "globe")
      accessibilityLabel = ControlTexts.nextKeyboard
      accessibilityValue = model.nextMode.name
    case .letters:
      show(model.languageKeys.titles["letters"] ?? "ABC", size: 16)
      accessibilityLabel = label.text
    case .shift:
      image.image = ShiftImage.image(model.shift)
      accessibilityLabel = ControlTexts.shift
      accessibilityValue = model.shift == .locked ? "caps lock" : model.shift == .on ? "on" : nil
    case .delete:
      image.image = UIImage(systemName: "delete.left")
      accessibilityLabel = ControlTexts.deleteKey
    case .plane(let plane):
      show(KeyMetrics.title(of: plane, in: model.languageKeys), size: 16)
      accessibilityLabel = label.text
    case .returnKey:
      show(model.returnTitle, size: 16)
      accessibilityLabel = model.returnTitle
    case .gap: break
    }
    applyColors()
  }

  /// Dims the key while the keyboard is a trackpad (Keyboards.TR1).
  func setDimmed(_ isDimmed: Bool) {
    for view in [label, subtitle, image] { view.alpha = isDimmed ? 0 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 4 else { return }
    let hasSubtitle = !subtitle.isHidden
    label.frame = bounds.insetBy(dx: 2, dy: 0)
    image.frame = bounds
    if hasSubtitle {
      label.frame = CGRect(x: 0, y: 2, width: bounds.width, height: bounds.height * 0.6)
      subtitle.frame = CGRect(
        x: 0, y: bounds.height * 0.6, width: bounds.width, height: bounds.height * 0.3)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyColors()
  }

  // MARK: Internals

  private let label = UILabel()
  private let subtitle = UILabel()
  private let image = UIImageView()
  private var isPressed = false
  private var isEmphasized = false
  private var isLit = false

  private func show(_ text: String, size: CGFloat) {
    if label.text != text { label.text = text }
    label.font = .systemFont(ofSize: size)
  }

  private func applyColors() {
    let colors = KeyColors(traitCollection)
    // A pressed key without a character lights up; one with a character darkens on a number pad.
    let isFunction = key.isFunction != (isPressed || isLit)
    let isBlue = isEmphasized && !isPressed
    if key.isPlain {
      backgroundColor = isPressed ? colors.function : .clear
      layer.shadowOpacity = 0
      (image.tintColor, label.textColor) = (.label, .label)
      return
    }
    backgroundColor = isBlue ? .systemBlue : isFunction ? colors.function : colors.key
    label.textColor = isBlue ? .white : .label
    subtitle.textColor = .label
    image.tintColor = isLit && traitCollection.userInterfaceStyle == .dark ? .black : .label
    layer.shadowColor = colors.shadow.cgColor
  }
}
