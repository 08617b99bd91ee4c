import TactusFoundation

/// A type that decodes values.
public protocol TopLevelDecoder {
  /// The encoded type.
  associatedtype Input

  /// Decodes a value of the given type.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
