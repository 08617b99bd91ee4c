import Foundation

/// A sound server of a test, with null sinks that can be recorded.
///
/// It shares nothing with a server that the machine may run: folders, sockets and settings are its
/// own, and it ends with the test process, however that ends.
public final class PrivateSoundServer {
  /// A sink to be created.
  public struct Sink: Sendable {
    /// The server's name of the sink.
    public var name: String
    /// The number of channels.
    public var channelCount: Int
    /// Frames a second.
    public var sampleRate: Int
    /// Whether the sink rewinds frames that it has not played when something new comes.
    ///
    /// Sound cards do. Their monitor cannot rewind what it has sent by then: the first 2 ms of a
    /// stream are then missing from the monitor, and only from that.
    public var rewinds: Bool

    /// Describes a sink of float samples.
    public init(
      _ name: String, channelCount: Int = 2, sampleRate: Int = 48_000, rewinds: Bool = false
    ) {
      self.name = name
      self.rewinds = rewinds
      self.channelCount = channelCount
      self.sampleRate = sampleRate
    }
  }

  /// Whether this machine has PulseAudio and its tools.
  public static let isInstalled = has(["pulseaudio", "parec", "pactl"])
  /// Whether this machine has PipeWire, and the tools to ask it.
  public static let hasPipeWire = has([
    "pipewire", "wireplumber", "pipewire-pulse", "dbus-run-session", "parec", "pactl",
  ])

  /// The server's address for `PULSE_SERVER`.
  public let address: String
  /// The environment in which a program reaches this server and no other.
  public var environment: [String: String] {
    Self.cleanEnvironment(folder).merging(["PULSE_SERVER": address]) { $1 }
  }

