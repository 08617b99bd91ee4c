import Glibc
import TactusFiles

/// The processes that a process has started, directly or through others.
public enum ProcessTree {
  /// Ends the processes that a process has started, not the process itself.
  ///
  /// A program may start its children in process groups of their own, which a signal to its own
  /// group does not reach.
  public static func endDescendants(of process: pid_t) {
    for child in children(of: process) {
      endDescendants(of: child)
      kill(child, SIGKILL)
    }
  }

  /// Returns the processes that a process has started and that run.
  static func children(of process: pid_t) -> [pid_t] {
    let tasks = "/proc/\(process)/task"
    return Folder.names(in: tasks).flatMap { task -> [pid_t] in
      guard let file = fopen("\(tasks)/\(task)/children", "r") else { return [] }
      defer { fclose(file) }
      var buffer = [CChar](repeating: 0, count: 65_536)
      guard fgets(&buffer, Int32(buffer.count), file) != nil else { return [] }
      let text = String(
        decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      return text.split(separator: " ").compactMap { pid_t($0) }
    }
  }
}
