import TactusPhoneLink

/// A gesture of fingers for VoiceOver.
public enum VoiceOverGesture: Sendable, Equatable {
  /// A finger has touched the screen at a point, and explores it if it stays.
  case touch(ScreenPoint)
  /// The finger that explores has moved.
  case explore(ScreenPoint)
  /// Fingers have tapped a number of times.
  case tap(fingers: Int, count: Int, at: ScreenPoint)
  /// While one finger rested, another one has tapped.
  case splitTap
  /// Fingers have flicked.
  case flick(fingers: Int, FlickDirection)
  /// Two fingers have turned, one step of the rotor.
  case turn(clockwise: Bool)
  /// Two fingers have moved apart, or together.
  case pinch(isOpen: Bool)
  /// Two fingers have drawn a Z.
  case scrub
  /// The second tap of a double tap is held: the contact is passed through.
  case hold(ContactNumber, ScreenPoint)
  /// The second tap of a double tap of two fingers is held.
  case holdOfTwo
  /// A finger presses firmly: its force is passed through.
  case firmPress(ContactNumber, ScreenPoint)

  /// A number of a contact that the caller chooses.
  public typealias ContactNumber = Int

  /// A direction of a flick; the raw value is the word in scripts.
  public enum FlickDirection: String, Sendable, CaseIterable {
    /// To the left.
    case left
    /// To the right.
    case right
    /// Up.
    case up
    /// Down.
    case down
  }
}
