/// The output of the phone's sound.
public enum SoundRoute: Sendable, Hashable {
  /// The speaker at the lower end of the phone.
  case speaker
  /// The receiver at the ear, for calls.
  case receiver
  /// A connected device.
  case device(SoundDevice)

  /// The device; `nil` for the phone's own speakers.
  public var device: SoundDevice? {
    if case .device(let device) = self { device } else { nil }
  }
}
