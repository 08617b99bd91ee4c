/// A request to add media to the library or a playlist.
open class INAddMediaIntent: INIntent, @unchecked Sendable {
  /// Creates an intent.
  public convenience init(
    mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?, mediaDestination: INMediaDestination?
  ) {
    self.init(values: [
      "mediaItems": mediaItems as Any, "mediaSearch": mediaSearch as Any,
      "mediaDestination": mediaDestination as Any,
    ])
  }

  /// The media items.
  open var mediaItems: [INMediaItem]? { value("mediaItems") }
  /// The spoken search.
  open var mediaSearch: INMediaSearch? { value("mediaSearch") }
  /// The destination.
  open var mediaDestination: INMediaDestination? { value("mediaDestination") }

  override func copyOfKind() -> INIntent { INAddMediaIntent(values: values) }
}
