/// The answer of a call that arrives.
///
/// - Thread: any; all its properties are constants.
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
  /// Creates an action for a call.
  public override init(call callUUID: UUID) { super.init(call: callUUID) }

  /// Reads an action from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Tells that it was done, and when; the date is not kept, as there is no list of calls.
  open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}
