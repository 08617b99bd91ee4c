/// The values of a lens of glasses.
///
/// - Thread: any; all its properties are constants.
open class HKGlassesLensSpecification: HKLensSpecification, NSCopying, @unchecked Sendable {
  /// The vertex distance between the lens and the eye; `nil` if unknown.
  public let vertexDistance: HKQuantity?
  /// The prism; `nil` for none.
  public let prism: HKVisionPrism?
  /// The distance between the pupil and the nose for far vision; `nil` if unknown.
  public let farPupillaryDistance: HKQuantity?
  /// The distance between the pupil and the nose for near vision; `nil` if unknown.
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
