/// The parts of descriptions in an iPhone's form.
package enum DebugText {
  /// Returns the address of an object in hexadecimal digits, without leading zeros.
  package static func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  /// Returns an object as its class and its address.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - type: The name of its class; nil for `NSStringFromClass`.
  package static func object(_ object: AnyObject, type name: String? = nil) -> String {
    "<\(name ?? NSStringFromClass(type(of: object))): \(address(object))>"
  }

  /// Returns a number with up to six significant digits.
  package static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
