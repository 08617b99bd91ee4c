internal import CTactusLibraryExtras
internal import Glibc

/// Functions of the C library that the toolchain's module of it lacks, with types of Swift.
enum LibraryExtras {
  /// A status of a path's last part itself, even if it is a symbolic link.
  static let notFollowed = Int32(tactus_not_followed)
  /// A status of the descriptor, with an empty path.
  static let descriptorItself = Int32(tactus_descriptor_itself)

  /// Returns the time at which a file was made, in nanoseconds since 1970; 0 if it is not known.
  static func birthTime(_ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32) -> Int64 {
    var time: Int64 = 0
    tactusBirthTime(folder, path, flags, &time)
    return time
  }

  /// Lets a file have the contents of another one; -1 if its file system cannot.
  static func cloneContents(to target: Int32, from source: Int32) -> Int32 {
    tactusCloneContents(target, source)
  }

  /// Reads a date; `time` is a `tm`.
  static func readDate(
    _ text: UnsafePointer<CChar>, _ format: UnsafePointer<CChar>, _ time: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<CChar>? {
    tactus_strptime(text, format, time)
  }

  /// Finds a text in another one, whatever the case of its letters.
  static func find(_ text: UnsafePointer<CChar>, _ part: UnsafePointer<CChar>)
    -> UnsafeMutablePointer<CChar>?
  {
    tactus_strcasestr(text, part)
  }

  /// Finds bytes in others.
  static func find(
    _ bytes: UnsafeRawPointer, _ count: Int, _ part: UnsafeRawPointer, _ partCount: Int
  ) -> UnsafeMutableRawPointer? {
    tactus_memmem(bytes, count, part, partCount)
  }

  /// Returns the number of bytes that allocated memory has room for.
  static func usableSize(_ memory: UnsafeRawPointer) -> Int {
    tactus_usable_size(UnsafeMutableRawPointer(mutating: memory))
  }

  /// Returns the lowest address and the size of a thread's stack; nil if they are not known.
  static func stack(of thread: pthread_t) -> UnsafeMutableRawBufferPointer? {
    var attributes = pthread_attr_t()
    guard thread != 0, tactus_getattr(thread, &attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    var lowest: UnsafeMutableRawPointer?
    var size = 0
    guard pthread_attr_getstack(&attributes, &lowest, &size) == 0, let lowest else { return nil }
    return UnsafeMutableRawBufferPointer(start: lowest, count: size)
  }

  /// Stores the name of a thread; returns the number of an error.
  static func name(of thread: pthread_t, _ name: UnsafeMutablePointer<CChar>, _ size: Int) -> Int32
  {
    tactus_thread_name(thread, name, size)
  }

  /// Names the current thread, by at most 15 bytes; returns the number of an error.
  static func nameThread(_ name: UnsafePointer<CChar>) -> Int32 {
    tactus_set_thread_name(pthread_self(), name)
  }

  /// A value that the kernel gave the program at its start.
  static func startValue(_ kind: UInt) -> UInt { tactus_auxiliary(kind) }

  /// The place of the pointer to the program's name.
  static var programName: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { tactusProgramName() }

  /// The place of the pointer to the environment.
  static var environment: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>
  { tactusEnvironment() }
}
