/// The card that a watch shows of a shortcut.
open class INDefaultCardTemplate: NSObject, @unchecked Sendable {
  /// Creates a card.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The title.
  open var title: String
  /// The second line.
  open var subtitle: String?
  /// The picture.
  open var image: INImage?
}
