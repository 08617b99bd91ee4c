/// The kinds of data that a website has stored; the store has none.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// Creates a record without data.
  public override init() { super.init() }

  /// The name of the website.
  open var displayName: String { "" }
  /// The kinds of data.
  open var dataTypes: Set<String> { [] }
}
