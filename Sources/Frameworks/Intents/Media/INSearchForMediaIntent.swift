/// A request to search for media.
open class INSearchForMediaIntent: INIntent, @unchecked Sendable {
  /// Creates an intent.
  public convenience init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?) {
    self.init(values: ["mediaItems": mediaItems as Any, "mediaSearch": mediaSearch as Any])
  }

  /// The media items.
  open var mediaItems: [INMediaItem]? { value("mediaItems") }
  /// The spoken search.
  open var mediaSearch: INMediaSearch? { value("mediaSearch") }

  override func copyOfKind() -> INIntent { INSearchForMediaIntent(values: values) }
}
