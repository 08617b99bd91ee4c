/// The domain of the errors of the photo library.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// An error of the photo library, with the codes of the public header.
public struct PHPhotosError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = PHPhotosError

    case internalError = -1
    case userCancelled = 3072
    case persistentChangeTokenExpired = 3105
    case libraryVolumeOffline = 3114
    case relinquishingLibraryBundleToWriter = 3142
    case switchingSystemPhotoLibrary = 3143
    case networkAccessRequired = 3164
    case networkError = 3169
    case identifierNotFound = 3201
    case multipleIdentifiersFound = 3202
    case persistentChangeDetailsUnavailable = 3210
    case changeNotSupported = 3300
    case operationInterrupted = 3301
    case invalidResource = 3302
    case missingResource = 3303
    case notEnoughSpace = 3305
    case requestNotSupportedForAsset = 3306
    case accessRestricted = 3310
    case accessUserDenied = 3311
    case libraryInFileProviderSyncRoot = 5423
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { PHPhotosErrorDomain }
  /// The code for error numbers without a name here.
  public static var _unlistedCode: Code { .internalError }

  /// The code `internalError`.
  public static var internalError: Code { .internalError }
  /// The code `userCancelled`.
  public static var userCancelled: Code { .userCancelled }
  /// The code `libraryVolumeOffline`.
  public static var libraryVolumeOffline: Code { .libraryVolumeOffline }
  /// The code `relinquishingLibraryBundleToWriter`.
  public static var relinquishingLibraryBundleToWriter: Code { .relinquishingLibraryBundleToWriter }
  /// The code `switchingSystemPhotoLibrary`.
  public static var switchingSystemPhotoLibrary: Code { .switchingSystemPhotoLibrary }
  /// The code `networkAccessRequired`.
  public static var networkAccessRequired: Code { .networkAccessRequired }
  /// The code `networkError`.
  public static var networkError: Code { .networkError }
  /// The code `identifierNotFound`.
  public static var identifierNotFound: Code { .identifierNotFound }
  /// The code `multipleIdentifiersFound`.
  public static var multipleIdentifiersFound: Code { .multipleIdentifiersFound }
  /// The code `changeNotSupported`.
  public static var changeNotSupported: Code { .changeNotSupported }
  /// The code `operationInterrupted`.
  public static var operationInterrupted: Code { .operationInterrupted }
  /// The code `invalidResource`.
  public static var invalidResource: Code { .invalidResource }
  /// The code `missingResource`.
  public static var missingResource: Code { .missingResource }
  /// The code `notEnoughSpace`.
  public static var notEnoughSpace: Code { .notEnoughSpace }
  /// The code `requestNotSupportedForAsset`.
  public static var requestNotSupportedForAsset: Code { .requestNotSupportedForAsset }
  /// The code `accessRestricted`.
  public static var accessRestricted: Code { .accessRestricted }
  /// The code `accessUserDenied`.
  public static var accessUserDenied: Code { .accessUserDenied }
  /// The code `persistentChangeTokenExpired`.
  public static var persistentChangeTokenExpired: Code { .persistentChangeTokenExpired }
  /// The code `persistentChangeDetailsUnavailable`.
  public static var persistentChangeDetailsUnavailable: Code { .persistentChangeDetailsUnavailable }
  /// The code `libraryInFileProviderSyncRoot`.
  public static var libraryInFileProviderSyncRoot: Code { .libraryInFileProviderSyncRoot }
}
