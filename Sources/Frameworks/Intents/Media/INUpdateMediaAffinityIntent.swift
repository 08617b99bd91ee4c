/// A request to note whether the user likes media.
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

  /// The pieces.
  open var mediaItems: [INMediaItem]? { value("mediaItems") }
  /// The search that the user has spoken.
  open var mediaSearch: INMediaSearch? { value("mediaSearch") }
  /// Whether the user likes them.
  open var affinityType: INMediaAffinityType { value("affinityType") ?? .unknown }

  override func copyOfKind() -> INIntent { INUpdateMediaAffinityIntent(values: values) }
}
