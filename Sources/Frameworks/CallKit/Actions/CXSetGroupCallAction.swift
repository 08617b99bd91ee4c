/// The grouping or ungrouping of calls.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class CXSetGroupCallAction: CXCallAction, @unchecked Sendable {
  /// The identifier of the other call; `nil` to ungroup.
  open var callUUIDToGroupWith: UUID?

  /// Creates an action for a call.
  public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
    self.callUUIDToGroupWith = callUUIDToGroupWith
    super.init(call: callUUID)
  }

  /// Decodes an action.
  public required init?(coder: NSCoder) {
    callUUIDToGroupWith = ActionArchive.identifier(coder, "callUUIDToGroupWith")
    super.init(coder: coder)
  }

  /// Encodes the action.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    ActionArchive.encode(callUUIDToGroupWith, coder, "callUUIDToGroupWith")
  }
}
