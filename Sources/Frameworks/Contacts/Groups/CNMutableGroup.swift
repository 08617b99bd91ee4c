/// A group of contacts with a mutable name.
///
/// - Thread: one at a time.
open class CNMutableGroup: CNGroup, @unchecked Sendable {
  /// The name.
  open override var name: String {
    get { storedName }
    set { storedName = newValue }
  }
}
