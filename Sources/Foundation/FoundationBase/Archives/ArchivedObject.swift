/// A value of an app in the form in which it is archived.
enum ArchivedObject {
  /// A string, a number or data.
  case node(ArchiveNode)
  /// An object with keys.
  case object(AnyObject)

  /// Converts a value; `nil` if no class of Foundation stands for its type.
  init?(_ value: Any) {
    switch value {
    case let value as CGFloat: self = .node(.real(Double(value)))
    case let object as NSObject: self.init(object)
    case let value as any _ObjectiveCBridgeable:
      let object = Self.bridged(value)
      if let object = object as? NSObject { self.init(object) } else { self = .object(object) }
    default:
      guard type(of: value) is AnyClass else { return nil }
      self = .object(value as AnyObject)
    }
  }

  private init(_ object: NSObject) {
    switch object {
    case let string as NSString where !(string is NSMutableString):
      let text = String(describing: string)
      self = text.utf8.contains(0) ? .object(string) : .node(.string(text))
    case let number as NSNumber where !(number is NSDecimalNumber):
      self = .node(Self.node(number))
    case let data as NSData where !(data is NSMutableData):
      self = .node(.data(Data(referencing: data)))
    default: self = .object(object)
    }
  }

  private static func node(_ number: NSNumber) -> ArchiveNode {
    if String(describing: type(of: number)).contains("Boolean") { return .bool(number.boolValue) }
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "d"), UInt8(ascii: "f"): return .real(number.doubleValue)
    case UInt8(ascii: "Q"): return .integer(Int64(bitPattern: number.uint64Value))
    default: return .integer(number.int64Value)
    }
  }

  private static func bridged<Value: _ObjectiveCBridgeable>(_ value: Value) -> AnyObject {
    value._bridgeToObjectiveC()
  }
}
