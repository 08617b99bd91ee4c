import Synchronization

/// Something that an app does with its calls.
///
/// - Thread: any; a lock guards what changes in it.
open class CXAction: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private struct State {
    var isComplete = false
    var end: (@Sendable (Bool) -> Void)?
  }

  private let identifier: UUID
  private let state = Mutex(State())

  /// Creates an action.
  public override init() {
    identifier = UUID()
    super.init()
  }

  /// The identifier of the action.
  open var uuid: UUID { identifier }
  /// Whether the app has done it, or could not.
  open var isComplete: Bool { state.withLock { $0.isComplete } }
  /// The date until which it must be done; far in the future, as actions have no limit here.
  open var timeoutDate: Date { .distantFuture }

  /// Tells that it was done.
  open func fulfill() { complete(true) }

  /// Tells that it could not be done.
  open func fail() { complete(false) }

  private func complete(_ isDone: Bool) {
    let end = state.withLock { state -> (@Sendable (Bool) -> Void)? in
      guard !state.isComplete else { return nil }
      state.isComplete = true
      defer { state.end = nil }
      return state.end
    }
    end?(isDone)
  }

  /// Calls a closure when the action has ended, with whether it was done.
  func onEnd(_ end: @escaping @Sendable (Bool) -> Void) { state.withLock { $0.end = end } }

  // MARK: Archives

  /// Reads an action from an archive.
  public required init?(coder: NSCoder) {
    guard let identifier = ActionArchive.identifier(coder, "UUID") else { return nil }
    self.identifier = identifier
    super.init()
    let isComplete = coder.decodeBool(forKey: "complete")
    state.withLock { $0.isComplete = isComplete }
  }

  /// Writes the action to an archive.
  open func encode(with coder: NSCoder) {
    ActionArchive.encode(identifier, coder, "UUID")
    coder.encode(isComplete, forKey: "complete")
  }

  /// Whether an archive is read safely; true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns an action with the same identifier and values.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard
      let data = try? NSKeyedArchiver.archivedData(
        withRootObject: self, requiringSecureCoding: true),
      let copy = try? NSKeyedUnarchiver.unarchivedObject(ofClass: type(of: self), from: data)
    else { return self }
    return copy
  }
}
