/// The editing gestures of three fingers that a responder allows.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// No gestures.
  case none = 0
  /// All gestures.
  case `default` = 1
}
