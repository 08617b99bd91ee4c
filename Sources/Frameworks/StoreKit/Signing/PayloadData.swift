extension Encodable {
  /// The value in JSON, its members in the order of their names.
  var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)) ?? Data()
  }
}

extension Date {
  /// The milliseconds since 1970.
  var milliseconds: Int64 { Int64((timeIntervalSince1970 * 1000).rounded()) }
}

extension Decimal {
  /// The thousandths of a price.
  var thousandths: Int64 { (self * 1000 as NSDecimalNumber).int64Value }
}

extension SignedText {
  /// The text and its parts.
  var parts: (text: String, header: Data, signature: Data, signed: Data) {
    (text, header, signature, Data(signed.utf8))
  }
}
