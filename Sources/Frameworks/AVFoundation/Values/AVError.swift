/// The error domain of AVFoundation.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of AVFoundation, with the codes of the public header.
public struct AVError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = AVError

    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case noDataCaptured = -11805
    case sessionConfigurationChanged = -11806
    case diskFull = -11807
    case deviceWasDisconnected = -11808
    case mediaChanged = -11809
    case maximumDurationReached = -11810
    case maximumFileSizeReached = -11811
    case mediaDiscontinuity = -11812
    case maximumNumberOfSamplesForFileFormatReached = -11813
    case deviceNotConnected = -11814
    case deviceInUseByAnotherApplication = -11815
    case deviceLockedForConfigurationByAnotherProcess = -11817
    case sessionWasInterrupted = -11818
    case mediaServicesWereReset = -11819
    case decodeFailed = -11821
    case fileFormatNotRecognized = -11828
    case fileFailedToParse = -11829
    case maximumStillImageCaptureRequestsExceeded = -11830
    case noImageAtTime = -11832
    case decoderNotFound = -11833
    case contentIsNotAuthorized = -11835
    case applicationIsNotAuthorized = -11836
    case deviceIsNotAvailableInBackground = -11837
    case operationNotSupportedForAsset = -11838
    case noLongerPlayable = -11867
    case torchLevelUnavailable = -11846
    case operationInterrupted = -11847
    case applicationIsNotAuthorizedToUseDevice = -11852
    case recordingAlreadyInProgress = -11859
    case serverIncorrectlyConfigured = -11850
    case operationCancelled = -11878
    case exportFailed = -11820
    case invalidSourceMedia = -11822
    case fileAlreadyExists = -11823
    case encoderNotFound = -11834
    case encodeFailed = -11883
    case invalidOutputURLPathExtension = -11843
    case incompatibleAsset = -11848
    case compositionTrackSegmentsNotContiguous = -11824
    case invalidCompositionTrackSegmentDuration = -11825
    case invalidCompositionTrackSegmentSourceStartTime = -11826
    case invalidCompositionTrackSegmentSourceDuration = -11827
    case contentIsProtected = -11831
    case decoderTemporarilyUnavailable = -11839
    case encoderTemporarilyUnavailable = -11840
    case invalidVideoComposition = -11841
    case referenceForbiddenByReferencePolicy = -11842
    case failedToLoadMediaData = -11849
    case failedToParse = -11853
    case fileTypeDoesNotSupportSampleReferences = -11854
    case undecodableMediaData = -11855
    case videoCompositorFailed = -11858
    case unsupportedOutputSettings = -11861
    case operationNotAllowed = -11862
    case contentIsUnavailable = -11863
    case formatUnsupported = -11864
    case contentNotUpdated = -11866
    case noSourceTrack = -11869
    case operationNotSupportedForPreset = -11871
  }

  /// The underlying `NSError`.
  public let _nsError: NSError

  /// Creates an error from an `NSError` of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { AVFoundationErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknown }

  init(_ code: Code, reason: String) {
    self.init(
      code, userInfo: reason.isEmpty ? [:] : [NSLocalizedFailureReasonErrorKey: reason])
  }

  /// Returns the localized description of errors with a code.
  public static func _information(of code: Code) -> [String: Any] {
    let text =
      switch code {
      case .decoderNotFound, .fileFormatNotRecognized: "Cannot Open"
      case .noImageAtTime: "Cannot Generate Image"
      default: "The operation could not be completed"
      }
    return [NSLocalizedDescriptionKey: text]
  }

  /// The code `unknown`.
  public static var unknown: Code { .unknown }
  /// The code `mediaServicesWereReset`.
  public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
  /// The code `decodeFailed`.
  public static var decodeFailed: Code { .decodeFailed }
  /// The code `fileFormatNotRecognized`.
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  /// The code `fileFailedToParse`.
  public static var fileFailedToParse: Code { .fileFailedToParse }
  /// The code `noImageAtTime`.
  public static var noImageAtTime: Code { .noImageAtTime }
  /// The code `decoderNotFound`.
  public static var decoderNotFound: Code { .decoderNotFound }
  /// The code `contentIsNotAuthorized`.
  public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }
  /// The code `operationNotSupportedForAsset`.
  public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
  /// The code `noLongerPlayable`.
  public static var noLongerPlayable: Code { .noLongerPlayable }
  /// The code `operationInterrupted`.
  public static var operationInterrupted: Code { .operationInterrupted }
  /// The code `serverIncorrectlyConfigured`.
  public static var serverIncorrectlyConfigured: Code { .serverIncorrectlyConfigured }
  /// The code `operationCancelled`.
  public static var operationCancelled: Code { .operationCancelled }
  /// The code `exportFailed`.
  public static var exportFailed: Code { .exportFailed }
  /// The code `invalidSourceMedia`.
  public static var invalidSourceMedia: Code { .invalidSourceMedia }
  /// The code `fileAlreadyExists`.
  public static var fileAlreadyExists: Code { .fileAlreadyExists }
  /// The code `encoderNotFound`.
  public static var encoderNotFound: Code { .encoderNotFound }
  /// The code `encodeFailed`.
  public static var encodeFailed: Code { .encodeFailed }
  /// The code `invalidOutputURLPathExtension`.
  public static var invalidOutputURLPathExtension: Code { .invalidOutputURLPathExtension }
  /// The code `incompatibleAsset`.
  public static var incompatibleAsset: Code { .incompatibleAsset }
}
