/// An object that defines a scope of execution for JavaScript code, and which you use to prevent
/// conflicts between different scripts.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  private init(named text: String?) {
    ownName = text
    super.init()
  }

  /// The world of the page itself.
  open class var page: WKContentWorld { pageWorld }
  /// The world of the app.
  open class var defaultClient: WKContentWorld { clientWorld }

  /// Returns the world with a name, which is the same object each time.
  open class func world(name: String) -> WKContentWorld {
    if let world = named[name] { return world }
    let world = WKContentWorld(named: name)
    named[name] = world
    return world
  }

  /// The name; nil for the two worlds that are always there.
  open var name: String? { ownName }

  private let ownName: String?
  private static let pageWorld = WKContentWorld(named: nil)
  private static let clientWorld = WKContentWorld(named: nil)
  private static var named: [String: WKContentWorld] = [:]
}
