// Archives of a phone store numbers as objects (Notifications.AC1).

extension NSCoder {
  /// Decodes a number; 0 if there is none.
  func number(_ key: String) -> NSNumber {
    decodeObject(of: NSNumber.self, forKey: key) ?? NSNumber(value: 0)
  }

  /// Encodes a number as an object.
  func encode(number: NSNumber, _ key: String) { encode(number, forKey: key) }
}
