/// A part of a search that is shown as one unit in front of the text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// Creates a token.
  ///
  /// - Parameters:
  ///   - icon: The image before the text; `nil` for none.
  ///   - text: The text.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }

  /// The object of the app that the token stands for.
  open var representedObject: Any?

  package let icon: UIImage?
  package let text: String
}
