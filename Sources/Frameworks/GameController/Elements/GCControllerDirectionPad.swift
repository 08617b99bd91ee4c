/// A closure called when a direction pad changes, with its horizontal and vertical values.
public typealias GCControllerDirectionPadValueChangedHandler = (
  GCControllerDirectionPad, Float, Float
) -> Void

/// A direction pad or stick with two axes and four buttons (GameControllers.EL3).
open class GCControllerDirectionPad: GCControllerElement {
  /// A closure called when a value changes.
  open var valueChangedHandler: GCControllerDirectionPadValueChangedHandler?
  /// The horizontal axis.
  open private(set) var xAxis: GCControllerAxisInput
  /// The vertical axis.
  open private(set) var yAxis: GCControllerAxisInput
  /// The button up.
  open private(set) var up: GCControllerButtonInput
  /// The button down.
  open private(set) var down: GCControllerButtonInput
  /// The button to the left.
  open private(set) var left: GCControllerButtonInput
  /// The button to the right.
  open private(set) var right: GCControllerButtonInput

  override init(_ name: String?, isAnalog: Bool, label: ElementLabel? = nil) {
    func part(_ side: String) -> String? { name.map { "\($0) \(side)" } }
    func button(_ side: String) -> GCControllerButtonInput {
      GCControllerButtonInput(
        part(side), isAnalog: isAnalog, label: label.map { ElementLabel("\($0.name) \(side)") })
    }
    xAxis = GCControllerAxisInput(part("X Axis"), isAnalog: isAnalog)
    yAxis = GCControllerAxisInput(part("Y Axis"), isAnalog: isAnalog)
    (up, down, left, right) = (button("Up"), button("Down"), button("Left"), button("Right"))
    super.init(name, isAnalog: isAnalog, label: label)
    for part in parts { part.collection = self }
  }

  /// Sets the values of a direction pad of a snapshot.
  open func setValueForXAxis(_ xAxis: Float, yAxis: Float) { set { update(xAxis, yAxis, $0) } }

  // MARK: Internals

  /// The axes and buttons.
  var parts: [GCControllerElement] { [xAxis, yAxis, up, down, left, right] }

  override var profile: GCPhysicalInputProfile? {
    didSet { for part in parts { part.profile = profile } }
  }

  @discardableResult
  func update(_ x: Float, _ y: Float, _ calls: HandlerCalls) -> Bool {
    let hasMoved = [
      xAxis.update(x, calls), yAxis.update(y, calls), up.update(max(y, 0), calls),
      down.update(max(-y, 0), calls), left.update(max(-x, 0), calls),
      right.update(max(x, 0), calls),
    ].contains(true)
    guard hasMoved else { return false }
    calls.add { [self, x = xAxis.value, y = yAxis.value] in valueChangedHandler?(self, x, y) }
    return true
  }

  override func copy(from other: GCControllerElement, _ calls: HandlerCalls) {
    if let other = other as? GCControllerDirectionPad {
      update(other.xAxis.value, other.yAxis.value, calls)
    }
  }
}
