import TactusFeedbackdDriver
import TactusPhoneHardware
import TactusPhoneTypes
import TestSupport
import Testing

/// The listing of a daemon in `tactus devices`.
@Suite(.enabled(if: PrivateBus.isInstalled, "needs the package dbus"), .timeLimit(.minutes(10)))
struct FeedbackdDirectoryTests {
  @Test("A daemon is listed with its profile and abilities", arguments: [true, false])
  func ready(takesPatterns: Bool) throws {
    let bench = try FeedbackdBench(patterns: takesPatterns ? .takes : .none, profile: "quiet")
    let list = bench.directory.list()
    #expect(list.map(\.address.description) == ["feedbackd"])
    #expect(list.first?.availability == .ready)
    #expect(
      list.first?.details == [takesPatterns ? "events and patterns" : "events", "profile quiet"])
    #expect(list.first?.abilities.contains(.rumble) == takesPatterns)
    #expect(list.first?.abilities.contains(.feedback) == true)
    // Nothing was played for that.
    #expect(bench.daemon.calls.isEmpty)
  }

  @Test("With the silent profile it is listed as silenced, with the reason")
  func silenced() throws {
    let bench = try FeedbackdBench(profile: "silent")
    let reason = "the feedbackd profile is 'silent'"
    #expect(bench.directory.list().first?.availability == .silenced(reason: reason))
  }

  @Test("A bus without the daemon and a missing bus are one clear error each")
  func missing() throws {
    let bus = try PrivateBus()
    let nobody = FeedbackdDirectory(bus: bus.address)
    let error = ActuatorError.noService(
      device: "feedbackd", lookedFor: ["org.sigxcpu.Feedback on the session bus"],
      remedy: "Install the package feedbackd.")
    #expect(nobody.list().first?.availability == .missing(error))
    #expect(throws: error) { try nobody.open(nil) }
    let nowhere = FeedbackdDirectory(bus: "unix:path=/nonexistent/bus")
    #expect {
      try nowhere.open(nil)
    } throws: { error in
      (error as? ActuatorError)?.message
        == "no service answers for 'feedbackd'; looked for the session bus (Could not connect: "
        + "No such file or directory)"
    }
  }

  @Test("There is only one device, so names are rejected")
  func named() throws {
    let bench = try FeedbackdBench()
    #expect(throws: ActuatorError.notFound(device: "feedbackd:front", known: ["feedbackd"])) {
      try bench.directory.open("front")
    }
  }
}
