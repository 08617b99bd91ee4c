import TactusEmbeddedPhone

extension AVAudioSession {
  /// The permission to record.
  public enum RecordPermission: UInt, Sendable {
    /// The user has not been asked: `'undt'`.
    case undetermined = 0x756E_6474
    /// The user has denied it: `'deny'`.
    case denied = 0x6465_6E79
    /// The user has granted it: `'grnt'`.
    case granted = 0x6772_6E74
  }

  /// The permission to record (AudioRecorder.RC7).
  public var recordPermission: RecordPermission {
    PhoneMicrophone.current.isPermitted ? .granted : .denied
  }

  /// Asks for the permission to record; it is known already (AudioRecorder.RC7).
  ///
  /// - Parameter response: Called on the main actor with whether it is granted.
  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    AVAudioApplication.requestRecordPermission(completionHandler: response)
  }
}
