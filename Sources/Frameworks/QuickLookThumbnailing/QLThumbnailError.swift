/// An error of making a thumbnail.
public struct QLThumbnailError: CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    /// The thumbnail cannot be made.
    case generationFailed = 0
    /// The thumbnail cannot be saved.
    case savingToURLFailed = 1
    /// There is no thumbnail in the cache.
    case noCachedThumbnail = 2
    /// The cloud has no thumbnail.
    case noCloudThumbnail = 3
    /// The request is not valid.
    case requestInvalid = 4
    /// The request was cancelled.
    case requestCancelled = 5
  }

  /// The domain of these errors.
  public static var errorDomain: String { QLThumbnailErrorDomain }

  /// The kind.
  public let code: Code
  private let reason: String?

  /// Creates an error.
  public init(_ code: Code) { self.init(code, reason: nil) }

  init(_ code: Code, reason: String?) { (self.code, self.reason) = (code, reason) }

  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// A sentence about the error, if there is one.
  public var errorUserInfo: [String: Any] {
    reason.map { [NSLocalizedFailureReasonErrorKey: $0] } ?? [:]
  }
}

/// The domain of the errors of making thumbnails.
public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"
