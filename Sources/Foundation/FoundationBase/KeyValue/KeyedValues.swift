/// An object that has values for keys without properties of its class, such as a managed object.
package protocol KeyedValues: NSObject {
  /// Returns the value for a key; `.some(nil)` if the key has no value, and nil if the object does
  /// not know the key.
  func keyedValue(_ key: String) -> Any??
}
