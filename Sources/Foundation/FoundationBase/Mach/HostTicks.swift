internal import Glibc
import Synchronization

/// The time of processors since the machine's start, in hundredths of a second.
///
/// - Source: `proc_stat(5)`. Confidence: documented. Interrupts are time in the system, waits for
///   disks time without work; time that another machine took is none of these (ours).
struct HostTicks {
  let user: UInt64
  let system: UInt64
  let idle: UInt64
  let nice: UInt64

  /// The ticks as an iPhone's kernel has them, which begin again after 32 bits.
  var states: [UInt32] { [user, system, idle, nice].map(UInt32.init(truncatingIfNeeded:)) }

  /// The greatest ticks so far, by the names of processors.
  private static let greatest = Mutex<[Substring: HostTicks]>([:])

  /// Returns the ticks of all processors together and of each; empty if the system does not report
  /// them.
  static func read() -> (all: HostTicks?, each: [HostTicks]) {
    let text = (try? String(contentsOfFile: "/proc/stat", encoding: .utf8)) ?? ""
    var (all, each): (HostTicks?, [HostTicks]) = (nil, [])
    for line in text.split(separator: "\n").prefix(while: { $0.hasPrefix("cpu") }) {
      let words = line.split(separator: " ")
      guard let ticks = HostTicks(words.dropFirst()) else { continue }
      // The kernel corrects some numbers downwards; an iPhone's never decrease.
      let risen = greatest.withLock { greatest in
        let risen = greatest[words[0]].map(ticks.risen) ?? ticks
        greatest[words[0]] = risen
        return risen
      }
      if words[0] == "cpu" { all = risen } else { each.append(risen) }
    }
    return (all, each)
  }

  private init(user: UInt64, system: UInt64, idle: UInt64, nice: UInt64) {
    (self.user, self.system, self.idle, self.nice) = (user, system, idle, nice)
  }

  /// Creates the ticks of a line's numbers.
  private init?(_ words: ArraySlice<Substring>) {
    let numbers = words.compactMap { UInt64($0) }
    guard numbers.count >= 4 else { return nil }
    func number(_ place: Int) -> UInt64 { place < numbers.count ? numbers[place] : 0 }
    let perSecond = UInt64(max(1, sysconf(_SC_CLK_TCK)))
    func hundredths(_ ticks: UInt64) -> UInt64 {
      ticks.multipliedReportingOverflow(by: 100).partialValue / perSecond
    }
    self.init(
      user: hundredths(number(0)), system: hundredths(number(2) + number(5) + number(6)),
      idle: hundredths(number(3) + number(4)), nice: hundredths(number(1)))
  }

  /// Returns the greater of the ticks and earlier ones.
  private func risen(_ earlier: HostTicks) -> HostTicks {
    HostTicks(
      user: max(user, earlier.user), system: max(system, earlier.system),
      idle: max(idle, earlier.idle), nice: max(nice, earlier.nice))
  }
}
