/// A request for contacts, or for the history of changes.
///
/// - Thread: one at a time.
open class CNFetchRequest: NSObject, @unchecked Sendable {
  /// Creates a request.
  public override init() { super.init() }
}
