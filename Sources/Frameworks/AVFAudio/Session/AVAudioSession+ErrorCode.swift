import TactusPhoneLink

// The numbers are documented.
extension AVAudioSession {
  /// The codes of the session's errors, which are `NSError`s of `NSOSStatusErrorDomain`.
  public enum ErrorCode: Int, Sendable {
    /// No error.
    case none = 0
    /// The app is playing sound: `'!act'`.
    case isBusy = 560_030_580
    /// A sound of higher priority, such as a call, is active: `'!pri'`.
    case insufficientPriority = 561_017_449
    /// A session that does not mix cannot become active in the background: `'!int'`.
    case cannotInterruptOthers = 560_557_684
    /// The category does not allow the operation: `'!cat'`; never returned by this phone.
    case incompatibleCategory = 560_161_140
    /// The app may not start playing: `'!pla'`; never returned by this phone.
    case cannotStartPlaying = 561_015_905
    /// The app may not start recording: `'!rec'`; never returned by this phone.
    case cannotStartRecording = 561_145_187
    /// The session is not active: `'inac'`; never returned by this phone.
    case sessionNotActive = 1_768_841_571
    /// The session has expired: `'!ses'`; never returned by this phone.
    case expiredSession = 561_210_739
    /// A resource is not available: `'!res'`; never returned by this phone.
    case resourceNotAvailable = 561_145_203
    /// The media services have failed: `'msrv'`; never returned by this phone.
    case mediaServicesFailed = 1_836_282_486
    /// The assistant records: `'siri'`; not sent by this phone.
    case siriIsRecording = 1_936_290_409
    /// The app lacks an entitlement: `'ent?'`; never returned by this phone.
    case missingEntitlement = 1_701_737_535
    /// An unspecified error: `'what'`; never returned by this phone.
    case unspecified = 2_003_329_396
    /// An argument is invalid.
    case badParam = -50

    /// Creates the code of a refusal by the phone.
    init(_ refusal: SoundRefusal) {
      self =
        switch refusal {
        case .insufficientPriority: .insufficientPriority
        case .cannotInterruptOthers: .cannotInterruptOthers
        case .cannotRecord: .cannotStartRecording
        case .assistantRecords: .siriIsRecording
        }
    }
  }
}
