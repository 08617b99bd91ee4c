extension UIAccessibility {
  /// An error of Guided Access.
  public struct GuidedAccessError: _StoredError, Sendable {
    /// The codes of errors.
    public enum Code: Int, _StoredErrorCode {
      /// The error.
      public typealias _ErrorType = GuidedAccessError

      /// The phone does not let the app control Guided Access.
      case permissionDenied = 0
      /// The feature could not be turned on or off.
      case failed = 9_223_372_036_854_775_807
    }

    /// The error as an object.
    public let _nsError: NSError

    /// Creates an error of an object of the domain.
    public init(_nsError: NSError) { self._nsError = _nsError }

    /// The domain.
    public static var errorDomain: String { guidedAccessErrorDomain }
    /// The code of an error whose number has no name here.
    public static var _unlistedCode: Code { .failed }

    /// The phone does not let the app control Guided Access.
    public static var permissionDenied: Code { .permissionDenied }
    /// The feature could not be turned on or off.
    public static var failed: Code { .failed }
  }
}
