/// An error of thumbnail generation.
public struct QLThumbnailError: _StoredError, Sendable {
  /// The error codes.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = QLThumbnailError

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

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { QLThumbnailErrorDomain }
  /// The code for error numbers without a name here.
  public static var _unlistedCode: Code { .generationFailed }

  init(_ code: Code, reason: String?) {
    self.init(code, userInfo: reason.map { [NSLocalizedFailureReasonErrorKey: $0] } ?? [:])
  }

  /// The thumbnail cannot be made.
  public static var generationFailed: Code { .generationFailed }
  /// The thumbnail cannot be saved.
  public static var savingToURLFailed: Code { .savingToURLFailed }
  /// There is no thumbnail in the cache.
  public static var noCachedThumbnail: Code { .noCachedThumbnail }
  /// The cloud has no thumbnail.
  public static var noCloudThumbnail: Code { .noCloudThumbnail }
  /// The request is not valid.
  public static var requestInvalid: Code { .requestInvalid }
  /// The request was cancelled.
  public static var requestCancelled: Code { .requestCancelled }
}

/// The domain of the errors of thumbnail generation.
public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"
