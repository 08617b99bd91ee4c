/// The codes of errors of Core Motion.
public struct CMError: RawRepresentable, Equatable, Hashable, Sendable {
  /// The raw value.
  public var rawValue: UInt32
  /// Creates a code from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates a code from its raw value.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// The domain of errors of Core Motion.
public let CMErrorDomain = "CMErrorDomain"

extension NSError {
  /// Creates an error of Core Motion.
  convenience init(_ code: CMError) { self.init(domain: CMErrorDomain, code: Int(code.rawValue)) }
}
