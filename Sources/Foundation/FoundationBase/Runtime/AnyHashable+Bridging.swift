extension AnyHashable {
  /// Returns a value as a hashable one, which on an iPhone equals the Swift value that an object of
  /// Foundation stands for (ObjectiveC.WC8); nil if it is not hashable.
  static func bridging(_ value: Any) -> AnyHashable? {
    let value = (value as? AnyHashable)?.base ?? value
    // Swift's own values are what they are; those in lists and tables may be objects.
    if let list = value as? [Any] { return elements(of: list) }
    if let table = value as? [AnyHashable: Any] { return entries(of: table) }
    guard type(of: value) is AnyClass else { return value as? AnyHashable }
    return switch value {
    case let number as NSNumber: number.hashable
    case let text as NSString: AnyHashable(String(describing: text))
    case let date as NSDate: AnyHashable(date as Date)
    case let data as NSData: AnyHashable(data as Data)
    case let address as NSURL: AnyHashable(address as URL)
    case let identifier as NSUUID: AnyHashable(identifier as UUID)
    default: value as? AnyHashable
    }
  }

  private static func elements(of list: [Any]) -> AnyHashable? {
    let found = list.compactMap(bridging)
    return found.count == list.count ? AnyHashable(found) : nil
  }

  private static func entries(of table: [AnyHashable: Any]) -> AnyHashable? {
    let found = table.compactMapValues(bridging)
    return found.count == table.count ? AnyHashable(found) : nil
  }
}

extension NSNumber {
  /// The Boolean, whole or floating-point number as a hashable value.
  fileprivate var hashable: AnyHashable {
    switch UInt8(bitPattern: objCType.pointee) {
    // On Linux only Boolean numbers have this type (measured, Swift 6.3).
    case UInt8(ascii: "c"): AnyHashable(boolValue)
    case UInt8(ascii: "d"), UInt8(ascii: "f"): AnyHashable(doubleValue)
    case UInt8(ascii: "Q"): AnyHashable(uint64Value)
    default: AnyHashable(intValue)
    }
  }
}
