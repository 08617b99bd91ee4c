internal import TactusPhoneHardware

/// A button of a virtual controller.
@MainActor
final class VirtualButtonView: VirtualElementView {
  /// Creates a button.
  init(_ control: GamepadControl, _ take: @escaping ([GamepadControl: Float]) -> Void) {
    super.init(control, width: Self.width, take)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlight(true)
    take([control: 1])
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlight(false)
    take([control: 0])
  }

  /// The width of a button.
  ///
  /// - Source: ours; above the least size for fingers. Confidence: guess.
  private static let width: CGFloat = 48
}
