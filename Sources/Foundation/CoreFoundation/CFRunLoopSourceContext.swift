/// The functions of a source of a run loop, and the value that they receive.
public struct CFRunLoopSourceContext {
  /// The version: 0.
  public var version: CFIndex
  /// The first argument of all functions.
  public var info: UnsafeMutableRawPointer?
  /// Never called, as the value has no owner here.
  public var retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)?
  /// Never called, as the value has no owner here.
  public var release: ((UnsafeRawPointer?) -> Void)?
  /// Never called.
  public var copyDescription: ((UnsafeRawPointer?) -> Swift.Unmanaged<AnyObject>?)?
  /// Never called.
  public var equal: ((UnsafeRawPointer?, UnsafeRawPointer?) -> DarwinBoolean)?
  /// Never called.
  public var hash: ((UnsafeRawPointer?) -> CFHashCode)?
  /// The function that is called after the source was added to a mode of a run loop.
  public var schedule: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)?
  /// The function that is called after the source was removed from a mode of a run loop.
  public var cancel: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)?
  /// The function that handles a signal.
  public var perform: ((UnsafeMutableRawPointer?) -> Void)?

  /// Creates a context without functions.
  public init() { (version, info) = (0, nil) }

  /// Creates a context.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)?,
    release: ((UnsafeRawPointer?) -> Void)?,
    copyDescription: ((UnsafeRawPointer?) -> Swift.Unmanaged<AnyObject>?)?,
    equal: ((UnsafeRawPointer?, UnsafeRawPointer?) -> DarwinBoolean)?,
    hash: ((UnsafeRawPointer?) -> CFHashCode)?,
    schedule: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)?,
    cancel: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)?,
    perform: ((UnsafeMutableRawPointer?) -> Void)?
  ) {
    (self.version, self.info, self.retain, self.release) = (version, info, retain, release)
    (self.copyDescription, self.equal, self.hash) = (copyDescription, equal, hash)
    (self.schedule, self.cancel, self.perform) = (schedule, cancel, perform)
  }
}
