/// A stored right; there is none without a passcode (Device.LA5).
///
/// - Thread: any; all its properties are constants.
open class LAPersistedRight: LARight, @unchecked Sendable {
  private let data = LASecret()

  init() { super.init(requirement: .default) }

  /// The data of the right.
  open var secret: LASecret { data }
}
