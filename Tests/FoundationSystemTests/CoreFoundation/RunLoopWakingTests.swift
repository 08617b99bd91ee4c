import Synchronization
import TactusFoundation
import Testing

/// Tests of the waking of run loops.
@Suite struct RunLoopWakingTests {
  /// The processor time of the current thread, in seconds.
  private static var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test("ObjectiveC.FO43. A run loop that several threads wake at once waits again afterwards")
  func storm() async {
    let used: Double = await withCheckedContinuation { continuation in
      let thread = Thread {
        let timer = Timer(timeInterval: 3600, repeats: true) { _ in }
        RunLoop.current.add(timer, forMode: .default)
        guard let loop = CFRunLoopGetCurrent() else { return }
        let before = Mutex(0.0)
        let used = Mutex(0.0)
        DispatchQueue.global().async {
          Self.wake(loop, from: 4, times: 2_000)
          CFRunLoopPerformBlock(loop, CFRunLoopMode.defaultMode) {
            before.withLock { $0 = Self.threadTime }
          }
          CFRunLoopWakeUp(loop)
          // In this time a run loop that does not wait would use the processor.
          _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.4)
          CFRunLoopPerformBlock(loop, CFRunLoopMode.defaultMode) {
            used.withLock { $0 = Self.threadTime - before.withLock { $0 } }
            CFRunLoopStop(loop)
          }
          CFRunLoopWakeUp(loop)
        }
        _ = CFRunLoopRunInMode(CFRunLoopMode.defaultMode, 60, false)
        timer.invalidate()
        continuation.resume(returning: used.withLock { $0 })
      }
      thread.start()
    }
    #expect(used > 0 && used < 0.1)
  }

  /// Wakes a run loop from several threads, and waits until it has performed a block for each time.
  private static func wake(_ loop: CFRunLoop, from threads: Int, times: Int) {
    let count = Mutex(0)
    let isOver = DispatchSemaphore(value: 0)
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      for _ in 0..<times {
        CFRunLoopPerformBlock(loop, CFRunLoopMode.defaultMode) {
          let isLast = count.withLock { count -> Bool in
            count += 1
            return count == threads * times
          }
          if isLast { isOver.signal() }
        }
        CFRunLoopWakeUp(loop)
      }
    }
    isOver.wait()
  }
}
