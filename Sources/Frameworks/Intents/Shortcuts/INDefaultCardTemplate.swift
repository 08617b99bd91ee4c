/// The content of a shortcut's card on a watch.
open class INDefaultCardTemplate: NSObject, @unchecked Sendable {
  /// Creates a card.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The title.
  open var title: String
  /// The subtitle.
  open var subtitle: String?
  /// The image.
  open var image: INImage?
}
