/// The user's blood type, as an object.
///
/// - Thread: any; nothing in it changes after its creation.
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
  /// The blood type.
  open private(set) var bloodType: HKBloodType
  /// Creates an object whose value is not set.
  public override init() {
    bloodType = .notSet
    super.init()
  }

  init(_ value: HKBloodType) { bloodType = value }
}
