extension NSItemProvider {
  /// The error domain.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// An error of loading an item.
  public enum ErrorCode: Int, Sendable {
    /// An unknown error.
    case unknownError = -1
    /// No representation conforms to the type.
    case itemUnavailableError = -1000
    /// The item is of another class.
    case unexpectedValueClassError = -1100
    /// The item cannot be converted.
    case unavailableCoercionError = -1200
  }

  static func error(_ code: ErrorCode) -> NSError {
    NSError(domain: errorDomain, code: code.rawValue)
  }
}
