internal import TactusHealthModel

/// A type of quantities.
///
/// - Thread: any; all its properties are constants.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// Creates the type of an identifier; an unknown one traps.
  public convenience init(_ identifier: HKQuantityTypeIdentifier) {
    self.init(model: HKObjectType.model(identifier.rawValue))
  }

  convenience init?(quantity model: HealthType) {
    guard model.unit != nil else { return nil }
    self.init(model: model)
  }

  /// The aggregation style.
  open var aggregationStyle: HKQuantityAggregationStyle {
    HKQuantityAggregationStyle(rawValue: (model.aggregation ?? .arithmetic).rawValue)
      ?? .discreteArithmetic
  }

  /// Returns whether a unit is compatible with the type.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.isCompatible(with: unit.model) }

  /// The unit of stored values.
  var unit: HealthUnit { model.unit ?? .null }
}
