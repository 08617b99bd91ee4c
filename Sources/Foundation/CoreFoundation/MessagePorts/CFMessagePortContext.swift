/// The value that the function of a port receives.
public struct CFMessagePortContext {
  /// The version: 0.
  public var version: CFIndex
  /// The value.
  public var info: UnsafeMutableRawPointer?
  /// The function that retains the value when the port is created; nil for none.
  public var retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)?
  /// The function that releases the value when the port becomes invalid; nil for none.
  public var release: ((UnsafeRawPointer?) -> Void)?
  /// Never called.
  public var copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)?

  /// Creates a context without a value.
  public init() { (version, info) = (0, nil) }

  /// Creates a context.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)?,
    release: ((UnsafeRawPointer?) -> Void)?,
    copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)?
  ) {
    (self.version, self.info, self.retain, self.release) = (version, info, retain, release)
    self.copyDescription = copyDescription
  }
}
