import PhoneFoundation

/// What brings values back from a form that can be kept.
public protocol TopLevelDecoder {
  /// The form.
  associatedtype Input

  /// Brings a value back from it.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
