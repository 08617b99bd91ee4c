import Foundation

extension AVAudioSession {
  /// Is posted when a call takes the sound away, and when it gives it back.
  public static let interruptionNotification = Notification.Name.AVAudioSessionInterruption
  /// Is posted when sound goes another way.
  public static let routeChangeNotification = Notification.Name.AVAudioSessionRouteChange
  /// Is posted when another app begins to play, or ends.
  public static let silenceSecondaryAudioHintNotification =
    Notification.Name.AVAudioSessionSilenceSecondaryAudioHint
  /// Would be posted when what plays sound has failed and is there again; this phone's does not.
  public static let mediaServicesWereResetNotification =
    Notification.Name.AVAudioSessionMediaServicesWereReset
  /// Would be posted when what plays sound has failed; this phone's does not.
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

/// Finds an `AVAudioSession.InterruptionType`'s number in what a notification tells.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// Finds the number of `AVAudioSession.InterruptionOptions`, when an interruption ends.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// Finds an `AVAudioSession.InterruptionReason`'s number, when an interruption begins.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
/// Finds an `AVAudioSession.RouteChangeReason`'s number in what a notification tells.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// Finds the `AVAudioSessionRouteDescription` of the way before.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// Finds an `AVAudioSession.SilenceSecondaryAudioHintType`'s number in what a notification tells.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey =
  "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
