/// The user's sex, as an object.
///
/// - Thread: any; nothing in it changes after its creation.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
  /// The sex.
  open private(set) var biologicalSex: HKBiologicalSex
  /// Creates an object whose value is not set.
  public override init() {
    biologicalSex = .notSet
    super.init()
  }

  init(_ value: HKBiologicalSex) { biologicalSex = value }
}
