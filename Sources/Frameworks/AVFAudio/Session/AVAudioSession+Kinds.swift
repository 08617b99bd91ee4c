// The numbers are documented.
extension AVAudioSession {
  /// What else is to happen as a session becomes active, or no more.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Takes bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other apps are told that they may go on; here they do so anyway.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Where sound comes out against what the category says.
  public enum PortOverride: UInt, Sendable {
    /// Where the category says.
    case none = 0
    /// Of the speaker: `'spkr'`.
    case speaker = 0x7370_6B72
  }

  /// Where long sounds may be routed.
  public enum RouteSharingPolicy: UInt, Sendable {
    /// As everything else.
    case `default` = 0
    /// As long sound is.
    case longFormAudio = 1
    /// As the system wants it; not for apps to set.
    case independent = 2
    /// As long films are.
    case longFormVideo = 3
  }

  /// Whether an interruption begins or ends.
  public enum InterruptionType: UInt, Sendable {
    /// The sound is the app's again.
    case ended = 0
    /// The sound is taken away.
    case began = 1
  }

  /// What an app may do as an interruption ends.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Takes bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What was playing may go on.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// Why an interruption begins.
  public enum InterruptionReason: UInt, Sendable {
    /// Something else, such as a call, wants the sound.
    case `default` = 0
    /// The app was suspended; not said by this phone.
    case appWasSuspended = 1
    /// The microphone was muted; not said by this phone.
    case builtInMicMuted = 2
    /// A route is gone; not said by this phone.
    case routeDisconnected = 4
  }

  /// Why sound goes another way.
  public enum RouteChangeReason: UInt, Sendable {
    /// Nobody knows.
    case unknown = 0
    /// Something was connected, such as headphones.
    case newDeviceAvailable = 1
    /// Something is gone that was in use.
    case oldDeviceUnavailable = 2
    /// The app's category is another.
    case categoryChange = 3
    /// The app has overridden where sound goes.
    case override = 4
    /// The phone woke; not said by this phone.
    case wakeFromSleep = 6
    /// There is no way for the category; not said by this phone.
    case noSuitableRouteForCategory = 7
    /// Something about the way itself changed; not said by this phone.
    case routeConfigurationChange = 8
  }

  /// Whether an app should leave out what is not needed from now on.
  public enum SilenceSecondaryAudioHintType: UInt, Sendable {
    /// It may have it again.
    case end = 0
    /// It should.
    case begin = 1
  }

  /// What can be wrong, as the code of an `NSError` of `NSOSStatusErrorDomain`.
  public enum ErrorCode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// The app plays something: `'!act'`.
    case isBusy = 560_030_580
    /// Something with more right to the sound has it: `'!pri'`.
    case insufficientPriority = 561_017_449
    /// What was handed in makes no sense.
    case badParam = -50
  }
}
