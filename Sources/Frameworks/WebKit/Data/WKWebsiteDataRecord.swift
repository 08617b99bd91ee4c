/// A record of the data that a particular website stores persistently; there is none here.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// Creates a record without data.
  public override init() { super.init() }

  /// The name of the site.
  open var displayName: String { "" }
  /// The types of the data.
  open var dataTypes: Set<String> { [] }
}
