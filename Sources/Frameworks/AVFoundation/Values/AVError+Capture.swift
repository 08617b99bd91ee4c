extension AVError {
  /// The code `outOfMemory`.
  public static let outOfMemory = Code.outOfMemory
  /// The code `sessionNotRunning`.
  public static let sessionNotRunning = Code.sessionNotRunning
  /// The code `deviceAlreadyUsedByAnotherSession`.
  public static let deviceAlreadyUsedByAnotherSession = Code.deviceAlreadyUsedByAnotherSession
  /// The code `noDataCaptured`.
  public static let noDataCaptured = Code.noDataCaptured
  /// The code `sessionConfigurationChanged`.
  public static let sessionConfigurationChanged = Code.sessionConfigurationChanged
  /// The code `diskFull`.
  public static let diskFull = Code.diskFull
  /// The code `deviceWasDisconnected`.
  public static let deviceWasDisconnected = Code.deviceWasDisconnected
  /// The code `mediaChanged`.
  public static let mediaChanged = Code.mediaChanged
  /// The code `maximumDurationReached`.
  public static let maximumDurationReached = Code.maximumDurationReached
  /// The code `maximumFileSizeReached`.
  public static let maximumFileSizeReached = Code.maximumFileSizeReached
  /// The code `mediaDiscontinuity`.
  public static let mediaDiscontinuity = Code.mediaDiscontinuity
  /// The code `maximumNumberOfSamplesForFileFormatReached`.
  public static let maximumNumberOfSamplesForFileFormatReached = Code
    .maximumNumberOfSamplesForFileFormatReached
  /// The code `deviceNotConnected`.
  public static let deviceNotConnected = Code.deviceNotConnected
  /// The code `deviceInUseByAnotherApplication`.
  public static let deviceInUseByAnotherApplication = Code.deviceInUseByAnotherApplication
  /// The code `deviceLockedForConfigurationByAnotherProcess`.
  public static let deviceLockedForConfigurationByAnotherProcess = Code
    .deviceLockedForConfigurationByAnotherProcess
  /// The code `sessionWasInterrupted`.
  public static let sessionWasInterrupted = Code.sessionWasInterrupted
  /// The code `maximumStillImageCaptureRequestsExceeded`.
  public static let maximumStillImageCaptureRequestsExceeded = Code
    .maximumStillImageCaptureRequestsExceeded
  /// The code `applicationIsNotAuthorized`.
  public static let applicationIsNotAuthorized = Code.applicationIsNotAuthorized
  /// The code `deviceIsNotAvailableInBackground`.
  public static let deviceIsNotAvailableInBackground = Code.deviceIsNotAvailableInBackground
  /// The code `torchLevelUnavailable`.
  public static let torchLevelUnavailable = Code.torchLevelUnavailable
  /// The code `applicationIsNotAuthorizedToUseDevice`.
  public static let applicationIsNotAuthorizedToUseDevice = Code
    .applicationIsNotAuthorizedToUseDevice
  /// The code `recordingAlreadyInProgress`.
  public static let recordingAlreadyInProgress = Code.recordingAlreadyInProgress
}

/// The key of the device of an error.
public let AVErrorDeviceKey = "AVErrorDeviceKey"
/// The key of the time of an error.
public let AVErrorTimeKey = "AVErrorTimeKey"
/// The key of the file size of an error.
public let AVErrorFileSizeKey = "AVErrorFileSizeKey"
/// The key of whether a recording is complete despite an error.
public let AVErrorRecordingSuccessfullyFinishedKey = "AVErrorRecordingSuccessfullyFinishedKey"
/// The key of the media type of an error.
public let AVErrorMediaTypeKey = "AVErrorMediaTypeKey"
/// The key of the media subtypes of an error.
public let AVErrorMediaSubTypeKey = "AVErrorMediaSubTypeKey"
/// The key of the preset of an error.
public let AVErrorPresetKey = "AVErrorPresetKey"
