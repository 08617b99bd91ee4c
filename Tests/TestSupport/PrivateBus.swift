import Foundation

/// A message bus of a test, without services of the machine that could be started.
public final class PrivateBus: Sendable {
  /// The D-Bus address of the bus.
  public let address: String
  private let daemon: RunningProgram
  private let configuration: URL

  private static let program = "/usr/bin/dbus-daemon"

  /// Whether the required package is installed.
  public static var isInstalled: Bool {
    FileManager.default.isExecutableFile(atPath: program)
  }

  /// Starts a bus.
  ///
  /// - Parameters:
  ///   - services: A folder with the descriptions of services that the bus may start.
  ///   - environment: The environment of the bus and of these services.
  /// - Throws: `NotStarted`.
  public init(services: URL? = nil, environment: [String: String]? = nil) throws {
    let folder = services.map { "<servicedir>\($0.path)</servicedir>" } ?? ""
    configuration = FileManager.default.temporaryDirectory
      .appending(path: "tactus-bus-\(UUID().uuidString.prefix(8)).conf")
    try Data(
      """
      <busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen><auth>EXTERNAL</auth>
      \(folder)
      <policy context="default"><allow send_destination="*" eavesdrop="true"/>
      <allow eavesdrop="true"/><allow own="*"/></policy></busconfig>
      """.utf8
    ).write(to: configuration)
    daemon = try RunningProgram(
      Self.program, ["--config-file", configuration.path, "--nofork", "--print-address"],
      environment: environment)
    guard daemon.wait(until: { $0.output.contains("\n") }) else {
      throw NotStarted(reason: daemon.errorOutput)
    }
    address = daemon.output.trimmingCharacters(in: .newlines)
  }

  deinit {
    end()
    try? FileManager.default.removeItem(at: configuration)
  }

  /// Kills it, as a crash would.
  public func end() {
    daemon.signal(SIGKILL)
    daemon.waitUntilExit()
  }

  /// An error of starting a bus.
  public struct NotStarted: Error {
    /// The daemon's error output.
    public let reason: String
  }
}
