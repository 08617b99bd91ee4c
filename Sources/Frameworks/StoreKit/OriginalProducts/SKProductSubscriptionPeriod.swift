/// The period of a subscription or an offer.
///
/// - Thread: any; nothing in it changes after its creation.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  private var values = (count: 0, unit: SKProduct.PeriodUnit.day)

  /// Creates a period of no days, as tests do.
  public override init() { super.init() }

  convenience init(_ period: StorePeriod) {
    self.init()
    values = (period.value, SKProduct.PeriodUnit(rawValue: UInt(period.unit.rawValue)) ?? .day)
  }

  /// The number of units.
  open var numberOfUnits: Int { values.count }
  /// The unit.
  open var unit: SKProduct.PeriodUnit { values.unit }

  /// Returns whether another period has the same number of the same units.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SKProductSubscriptionPeriod else { return false }
    return numberOfUnits == other.numberOfUnits && unit == other.unit
  }

  /// The hash value.
  open override var hash: Int { numberOfUnits.hashValue ^ unit.hashValue }
}

extension SKProductSubscriptionPeriod: KeyedClass {
  /// Registers the properties, which tests set by key.
  package static func registerProperties() { keyedProperties }

  private static let keyedProperties: Void = {
    KeyedProperties.add("numberOfUnits", \SKProductSubscriptionPeriod.values.count)
    KeyedProperties.add("unit", \SKProductSubscriptionPeriod.unitNumber)
  }()

  private var unitNumber: UInt {
    get { values.unit.rawValue }
    set { values.unit = SKProduct.PeriodUnit(rawValue: newValue) ?? .day }
  }
}
