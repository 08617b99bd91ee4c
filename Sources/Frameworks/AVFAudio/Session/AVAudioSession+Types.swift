import TactusPhoneLink

// The numbers are documented.
extension AVAudioSession {
  /// The options of activating or deactivating a session.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options of a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The apps that the session has interrupted are advised to resume (AudioSession.IN2).
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// The override of the output port.
  public enum PortOverride: UInt, Sendable {
    /// The port of the category.
    case none = 0
    /// The speaker: `'spkr'`.
    case speaker = 0x7370_6B72
  }

  /// The policy of routing long-form sound.
  public enum RouteSharingPolicy: UInt, Sendable {
    /// The route of other sound.
    case `default` = 0
    /// The route of long-form audio.
    case longFormAudio = 1
    /// A route of the system's choice; apps do not set it.
    case independent = 2
    /// The route of long-form video.
    case longFormVideo = 3

    /// Returns whether a category with a mode and options supports the policy (AudioSession.AS1).
    func isValid(
      for category: SoundSession.Category, _ mode: Mode, _ options: CategoryOptions
    ) -> Bool {
      switch self {
      case .default: true
      case .independent: false
      case .longFormAudio, .longFormVideo:
        category == .playback && options.isEmpty
          && [.default, .moviePlayback, .spokenAudio].contains(mode)
      }
    }
  }

  /// The type of an interruption notification.
  public enum InterruptionType: UInt, Sendable {
    /// The interruption has ended.
    case ended = 0
    /// The interruption has begun.
    case began = 1
  }

  /// The options at the end of an interruption.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options of a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Playback may resume.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// The reason for an interruption.
  public enum InterruptionReason: UInt, Sendable {
    /// Another sound, such as a call, has interrupted the session.
    case `default` = 0
    /// The app was suspended while its session was active.
    case appWasSuspended = 1
    /// The microphone was muted; not sent by this phone.
    case builtInMicMuted = 2
    /// A route was disconnected; not sent by this phone.
    case routeDisconnected = 4
  }

  /// The reason for a route change.
  public enum RouteChangeReason: UInt, Sendable {
    /// The reason is unknown.
    case unknown = 0
    /// A device, such as headphones, was connected.
    case newDeviceAvailable = 1
    /// A device that was in use was disconnected.
    case oldDeviceUnavailable = 2
    /// The category has changed.
    case categoryChange = 3
    /// The app has overridden the output port.
    case override = 4
    /// The phone woke; not sent by this phone.
    case wakeFromSleep = 6
    /// No route suits the category; not sent by this phone.
    case noSuitableRouteForCategory = 7
    /// The configuration of the route changed; not sent by this phone.
    case routeConfigurationChange = 8
  }

  /// The type of a notification about secondary audio.
  public enum SilenceSecondaryAudioHintType: UInt, Sendable {
    /// Secondary audio may resume.
    case end = 0
    /// Secondary audio should be silenced.
    case begin = 1
  }

  /// The codes of the session's errors, which are `NSError`s of `NSOSStatusErrorDomain`.
  public enum ErrorCode: Int, Sendable {
    /// No error.
    case none = 0
    /// The app plays a sound: `'!act'`.
    case isBusy = 560_030_580
    /// A sound of higher priority, such as a call, is active: `'!pri'`.
    case insufficientPriority = 561_017_449
    /// A session that does not mix cannot become active in the background: `'!int'`.
    case cannotInterruptOthers = 560_557_684
    /// The category does not allow the operation: `'!cat'`; not sent by this phone.
    case incompatibleCategory = 560_161_140
    /// The app may not begin to play: `'!pla'`; not sent by this phone.
    case cannotStartPlaying = 561_015_905
    /// The app may not begin to record: `'!rec'`; not sent by this phone.
    case cannotStartRecording = 561_145_187
    /// The session is not active: `'inac'`; not sent by this phone.
    case sessionNotActive = 1_768_841_571
    /// The session has expired: `'!ses'`; not sent by this phone.
    case expiredSession = 561_210_739
    /// A resource is not available: `'!res'`; not sent by this phone.
    case resourceNotAvailable = 561_145_203
    /// The media services have failed: `'msrv'`; not sent by this phone.
    case mediaServicesFailed = 1_836_282_486
    /// The assistant records: `'siri'`; not sent by this phone.
    case siriIsRecording = 1_936_290_409
    /// The app lacks an entitlement: `'ent?'`; not sent by this phone.
    case missingEntitlement = 1_701_737_535
    /// Another error: `'what'`; not sent by this phone.
    case unspecified = 2_003_329_396
    /// An argument is invalid.
    case badParam = -50

    /// The code of a refusal of the phone.
    init(_ refusal: SoundRefusal) {
      self =
        switch refusal {
        case .insufficientPriority: .insufficientPriority
        case .cannotInterruptOthers: .cannotInterruptOthers
        }
    }
  }
}
