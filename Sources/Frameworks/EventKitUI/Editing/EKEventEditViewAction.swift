/// The results of editing an event.
public enum EKEventEditViewAction: Int, Sendable {
  /// The user has canceled the editing.
  case canceled = 0
  /// The user has saved the event.
  case saved = 1
  /// The user has deleted the event.
  case deleted = 2

  /// The older name of `canceled`.
  public static var cancelled: EKEventEditViewAction { .canceled }
}
