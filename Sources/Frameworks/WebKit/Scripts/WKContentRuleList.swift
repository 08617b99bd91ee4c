/// A content rule list; it filters nothing, because no page is loaded.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
  /// Creates an empty list.
  public override init() {
    ownIdentifier = ""
    super.init()
  }

  init(_ name: String) {
    ownIdentifier = name
    super.init()
  }

  /// The identifier.
  open var identifier: String { ownIdentifier }

  private let ownIdentifier: String
}
