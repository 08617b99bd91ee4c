internal import Glibc

/// The record of the tests that a process runs, in memory that it shares with its supervisor.
///
/// The process writes; the supervisor reads once the process has ended, also by a crash.
///
/// Sendable because the supervisor reads once the process that writes has ended.
struct TestLog: @unchecked Sendable {
  /// An event of a test.
  enum Event: Equatable {
    /// A test began.
    case start(String)
    /// The test that runs failed; an unexpected failure is no failed assertion.
    case failure(isUnexpected: Bool)
    /// The test ended.
    case end
  }

  /// Creates an empty record; nil if the system has no memory left.
  init?() {
    let flags = MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE
    guard let memory = mmap(nil, Self.capacity, PROT_READ | PROT_WRITE, flags, -1, 0),
      memory != MAP_FAILED
    else { return nil }
    self.memory = memory
  }

  /// Adds an event.
  ///
  /// Events beyond the capacity are lost: tests then run again after a crash.
  func append(_ event: Event) {
    var text =
      switch event {
      case .start(let name): "S\(name)\0"
      case .failure(let isUnexpected): isUnexpected ? "U\0" : "F\0"
      case .end: "E\0"
      }
    text.withUTF8 { bytes in
      let used = length
      guard let base = bytes.baseAddress, used + bytes.count <= Self.capacity - Self.header else {
        return
      }
      (memory + Self.header + used).copyMemory(from: base, byteCount: bytes.count)
      memory.storeBytes(of: used + bytes.count, as: Int.self)
    }
  }

  /// The events so far.
  var events: [Event] {
    UnsafeRawBufferPointer(start: memory + Self.header, count: length).split(separator: 0).map {
      let rest = String(decoding: $0.dropFirst(), as: UTF8.self)
      return switch $0.first {
      case UInt8(ascii: "S"): .start(rest)
      case UInt8(ascii: "U"): .failure(isUnexpected: true)
      case UInt8(ascii: "F"): .failure(isUnexpected: false)
      default: .end
      }
    }
  }

  // MARK: Internals

  private let memory: UnsafeMutableRawPointer

  /// The number of bytes in use, which the memory begins with.
  private var length: Int { memory.load(as: Int.self) }
  private static let header = MemoryLayout<Int>.size
  /// The system provides only what is used of it.
  private static let capacity = 1 << 26
}
