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

extension NSExceptionName {
  /// An internal inconsistency.
  public static let internalInconsistencyException = Self("NSInternalInconsistencyException")
  /// An invalid argument.
  public static let invalidArgumentException = Self("NSInvalidArgumentException")
  /// An index out of range.
  public static let rangeException = Self("NSRangeException")
  /// A general exception.
  public static let genericException = Self("NSGenericException")
  /// A failed memory allocation.
  public static let mallocException = Self("NSMallocException")
  /// A key that an object does not have.
  public static let undefinedKeyException = Self("NSUnknownKeyException")
  /// A message to an object that is not available.
  public static let objectNotAvailableException = Self("NSObjectNotAvailableException")
  /// A message to an object that cannot be reached.
  public static let objectInaccessibleException = Self("NSObjectInaccessibleException")
  /// A wrong destination.
  public static let destinationInvalidException = Self("NSDestinationInvalidException")
  /// An archive with contradictions.
  public static let inconsistentArchiveException = Self("NSInconsistentArchiveException")
  /// A step of archiving at the wrong time.
  public static let invalidArchiveOperationException = Self("NSInvalidArchiveOperationException")
  /// A step of reading an archive at the wrong time.
  public static let invalidUnarchiveOperationException = Self(
    "NSInvalidUnarchiveOperationException")
  /// A character that an encoding lacks.
  public static let characterConversionException = Self("NSCharacterConversionException")
  /// A text that does not follow its grammar.
  public static let parseErrorException = Self("NSParseErrorException")
  /// A failed operation of a file handle.
  public static let fileHandleOperationException = Self("NSFileHandleOperationException")
  /// An exception of a program that still uses the macros from before exceptions had objects.
  public static let oldStyleException = Self("NSOldStyleException")
}
