/// The muting or unmuting of a call.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
  /// Whether the call is muted.
  open var isMuted: Bool

  /// Creates an action for a call.
  public init(call callUUID: UUID, muted: Bool) {
    isMuted = muted
    super.init(call: callUUID)
  }

  /// Decodes an action.
  public required init?(coder: NSCoder) {
    isMuted = coder.decodeBool(forKey: "muted")
    super.init(coder: coder)
  }

  /// Encodes the action.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(isMuted, forKey: "muted")
  }
}
