/// The source of a location.
///
/// - Thread: any; nothing in it changes after its creation.
open class CLLocationSourceInformation: NSObject, NSCopying, @unchecked Sendable {
  /// Whether software simulates the location.
  open private(set) var isSimulatedBySoftware: Bool
  /// Whether an accessory provides the location.
  open private(set) var isProducedByAccessory: Bool

  /// Creates the source of a location determined by the phone.
  public override init() {
    (isSimulatedBySoftware, isProducedByAccessory) = (false, false)
    super.init()
  }

  /// Creates a source.
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool)
  {
    (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
    super.init()
  }

  /// Returns the source itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
