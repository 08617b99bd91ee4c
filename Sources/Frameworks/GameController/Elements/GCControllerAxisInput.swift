/// A closure called when the value of an axis changes.
public typealias GCControllerAxisValueChangedHandler = (GCControllerAxisInput, Float) -> Void

/// An axis of a controller (GameControllers.EL3).
open class GCControllerAxisInput: GCControllerElement {
  /// A closure called when the value changes.
  open var valueChangedHandler: GCControllerAxisValueChangedHandler?
  /// The value, −1…1; right and up are positive.
  open private(set) var value: Float = 0

  /// Sets the value of an axis of a snapshot.
  open func setValue(_ value: Float) { set { update(value, $0) } }

  // MARK: Internals

  @discardableResult
  func update(_ new: Float, _ calls: HandlerCalls) -> Bool {
    let new = min(max(new, -1), 1)
    guard new != value else { return false }
    value = new
    calls.addChange(of: self)
    calls.add { [self] in valueChangedHandler?(self, new) }
    return true
  }

  override func copy(from other: GCControllerElement, _ calls: HandlerCalls) {
    if let other = other as? GCControllerAxisInput { update(other.value, calls) }
  }
}
