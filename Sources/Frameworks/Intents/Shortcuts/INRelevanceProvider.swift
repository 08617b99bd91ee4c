/// A time or a place at which a shortcut is of use.
open class INRelevanceProvider: NSObject, @unchecked Sendable {
  // Without mutable state.

  override init() { super.init() }
}
