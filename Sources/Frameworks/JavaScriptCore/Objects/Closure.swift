/// A Swift closure, with the parameters and the result of its type.
///
/// - Source: the public description of Swift's metadata, `TypeMetadata.rst`. Confidence:
///   documented.
struct Closure {
  /// The closure.
  let function: Any
  /// The types of the parameters.
  let parameters: [any Any.Type]
  /// The type of the result.
  let result: any Any.Type

  /// Creates the closure of an object; nil if the object is no Swift closure.
  init?(_ object: Any) {
    let metadata = unsafeBitCast(type(of: object), to: UnsafePointer<UInt>.self)
    guard metadata[0] == Self.kind else { return nil }
    let flags = metadata[1]
    guard flags & Self.unsupported == 0 else { return nil }
    function = object
    let types = UnsafeRawPointer(metadata).assumingMemoryBound(to: Any.Type.self)
    result = types[2]
    parameters = (0..<Int(flags & 0xFFFF)).map { types[3 + $0] }
  }

  /// The metadata kind of function types.
  private static let kind: UInt = 0x302
  /// The flags of other conventions, of errors, of `inout` and other parameters, of differentiable
  /// and asynchronous functions, and of extended flags.
  private static let unsupported: UInt =
    0xFF_0000 | 0x0100_0000 | 0x0200_0000 | 0x0800_0000
    | 0x2000_0000 | 0x8000_0000
}
