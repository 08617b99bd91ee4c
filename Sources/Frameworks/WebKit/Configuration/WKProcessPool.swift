/// A token that groups web views; it has no effect.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  /// Creates a token.
  public override init() { super.init() }
}
