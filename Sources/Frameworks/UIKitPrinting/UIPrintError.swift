/// The domain of errors of printing.
public let UIPrintErrorDomain = UIPrintError.errorDomain

/// An error of printing.
public struct UIPrintError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = UIPrintError

    case notAvailable = 1
    case noContent = 2
    case unknownImageFormat = 3
    case jobFailed = 4
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { "UIPrintErrorDomain" }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .jobFailed }

  init(_ code: Code, _ text: String) {
    self.init(code, userInfo: text.isEmpty ? [:] : [NSLocalizedDescriptionKey: text])
  }

  /// The phone cannot print.
  public static var notAvailable: Code { .notAvailable }
  /// There is nothing to print.
  public static var noContent: Code { .noContent }
  /// The format of the data is unknown.
  public static var unknownImageFormat: Code { .unknownImageFormat }
  /// The job could not be printed.
  public static var jobFailed: Code { .jobFailed }
}
