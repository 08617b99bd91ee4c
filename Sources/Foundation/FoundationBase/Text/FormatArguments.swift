// On an iPhone `%@` in a format accepts all objects and values that bridge to objects. On Linux it
// accepts strings only, so the others are passed as their descriptions, which is what the format
// would print.

extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The argument for a format.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// The encoding for C.
  public var _cVarArgEncoding: [Int] { _encodeBitsAsWords(self) }
}

/// A value type that bridges to an object on an iPhone.
public protocol FormatArgument: _CVarArgObject {}

extension FormatArgument {
  /// The argument for a format.
  public var _cVarArgObject: any CVarArg { NSString(string: String(describing: self)) }
  /// An unused encoding for C, as formats use the object.
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
