import TactusFeedbackdDriver
import TactusPhoneHardware
import TactusPhoneLink
import TestSupport
import Testing

/// A simulated daemon on a private bus, with the driver connected to it.
struct FeedbackdBench {
  let bus: PrivateBus
  let daemon: FakeFeedbackd

  init(
    events: [String] = [], milliseconds: Int? = 10, patterns: FakeFeedbackd.Patterns = .none,
    profile: String = "full"
  ) throws {
    bus = try PrivateBus()
    daemon = try FakeFeedbackd(
      on: bus, events: events, milliseconds: milliseconds, patterns: patterns, profile: profile)
  }

  var directory: FeedbackdDirectory { FeedbackdDirectory(bus: bus.address) }

  func named() throws -> any NamedFeedbackActuator {
    try #require(try directory.open(nil) as? any NamedFeedbackActuator)
  }

  func patterned() throws -> any PatternActuator {
    try #require(try directory.open(nil) as? any PatternActuator)
  }
}

extension NamedFeedbackActuator {
  /// Starts a feedback, and returns the mailbox of its ending.
  func begin(_ feedback: NamedFeedback, as number: UInt64 = 1) -> Mailbox<PlaybackEnding> {
    let endings = Mailbox<PlaybackEnding>()
    begin(feedback, as: number, whenOver: endings.put)
    return endings
  }
}
