import Foundation
import Glibc
import TestSupport

/// A printer of CUPS's own tools, `ippeveprinter`, which keeps what it receives.
///
/// It needs DNS-SD, so it runs with a message bus and Avahi of its own, which see no others.
public final class IPPPrinter: Sendable {
  /// The address of the printer.
  public let address: String
  private let folder: URL
  private let program: RunningProgram
  private let isAlone: Bool

  /// Whether the programs are installed, and may have a mount namespace of their own.
  public static let isAvailable: Bool = {
    let areInstalled = ServerPrograms.areInstalled(
      "ippeveprinter", "avahi-daemon", "dbus-daemon", "ip", "nsenter")
    guard areInstalled,
      let trial = try? FinishedProcess(
        "unshare", namespaces + ["mount", "-t", "tmpfs", "-", "/run"])
    else { return false }
    return trial.status == 0
  }()

  /// Root needs no namespace of users.
  private static let namespaces =
    (geteuid() == 0 ? [] : ["--map-root-user"]) + [
      "--mount", "--pid", "--fork", "--kill-child", "--mount-proc",
    ]

  /// Starts a printer, which prints on both sides and in color.
  ///
  /// Its services are published on this machine only.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - seconds: The time that it takes for a job.
  ///   - formats: The kinds of documents that it takes.
  ///   - isAlone: Whether it is in a network of its own, in which only `run(_:)` finds it.
  /// - Throws: `ServerNotStarted`.
  public init(
    _ name: String = "Tested", seconds: Double = 0,
    formats: String = "application/pdf,image/pwg-raster", isAlone: Bool = false
  ) throws {
    let folder = try ServerPrograms.makeFolder("printer")
    (self.folder, self.isAlone) = (folder, isAlone)
    let port = try ServerPrograms.freePort()
    address = "ipp://localhost:\(port)/ipp/print"
    func write(_ text: String, to name: String) throws {
      let url = folder.appending(path: name)
      try Data(text.utf8).write(to: url)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
    }
    try write(
      """
      <busconfig><type>system</type><listen>unix:path=/run/dbus/system_bus_socket</listen>
      <auth>EXTERNAL</auth><policy context="default"><allow send_destination="*" eavesdrop="true"/>
      <allow eavesdrop="true"/><allow own="*"/></policy></busconfig>
      """, to: "bus.conf")
    // The printer gives the command the attributes of each job as variables.
    try write(
      "#!/bin/sh\nsleep \(seconds)\nenv | grep '^IPP_' > \(folder.path)/job-$IPP_JOB_ID.env\n",
      to: "print")
    // Nothing is published on the networks of the machine.
    try write(
      "[server]\nallow-interfaces=lo\nuse-ipv6=no\n[wide-area]\nenable-wide-area=no\n",
      to: "avahi.conf")
    let start = """
      \(isAlone ? "ip link set lo up" : ":")
      mount -t tmpfs - /run && mkdir -p /run/dbus /run/avahi-daemon
      dbus-daemon --config-file "$0/bus.conf" --fork
      avahi-daemon -D -f "$0/avahi.conf" --no-drop-root --no-chroot --no-rlimits
      exec ippeveprinter -p \(port) -n localhost -k -d "$0" -2 -s 10,10 -f \(formats) \
        -c "$0/print" -vv \(name)
      """
    program = try RunningProgram(
      "/usr/bin/unshare",
      (isAlone ? ["--net"] : []) + Self.namespaces + ["sh", "-c", start, folder.path],
      environment: ServerPrograms.environment)
    let isReady =
      isAlone
      ? program.wait { $0.errorOutput.contains("Avahi state 2") }
      : ServerPrograms.wait(for: program, at: port)
    guard isReady else { throw ServerNotStarted(reason: program.errorOutput) }
  }

  deinit {
    end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Ends the printer at once, as if somebody pulled its plug.
  public func end() {
    program.signal(SIGKILL)
    program.waitUntilExit(seconds: 10)
  }

  /// The documents that it has received, in the order of their jobs.
  public var documents: [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "pdf" || $0.pathExtension == "pwg" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// Returns the attributes of a job that is printed, such as `IPP_COPIES`; empty before.
  public func attributes(ofJob job: Int) -> [String: String] {
    let file = folder.appending(path: "job-\(job).env")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return Dictionary(
      text.split(separator: "\n").compactMap { line in
        line.firstIndex(of: "=").map {
          (String(line[..<$0]), String(line[line.index(after: $0)...]))
        }
      }, uniquingKeysWith: { $1 })
  }

  /// The lines that it has written about its work.
  public var log: String { program.errorOutput }

  /// Runs a program that sees the network of the printer, and the services that are published
  /// there.
  public func run(_ command: [String]) throws -> FinishedProcess {
    let place = "/proc/\(program.processIdentifier)/ns"
    let user = geteuid() == 0 ? [] : ["--user=\(place)/user", "--preserve-credentials"]
    let network = isAlone ? ["--net=\(place)/net"] : []
    return try FinishedProcess(
      "nsenter",
      user + network + ["--mount=\(place)/mnt", "--pid=\(place)/pid_for_children"] + command)
  }

  /// Runs a program where no services of a machine run, and no network is.
  public static func runWithoutServices(_ command: [String]) throws -> FinishedProcess {
    let start = "ip link set lo up; mount -t tmpfs - /run; exec \"$@\""
    return try FinishedProcess(
      "unshare", ["--net"] + namespaces + ["sh", "-c", start, "-"] + command)
  }
}
