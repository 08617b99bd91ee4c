/// A compiled list of rules to apply to web content; no page is filtered here.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
  /// Creates a list without a name and without rules.
  public override init() {
    ownIdentifier = ""
    super.init()
  }

  init(_ name: String) {
    ownIdentifier = name
    super.init()
  }

  /// The name of the list.
  open var identifier: String { ownIdentifier }

  private let ownIdentifier: String
}
