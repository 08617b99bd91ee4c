/// A description of a tap on an advertisement, for measurements that respect privacy.
///
/// The phone measures none, so it stays in the app.
@preconcurrency @MainActor
open class UIEventAttribution: NSObject, NSCopying {
  /// Creates a description.
  ///
  /// - Parameters:
  ///   - sourceIdentifier: The number of the advertisement.
  ///   - destinationURL: The address that the advertisement opens.
  ///   - sourceDescription: The text of the advertisement.
  ///   - purchaser: The name of the advertiser.
  public init(
    sourceIdentifier: UInt8, destinationURL: URL, sourceDescription: String, purchaser: String
  ) {
    (self.sourceIdentifier, self.destinationURL) = (sourceIdentifier, destinationURL)
    (self.sourceDescription, self.purchaser) = (sourceDescription, purchaser)
    super.init()
  }

  /// The number of the advertisement.
  open private(set) var sourceIdentifier: UInt8
  /// The address that the advertisement opens.
  open private(set) var destinationURL: URL
  /// The address that receives reports; nil, as there are none.
  open var reportEndpoint: URL? { nil }
  /// The text of the advertisement.
  open private(set) var sourceDescription: String
  /// The name of the advertiser.
  open private(set) var purchaser: String

  /// Returns the description itself, which does not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
