/// A named group of scripts with global variables of their own; no script runs here.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  private init(named text: String?) {
    ownName = text
    super.init()
  }

  /// The world of a page's own scripts.
  open class var page: WKContentWorld { pageWorld }
  /// The world of an app's scripts.
  open class var defaultClient: WKContentWorld { clientWorld }

  /// Returns the world with a name; equal names give the same object.
  open class func world(name: String) -> WKContentWorld {
    if let world = named[name] { return world }
    let world = WKContentWorld(named: name)
    named[name] = world
    return world
  }

  /// The name; nil for `page` and `defaultClient`.
  open var name: String? { ownName }

  private let ownName: String?
  private static let pageWorld = WKContentWorld(named: nil)
  private static let clientWorld = WKContentWorld(named: nil)
  private static var named: [String: WKContentWorld] = [:]
}
