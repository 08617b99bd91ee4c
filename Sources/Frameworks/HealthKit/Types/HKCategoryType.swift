internal import TactusHealthModel

/// A type of categories.
///
/// - Thread: any; all its properties are constants.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// Creates the type of an identifier; an unknown one traps.
  public convenience init(_ identifier: HKCategoryTypeIdentifier) {
    self.init(model: HKObjectType.model(identifier.rawValue))
  }
}
