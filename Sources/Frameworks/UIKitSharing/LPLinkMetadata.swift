/// The known facts about a link: its address, its title and its pictures.
///
/// It is of the framework LinkPresentation, and in this room because items of sheets of activities
/// have such metadata. Steps Sharing.LK1…
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class LPLinkMetadata: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Creates metadata without anything.
  public override init() { super.init() }

  /// The requested address.
  open var originalURL: URL?
  /// The address of the page, after redirections.
  open var url: URL?
  /// The title.
  open var title: String?
  /// The icon.
  open var iconProvider: NSItemProvider?
  /// The picture.
  open var imageProvider: NSItemProvider?
  /// The video.
  open var videoProvider: NSItemProvider?
  /// The address of the video.
  open var remoteVideoURL: URL?

  /// Returns metadata with the same contents.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    (copy.originalURL, copy.url, copy.title) = (originalURL, url, title)
    (copy.iconProvider, copy.imageProvider) = (iconProvider, imageProvider)
    (copy.videoProvider, copy.remoteVideoURL) = (videoProvider, remoteVideoURL)
    return copy
  }

  // MARK: Archives

  /// Whether secure coding is supported; true.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the addresses and the title; pictures are not written (Sharing.LK2).
  open func encode(with coder: NSCoder) {
    coder.encode(originalURL?.absoluteString as NSString?, forKey: "originalURL")
    coder.encode(url?.absoluteString as NSString?, forKey: "URL")
    coder.encode(title as NSString?, forKey: "title")
    coder.encode(remoteVideoURL?.absoluteString as NSString?, forKey: "remoteVideoURL")
  }

  /// Creates metadata from an archive, without pictures (Sharing.LK2).
  public required init?(coder: NSCoder) {
    super.init()
    func text(_ key: String) -> String? {
      coder.decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) }
    }
    (originalURL, url) = (
      text("originalURL").flatMap(Self.address), text("URL").flatMap(Self.address)
    )
    (title, remoteVideoURL) = (text("title"), text("remoteVideoURL").flatMap(Self.address))
  }

  private static func address(_ text: String) -> URL? { URL(string: text) }
}
