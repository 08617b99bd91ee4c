/// The values of a contact lens.
///
/// - Thread: any; all its properties are constants.
open class HKContactsLensSpecification: HKLensSpecification, NSCopying, @unchecked Sendable {
  /// The base curve of the lens; `nil` if unknown.
  public let baseCurve: HKQuantity?
  /// The diameter of the lens; `nil` if unknown.
  public let diameter: HKQuantity?

  /// Creates the values of a lens.
  public init(
    sphere: HKQuantity, cylinder: HKQuantity?, axis: HKQuantity?, addPower: HKQuantity?,
    baseCurve: HKQuantity?, diameter: HKQuantity?
  ) {
    (self.baseCurve, self.diameter) = (baseCurve, diameter)
    super.init(sphere, cylinder, axis, addPower)
  }

  /// Returns the values themselves, which do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
