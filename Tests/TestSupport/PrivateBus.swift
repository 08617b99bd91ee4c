import Foundation

/// A message bus of a test's own, on which nobody is and nobody can be started.
public final class PrivateBus: Sendable {
  /// Where it is, in D-Bus's own form.
  public let address: String
  private let daemon: RunningProgram
  private let configuration: URL

  private static let program = "/usr/bin/dbus-daemon"

  /// Whether the package that it needs is there.
  public static var isInstalled: Bool {
    FileManager.default.isExecutableFile(atPath: program)
  }

  /// Starts one.
  ///
  /// - Throws: Where it does not start.
  public init() throws {
    configuration = FileManager.default.temporaryDirectory
      .appending(path: "tactus-bus-\(UUID().uuidString.prefix(8)).conf")
    try Data(
      """
      <busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen><auth>EXTERNAL</auth>
      <policy context="default"><allow send_destination="*" eavesdrop="true"/>
      <allow eavesdrop="true"/><allow own="*"/></policy></busconfig>
      """.utf8
    ).write(to: configuration)
    daemon = try RunningProgram(
      Self.program, ["--config-file", configuration.path, "--nofork", "--print-address"])
    guard daemon.wait(until: { $0.output.contains("\n") }) else {
      throw NotStarted(reason: daemon.errorOutput)
    }
    address = daemon.output.trimmingCharacters(in: .newlines)
  }

  deinit {
    end()
    try? FileManager.default.removeItem(at: configuration)
  }

  /// Ends it, as if it had crashed.
  public func end() {
    daemon.signal(SIGKILL)
    daemon.waitUntilExit()
  }

  /// Why it did not start.
  public struct NotStarted: Error {
    /// What it said.
    public let reason: String
  }
}
