import TactusPhoneScript

/// The headset of a simulated phone: `phone.headset.press(2)`.
@MainActor
public struct SimulatedHeadset {
  let gestures: GesturePlayer

  /// Presses the button several times, and waits until the phone knows that no further press
  /// follows (RemoteControl.HB2).
  ///
  /// - Parameters:
  ///   - count: The number of presses.
  ///   - seconds: The duration of the last press.
  public func press(_ count: Int = 1, for seconds: Double = 0.1) {
    gestures.pressHeadset(count, for: .nanoseconds(Int64((seconds * 1e9).rounded())))
  }
}
