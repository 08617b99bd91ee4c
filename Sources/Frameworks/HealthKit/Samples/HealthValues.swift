internal import TactusCrashReports
internal import TactusHealthModel

// Conversions between Foundation's values and the phone's model.

extension HealthUUID {
  init(_ uuid: UUID) {
    let bytes = uuid.uuid
    let all = [
      bytes.0, bytes.1, bytes.2, bytes.3, bytes.4, bytes.5, bytes.6, bytes.7, bytes.8, bytes.9,
      bytes.10, bytes.11, bytes.12, bytes.13, bytes.14, bytes.15,
    ]
    let halves = [all[..<8], all[8...]].map { $0.reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
    self.init(high: halves[0], low: halves[1])
  }

  var uuid: UUID { UUID(uuidString: text) ?? UUID() }
}

extension Date {
  /// The time in the phone's model.
  var health: Double { timeIntervalSinceReferenceDate }

  init(health time: Double) { self.init(timeIntervalSinceReferenceDate: time) }
}

extension HealthMetadataValue {
  /// Converts a value of an app; `nil` for a value that is invalid in metadata.
  init?(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let flag as Bool: self = .number(flag ? 1 : 0)
    case let number as Int: self = .number(Double(number))
    case let number as Double: self = .number(number)
    case let number as NSNumber: self = .number(number.doubleValue)
    case let date as Date: self = .date(date.health)
    case let quantity as HKQuantity: self = .quantity(quantity.parts.value, quantity.parts.unit)
    default: return nil
    }
  }

  /// The value for apps.
  var object: Any {
    switch self {
    case .text(let text): text
    case .number(let number): NSNumber(value: number)
    case .date(let time): Date(health: time)
    case .quantity(let value, let unit): HKQuantity(value, unit)
    }
  }

  /// Converts the metadata of an app; a value of an unsupported class traps (Health.SA4).
  static func convert(_ metadata: [String: Any]?) -> [String: HealthMetadataValue] {
    var result: [String: HealthMetadataValue] = [:]
    for (key, object) in metadata ?? [:] {
      guard let value = HealthMetadataValue(object) else {
        programmingError(
          "Metadata for key \(key) must be a string, a number, a date or an HKQuantity",
          exception: HKObjectType.invalidArgument)
      }
      result[key] = value
    }
    if result["HKMetadataKeySyncIdentifier"] != nil, result["HKMetadataKeySyncVersion"] == nil {
      programmingError(
        "HKMetadataKeySyncVersion must be specified with HKMetadataKeySyncIdentifier",
        exception: HKObjectType.invalidArgument)
    }
    return result
  }
}
