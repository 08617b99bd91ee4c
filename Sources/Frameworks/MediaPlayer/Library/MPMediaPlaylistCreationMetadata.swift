/// The name and the description of a playlist that an app creates.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class MPMediaPlaylistCreationMetadata: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String { ownName }
  private let ownName: String
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The name of the author to display; `nil` for the app.
  open var authorDisplayName: String!
  /// The description.
  open var descriptionText = ""

  /// Creates values with a name.
  public init(name: String) {
    ownName = name
    super.init()
  }
}
