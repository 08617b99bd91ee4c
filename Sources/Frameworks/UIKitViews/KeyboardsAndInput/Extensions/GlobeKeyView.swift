/// The globe key that the phone shows below a custom keyboard.
@MainActor
final class GlobeKeyView: UIImageView {
  /// Called with each event of the key's touches.
  var onEvent: (UIEvent) -> Void = { _ in }

  /// Creates the key.
  override init(frame: CGRect) {
    super.init(frame: frame)
    image = UIImage(systemName: "globe")
    contentMode = .center
    tintColor = .label
    isUserInteractionEnabled = true
    isAccessibilityElement = true
    accessibilityLabel = ControlTexts.nextKeyboard
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { handle(event) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { handle(event) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { handle(event) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { handle(event) }

  private func handle(_ event: UIEvent?) {
    if let event { onEvent(event) }
  }
}
