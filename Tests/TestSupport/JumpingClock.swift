import Foundation

/// A wall clock that a test moves while a program runs, as a user or a time server does.
///
/// A small library, which `cc` builds and the dynamic linker loads first, adds seconds to every
/// date that the program reads. The clocks that no change of the date moves stay.
public final class JumpingClock {
  /// The variables of the program's environment.
  public var environment: [String: String] {
    ["LD_PRELOAD": library.path, "TACTUS_TEST_OFFSET": offset.path]
  }

  /// Builds the library.
  public init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "clock-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    (library, offset) = (folder.appending(path: "clock.so"), folder.appending(path: "offset"))
    try Data(count: 8).write(to: offset)
    let source = folder.appending(path: "clock.c")
    try Data(Self.source.utf8).write(to: source)
    let build = try FinishedProcess(
      "clang", ["-shared", "-fPIC", "-O1", "-o", library.path, source.path])
    guard build.status == 0 else { throw Failure(text: build.errorText) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// An error of the compiler.
  public struct Failure: Error {
    /// Its output.
    public var text: String
  }

  /// Moves the clock of the running program.
  ///
  /// - Parameter seconds: The offset from the machine's date from now on.
  public func jump(to seconds: Int64) throws {
    let file = try FileHandle(forWritingTo: offset)
    defer { try? file.close() }
    try file.write(contentsOf: withUnsafeBytes(of: seconds.littleEndian) { Data($0) })
  }

  // MARK: Internals

  private let folder: URL
  private let library: URL
  private let offset: URL

  private static let source = #"""
    #define _GNU_SOURCE
    #include <fcntl.h>
    #include <stdlib.h>
    #include <sys/mman.h>
    #include <sys/syscall.h>
    #include <sys/time.h>
    #include <time.h>
    #include <unistd.h>
    static volatile long *offset;
    __attribute__((constructor)) static void begin(void) {
      int file = open(getenv("TACTUS_TEST_OFFSET"), O_RDONLY | O_CLOEXEC);
      void *memory = mmap(NULL, 8, PROT_READ, MAP_SHARED, file, 0);
      if (memory != MAP_FAILED) offset = memory;
      close(file);
    }
    static long extra(void) { return offset ? *offset : 0; }
    int clock_gettime(clockid_t clock, struct timespec *time) {
      int status = syscall(SYS_clock_gettime, clock, time);
      if (status == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
        time->tv_sec += extra();
      return status;
    }
    int gettimeofday(struct timeval *time, void *zone) {
      struct timespec now;
      clock_gettime(CLOCK_REALTIME, &now);
      { time->tv_sec = now.tv_sec; time->tv_usec = now.tv_nsec / 1000; }
      return 0;
    }
    time_t time(time_t *place) {
      struct timespec now;
      clock_gettime(CLOCK_REALTIME, &now);
      if (place) *place = now.tv_sec;
      return now.tv_sec;
    }
    """#
}
