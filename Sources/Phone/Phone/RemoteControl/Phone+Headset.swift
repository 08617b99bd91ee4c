import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/RemoteControl.md` has the steps that comments name.
extension Phone {
  /// Handles the button of the headset (RemoteControl.HB1–HB4).
  mutating func pressHeadset(isDown: Bool) -> [PhoneEffect] {
    // RemoteControl.HB4.
    guard !isSoundHeld else {
      let end = headset.seeking.map { send(RemoteCommandEvent($0, 0)) } ?? []
      headset = HeadsetButton()
      return isDown ? end + [kernel.note(.input(.unusedInput))] : end
    }
    if isDown {
      headset.press(at: kernel.now)
      return []
    }
    return headset.release(at: kernel.now).map { send($0) } ?? []
  }

  /// Sends the command that the presses of the headset's button mean.
  mutating func endHeadsetPresses() -> [PhoneEffect] {
    headset.command(at: kernel.now).map { send($0) } ?? []
  }
}
