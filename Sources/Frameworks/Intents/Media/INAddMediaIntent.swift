/// A request to add media to a list.
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

  /// The pieces.
  open var mediaItems: [INMediaItem]? { value("mediaItems") }
  /// The search that the user has spoken.
  open var mediaSearch: INMediaSearch? { value("mediaSearch") }
  /// The list.
  open var mediaDestination: INMediaDestination? { value("mediaDestination") }

  override func copyOfKind() -> INIntent { INAddMediaIntent(values: values) }
}
