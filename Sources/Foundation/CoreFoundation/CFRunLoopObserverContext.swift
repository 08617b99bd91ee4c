/// The arguments of an observer's function.
public struct CFRunLoopObserverContext {
  /// The version: 0.
  public var version: CFIndex = 0
  /// The last argument of the function.
  public var info: UnsafeMutableRawPointer?
  /// Never called, as the value has no owner here.
  public var retain: (@convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?)?
  /// Never called, as the value has no owner here.
  public var release: (@convention(c) (UnsafeRawPointer?) -> Void)?
  /// Never called.
  public var copyDescription: (@convention(c) (UnsafeRawPointer?) -> OpaquePointer?)?

  /// Creates a context without a value.
  public init() {}

  /// Creates a context.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?,
    retain: (@convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?)?,
    release: (@convention(c) (UnsafeRawPointer?) -> Void)?,
    copyDescription: (@convention(c) (UnsafeRawPointer?) -> OpaquePointer?)?
  ) {
    (self.version, self.info) = (version, info)
    (self.retain, self.release, self.copyDescription) = (retain, release, copyDescription)
  }
}
