/// The user's blood type, as an object.
///
/// - Thread: any.
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
  /// The blood type.
  public let bloodType: HKBloodType
  init(_ value: HKBloodType) { bloodType = value }
}
