import AudioToolbox.AudioServices
import UIKit

/// Feedback for every iPhone: taps where there is a Taptic Engine, a vibration elsewhere.
public enum Buzz: String, CaseIterable {
  case peek, pop, cancelled, tryAgain, failed, vibrate

  var soundID: SystemSoundID {
    switch self {
    case .peek: return SystemSoundID(1519)
    case .pop: return SystemSoundID(1520)
    case .cancelled: return SystemSoundID(1521)
    case .tryAgain: return SystemSoundID(1102)
    case .failed: return SystemSoundID(1107)
    case .vibrate: return kSystemSoundID_Vibrate
    }
  }

  public func play(completion: (() -> Void)? = nil) {
    if #available(iOS 9.0, *) {
      AudioServicesPlaySystemSoundWithCompletion(soundID) {
        AudioServicesDisposeSystemSoundID(self.soundID)
        completion?()
      }
    } else {
      AudioServicesPlaySystemSound(soundID)
    }
  }
}
