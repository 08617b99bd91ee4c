import CTactusSeccomp
import Glibc

/// The limits that a reader of documents sets itself before it reads the first byte, and that it
/// cannot lift.
package enum ReaderConfinement {
  /// Confines this process.
  ///
  /// - Parameters:
  ///   - memory: The bytes of memory that the process may map.
  ///   - processorSeconds: The processor time that it may use.
  /// - Returns: A sentence about the failure; nil if the process is confined.
  package static func begin(memory: UInt64, processorSeconds: UInt64) -> String? {
    for (limit, value) in [
      (RLIMIT_AS, memory),
      (RLIMIT_CPU, processorSeconds),
      (RLIMIT_FSIZE, 0),
      (RLIMIT_CORE, 0),
      (RLIMIT_NOFILE, 64),
    ] {
      var both = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
      guard setrlimit(__rlimit_resource_t(limit.rawValue), &both) == 0 else {
        return "limit \(limit.rawValue): \(String(cString: strerror(errno)))"
      }
    }
    let status = tactus_confine_reader()
    return status == 0 ? nil : "the filter of system calls: \(String(cString: strerror(-status)))"
  }
}
