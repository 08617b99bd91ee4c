/// A value of any type that can only be compared for equality.
struct OpaqueValue: Equatable {
  let value: Any

  static func == (a: OpaqueValue, b: OpaqueValue) -> Bool {
    if let a = a.value as? AnyHashable, let b = b.value as? AnyHashable { return a == b }
    return (a.value as AnyObject) === (b.value as AnyObject)
  }
}
