/// The source of a place.
open class CLLocationSourceInformation: NSObject, NSCopying, @unchecked Sendable {
  /// Whether software simulates the place.
  public let isSimulatedBySoftware: Bool
  /// Whether an accessory produces the place.
  public let isProducedByAccessory: Bool

  /// Creates a source.
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool)
  {
    (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
    super.init()
  }

  /// Returns the source itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
