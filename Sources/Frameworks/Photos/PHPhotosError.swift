/// The domain of the errors of the photo library.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// An error of the photo library, with the codes of the public header.
public struct PHPhotosError: CustomNSError, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
    case internalError = -1
    case userCancelled = 3072
    case libraryVolumeOffline = 3114
    case relinquishingLibraryBundleToWriter = 3142
    case switchingSystemPhotoLibrary = 3143
    case networkAccessRequired = 3164
    case networkError = 3169
    case identifierNotFound = 3201
    case multipleIdentifiersFound = 3202
    case changeNotSupported = 3300
    case operationInterrupted = 3301
    case invalidResource = 3302
    case missingResource = 3303
    case notEnoughSpace = 3305
    case requestNotSupportedForAsset = 3306
    case accessRestricted = 3310
    case accessUserDenied = 3311
  }

  /// The code.
  public let code: Code
  /// The domain.
  public static var errorDomain: String { PHPhotosErrorDomain }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }

  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
