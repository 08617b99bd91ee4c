import TactusPhoneLink
import TactusPhoneTypes

/// The presses of the headset's button that belong together (RemoteControl.HB1–HB3).
struct HeadsetButton: Sendable {
  /// The number of presses, the current one included.
  private(set) var pressCount = 0
  /// The instant at which the button was pressed; `nil` while the button is released.
  private(set) var pressed: PhoneInstant?
  /// The command that the held button has begun.
  private(set) var seeking: RemoteCommand?
  /// The instant of the last release; `nil` without an unfinished series of presses.
  private var released: PhoneInstant?

  /// The next instant at which the presses mean something without further input.
  var deadline: PhoneInstant? {
    if let pressed { return seekCommand == nil ? nil : pressed.advanced(by: Self.holdTime) }
    return released?.advanced(by: RemoteControlConstants.pressInterval)
  }

  /// Records that the button is pressed.
  mutating func press(at now: PhoneInstant) {
    guard pressed == nil else { return }
    pressCount += 1
    (pressed, released) = (now, nil)
  }

  /// Records that the button is released.
  ///
  /// - Returns: The end of seeking, if the button was held for it.
  mutating func release(at now: PhoneInstant) -> RemoteCommandEvent? {
    guard let start = pressed else { return nil }
    pressed = nil
    if let seeking {
      self = HeadsetButton()
      return RemoteCommandEvent(seeking, 0)
    }
    if now >= start.advanced(by: Self.holdTime) {
      self = HeadsetButton()
    } else {
      released = now
    }
    return nil
  }

  /// Returns the command that the presses mean at an instant; `nil` for none yet.
  mutating func command(at now: PhoneInstant) -> RemoteCommandEvent? {
    guard let deadline, deadline <= now else { return nil }
    if pressed != nil {
      seeking = seekCommand
      return seeking.map { RemoteCommandEvent($0, 1) }
    }
    defer { self = HeadsetButton() }
    switch pressCount {
    case 1: return RemoteCommandEvent(.togglePlayPause)
    case 2: return RemoteCommandEvent(.nextTrack)
    case 3: return RemoteCommandEvent(.previousTrack)
    default: return nil
    }
  }

  // MARK: Internals

  private static let holdTime = RemoteControlConstants.holdTime

  /// The command that the held button begins; `nil` if it begins none, or has begun it.
  private var seekCommand: RemoteCommand? {
    guard seeking == nil else { return nil }
    switch pressCount {
    case 2: return .seekForward
    case 3: return .seekBackward
    default: return nil
    }
  }
}
