import TactusPhoneLink

// `Documentation/Behaviour/Players.md` has the steps (Players.AP1–AP3) that comments name.
extension Phone {
  /// Shows a video frame of an app on the device that plays its sound, or ends that (Players.AP2).
  mutating func showExternally(_ frame: ScreenFrame?, of app: AppID) -> [PhoneEffect] {
    let device = externalDevice(of: app)
    guard let frame, let device else {
      // A picture that was sent before the route has changed comes too late.
      guard externalPicture?.app == app else { return [] }
      externalPicture = nil
      return [.externalPictureChanged]
    }
    externalPicture = ExternalPicture(app: app, device: device, frame: frame)
    return [.externalPictureChanged]
  }

  /// Ends external playback on a device that no longer plays, or whose app has gone (Players.AP2).
  mutating func endExternalPicture() -> [PhoneEffect] {
    guard let shown = externalPicture,
      kernel.apps[shown.app] == nil || externalDevice(of: shown.app) != shown.device
    else { return [] }
    externalPicture = nil
    return [.externalPictureChanged]
  }

  /// Returns the device with a screen that plays an app's sound; `nil` for none.
  private func externalDevice(of app: AppID) -> SoundDevice? {
    guard case .device(let device) = route(of: app), device.kind.hasScreen else { return nil }
    return device
  }
}
