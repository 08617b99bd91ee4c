import Foundation

/// A program in place of bubblewrap, whose reader a test kills.
public final class KillableSandbox: Sendable {
  /// The path of the program.
  public let bubblewrap: String
  private let folder: URL

  /// Writes a script that notes its process and becomes bubblewrap.
  public init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "tactus-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let script = folder.appending(path: "start")
    try Data("#!/bin/sh\necho $$ > '\(folder.path)/process'\nexec bwrap \"$@\"\n".utf8)
      .write(to: script)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    bubblewrap = script.path
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Kills the reader that was started last, and waits for the end of its sandbox; returns whether
  /// there was one.
  public func kill() -> Bool {
    let text = try? String(contentsOf: folder.appending(path: "process"), encoding: .utf8)
    guard let process = text.flatMap({ pid_t($0.dropLast()) }),
      let children = try? FinishedProcess("pgrep", ["-P", "\(process)"]).text,
      let first = children.split(separator: "\n").first.flatMap({ pid_t($0) }),
      // The first process of a name space takes all others of it along.
      Foundation.kill(first, SIGKILL) == 0
    else { return false }
    // The process stays for its owner, which waits for it, too.
    var info = siginfo_t()
    return waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) == 0
  }
}
