import PhoneFoundation

/// What brings values into a form that can be kept.
public protocol TopLevelEncoder {
  /// The form.
  associatedtype Output

  /// Brings a value into it.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}
