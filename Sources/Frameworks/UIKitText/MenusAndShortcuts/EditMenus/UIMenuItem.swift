/// An item of an app in the edit menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - action: The method of the first responder or of a later one in the chain.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }

  /// Creates an item without a title.
  public convenience override init() { self.init(title: "", action: Selector("")) }

  /// The title.
  open var title: String
  /// The method.
  open var action: Selector
}
