internal import Glibc
import Synchronization

/// The recent use of a processor by threads.
///
/// The kernel of an iPhone lets the use of a thread decay on its own. Here it is the mean up to the
/// first request, and later a mean of the time between requests and the value of the last one,
/// whose weight decays with time: the decay and its constant are ours.
enum ThreadUsage {
  private struct Sample {
    let start: UInt64
    var clock: UInt64
    var time: UInt64
    var use: Double
  }

  /// The seconds in which the weight of an earlier use falls to 1/e.
  ///
  /// - Source: guess; a request each second yields nearly the use of this second.
  private static let decay = 0.25

  private static let samples = Mutex<[Int32: Sample]>([:])

  /// Returns the recent use of a processor by a thread, 0...1.
  static func use(of number: Int32, _ status: ThreadStatus) -> Double {
    let clock = clock_gettime_nsec_np(CLOCK_BOOTTIME)
    return samples.withLock { samples in
      var sample: Sample
      if let known = samples[number], known.start == status.start, known.clock <= clock {
        sample = known
        let elapsed = Double(clock - known.clock)
        let used = Double(status.time - min(known.time, status.time))
        let weight = exp(-elapsed / Double(NSEC_PER_SEC) / decay)
        if elapsed > 0 { sample.use = min(1, used / elapsed) * (1 - weight) + known.use * weight }
        (sample.clock, sample.time) = (clock, status.time)
      } else {
        let age = Double(clock - min(clock, status.start))
        let use = Double(status.time) / max(age, Double(status.time), 1)
        sample = Sample(start: status.start, clock: clock, time: status.time, use: use)
        forgetEnded(&samples)
      }
      samples[number] = sample
      return sample.use
    }
  }

  /// Removes the samples of threads that have ended, when a new thread is added.
  private static func forgetEnded(_ samples: inout [Int32: Sample]) {
    samples = samples.filter { ThreadClock.time(ofThread: $0.key) != nil }
  }
}
