import CTactusSeccomp
import Glibc

/// The limits that a reader or a converter of documents sets itself before it reads the first byte,
/// and that it cannot lift.
package enum ReaderConfinement {
  /// Confines this process to reading.
  ///
  /// - Parameters:
  ///   - memory: The bytes of memory that the process may map.
  ///   - processorSeconds: The processor time that it may use.
  ///   - readsFilms: Whether it needs what decoders of films need.
  /// - Returns: A sentence about the failure; nil if the process is confined.
  package static func begin(
    memory: UInt64, processorSeconds: UInt64, readsFilms: Bool = false
  ) -> String? {
    limit(
      memory: memory, processorSeconds: processorSeconds, fileBytes: 0, descriptors: 64)
      ?? failure(tactus_confine_reader(readsFilms ? 1 : 0))
  }

  /// Confines this process, and those that it starts, to converting a document in files of its own.
  ///
  /// - Parameters:
  ///   - memory: The bytes of memory that a process may map.
  ///   - processorSeconds: The processor time that a process may use.
  ///   - fileBytes: The bytes of a file that it may write.
  /// - Returns: A sentence about the failure; nil if the process is confined.
  package static func beginConversion(
    memory: UInt64, processorSeconds: UInt64, fileBytes: UInt64
  ) -> String? {
    // LibreOffice opens the files of all its parts at once.
    limit(
      memory: memory, processorSeconds: processorSeconds, fileBytes: fileBytes, descriptors: 1_024)
      ?? failure(tactus_confine_converter())
  }

  // MARK: Internals

  private static func limit(
    memory: UInt64, processorSeconds: UInt64, fileBytes: UInt64, descriptors: UInt64
  ) -> String? {
    for (limit, value) in [
      (RLIMIT_AS, memory), (RLIMIT_CPU, processorSeconds), (RLIMIT_FSIZE, fileBytes),
      (RLIMIT_CORE, 0), (RLIMIT_NOFILE, descriptors),
    ] {
      var both = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
      guard setrlimit(__rlimit_resource_t(limit.rawValue), &both) == 0 else {
        return "limit \(limit.rawValue): \(String(cString: strerror(errno)))"
      }
    }
    return nil
  }

  private static func failure(_ status: Int32) -> String? {
    status == 0 ? nil : "the filter of system calls: \(String(cString: strerror(-status)))"
  }
}
