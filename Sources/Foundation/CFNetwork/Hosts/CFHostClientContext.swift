import TactusCoreFoundation

/// The value that the function of a host receives.
public struct CFHostClientContext {
  /// The version: 0.
  public var version: CFIndex
  /// The value.
  public var info: UnsafeMutableRawPointer?
  /// The function that retains the value; nil for none.
  public var retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)?
  /// The function that releases the value when the host no longer needs it; nil for none.
  public var release: ((UnsafeRawPointer?) -> Void)?
  /// Never called.
  public var copyDescription: ((UnsafeRawPointer?) -> Swift.Unmanaged<AnyObject>?)?

  /// Creates a context without a value.
  public init() { (version, info) = (0, nil) }

  /// Creates a context.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)?,
    release: ((UnsafeRawPointer?) -> Void)?,
    copyDescription: ((UnsafeRawPointer?) -> Swift.Unmanaged<AnyObject>?)?
  ) {
    (self.version, self.info, self.retain, self.release) = (version, info, retain, release)
    self.copyDescription = copyDescription
  }
}

/// The function that a host calls when it has found something out, or has failed.
///
/// It receives the host, the kind of information, the error, whose domain is 0 for a success, and
/// the value of the context.
public typealias CFHostClientCallBack = (
  CFHost, CFHostInfoType, UnsafePointer<CFStreamError>?, UnsafeMutableRawPointer?
) -> Void
