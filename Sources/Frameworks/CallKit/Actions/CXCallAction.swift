/// An action on a call.
///
/// - Thread: any; all its properties are constants.
open class CXCallAction: CXAction, @unchecked Sendable {
  private let call: UUID

  /// Creates an action for a call.
  public init(call callUUID: UUID) {
    call = callUUID
    super.init()
  }

  /// The identifier of the call.
  open var callUUID: UUID { call }

  /// Decodes an action.
  public required init?(coder: NSCoder) {
    guard let call = ActionArchive.identifier(coder, "callUUID") else { return nil }
    self.call = call
    super.init(coder: coder)
  }

  /// Encodes the action.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    ActionArchive.encode(call, coder, "callUUID")
  }
}
