// Numbers of archives as objects, as a phone's archives have them (Notifications.AC1).

extension NSCoder {
  /// Returns a number; 0 if there is none.
  func number(_ key: String) -> NSNumber {
    decodeObject(of: NSNumber.self, forKey: key) ?? NSNumber(value: 0)
  }

  /// Writes a number as an object.
  func encode(number: NSNumber, _ key: String) { encode(number, forKey: key) }
}
