public import class CoreLocation.CLRegion

/// The relevance of a shortcut in a region.
open class INLocationRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// Creates a relevance in a region.
  public init(region: CLRegion) {
    self.region = region
    super.init()
  }

  /// The region.
  public let region: CLRegion
}
