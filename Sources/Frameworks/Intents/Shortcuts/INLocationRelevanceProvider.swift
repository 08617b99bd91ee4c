public import class CoreLocation.CLRegion

/// A place at which a shortcut is of use.
open class INLocationRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// Creates a place.
  public init(region: CLRegion) {
    self.region = region
    super.init()
  }

  /// The place.
  public let region: CLRegion
}
