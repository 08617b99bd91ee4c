internal import Glibc

/// A mistake of the program's that ends it.
///
/// On an iPhone Objective-C can catch one; Swift cannot, and on Linux there is no Objective-C.
open class NSException: NSObject {
  /// What kind of mistake it is.
  public let name: NSExceptionName
  /// What was wrong.
  public let reason: String?
  /// What is told with it.
  public let userInfo: [AnyHashable: Any]?

  /// Makes one.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
  }

  /// Ends the program, and says why on standard error.
  public func raise() -> Never {
    let text = "\(name.rawValue): \(reason ?? "no reason was given")"
    let line = Array("tactus: error: the app has ended by an exception, \(text)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    fatalError(text)
  }

  /// Ends the program, and says why on standard error.
  public class func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer)
    -> Never
  {
    let reason = NSString(format: format, arguments: arguments) as String
    NSException(name: name, reason: reason).raise()
  }

  open override var description: String { reason ?? name.rawValue }
}

extension NSExceptionName {
  /// Something that should never be so.
  public static let internalInconsistencyException = Self("NSInternalInconsistencyException")
  /// An argument that makes no sense.
  public static let invalidArgumentException = Self("NSInvalidArgumentException")
  /// A place outside of what there is.
  public static let rangeException = Self("NSRangeException")
  /// No kind in particular.
  public static let genericException = Self("NSGenericException")
  /// Memory that could not be had.
  public static let mallocException = Self("NSMallocException")
}
