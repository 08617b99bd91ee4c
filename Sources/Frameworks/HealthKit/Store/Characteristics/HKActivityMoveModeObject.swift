/// The meaning of the user's move ring, as an object.
///
/// - Thread: any; all its properties are constants.
open class HKActivityMoveModeObject: NSObject, @unchecked Sendable {
  /// The meaning.
  public let activityMoveMode: HKActivityMoveMode
  init(_ value: HKActivityMoveMode) { activityMoveMode = value }
}
