/// The values of a lens of glasses.
///
/// - Thread: any; all its properties are constants.
open class HKGlassesLensSpecification: HKLensSpecification, NSCopying, @unchecked Sendable {
  /// The distance of the lens from the eye; `nil` if it is not known.
  public let vertexDistance: HKQuantity?
  /// The prism; `nil` for none.
  public let prism: HKVisionPrism?
  /// The distance of the pupil from the nose when the user looks far; `nil` if it is not known.
  public let farPupillaryDistance: HKQuantity?
  /// The distance of the pupil from the nose when the user looks near; `nil` if it is not known.
  public let nearPupillaryDistance: HKQuantity?

  /// Creates the values of a lens.
  public init(
    sphere: HKQuantity, cylinder: HKQuantity?, axis: HKQuantity?, addPower: HKQuantity?,
    vertexDistance: HKQuantity?, prism: HKVisionPrism?, farPupillaryDistance: HKQuantity?,
    nearPupillaryDistance: HKQuantity?
  ) {
    (self.vertexDistance, self.prism) = (vertexDistance, prism)
    self.farPupillaryDistance = farPupillaryDistance
    self.nearPupillaryDistance = nearPupillaryDistance
    super.init(sphere, cylinder, axis, addPower)
  }

  /// Returns the values themselves, which do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
