import Foundation
import TactusHapticFormats
import TactusHapticPatterns
import TestSupport
import Testing

/// Tests the built command with Debian's own feedbackd and a motor that umockdev emulates.
@Suite(
  .enabled(
    if: ["/usr/bin/umockdev-wrapper", "/usr/libexec/feedbackd", "/usr/bin/dbus-run-session"]
      .allSatisfy(FileManager.default.isExecutableFile),
    "needs the packages umockdev, feedbackd and dbus"),
  .serialized, .timeLimit(.minutes(10)))
struct PlayOnFeedbackdTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("The motor receives the effects of feedbackd's theme for each feedback")
  func events() throws {
    let program = try run(
      """
      "$TACTUS" feedback selection --to feedbackd && "$TACTUS" feedback impact --to feedbackd &&
      "$TACTUS" feedback success --to feedbackd && "$TACTUS" feedback error --to feedbackd
      """)
    #expect(program.waitUntilExit() == 0, "\(program.errorOutput)")
    // Lengths that the theme of feedbackd 0.0.3 has for the four events, of the type FF_RUMBLE.
    #expect(try uploads().map(\.milliseconds) == [12, 15, 100, 150])
    #expect(try uploads().allSatisfy { $0.type == 80 })
  }

  @Test("A theme with our own event names is asked for them")
  func theme() throws {
    let program = try run(
      #""$TACTUS" feedback selection --to feedbackd"#, themeAt: theme(lasting: 77))
    #expect(program.waitUntilExit() == 0, "\(program.errorOutput)")
    #expect(try uploads().map(\.milliseconds) == [77])
  }

  @Test("A silent profile is listed, plays nothing, and is reported as the reason")
  func silent() throws {
    let program = try run(
      """
      "$TACTUS" feedback success --to feedbackd; echo "status $?"; "$TACTUS" devices
      """, profile: "silent")
    #expect(program.waitUntilExit() == 0, "\(program.errorOutput)")
    #expect(program.output.hasPrefix("status 3\n"))
    #expect(program.output.contains("the feedbackd profile is 'silent'"))
    #expect(program.errorOutput.contains("its theme has nothing for 'timeout-completed'"))
    #expect(try uploads().isEmpty)
  }

  @Test(
    "With the theme of the examples a feedback has the onsets of the phone's pattern",
    arguments: ["success", "warning", "error"])
  func example(word: String) throws {
    let theme = SharedFolder.project.appending(path: "Examples/Feedbackd/tactus.json").path
    #expect(try FinishedProcess("/usr/bin/fbd-theme-validate", [theme]).status == 0)
    let program = try run(#""$TACTUS" feedback \#(word) --to feedbackd"#, themeAt: theme)
    #expect(program.waitUntilExit() == 0, "\(program.errorOutput)")
    let file = SharedFolder.project.appending(
      path: "Data/SystemFeedback/notification-\(word).ahap")
    let pattern = try AHAPReader().read(file.path).pattern.events.map(\.time)
    let onsets = try lines().filter { $0[1] == "play" && $0[2] == "1" }.compactMap { Double($0[0]) }
    try #require(onsets.count == pattern.count)
    let differences = zip(onsets, pattern).map { $0 - $1 }
    // The delay of the daemon's timer on a busy machine.
    #expect((differences.max() ?? 1) - (differences.min() ?? 0) < 0.05)
  }

  @Test("A daemon that is killed while an event plays is one clear error")
  func killed() throws {
    let program = try run(
      """
      "$TACTUS" feedback selection --to feedbackd & tactus=$!
      for i in $(seq 1000); do grep -q play '\(log.path)' && break; sleep 0.01; done
      kill -9 $(dbus-send --print-reply=literal --dest=org.freedesktop.DBus / \
        org.freedesktop.DBus.GetConnectionUnixProcessID string:org.sigxcpu.Feedback |
        awk '{ print $NF }')
      wait $tactus
      """, themeAt: theme(lasting: 20_000))
    #expect(program.waitUntilExit() == 3)
    #expect(program.errorOutput.contains("'feedbackd' was lost while it played: its daemon ended"))
    #expect(program.errorOutput.components(separatedBy: "error:").count == 2)
  }

  @Test("The variable selects the device, which is listed with its abilities")
  func variable() throws {
    let program = try run(
      #"export TACTUS_ACTUATORS=feedbackd; "$TACTUS" feedback impact --json; "$TACTUS" devices"#)
    #expect(program.waitUntilExit() == 0, "\(program.errorOutput)")
    #expect(program.output.contains(#""decision": "played""#))
    #expect(program.output.contains("ready: feedbackd, of Linux phones, events, profile quiet"))
    #expect(try uploads().map(\.milliseconds) == [15])
  }

  @Test("An app's own pattern is refused with the reason")
  func pattern() throws {
    let file = SharedFolder.project.appending(path: "Examples/Patterns/done.ahap").path
    let program = try run(#""$TACTUS" play '\#(file)' --to feedbackd"#)
    #expect(program.waitUntilExit() == 3)
    #expect(program.errorOutput.contains("this feedbackd supports events only"))
    #expect(try uploads().isEmpty)
  }

  // MARK: Internals

  private var log: URL { folder.url.appending(path: "log.txt") }

  /// Runs a shell script on a private session bus, with the motor.
  ///
  /// The theme has no sounds, for which the daemon would open more files than umockdev can
  /// distinguish.
  ///
  /// - Parameters:
  ///   - script: The script; `TACTUS` is the command.
  ///   - profile: The profile that the user has chosen.
  ///   - theme: The path of a theme in place of feedbackd's own.
  private func run(
    _ script: String, profile: String = "quiet", themeAt theme: String? = nil
  ) throws -> RunningProgram {
    try folder.write(
      "[org/sigxcpu/feedbackd]\nprofile='\(profile)'\n", to: "glib-2.0/settings/keyfile")
    let tactus = FinishedProcess.builtTactus
    let mock = tactus.deletingLastPathComponent().appending(path: "MockGamepad").path
    var environment = ProcessInfo.processInfo.environment
    environment["TACTUS"] = tactus.path
    environment["TACTUS_HAPTIC_LOG"] = nil
    environment["TACTUS_ACTUATORS"] = nil
    environment["FEEDBACK_THEME"] = theme
    // Private settings, removed with the folder.
    environment["GSETTINGS_BACKEND"] = "keyfile"
    environment["XDG_CONFIG_HOME"] = folder.url.path
    environment["XDG_RUNTIME_DIR"] = folder.url.path
    return try RunningProgram(
      "/usr/bin/umockdev-wrapper",
      [
        mock, log.path, "16", "-1", "-1", "-1", "/usr/bin/dbus-run-session", "--", "/bin/sh",
        "-c",
        "cd '\(folder.url.path)'; \(script)",
      ], environment: environment)
  }

  /// Returns the path of a theme that has only our own event for a selection.
  private func theme(lasting milliseconds: Int) throws -> String {
    try folder.write(
      """
      { "name": "timer", "profiles": [ { "name": "quiet", "feedbacks": [
        { "event-name": "x-tactus-selection", "type": "VibraRumble",
          "duration": \(milliseconds) } ] } ] }
      """, to: "timer.json")
    return folder.path("timer.json")
  }

  /// Returns the words of each line of the motor's log.
  private func lines() throws -> [[String]] {
    try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map { line in
      line.split(separator: " ").map(String.init)
    }
  }

  /// Returns the effects that were uploaded to the motor.
  private func uploads() throws -> [(type: Int, milliseconds: Int)] {
    try lines().compactMap { words in
      guard words.count == 6, let type = Int(words[2]), let length = Int(words[5]) else {
        return nil
      }
      return (type, length)
    }
  }
}
