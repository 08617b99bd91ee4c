internal import TactusPhoneHardware

/// A stick or a direction pad of a virtual controller.
@MainActor
final class VirtualStickView: VirtualElementView {
  private let knob = UIView()
  private let isDirectionPad: Bool
  private var actsAsTouchpad = false
  /// The center during a touch.
  private var origin = CGPoint.zero

  /// Creates a stick by its axis to the right.
  init(_ control: GamepadControl, _ take: @escaping ([GamepadControl: Float]) -> Void) {
    isDirectionPad = control == .directionX
    super.init(control, width: 2 * VirtualControllerLayout.half, take)
    knob.bounds.size = CGSize(width: 2 * Self.knob, height: 2 * Self.knob)
    knob.layer.cornerRadius = Self.knob
    knob.backgroundColor = UIColor(white: 0.9, alpha: 0.6)
    knob.isUserInteractionEnabled = false
    knob.center = CGPoint(x: bounds.midX, y: bounds.midY)
    addSubview(knob)
  }

  required init?(coder: NSCoder) { nil }

  override func apply(_ look: GCVirtualController.ElementConfiguration) {
    let old = size
    super.apply(look)
    if size != old { knob.center = CGPoint(x: size.width / 2, y: size.height / 2) }
    actsAsTouchpad = look.actsAsTouchpad
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    origin = actsAsTouchpad ? touch.location(in: self) : CGPoint(x: bounds.midX, y: bounds.midY)
    highlight(true)
    move(to: touch.location(in: self))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { move(to: touch.location(in: self)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlight(false)
    set(0, 0)
  }

  // MARK: Internals

  /// The radius of the knob.
  ///
  /// - Source: ours. Confidence: guess.
  private static let knob: CGFloat = 24
  /// The fraction of the range from which a direction pad counts as pressed.
  ///
  /// - Source: ours. Confidence: guess.
  private static let threshold: CGFloat = 0.3

  private func move(to place: CGPoint) {
    let reach = bounds.width / 2
    var (x, y) = ((place.x - origin.x) / reach, (origin.y - place.y) / reach)
    if isDirectionPad {
      x = abs(x) > Self.threshold ? (x > 0 ? 1 : -1) : 0
      y = abs(y) > Self.threshold ? (y > 0 ? 1 : -1) : 0
    } else {
      // A stick moves within a circle.
      let length = max((x * x + y * y).squareRoot(), 1)
      (x, y) = (x / length, y / length)
    }
    set(x, y)
  }

  private func set(_ x: CGFloat, _ y: CGFloat) {
    let reach = bounds.width / 2 - Self.knob
    knob.center = CGPoint(x: bounds.midX + x * reach, y: bounds.midY - y * reach)
    guard let pad = control.pad else { return }
    take([pad.x: Float(x), pad.y: Float(y)])
  }
}
