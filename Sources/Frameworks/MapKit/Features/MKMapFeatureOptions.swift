/// The map features that the user can select.
///
/// - Source: the bits follow the order in Apple's reference. Confidence: guess.
public struct MKMapFeatureOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Points of interest.
  public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1 << 0)
  /// Cities, regions and countries.
  public static let territories = MKMapFeatureOptions(rawValue: 1 << 1)
  /// Physical features, such as mountains and rivers.
  public static let physicalFeatures = MKMapFeatureOptions(rawValue: 1 << 2)
}
