internal import CTactusSystemCalls
import Glibc
import TactusFiles

/// The limits of the resources of a process (Background.R1).
public struct ResourceLimits: Sendable, Equatable {
  /// The bytes of memory that the process can reserve for its data.
  public var dataBytes: UInt
  /// The number of open files.
  public var openFiles: UInt
  /// The number of processes and threads that the process and its children can add to those of the
  /// user.
  public var newTasks: UInt

  /// The limits of an app: far more than one needs, and less than a machine has.
  ///
  /// - Source: ours; the phone ends an app that uses a third of the memory. Confidence: guess.
  public static let app = ResourceLimits(dataBytes: 4 << 30, openFiles: 4096, newTasks: 2048)

  /// Creates limits.
  public init(dataBytes: UInt, openFiles: UInt, newTasks: UInt) {
    (self.dataBytes, self.openFiles, self.newTasks) = (dataBytes, openFiles, newTasks)
  }

  /// Limits a process and the children that it starts from now on.
  ///
  /// A limit that the process has already and that is lower stays.
  ///
  /// - Returns: Whether all limits are set; `errno` has the reason otherwise.
  @discardableResult
  public func apply(to process: pid_t) -> Bool {
    let all: [(UInt32, UInt)] = [
      (UInt32(RLIMIT_DATA.rawValue), dataBytes), (UInt32(RLIMIT_NOFILE.rawValue), openFiles),
      (UInt32(__RLIMIT_NPROC.rawValue), Self.tasksOfUser + newTasks),
    ]
    return all.reduce(true) { isSet, limit in Self.limit(process, limit.0, limit.1) && isSet }
  }

  // MARK: Internals

  private static func limit(_ process: pid_t, _ resource: UInt32, _ number: UInt) -> Bool {
    var old = rlimit()
    guard prlimit(process, resource, nil, &old) == 0 else { return false }
    let number = rlim_t(number)
    var new = rlimit(rlim_cur: min(old.rlim_cur, number), rlim_max: min(old.rlim_max, number))
    return prlimit(process, resource, &new, nil) == 0
  }

  /// The number of processes and threads of this user.
  private static var tasksOfUser: UInt {
    let user = getuid()
    var count: UInt = 0
    for name in Folder.names(in: "/proc") where Int(name) != nil {
      var status = stat()
      guard stat("/proc/\(name)", &status) == 0, status.st_uid == user else { continue }
      // The folder has a link for each thread besides its own two.
      count += UInt(max(1, Folder.names(in: "/proc/\(name)/task").count))
    }
    return count
  }
}
