import Phone
import PhoneScript

/// One thing that a page says.
public enum PageRequest: Sendable, Equatable {
  /// The first: which version of these messages it speaks, and what its clock says, in milliseconds.
  case hello(version: Int, time: Double)
  /// What follows happened then, by the page's clock in milliseconds.
  case at(Double)
  /// It has taken so many messages, and painted so many frames, since it came.
  case seen(messages: Int, frames: Int)
  /// Something is done to the phone, in the words of a script, which are kept for recording.
  case step(ScriptStep.Action, line: String)
  /// The app is to come to the front.
  case front
  /// Time is to stand still, or to go on.
  case pause(Bool)
  /// So many seconds are to pass, and then time is to stand still.
  case pass(seconds: Double)
  /// The phone is to be as it was at a time of its own, in seconds.
  case rewind(to: Double)
  /// The app is to begin anew, on another phone if one is named.
  case restart(model: String?)
}
