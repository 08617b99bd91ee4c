import Foundation

extension AVAudioSession {
  /// Posted when an interruption such as a call begins or ends.
  public static let interruptionNotification = Notification.Name.AVAudioSessionInterruption
  /// Posted when the route changes.
  public static let routeChangeNotification = Notification.Name.AVAudioSessionRouteChange
  /// Posted when another app starts or stops playing.
  public static let silenceSecondaryAudioHintNotification =
    Notification.Name.AVAudioSessionSilenceSecondaryAudioHint
  /// Posted after the media services were reset (AudioSession.MR1).
  public static let mediaServicesWereResetNotification =
    Notification.Name.AVAudioSessionMediaServicesWereReset
  /// Posted when the media services were lost (AudioSession.MR1).
  public static let mediaServicesWereLostNotification =
    Notification.Name.AVAudioSessionMediaServicesWereLost
}

extension NSNotification.Name {
  /// The old name of `AVAudioSession.interruptionNotification`.
  public static let AVAudioSessionInterruption = NSNotification.Name(
    "AVAudioSessionInterruptionNotification")
  /// The old name of `AVAudioSession.routeChangeNotification`.
  public static let AVAudioSessionRouteChange = NSNotification.Name(
    "AVAudioSessionRouteChangeNotification")
  /// The old name of `AVAudioSession.silenceSecondaryAudioHintNotification`.
  public static let AVAudioSessionSilenceSecondaryAudioHint = NSNotification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
  /// The old name of `AVAudioSession.mediaServicesWereResetNotification`.
  public static let AVAudioSessionMediaServicesWereReset = NSNotification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  /// The old name of `AVAudioSession.mediaServicesWereLostNotification`.
  public static let AVAudioSessionMediaServicesWereLost = NSNotification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
}

/// The key of the raw value of an `AVAudioSession.InterruptionType`.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of the raw value of `AVAudioSession.InterruptionOptions`, when an interruption ends.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of the raw value of an `AVAudioSession.InterruptionReason`, when an interruption begins.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
/// The key of the raw value of an `AVAudioSession.RouteChangeReason`.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the `AVAudioSessionRouteDescription` before the change.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The key of the raw value of an `AVAudioSession.SilenceSecondaryAudioHintType`.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey =
  "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
/// The key of a Boolean value that is true if the app was suspended while its session was active.
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
