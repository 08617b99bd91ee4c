/// A request to record an opinion about media.
open class INUpdateMediaAffinityIntent: INIntent, @unchecked Sendable {
  /// Creates an intent.
  public convenience init(
    mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?, affinityType: INMediaAffinityType
  ) {
    self.init(values: [
      "mediaItems": mediaItems as Any, "mediaSearch": mediaSearch as Any,
      "affinityType": affinityType,
    ])
  }

  /// The media items.
  open var mediaItems: [INMediaItem]? { value("mediaItems") }
  /// The spoken search.
  open var mediaSearch: INMediaSearch? { value("mediaSearch") }
  /// The opinion.
  open var affinityType: INMediaAffinityType { value("affinityType") ?? .unknown }

  override func copyOfKind() -> INIntent { INUpdateMediaAffinityIntent(values: values) }
}
