import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/RemoteControl.md` has the steps that comments name.
extension Phone {
  /// Sets the volume of media as the user has chosen by an app's slider (RemoteControl.VO3).
  mutating func setVolume(_ volume: Double, by app: AppID) -> [PhoneEffect] {
    // Only an app that the user sees has a slider.
    guard kernel.foreground == app, volume.isFinite else {
      return [kernel.note(.input(.unusedInput), app)]
    }
    let settings = systemSettings
    kernel.environment.volume = min(max(volume, 0), 1)
    guard systemSettings != settings else { return [] }
    return allGates + sendSoundStatus() + sendSystemSettings() + [.settingsChanged]
  }

  /// Shows the volume bar, unless the app in the foreground shows a slider (RemoteControl.VO2).
  mutating func showVolumeBar(_ level: Double, isRinger: Bool) -> [PhoneEffect] {
    let hasSlider = kernel.foreground.flatMap { kernel.apps[$0]?.showsVolumeView } == true
    guard kernel.home != nil, !kernel.isLocked, isRinger || !hasSlider else { return [] }
    volumeBar = VolumeBar(
      level: level, isRinger: isRinger, end: kernel.now.advanced(by: VolumeBar.time))
    return [.composed]
  }

  /// Removes the volume bar when its time is over.
  mutating func endVolumeBar() -> [PhoneEffect] {
    guard let end = volumeBar?.end, end <= kernel.now else { return [] }
    volumeBar = nil
    return [.composed]
  }
}
