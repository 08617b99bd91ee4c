internal import TactusCrashReports
internal import TactusHealthModel

/// A number with a unit.
///
/// Steps Health.UN4….
///
/// - Thread: any; all its properties are constants.
open class HKQuantity: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  private let value: Double
  private let unit: HKUnit

  /// Creates a quantity.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - value: The number in this unit.
  public init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    self.value = value
    super.init()
  }

  convenience init(_ value: Double, _ unit: HealthUnit) {
    self.init(unit: HKUnit(model: unit), doubleValue: value)
  }

  /// Returns whether the quantity is compatible with a unit.
  open func `is`(compatibleWith unit: HKUnit) -> Bool {
    self.unit.model.isCompatible(with: unit.model)
  }

  /// Returns the value in a unit.
  ///
  /// An incompatible unit traps with an `NSInvalidArgumentException`.
  open func doubleValue(for unit: HKUnit) -> Double {
    guard let converted = self.unit.model.convert(value, to: unit.model) else {
      programmingError(
        "Attempt to convert incompatible units: \(self.unit.unitString), \(unit.unitString)",
        exception: HKObjectType.invalidArgument)
    }
    return converted
  }

  /// Compares the quantity with another one.
  ///
  /// Incompatible quantities trap with an `NSInvalidArgumentException`.
  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }

  /// Returns the value in a unit of the phone's model; `nil` for an incompatible one.
  func value(in unit: HealthUnit) -> Double? { self.unit.model.convert(value, to: unit) }

  /// The value and the unit with which the quantity was created.
  var parts: (value: Double, unit: HealthUnit) { (value, unit.model) }

  // MARK: Objects

  /// Returns whether another object is an equal quantity, in any unit.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKQuantity)?.value(in: unit.model) == value
  }
  /// The hash of the dimension, which equal quantities share.
  open override var hash: Int { unit.model.dimensions.hashValue }
  /// The value and the unit.
  open override var description: String {
    let text = value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    return "\(text) \(unit.unitString)"
  }
  /// Returns the quantity itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archives

  /// Whether quantities support secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Restores a quantity.
  public required init?(coder: NSCoder) {
    guard let unit = coder.decodeObject(of: HKUnit.self, forKey: "unit") else { return nil }
    self.unit = unit
    value = coder.decodeDouble(forKey: "value")
    super.init()
  }

  /// Archives the quantity.
  open func encode(with coder: NSCoder) {
    coder.encode(unit, forKey: "unit")
    coder.encode(value, forKey: "value")
  }
}
