/// The wheelchair use of the user, as an object.
///
/// - Thread: any; nothing in it changes after its creation.
open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
  /// The wheelchair use of the user.
  open private(set) var wheelchairUse: HKWheelchairUse
  /// Creates an object whose value is not set.
  public override init() {
    wheelchairUse = .notSet
    super.init()
  }

  init(_ value: HKWheelchairUse) { wheelchairUse = value }
}
