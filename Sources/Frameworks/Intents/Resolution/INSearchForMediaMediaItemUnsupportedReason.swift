/// The reason why a value is not possible.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INSearchForMediaMediaItemUnsupportedReason: Int, Sendable {
  /// Login required.
  case loginRequired = 1
  /// Subscription required.
  case subscriptionRequired = 2
  /// Unsupported media type.
  case unsupportedMediaType = 3
  /// Explicit content settings.
  case explicitContentSettings = 4
  /// Cellular data settings.
  case cellularDataSettings = 5
  /// Restricted content.
  case restrictedContent = 6
  /// Service unavailable.
  case serviceUnavailable = 7
  /// Region restriction.
  case regionRestriction = 8
}
