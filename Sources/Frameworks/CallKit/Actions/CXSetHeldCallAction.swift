/// The holding or resuming of a call.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
  /// Whether the call is held.
  open var isOnHold: Bool

  /// Creates an action for a call.
  public init(call callUUID: UUID, onHold: Bool) {
    isOnHold = onHold
    super.init(call: callUUID)
  }

  /// Decodes an action.
  public required init?(coder: NSCoder) {
    isOnHold = coder.decodeBool(forKey: "onHold")
    super.init(coder: coder)
  }

  /// Encodes the action.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(isOnHold, forKey: "onHold")
  }
}
