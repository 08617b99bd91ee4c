/// The domain of errors of films.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of films, with the codes of the public header.
public struct AVError: _BridgedError, CustomNSError, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
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

    /// Returns whether an error has the code.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? AVError)?.code == code
    }
  }

  /// The code.
  public let code: Code
  /// The reason, with what to do.
  let reason: String

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    reason = userInfo[NSLocalizedFailureReasonErrorKey] as? String ?? ""
  }

  init(_ code: Code, reason: String) { (self.code, self.reason) = (code, reason) }

  /// The domain.
  public static var errorDomain: String { AVFoundationErrorDomain }
  /// The code as a number.
  public var errorCode: Int { code.rawValue }
  /// The description and the reason.
  public var errorUserInfo: [String: Any] {
    let description: String =
      switch code {
      case .decoderNotFound, .fileFormatNotRecognized: "Cannot Open"
      case .noImageAtTime: "Cannot Generate Image"
      default: "The operation could not be completed"
      }
    guard !reason.isEmpty else { return [NSLocalizedDescriptionKey: description] }
    return [NSLocalizedDescriptionKey: description, NSLocalizedFailureReasonErrorKey: reason]
  }

  /// The code `unknown`.
  public static let unknown = Code.unknown
  /// The code `mediaServicesWereReset`.
  public static let mediaServicesWereReset = Code.mediaServicesWereReset
  /// The code `decodeFailed`.
  public static let decodeFailed = Code.decodeFailed
  /// The code `fileFormatNotRecognized`.
  public static let fileFormatNotRecognized = Code.fileFormatNotRecognized
  /// The code `fileFailedToParse`.
  public static let fileFailedToParse = Code.fileFailedToParse
  /// The code `noImageAtTime`.
  public static let noImageAtTime = Code.noImageAtTime
  /// The code `decoderNotFound`.
  public static let decoderNotFound = Code.decoderNotFound
  /// The code `exportFailed`.
  public static let exportFailed = Code.exportFailed
  /// The code `invalidSourceMedia`.
  public static let invalidSourceMedia = Code.invalidSourceMedia
  /// The code `fileAlreadyExists`.
  public static let fileAlreadyExists = Code.fileAlreadyExists
  /// The code `encoderNotFound`.
  public static let encoderNotFound = Code.encoderNotFound
  /// The code `incompatibleAsset`.
  public static let incompatibleAsset = Code.incompatibleAsset
  /// The code `operationNotSupportedForAsset`.
  public static let operationNotSupportedForAsset = Code.operationNotSupportedForAsset
  /// The code `operationCancelled`.
  public static let operationCancelled = Code.operationCancelled
}
