/// The values of a lens.
///
/// - Thread: any; all its properties are constants.
open class HKLensSpecification: NSObject, @unchecked Sendable {
  /// The correction of the sight in diopters.
  public let sphere: HKQuantity
  /// The correction of the astigmatism in diopters; `nil` for none.
  public let cylinder: HKQuantity?
  /// The angle of that correction; `nil` for none.
  public let axis: HKQuantity?
  /// The addition for near vision in diopters; `nil` for none.
  public let addPower: HKQuantity?

  init(_ sphere: HKQuantity, _ cylinder: HKQuantity?, _ axis: HKQuantity?, _ add: HKQuantity?) {
    (self.sphere, self.cylinder, self.axis, addPower) = (sphere, cylinder, axis, add)
    super.init()
  }
}
