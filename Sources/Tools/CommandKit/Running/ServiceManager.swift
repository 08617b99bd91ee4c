import Glibc

/// The user's service manager of systemd, which can put a process into a scope (Background.R2).
public enum ServiceManager {
  /// Whether the manager runs, and `systemd-run` is there.
  ///
  /// - Parameters:
  ///   - runtimeFolder: The folder of the user's sockets; `nil` for `XDG_RUNTIME_DIR`.
  ///   - path: The folders of programs, with colons between them; `nil` for `PATH`.
  public static func isRunning(runtimeFolder: String? = nil, path: String? = nil) -> Bool {
    guard let folder = runtimeFolder ?? getenv("XDG_RUNTIME_DIR").map({ String(cString: $0) }),
      folder.hasPrefix("/"), access("\(folder)/systemd/private", F_OK) == 0
    else { return false }
    let path = path ?? getenv("PATH").map { String(cString: $0) } ?? "/usr/bin"
    return path.split(separator: ":").contains { access("\($0)/systemd-run", X_OK) == 0 }
  }

  /// Returns the words that run a program in a scope of its own: the program has the process that
  /// is started, and ends with it.
  ///
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - limits: The limits of the scope.
  public static func scope(_ words: [String], limits: ResourceLimits) -> [String] {
    [
      "systemd-run", "--user", "--scope", "--quiet", "--collect",
      "--property=MemoryMax=\(limits.dataBytes)", "--property=MemorySwapMax=0",
      "--property=TasksMax=\(limits.newTasks)", "--",
    ] + words
  }
}
