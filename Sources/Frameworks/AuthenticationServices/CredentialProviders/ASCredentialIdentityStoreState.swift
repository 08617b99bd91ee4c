/// The state of the store of credentials: disabled here (SignIn.CP2).
open class ASCredentialIdentityStoreState: NSObject {
  override init() { super.init() }

  /// Whether the user has turned on the app's extension; false, as the phone starts none.
  open var isEnabled: Bool { false }
  /// Whether identities can be added to those that the store has; false, as it is disabled.
  open var supportsIncrementalUpdates: Bool { false }
}
