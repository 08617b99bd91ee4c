import Foundation

/// The constant properties of a parameter.
struct ParameterProperties: Sendable {
  var address: AUParameterAddress = 0
  var minimum: AUValue = 0
  var maximum: AUValue = 0
  var unit = AudioUnitParameterUnit.generic
  var unitName: String?
  var flags: AudioUnitParameterOptions = []
  var valueStrings: [String]?
  var dependents: [AUParameterAddress]?

  init() {}

  /// Decodes properties; `nil` for an unknown unit.
  init?(_ coder: NSCoder) {
    guard let number = UInt32(exactly: coder.decodeInt64(forKey: "unit")),
      let unit = AudioUnitParameterUnit(rawValue: number)
    else { return nil }
    self.unit = unit
    address = AUParameterAddress(bitPattern: coder.decodeInt64(forKey: "address"))
    (minimum, maximum) = (
      coder.decodeFloat(forKey: "minValue"), coder.decodeFloat(forKey: "maxValue")
    )
    guard minimum <= maximum else { return nil }
    unitName = coder.decodeObject(of: NSString.self, forKey: "unitName").map { "\($0)" }
    flags = AudioUnitParameterOptions(
      rawValue: UInt32(truncatingIfNeeded: coder.decodeInt64(forKey: "flags")))
    let arrays = [NSArray.self, NSString.self, NSNumber.self]
    valueStrings = coder.decodeObject(of: arrays, forKey: "valueStrings") as? [String]
    dependents = (coder.decodeObject(of: arrays, forKey: "dependents") as? [NSNumber])?
      .map(\.uint64Value)
  }

  func encode(_ coder: NSCoder) {
    coder.encode(Int64(unit.rawValue), forKey: "unit")
    coder.encode(Int64(bitPattern: address), forKey: "address")
    coder.encode(minimum, forKey: "minValue")
    coder.encode(maximum, forKey: "maxValue")
    coder.encode(unitName.map { NSString(string: $0) }, forKey: "unitName")
    coder.encode(Int64(flags.rawValue), forKey: "flags")
    coder.encode(
      valueStrings.map { NSArray(array: $0.map { NSString(string: $0) }) }, forKey: "valueStrings")
    coder.encode(
      dependents.map { NSArray(array: $0.map { NSNumber(value: $0) }) }, forKey: "dependents")
  }

  /// Returns the properties of a copy of the parameter with another address; its dependent
  /// parameters, which are in the same group, move along: a guess.
  func moved(by offset: AUParameterAddress) -> ParameterProperties {
    var moved = self
    moved.address &+= offset
    moved.dependents = dependents?.map { $0 &+ offset }
    return moved
  }
}
