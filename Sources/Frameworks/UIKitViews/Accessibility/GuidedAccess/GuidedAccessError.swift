extension UIAccessibility {
  /// An error of Guided Access.
  public struct GuidedAccessError: CustomNSError, Hashable, Sendable {
    /// The codes of errors.
    public enum Code: Int, Sendable {
      /// The phone does not let the app control Guided Access.
      case permissionDenied = 0
      /// The feature could not be turned on or off.
      case failed = 9_223_372_036_854_775_807
    }

    /// The code of the error.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// The code: the phone does not let the app control Guided Access.
    public static var permissionDenied: Code { .permissionDenied }
    /// The code: the feature could not be turned on or off.
    public static var failed: Code { .failed }

    /// The domain of the errors.
    public static var errorDomain: String { guidedAccessErrorDomain }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
  }
}
