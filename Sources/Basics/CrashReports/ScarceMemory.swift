internal import Glibc

/// The limits of memory that a shell or a container sets for the program (Crashes.CR13).
///
/// A program that exceeds one ends at any place, such as where its stack grows, by a segmentation
/// fault that says nothing about memory.
package enum ScarceMemory {
  /// The bytes of address space, and of data, that an app needs: libraries, fonts and threads.
  ///
  /// - Source: ours: an app of two screens, and as much again. Confidence: guess.
  package static let (neededAddresses, neededData): (UInt64, UInt64) = (1 << 30, 512 << 20)

  /// The bytes of address space, and of data, below which no app is started.
  ///
  /// - Source: an app with two screens and a phone of its own ended by a signal with 244 MB of
  ///   addresses, or 39 MB of data, each time, and once in thirty times with 390 MB of addresses;
  ///   it ran with 488 MB and 58 MB. Confidence: measured.
  package static let (leastAddresses, leastData): (UInt64, UInt64) = (480 << 20, 56 << 20)

  /// Ends the program with one error if a limit is so low that an app would end by a signal, at
  /// any place and without a word about memory; warns if it is lower than what an app needs.
  package static func check() {
    let limits = limits()
    let isHopeless = limits.addresses < leastAddresses || limits.data < leastData
    if isHopeless, let text = text(of: limits) {
      let line = Array(
        ("tactus: error: \(text), and an app needs at least \(leastAddresses >> 20) MB of "
          + "addresses and \(leastData >> 20) MB of data\n").utf8)
      _ = write(STDERR_FILENO, line, line.count)
      // EX_OSERR of sysexits.
      exit(71)
    }
    let isTight = limits.addresses < neededAddresses || limits.data < neededData
    guard isTight, let text = text(of: limits) else { return }
    RuntimeWarning.once(
      "\(text), and an app needs \(neededAddresses >> 20) MB of addresses and "
        + "\(neededData >> 20) MB of data: it may end without another message")
  }

  /// The words about the limits for a crash: their values and what is used; nil without limits.
  static var description: String? {
    let limits = limits()
    guard let text = text(of: limits) else { return nil }
    let used = usedPages().map { $0 * UInt64(sysconf(Int32(_SC_PAGESIZE))) >> 20 }
    guard used.count == 2 else { return text }
    return "\(text); it uses \(used[0]) MB of addresses and \(used[1]) MB of data"
  }

  // MARK: Internals

  private static func limits() -> (addresses: UInt64, data: UInt64) {
    var limits: [UInt64] = []
    for resource in [RLIMIT_AS, RLIMIT_DATA] {
      var limit = rlimit()
      let isKnown = getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0
      limits.append(isKnown ? UInt64(limit.rlim_cur) : .max)
    }
    return (limits[0], limits[1])
  }

  private static func text(of limits: (addresses: UInt64, data: UInt64)) -> String? {
    let all = [("addresses (ulimit -v)", limits.addresses), ("data (ulimit -d)", limits.data)]
    let parts = all.filter { $0.1 < 1 << 50 }.map { "\($0.1 >> 20) MB of \($0.0)" }
    return parts.isEmpty
      ? nil : "the memory of this program is limited to \(parts.joined(separator: " and "))"
  }

  /// The pages of the address space and of the data, which proc(5) describes.
  private static func usedPages() -> [UInt64] {
    let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = read(file, &bytes, bytes.count)
    let words = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).map { UInt64($0) ?? 0 }
    return words.count >= 6 ? [words[0], words[5]] : []
  }
}
