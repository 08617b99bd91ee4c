internal import TactusCrashReports
package import TactusHealthModel

/// A unit of measurement.
///
/// Steps Health.UN1….
///
/// - Thread: any; all its properties are constants.
open class HKUnit: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  /// The unit in the phone's model.
  package let model: HealthUnit

  package init(model: HealthUnit) {
    self.model = model
    super.init()
  }

  /// Creates a unit from a string, such as `count/min`.
  ///
  /// An invalid string traps with an `NSInvalidArgumentException`.
  public convenience init(from string: String) {
    do throws(HealthUnitError) {
      self.init(model: try HealthUnit(parsing: string))
    } catch {
      programmingError(
        "Unable to parse factorization string \(string): \(error.message) at character "
          + "\(error.offset + 1)", exception: HKObjectType.invalidArgument)
    }
  }

  /// The string of the unit, from which an equal unit can be created.
  open var unitString: String { model.text }

  /// Returns whether the unit is dimensionless.
  open func isNull() -> Bool { model.isNull }

  // MARK: Algebra

  /// Returns the product with another unit.
  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(model: model.multiplied(by: unit.model))
  }
  /// Returns the quotient by another unit.
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(model: model.divided(by: unit.model))
  }
  /// Returns a power of the unit; an exponent beyond ±24 traps.
  open func unitRaised(toPower power: Int) -> HKUnit {
    programmingPrecondition(
      (-24...24).contains(power), "HKUnit.unitRaised: a power is from −24 to 24, not \(power)",
      exception: HKObjectType.invalidArgument)
    return HKUnit(model: model.raised(to: power))
  }
  /// Returns one divided by the unit.
  open func reciprocal() -> HKUnit { HKUnit(model: model.raised(to: -1)) }

  // MARK: Objects

  /// Returns whether another object is the same unit.
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.model == model }
  /// The hash of the unit.
  open override var hash: Int { model.hashValue }
  /// The string of the unit.
  open override var description: String { unitString }
  /// Returns the unit itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archives

  /// Whether units support secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Restores a unit; fails for an invalid string.
  public required init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "unit"),
      let model = try? HealthUnit(parsing: String(describing: text))
    else { return nil }
    self.model = model
    super.init()
  }

  /// Archives the unit.
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: unitString), forKey: "unit")
  }
}
