import FeedbackdDriver
import PhoneHardware
import PhoneLink
import TestSupport
import Testing

/// A daemon that is none on a bus of its own, and the driver on it.
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
  /// Begins a feedback, and gives where its end will be told.
  func begin(_ feedback: NamedFeedback, as number: UInt64 = 1) -> Mailbox<PlaybackEnding> {
    let endings = Mailbox<PlaybackEnding>()
    begin(feedback, as: number, whenOver: endings.put)
    return endings
  }
}
