import TactusPhone
import TactusPhoneScript

/// A request of a page.
public enum PageRequest: Sendable, Equatable {
  /// The first request: the version of the protocol, and the page's clock in milliseconds.
  case hello(version: Int, time: Double)
  /// The time of the requests that follow, by the page's clock in milliseconds.
  case at(Double)
  /// The number of messages processed and of frames painted since the page connected.
  case seen(messages: Int, frames: Int)
  /// A touch at a time by the page's clock in milliseconds; its contact is the number of a finger.
  case touch(TouchReport, time: Double)
  /// Another input for the phone as a step of a script, with its line for recording.
  case step(ScriptStep.Action, line: String)
  /// A step that is not valid, or that pages may not send, with the reason for the user
  /// (SimulatorPages.SL1).
  case refused(String)
  /// Brings the app to the front.
  case front
  /// Pauses or resumes time.
  case pause(Bool)
  /// Advances time by seconds, and pauses it.
  case pass(seconds: Double)
  /// Rewinds the phone to a time of its own, in seconds.
  case rewind(to: Double)
  /// Restarts the app, on another phone model if one is named.
  case restart(model: String?)
}
