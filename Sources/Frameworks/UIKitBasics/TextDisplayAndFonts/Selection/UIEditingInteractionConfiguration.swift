/// The editing gestures of three fingers that a responder allows.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// None.
  case none = 0
  /// All.
  case `default` = 1
}
