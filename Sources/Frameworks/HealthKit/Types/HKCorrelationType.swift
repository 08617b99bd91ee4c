internal import TactusHealthModel

/// A type of correlations.
///
/// - Thread: any; all its properties are constants.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
  /// Creates the type of an identifier; an unknown one traps.
  public convenience init(_ identifier: HKCorrelationTypeIdentifier) {
    self.init(model: HKObjectType.model(identifier.rawValue))
  }
}
