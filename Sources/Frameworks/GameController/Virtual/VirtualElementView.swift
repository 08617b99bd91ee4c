internal import TactusPhoneHardware

/// An element of a virtual controller that a finger presses.
@MainActor
class VirtualElementView: UIView {
  /// The element; of a stick its axis to the right.
  let control: GamepadControl
  /// Called with the values that the finger sets.
  let take: ([GamepadControl: Float]) -> Void
  /// The size of the element.
  private(set) var size: CGSize
  /// The size of the element in its default shape.
  private let standardSize: CGSize
  private let shape = CAShapeLayer()
  private let label = UILabel()

  /// Creates an element.
  init(
    _ control: GamepadControl, width: CGFloat, _ take: @escaping ([GamepadControl: Float]) -> Void
  ) {
    (self.control, self.take) = (control, take)
    standardSize = CGSize(width: width, height: width)
    size = standardSize
    super.init(frame: CGRect(origin: .zero, size: size))
    shape.fillColor = UIColor(white: 0.5, alpha: 0.5).cgColor
    shape.path = UIBezierPath(ovalIn: bounds).cgPath
    layer.addSublayer(shape)
    label.text = control.title
    label.textAlignment = .center
    label.textColor = .white
    label.font = .boldSystemFont(ofSize: 15)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.isUserInteractionEnabled = false
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = control.label(on: .standard).name
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  /// Applies the configuration of the app.
  func apply(_ look: GCVirtualController.ElementConfiguration) {
    isHidden = look.isHidden
    // The app's path is relative to its own origin, and determines the size.
    let area = look.path?.bounds ?? CGRect(origin: .zero, size: standardSize)
    size = area.size
    shape.path = (look.path ?? UIBezierPath(ovalIn: area)).cgPath
    shape.position = CGPoint(x: -area.minX, y: -area.minY)
    label.isHidden = look.path != nil
    superview?.setNeedsLayout()
  }

  /// Highlights the element while a finger presses it.
  func highlight(_ isPressed: Bool) {
    shape.fillColor = UIColor(white: isPressed ? 0.8 : 0.5, alpha: 0.5).cgColor
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}

extension GamepadControl {
  /// The text on the element.
  fileprivate var title: String {
    switch self {
    case .buttonA: "A"
    case .buttonB: "B"
    case .buttonX: "X"
    case .buttonY: "Y"
    case .leftShoulder: "L1"
    case .rightShoulder: "R1"
    case .leftTrigger: "L2"
    case .rightTrigger: "R2"
    case .leftThumbstickButton: "L3"
    case .rightThumbstickButton: "R3"
    case .buttonMenu: "≡"
    case .buttonOptions: "…"
    case .buttonHome: "⌂"
    default: ""
    }
  }
}
