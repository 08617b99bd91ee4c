/// The events of a socket that call its function.
public struct CFSocketCallBackType: OptionSet, Sendable {
  /// The raw value, the same as Apple's.
  public let rawValue: CFOptionFlags
  /// Creates events from their raw value.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  /// Bytes can be read.
  public static let readCallBack = CFSocketCallBackType(rawValue: 1)
  /// A connection was accepted, whose descriptor the function receives.
  public static let acceptCallBack = CFSocketCallBackType(rawValue: 2)
  /// Bytes were read, which the function receives as data.
  public static let dataCallBack = CFSocketCallBackType(rawValue: 3)
  /// A connection was made, or failed with an error that the function receives.
  public static let connectCallBack = CFSocketCallBackType(rawValue: 4)
  /// Bytes can be written.
  public static let writeCallBack = CFSocketCallBackType(rawValue: 8)
}

/// The function for reading is enabled again after each call.
public let kCFSocketAutomaticallyReenableReadCallBack: CFOptionFlags = 1
/// The function for accepted connections is enabled again after each call.
public let kCFSocketAutomaticallyReenableAcceptCallBack: CFOptionFlags = 2
/// The function for data is enabled again after each call.
public let kCFSocketAutomaticallyReenableDataCallBack: CFOptionFlags = 3
/// The function for writing is enabled again after each call.
public let kCFSocketAutomaticallyReenableWriteCallBack: CFOptionFlags = 8
/// Errors of the socket stay in it, for the app to read.
public let kCFSocketLeaveErrors: CFOptionFlags = 64
/// The descriptor is closed when the socket is invalidated.
public let kCFSocketCloseOnInvalidate: CFOptionFlags = 128
