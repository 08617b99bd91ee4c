internal import TactusHealthModel

/// A type of facts about the user.
///
/// - Thread: any; all its properties are constants.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  /// Creates the type of an identifier; an unknown one traps.
  public convenience init(_ identifier: HKCharacteristicTypeIdentifier) {
    self.init(model: HKObjectType.model(identifier.rawValue))
  }
}
