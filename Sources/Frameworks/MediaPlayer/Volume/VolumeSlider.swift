import UIKit

/// A slider that shows the phone's volume (RemoteControl.VV1).
@MainActor
final class VolumeSlider: UISlider {
  /// Shows a volume, unless the user drags the thumb.
  func show(_ volume: Double) {
    guard !isTracking else { return }
    setValue(Float(volume), animated: false)
  }
}
