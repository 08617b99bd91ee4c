import Foundation
import Glibc
import TestSupport

/// A server of CUPS with a configuration, queues and files of its own, which knows no others.
///
/// It runs as the user of the tests, or for root as the user of printers.
public final class CUPSServer: Sendable {
  /// The port on this machine.
  public let port: Int
  private let folder: URL
  private let program: RunningProgram

  /// Whether the programs are installed.
  public static let isAvailable = ServerPrograms.areInstalled(
    "cupsd", "lp", "lpadmin", "cupsdisable", "cupsenable")

  /// Starts a server without queues.
  ///
  /// - Throws: `ServerNotStarted`.
  public init() throws {
    folder = try ServerPrograms.makeFolder("cups")
    port = try ServerPrograms.freePort()
    let isRoot = geteuid() == 0
    try Data(Self.configuration(port).utf8).write(to: folder.appending(path: "cupsd.conf"))
    try Data(Self.files(folder.path, isRoot: isRoot).utf8)
      .write(to: folder.appending(path: "cups-files.conf"))
    for name in ["root", "spool", "cache", "state"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: false)
    }
    // With the server end the programs that it has started.
    program = try RunningProgram(
      "/usr/bin/unshare",
      (isRoot ? [] : ["--map-current-user"]) + [
        "--pid", "--fork", "--kill-child", "cupsd", "-f", "-c", "\(folder.path)/cupsd.conf", "-s",
        "\(folder.path)/cups-files.conf",
      ], environment: ServerPrograms.environment)
    guard ServerPrograms.wait(for: program, at: port) else {
      throw ServerNotStarted(reason: program.errorOutput)
    }
  }

  deinit {
    end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Adds a queue of a printer, with the choices that the printer itself names.
  ///
  /// - Throws: `ServerNotStarted`, with the words of the program that adds queues.
  public func addQueue(_ name: String, for printer: IPPPrinter) throws {
    // A printer that is gone is tried again, as Debian's queues do.
    try run(
      "lpadmin", "-p", name, "-E", "-v", printer.address, "-m", "everywhere", "-o",
      "printer-error-policy=retry-current-job")
    // The server asks the printer what it can do after it has answered.
    guard program.wait(seconds: 60, until: { $0.errorOutput.contains("\"\(name)\" is now avail") })
    else { throw ServerNotStarted(reason: log) }
  }

  /// Pauses a queue, which goes on taking jobs.
  public func pause(_ name: String) throws { try run("cupsdisable", name) }

  /// Lets a queue go on.
  public func resume(_ name: String) throws { try run("cupsenable", name) }

  /// Lets a queue refuse further jobs.
  public func refuseJobs(_ name: String) throws { try run("cupsreject", name) }

  /// Returns the address of a queue.
  public func address(of queue: String) -> String { "ipp://localhost:\(port)/printers/\(queue)" }

  /// Runs a program of CUPS's tools or of Tactus, with the queues of this server as the machine's.
  @discardableResult
  public func run(_ program: String, _ arguments: String...) throws -> String {
    let process = try FinishedProcess(
      program, arguments,
      environment: ["CUPS_SERVER": "localhost:\(port)", "PATH": ServerPrograms.path])
    guard process.status == 0 else { throw ServerNotStarted(reason: process.errorText) }
    return process.text
  }

  /// Ends the server at once, as if its machine lost its power.
  public func end() {
    program.signal(SIGKILL)
    program.waitUntilExit(seconds: 10)
  }

  /// The lines that it has written about its work.
  public var log: String { program.errorOutput }

  // MARK: Internals

  private static func configuration(_ port: Int) -> String {
    """
    Listen localhost:\(port)
    Browsing Off
    WebInterface No
    DefaultAuthType None
    DirtyCleanInterval 0
    LogLevel debug
    <Location />
      Order allow,deny
      Allow all
    </Location>
    <Policy default>
      JobPrivateAccess all
      JobPrivateValues none
      <Limit All>
        Order allow,deny
        Allow all
      </Limit>
    </Policy>

    """
  }

  private static func files(_ folder: String, isRoot: Bool) -> String {
    """
    ServerRoot \(folder)/root
    RequestRoot \(folder)/spool
    TempDir \(folder)/spool
    CacheDir \(folder)/cache
    StateDir \(folder)/state
    AccessLog \(folder)/access
    PageLog \(folder)/page
    ErrorLog stderr
    User \(isRoot ? "lp" : NSUserName())
    Group \(isRoot ? "lp" : ownGroup)
    SystemGroup root
    Sandboxing relaxed

    """
  }

  private static var ownGroup: String {
    getgrgid(getegid()).map { String(cString: $0.pointee.gr_name) } ?? "nogroup"
  }
}
