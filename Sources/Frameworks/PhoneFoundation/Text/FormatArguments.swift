// On an iPhone all objects, and the values that become objects, can stand for `%@` in a format. On Linux
// only texts do; the others are put in as what they say of themselves, which is what a format prints of them.

extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// What a format gets for it.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// What C gets for it.
  public var _cVarArgEncoding: [Int] { _encodeBitsAsWords(self) }
}

/// A value that becomes an object on an iPhone.
public protocol FormatArgument: _CVarArgObject {}

extension FormatArgument {
  /// What a format gets for it.
  public var _cVarArgObject: any CVarArg { NSString(string: String(describing: self)) }
  /// Nothing that C could have; formats ask for the object.
  public var _cVarArgEncoding: [Int] { [0] }
}

extension Date: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}
extension Data: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}
extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}
extension IndexPath: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}
extension Locale: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}
