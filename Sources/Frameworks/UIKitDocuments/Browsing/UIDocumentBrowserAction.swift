/// An app's action on the files of a browser.
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
  /// The places where an action is offered.
  public struct Availability: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In the menu of a file.
    public static let menu = Availability(rawValue: 1 << 0)
    /// In the bar while files are selected.
    public static let navigationBar = Availability(rawValue: 1 << 1)
  }

  /// Creates an action.
  public init(
    identifier: String, localizedTitle: String, availability: Availability,
    handler: @escaping ([URL]) -> Void
  ) {
    (self.identifier, self.localizedTitle) = (identifier, localizedTitle)
    (self.availability, self.handler) = (availability, handler)
    super.init()
  }

  /// The identifier.
  public let identifier: String
  /// The title.
  public let localizedTitle: String
  /// The places where the action is offered.
  public let availability: Availability
  /// The image.
  open var image: UIImage?
  /// The identifiers of the types of files.
  open var supportedContentTypes = ["public.item"]
  /// Whether the action accepts several files.
  open var supportsMultipleItems = true

  private let handler: ([URL]) -> Void
}
