/// The domain of errors of printing.
public let UIPrintErrorDomain = UIPrintError.errorDomain

/// An error of printing.
public struct UIPrintError: Error, CustomNSError, Hashable, Sendable {
  /// The domain of the errors.
  public static let errorDomain = "UIPrintErrorDomain"

  /// The code of an error.
  public enum Code: Int, Sendable {
    case notAvailable = 1
    case noContent = 2
    case unknownImageFormat = 3
    case jobFailed = 4

    /// Returns whether an error has the code.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? UIPrintError)?.code == code
    }
  }

  /// The code.
  public let code: Code
  /// The text for developers.
  public let localizedDescription: String

  /// Creates an error.
  public init(_ code: Code) { self.init(code, "") }

  init(_ code: Code, _ text: String) { (self.code, localizedDescription) = (code, text) }

  /// The code as a number.
  public var errorCode: Int { code.rawValue }
  /// The text for developers.
  public var errorUserInfo: [String: Any] {
    localizedDescription.isEmpty ? [:] : [NSLocalizedDescriptionKey: localizedDescription]
  }

  /// The phone cannot print.
  public static let notAvailable = Code.notAvailable
  /// There is nothing to print.
  public static let noContent = Code.noContent
  /// The data are of no known kind.
  public static let unknownImageFormat = Code.unknownImageFormat
  /// The job could not be printed.
  public static let jobFailed = Code.jobFailed
}
