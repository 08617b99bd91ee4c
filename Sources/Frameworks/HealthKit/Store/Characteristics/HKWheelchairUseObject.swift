/// Whether the user uses a wheelchair, as an object.
///
/// - Thread: any.
open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
  /// Whether the user uses a wheelchair.
  public let wheelchairUse: HKWheelchairUse
  init(_ value: HKWheelchairUse) { wheelchairUse = value }
}
