import TactusFoundation

/// A type that encodes values.
public protocol TopLevelEncoder {
  /// The encoded type.
  associatedtype Output

  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}
