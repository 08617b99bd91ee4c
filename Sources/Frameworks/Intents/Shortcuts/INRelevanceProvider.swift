/// The base class of relevance providers.
open class INRelevanceProvider: NSObject, @unchecked Sendable {
  // Without mutable state.

  override init() { super.init() }
}
