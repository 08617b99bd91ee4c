/// An exception that ends the program.
///
/// On an iPhone Objective-C can catch exceptions, but Swift cannot. On Linux there is no
/// Objective-C.
open class NSException: NSObject {
  /// The name of the exception.
  open private(set) var name: NSExceptionName
  /// The reason.
  open private(set) var reason: String?
  /// Additional information.
  open private(set) var userInfo: [AnyHashable: Any]?

  /// The functions that were running when the exception was raised; none before.
  open private(set) var callStackSymbols: [String] = []
  /// The addresses of those functions.
  open private(set) var callStackReturnAddresses: [NSNumber] = []

  /// Creates an exception.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
  }

  /// Ends the program with a message on standard error, after the handler of uncaught exceptions
  /// (ObjectiveC.XH1).
  open func raise() -> Never {
    callStackSymbols = Thread.callStackSymbols
    callStackReturnAddresses = Thread.callStackReturnAddresses
    UncaughtExceptions.handle(self)
    programmingError(reason ?? "no reason was given", exception: name.rawValue)
  }

  /// Ends the program with a message on standard error.
  open class func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer)
    -> Never
  {
    let reason = NSString(format: format, arguments: arguments) as String
    NSException(name: name, reason: reason).raise()
  }

  open override var description: String { reason ?? name.rawValue }
}
