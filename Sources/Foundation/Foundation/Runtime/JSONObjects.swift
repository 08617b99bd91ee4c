import Foundation

/// The methods of JSON serialization that take objects.
///
/// Foundation on Linux does not know the frameworks' string wrapper types (ObjectiveC.WC5), and
/// writes numbers of the type `Float` in fewer digits and with other exponents than an iPhone,
/// whose numbers are objects (ObjectiveC.WC10). When the library is loaded, the class's table of
/// methods gets those of this class.
private final class JSONObjects: OriginalSerialization<Void> {
  override class func isValidJSONObject(_ obj: Any) -> Bool {
    super.isValidJSONObject(plain(obj))
  }

  override class func data(withJSONObject value: Any, options opt: WritingOptions) throws -> Data {
    try super.data(withJSONObject: plain(value), options: opt)
  }

  override class func writeJSONObject(
    _ obj: Any, toStream stream: OutputStream, options opt: WritingOptions
  ) throws -> Int {
    try super.writeJSONObject(plain(obj), toStream: stream, options: opt)
  }
}

/// The methods of Foundation.
private class OriginalSerialization<Mark>: JSONSerialization {}

/// Returns the value with strings for string wrappers and `Double` for other fractions, at every
/// level.
private func plain(_ value: Any) -> Any {
  switch value {
  case let word as any _WrappedWord: return word.rawValue
  case let dictionary as [AnyHashable: Any]:
    let entries = dictionary.map { (plainKey($0.key), plain($0.value)) }
    // Keys of other types remain, so that Foundation can reject them.
    return Dictionary(entries, uniquingKeysWith: { _, last in last })
  case let array as [Any]: return array.map(plain)
  case let number as NSNumber where isFloat(value, number): return number.doubleValue
  default: return value
  }
}

private func plainKey(_ key: AnyHashable) -> AnyHashable {
  (key.base as? any _WrappedWord).map { AnyHashable($0.rawValue) } ?? key
}

/// Returns whether a value is a fraction of another type than `Double`, given it as an object.
private func isFloat(_ value: Any, _ number: NSNumber) -> Bool {
  type(of: value) == Float.self || type(of: value) == CGFloat.self
    || value is NSNumber && number.objCType.pointee == CChar(UInt8(ascii: "f"))
}

/// The installation of the methods, before `main`.
private enum JSONObjectsLoader {
  @section(".init_array") @used
  static let load: @convention(c) () -> Void = {
    ExchangedMethods.install(JSONObjects.self)
  }
}
