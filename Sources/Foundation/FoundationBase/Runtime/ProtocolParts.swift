/// The protocols of which a type of values that conform to protocols consists.
///
/// - Source: the public description of Swift's metadata, `TypeMetadata.rst`. Confidence:
///   documented.
struct ProtocolParts {
  /// The descriptions of the protocols.
  private let descriptions: [UnsafeRawPointer]

  /// Creates the parts of a type; nil for one that is not a protocol.
  init?(_ type: any Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    guard metadata[0] == Self.kind else { return nil }
    let words = UnsafeRawPointer(metadata + 1).assumingMemoryBound(to: UInt32.self)
    let hasSuperclass = words[0] & Self.superclassFlag != 0
    let first = UnsafeRawPointer(metadata + (hasSuperclass ? 3 : 2))
      .assumingMemoryBound(to: UnsafeRawPointer.self)
    descriptions = (0..<Int(words[1])).map { first[$0] }
  }

  /// Returns whether a class conforms to the protocols, of which there is at least one.
  func areConformed(by type: AnyClass) -> Bool {
    !descriptions.isEmpty
      && descriptions.allSatisfy {
        Self.conformance?(unsafeBitCast(type, to: UnsafeRawPointer.self), $0) != nil
      }
  }

  /// Returns the type of the values that conform to a protocol, given its description; nil unless
  /// only classes can conform to it.
  static func type(ofClassProtocol description: UnsafeRawPointer) -> Protocol? {
    let flags = description.load(as: UInt32.self)
    guard flags >> 16 & 1 == 0, let make = existential else { return nil }
    return withUnsafePointer(to: description) {
      unsafeBitCast(make(false, nil, 1, $0), to: Protocol.self)
    }
  }

  /// The function of Swift's runtime that returns the type of values which conform to protocols:
  /// for any type or for classes alone, with a superclass, the number of protocols, and these.
  private static let existential = dlsym(nil, "swift_getExistentialTypeMetadata").map {
    unsafeBitCast(
      $0,
      to: (@convention(c) (
        Bool, UnsafeRawPointer?, Int, UnsafePointer<UnsafeRawPointer>
      ) -> UnsafeRawPointer).self)
  }

  /// The kind of the metadata of such a type.
  private static let kind: UInt = 0x303
  /// The flag of a type that has a superclass, too.
  private static let superclassFlag: UInt32 = 1 << 30

  /// The function of Swift's runtime that returns the witness table of a type for a protocol; null
  /// if the type does not conform to it.
  private static let conformance = dlsym(nil, "swift_conformsToProtocol").map {
    unsafeBitCast(
      $0,
      to: (@convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?).self)
  }
}
