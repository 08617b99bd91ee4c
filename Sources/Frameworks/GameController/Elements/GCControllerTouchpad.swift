/// A closure called when a touch on a touchpad begins, moves or ends, with the touchpad, the
/// position, the value of its button, and whether that is pressed.
public typealias GCControllerTouchpadHandler = (GCControllerTouchpad, Float, Float, Float, Bool) ->
  Void

/// A touchpad of a controller.
open class GCControllerTouchpad: GCControllerElement {
  /// The states of a touch.
  public enum TouchState: Int, Sendable {
    /// There is no touch.
    case up = 0
    /// A touch has begun.
    case down = 1
    /// A touch has moved.
    case moving = 2
  }

  /// The button in the touchpad.
  open private(set) var button: GCControllerButtonInput
  /// A closure called when a touch begins.
  open var touchDown: GCControllerTouchpadHandler?
  /// A closure called when a touch moves.
  open var touchMoved: GCControllerTouchpadHandler?
  /// A closure called when a touch ends.
  open var touchUp: GCControllerTouchpadHandler?
  /// The position of the touch.
  open private(set) var touchSurface: GCControllerDirectionPad
  /// The state of the touch.
  open private(set) var touchState = TouchState.up
  /// Whether positions are absolute rather than relative to the start of the touch; stored without
  /// effect.
  open var reportsAbsoluteTouchSurfaceValues = false

  init(_ name: String) {
    button = GCControllerButtonInput("\(name) Button", isAnalog: false)
    touchSurface = GCControllerDirectionPad("\(name) Surface", isAnalog: true)
    super.init(name, isAnalog: true)
    for part in [button, touchSurface] { part.collection = self }
  }

  /// Sets the values of a touchpad of a snapshot.
  open func setValueForXAxis(
    _ xAxis: Float, yAxis: Float, touchDown: Bool, buttonValue: Float
  ) {
    set { update(xAxis, yAxis, touchDown, buttonValue, $0) }
  }

  // MARK: Internals

  override var profile: GCPhysicalInputProfile? {
    didSet { for part in [button, touchSurface] { part.profile = profile } }
  }

  func update(_ x: Float, _ y: Float, _ isDown: Bool, _ value: Float, _ calls: HandlerCalls) {
    let old = touchState
    let hasMoved = touchSurface.update(x, y, calls)
    button.update(value, calls)
    touchState = !isDown ? .up : old == .up ? .down : hasMoved ? .moving : old
    let (state, value, isPressed) = (touchState, button.value, button.isPressed)
    guard state != old || hasMoved else { return }
    calls.addChange(of: self)
    calls.add { [self] in
      switch state {
      case .up: touchUp?(self, x, y, value, isPressed)
      case .down: touchDown?(self, x, y, value, isPressed)
      case .moving: touchMoved?(self, x, y, value, isPressed)
      }
    }
  }

  override func copy(from other: GCControllerElement, _ calls: HandlerCalls) {
    guard let other = other as? GCControllerTouchpad else { return }
    let surface = other.touchSurface
    update(
      surface.xAxis.value, surface.yAxis.value, other.touchState != .up, other.button.value, calls)
  }
}
