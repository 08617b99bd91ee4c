/// The user's sex, as an object.
///
/// - Thread: any.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
  /// The sex.
  public let biologicalSex: HKBiologicalSex
  init(_ value: HKBiologicalSex) { biologicalSex = value }
}
