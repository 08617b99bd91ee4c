import Foundation
import TactusPermissions

/// The app's permissions for audio.
///
/// - Thread: any; all its properties are constants.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  // It has no mutable state.

  /// The permission to record.
  public enum recordPermission: Int, Sendable {
    /// The user has not been asked: `'undt'`.
    case undetermined = 0x756E_6474
    /// The user has denied it: `'deny'`.
    case denied = 0x6465_6E79
    /// The user has granted it: `'grnt'`.
    case granted = 0x6772_6E74
  }

  /// The app.
  public class var shared: AVAudioApplication { AVAudioApplication() }

  /// The permission to record (AudioRecorder.RC7).
  open var recordPermission: recordPermission {
    switch AppPermissions.permission(.microphone).status {
    case .notDetermined: .undetermined
    case .authorized: .granted
    default: .denied
    }
  }

  /// Asks the user for the permission to record, unless that is decided (AudioRecorder.RC7).
  ///
  /// - Parameter response: Called on the main actor with whether it is granted.
  public class func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) {
    AppPermissions.ask(.microphone) { response($0.status.permitsUse) }
  }

  /// Asks the user for the permission to record, unless that is decided, and returns whether it is
  /// granted.
  nonisolated(nonsending) public class func requestRecordPermission() async -> Bool {
    await AppPermissions.ask(.microphone).status.permitsUse
  }

  override init() { super.init() }
}
