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

  private static let names = ["ippeveprinter", "avahi-daemon"]

  /// Whether the programs are installed, and may have a mount namespace of their own.
  public static let isAvailable: Bool = {
    let places = ["/usr/sbin/", "/usr/bin/"]
    let areInstalled = names.allSatisfy { name in
      places.contains { FileManager.default.isExecutableFile(atPath: $0 + name) }
    }
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
  /// - Parameters:
  ///   - seconds: The time that it takes for a job.
  ///   - formats: The kinds of documents that it takes.
  /// - Throws: `NotStarted`.
  public init(seconds: Double = 0, formats: String = "application/pdf,image/pwg-raster") throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tactus-printer-\(UUID())")
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let port = try Self.freePort()
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
    let start = """
      mount -t tmpfs - /run && mkdir -p /run/dbus /run/avahi-daemon
      dbus-daemon --config-file "$0/bus.conf" --fork
      avahi-daemon -D --no-drop-root --no-chroot --no-rlimits
      exec ippeveprinter -p \(port) -n localhost -k -d "$0" -2 -s 10,10 -f \(formats) \
        -c "$0/print" -vv Tested
      """
    let path = "/usr/sbin:/usr/bin:/sbin:/bin"
    program = try RunningProgram(
      "/usr/bin/unshare", Self.namespaces + ["sh", "-c", start, folder.path],
      environment: ProcessInfo.processInfo.environment.merging(["PATH": path]) { $1 })
    for _ in 0..<500 where !Self.answers(port) {
      guard program.isRunning else { break }
      usleep(20_000)
    }
    guard Self.answers(port) else { throw NotStarted(reason: program.errorOutput) }
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

  /// An error of starting a printer.
  public struct NotStarted: Error {
    /// The lines that its programs have written.
    public let reason: String
  }

  // MARK: Internals

  /// Returns a port that no other program uses.
  private static func freePort() throws -> Int {
    let server = try HostileServer.listen()
    defer { close(server.descriptor) }
    return server.port
  }

  private static func answers(_ port: Int) -> Bool {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = HostileServer.local(port)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}