  /// Returns an environment without any sound server.
  public static func cleanEnvironment(_ folder: URL) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in environment.keys where name.hasPrefix("PULSE_") { environment[name] = nil }
    for name in ["HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME"] { environment[name] = folder.path }
    return environment
  }

  /// Starts PulseAudio and waits until it answers.
  ///
  /// - Parameters:
  ///   - sinks: The sinks of the server.
  ///   - card: An ALSA card, such as `Loopback`, to which the only sink leads; `nil` for null
  /// sinks.
  public init(_ sinks: [Sink] = [Sink("hap")], card: String? = nil) throws {
    folder = try Self.makeFolder()
    let socket = folder.appending(path: "pulse.sock").path
    address = "unix:\(socket)"
    var arguments = [
      "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--realtime=no",
      "--high-priority=no", "--log-level=error", "-L",
      "module-native-protocol-unix socket=\(socket) auth-anonymous=1",
    ]
    for sink in sinks {
      if let card {
        arguments += [
          "-L",
          "module-alsa-sink device=hw:\(card),0,0 sink_name=\(sink.name) rate=\(sink.sampleRate) "
            + "channels=\(sink.channelCount) format=float32le",
        ]
        continue
      }
      arguments += [
        "-L",
        "module-null-sink sink_name=\(sink.name) rate=\(sink.sampleRate) "
          + "channels=\(sink.channelCount) format=float32le norewinds=\(sink.rewinds ? 0 : 1)",
      ]
    }
    try start(
      "/bin/sh", ["-c", "pulseaudio \"$@\" & read line; kill -9 $!", "sh"] + arguments)
  }

  /// Starts the daemon again after `kill`, with the same sinks, and waits until it answers.
  public func restart() throws {
    try start(program, arguments)
    if let lateSink { try pactl(lateSink) }
  }

  /// Starts PipeWire with its PulseAudio server, and waits until both answer.
  ///
  /// - Parameter sink: The sink, of which the channels and the rate count; PipeWire never rewinds.
  public init(pipeWireWith sink: Sink) throws {
    folder = try Self.makeFolder()
    let socket = folder.appending(path: "pulse/native").path
    address = "unix:\(socket)"
    try leaveDevicesAlone()
    let script = """
      pipewire & a=$!
      while ! [ -S "$XDG_RUNTIME_DIR/pipewire-0" ]; do sleep 0.05; done
      wireplumber & b=$!
      pipewire-pulse & c=$!
      read line
      kill -9 $a $b $c
      """
    try start("/usr/bin/dbus-run-session", ["--", "/bin/sh", "-c", script])
    let load = [
      "load-module", "module-null-sink", "sink_name=\(sink.name)", "rate=\(sink.sampleRate)",
      "channels=\(sink.channelCount)",
    ]
    try pactl(load)
    lateSink = load
  }

  deinit {
    kill()
    try? FileManager.default.removeItem(at: folder)
  }

  /// An error of starting a daemon.
  public enum Failure: Error {
    /// The daemon did not answer within ten seconds.
    case doesNotAnswer
  }

  /// Kills the daemon, as a crash would, and waits until it has ended.
  public func kill() {
    try? lifeline.fileHandleForWriting.close()
    guard daemon.processIdentifier > 0 else { return }
    if daemon.isRunning { daemon.waitUntilExit() }
    // A bus may outlive the program that has started it; each process of Foundation leads a group.
    Foundation.kill(-daemon.processIdentifier, SIGKILL)
  }

  /// Terminates the daemon as a service manager does, and waits until it has ended.
  public func terminate() {
    for child in children { Foundation.kill(child, SIGTERM) }
    while children.contains(where: { Foundation.kill($0, 0) == 0 && !isZombie($0) }) {
      Thread.sleep(forTimeInterval: 0.001)
    }
    kill()
  }

  /// Suspends the daemons until they are killed or resumed; the shell that kills them goes on.
  public func suspend() { signalDaemons(SIGSTOP) }

  /// Lets suspended daemons go on.
  public func resume() { signalDaemons(SIGCONT) }

  private func signalDaemons(_ signal: Int32) {
    for process in Self.descendants(of: daemon.processIdentifier)
    where Self.daemons.contains(Self.name(of: process)) {
      Foundation.kill(process, signal)
    }
  }

  /// Runs `pactl` and returns its output.
  @discardableResult
  public func pactl(_ arguments: String...) throws -> String { try pactl(arguments) }

  @discardableResult
  private func pactl(_ arguments: [String]) throws -> String {
    let program = try RunningProgram("/usr/bin/pactl", arguments, environment: environment)
    program.waitUntilExit()
    return program.output
  }

  // MARK: Internals

  private static func has(_ tools: [String]) -> Bool {
    tools.allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") }
  }

  private static func makeFolder() throws -> URL {
    let folder = URL(filePath: "/tmp/tactus-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    return folder
  }

  /// Configures WirePlumber to ignore the machine's devices.
  ///
  /// Without systemd, as in a container, looking for Bluetooth devices would even end it.
  private func leaveDevicesAlone() throws {
    let settings = [
      "bluetooth": "bluez_monitor.enabled = false\n",
      "main": """
      alsa_monitor.enabled = false
      v4l2_monitor.enabled = false
      libcamera_monitor.enabled = false

      """,
    ]
    for (part, text) in settings {
      let place = folder.appending(path: "wireplumber/\(part).lua.d")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place.appending(path: "80-no-devices.lua"))
    }
  }

  /// Starts a shell that runs a daemon and kills it when its input ends.
  ///
  /// That is at `kill`, or with this process, however it ends.
  private func start(_ program: String, _ arguments: [String]) throws {
    (self.program, self.arguments) = (program, arguments)
    (daemon, lifeline) = (Process(), Pipe())
    daemon.executableURL = URL(filePath: program)
    daemon.arguments = arguments
    daemon.environment = Self.cleanEnvironment(folder)
    daemon.standardInput = lifeline.fileHandleForReading
    daemon.standardOutput = FileHandle.nullDevice
    daemon.standardError = FileHandle.nullDevice
    // Otherwise the shell, and every other program, would keep its own input open.
    _ = fcntl(lifeline.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
    try daemon.run()
    guard waitUntilItAnswers() else {
      kill()
      throw Failure.doesNotAnswer
    }
  }

  private let folder: URL
  private var daemon = Process()
  private var lifeline = Pipe()
  private var program = ""
  private var arguments: [String] = []
  /// The arguments of `pactl` that create the sink once the server answers.
  private var lateSink: [String]?

  /// The processes that the shell runs.
  private var children: [Int32] { Self.children(of: daemon.processIdentifier) }

  /// The names of the services' programs.
  private static let daemons = ["pulseaudio", "pipewire", "wireplumber", "pipewire-pulse"]

  private static func children(of process: Int32) -> [Int32] {
    let list =
      (try? String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8))
      ?? ""
    return list.split(separator: " ").compactMap { Int32($0) }
  }

  private static func descendants(of process: Int32) -> [Int32] {
    children(of: process).flatMap { [$0] + descendants(of: $0) }
  }

  private static func name(of process: Int32) -> String {
    let name = (try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)) ?? ""
    return name.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Returns whether a process has ended and its shell has not read its status yet.
  private func isZombie(_ process: Int32) -> Bool {
    let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return status.isEmpty || status.contains(") Z ")
  }

  private func waitUntilItAnswers() -> Bool {
    for _ in 0..<200 {
      if let answer = try? pactl("info"), answer.contains("Server Name") { return true }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return false
  }
}
