/// The values of objects that the system has not filled.
enum MetricText {
  /// Returns values as JSON; an empty object for values that JSON cannot have.
  static func json(_ values: [AnyHashable: Any]) -> Data {
    let named = values.reduce(into: [String: Any]()) { $0["\($1.key)"] = $1.value }
    guard JSONSerialization.isValidJSONObject(named),
      let data = try? JSONSerialization.data(withJSONObject: named)
    else { return Data("{}".utf8) }
    return data
  }

  /// Returns zero in the base unit of a kind.
  static func zero<Kind: Unit>() -> Measurement<Kind> {
    guard let dimension = Kind.self as? Dimension.Type,
      let unit = dimension.baseUnit() as? Kind
    else { return Measurement(value: 0, unit: Kind(symbol: "")) }
    return Measurement(value: 0, unit: unit)
  }
}
