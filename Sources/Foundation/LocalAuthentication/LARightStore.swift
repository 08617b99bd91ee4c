internal import TactusCrashReports

/// The stored rights; always empty without a passcode.
///
/// Step Device.LA5.
///
/// - Thread: any; all its properties are constants.
open class LARightStore: NSObject, @unchecked Sendable {
  override init() { super.init() }

  /// The store of the app.
  public class var shared: LARightStore { store }

  private static let store = LARightStore()

  // MARK: Rights

  /// Returns a right to a closure, which fails.
  open func right(
    forIdentifier identifier: String,
    completion handler: @escaping @Sendable (LAPersistedRight?, (any Error)?) -> Void
  ) { fail(handler) }

  /// Returns a right, which throws.
  open func right(forIdentifier identifier: String) async throws -> LAPersistedRight {
    throw failure()
  }

  /// Stores a right, which fails.
  open func saveRight(
    _ right: LARight, identifier: String,
    completion handler: @escaping @Sendable (LAPersistedRight?, (any Error)?) -> Void
  ) { fail(handler) }

  /// Stores a right, which throws.
  @discardableResult
  open func saveRight(_ right: LARight, identifier: String) async throws -> LAPersistedRight {
    throw failure()
  }

  /// Stores a right with data, which fails.
  open func saveRight(
    _ right: LARight, identifier: String, secret: Data,
    completion handler: @escaping @Sendable (LAPersistedRight?, (any Error)?) -> Void
  ) { fail(handler) }

  /// Stores a right with data, which throws.
  @discardableResult
  open func saveRight(
    _ right: LARight, identifier: String, secret: Data
  ) async throws -> LAPersistedRight { throw failure() }

  // MARK: Removing

  /// Removes a right; does nothing, as none is stored.
  open func removeRight(
    _ right: LAPersistedRight, completion handler: @escaping @Sendable ((any Error)?) -> Void
  ) { succeed(handler) }

  /// Removes a right; does nothing, as none is stored.
  open func removeRight(_ right: LAPersistedRight) async throws {}

  /// Removes a right; does nothing, as none is stored.
  open func removeRight(
    forIdentifier identifier: String, completion handler: @escaping @Sendable ((any Error)?) -> Void
  ) { succeed(handler) }

  /// Removes a right; does nothing, as none is stored.
  open func removeRight(forIdentifier identifier: String) async throws {}

  /// Removes all rights; does nothing, as none is stored.
  open func removeAllRights(completion handler: @escaping @Sendable ((any Error)?) -> Void) {
    succeed(handler)
  }

  /// Removes all rights; does nothing, as none is stored.
  open func removeAllRights() async throws {}

  // MARK: Internals

  private func fail(_ handler: @escaping @Sendable (LAPersistedRight?, (any Error)?) -> Void) {
    let error = failure()
    PhoneTime.callOnAnotherThread { handler(nil, error) }
  }

  private func succeed(_ handler: @escaping @Sendable ((any Error)?) -> Void) {
    PhoneTime.callOnAnotherThread { handler(nil) }
  }

  private func failure() -> LAError {
    RuntimeWarning.once(
      "LARightStore: the phone has no passcode, so no rights are stored", namesPlace: true)
    return LAError(.passcodeNotSet)
  }
}
