/// The value that the function of a socket receives.
public struct CFSocketContext {
  /// The version: 0.
  public var version: CFIndex
  /// The value.
  public var info: UnsafeMutableRawPointer?
  /// The function that retains the value when the socket is created; nil for none.
  public var retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)?
  /// The function that releases the value when the socket no longer needs it; nil for none.
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
