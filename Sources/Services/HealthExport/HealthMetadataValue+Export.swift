import TactusHealthModel

extension HealthMetadataValue {
  /// Reads a value from the text in an exported file (Health.EX4).
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - kind: `text` for a text that looks like another value; empty in files of iPhones.
  ///   - key: The key.
  init(exported text: String, kind: String, key: String) {
    self = kind == "text" || Self.textKeys.contains(key) ? .text(text) : Self.guess(text)
  }

  /// The text in an exported file.
  var exported: String {
    switch self {
    case .text(let text): text
    case .number(let number): HealthExportNumber.text(number)
    case .date(let time): HealthExportDate.text(time)
    case .quantity(let value, let unit): "\(HealthExportNumber.text(value)) \(unit.text)"
    }
  }

  /// Whether the text of a value with a key would be read as another value.
  func isAmbiguous(key: String) -> Bool {
    guard case .text(let text) = self, !Self.textKeys.contains(key) else { return false }
    return Self.guess(text) != self
  }

  // MARK: Internals

  /// The keys whose values are texts, also if they look like numbers.
  ///
  /// - Source: Apple's reference of the keys. Confidence: documented.
  private static let textKeys: Set<String> = [
    "HKMetadataKeySyncIdentifier", "HKMetadataKeyExternalUUID", "HKFoodType", "HKTimeZone",
    "HKDeviceSerialNumber", "HKUDIDeviceIdentifier", "HKUDIProductionIdentifier",
    "HKDeviceManufacturerName", "HKDigitalSignature", "HKWorkoutBrandName",
  ]

  private static func guess(_ text: String) -> HealthMetadataValue {
    guard let first = text.utf8.first, first < 0x3A else { return .text(text) }
    if let number = Double(text), number.isFinite, first != 0x20 { return .number(number) }
    var copy = text
    if let time = copy.withUTF8({ HealthExportDate.seconds($0) }), text.utf8.count >= 25 {
      return .date(time)
    }
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, let number = Double(parts[0]), number.isFinite,
      let unit = try? HealthUnit(parsing: String(parts[1])), !unit.isNull
    {
      return .quantity(number, unit)
    }
    return .text(text)
  }
}
