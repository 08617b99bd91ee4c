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
    switch AVAudioApplication.shared.recordPermission {
    case .undetermined: .undetermined
    case .denied: .denied
    case .granted: .granted
    }
  }

  /// Asks the user for the permission to record, unless that is decided (AudioRecorder.RC7).
  ///
  /// - Parameter response: Called on the main actor with whether it is granted.
  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    AVAudioApplication.requestRecordPermission(completionHandler: response)
  }
}
