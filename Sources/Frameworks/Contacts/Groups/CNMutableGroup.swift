/// A group of contacts whose name can be changed.
///
/// - Thread: one at a time.
open class CNMutableGroup: CNGroup, @unchecked Sendable {
  /// The name.
  open override var name: String {
    get { storedName }
    set { storedName = newValue }
  }
}
