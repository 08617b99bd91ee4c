import TactusCoreFoundation

/// An error of a stream, a host or a service: a domain and a number in it.
public struct CFStreamError: Hashable, Sendable {
  /// The number of the domain, such as `kCFStreamErrorDomainNetDB`.
  public var domain: CFIndex
  /// The number of the error.
  public var error: Int32

  /// Creates an error without a domain.
  public init() { (domain, error) = (0, 0) }

  /// Creates an error.
  public init(domain: CFIndex, error: Int32) { (self.domain, self.error) = (domain, error) }
}

/// The domain of errors of host lookups.
///
/// - Source: Apple's reference for the name; a guess for the number, which follows that of
///   services.
public let kCFStreamErrorDomainNetDB: Int32 = 12
