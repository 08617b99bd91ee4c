extension NSItemProvider {
  /// Whose errors they are.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// Why something could not be handed over.
  public enum ErrorCode: Int, Sendable {
    /// It is not known why.
    case unknownError = -1
    /// There is nothing of that type.
    case itemUnavailableError = -1000
    /// What there is, is of another class.
    case unexpectedValueClassError = -1100
    /// What there is cannot be made into that.
    case unavailableCoercionError = -1200
  }

  static func error(_ code: ErrorCode) -> NSError {
    NSError(domain: errorDomain, code: code.rawValue)
  }
}
