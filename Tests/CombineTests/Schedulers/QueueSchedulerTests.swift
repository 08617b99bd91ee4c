import Combine
import Dispatch
import Synchronization
import TactusFoundation
import Testing

/// The system's schedulers follow the machine's clock here.
///
/// Each test waits for events and not for a fixed time.
@Suite("Queues and run loops as schedulers")
struct QueueSchedulerTests {
  private static let key = DispatchSpecificKey<String>()

  private func named(_ name: String) -> DispatchQueue {
    let queue = DispatchQueue(label: name)
    queue.setSpecific(key: Self.key, value: name)
    return queue
  }

  @Test("Combine.CB9: Values and the completion are received on a queue in order")
  func receives() async {
    let queue = named("kitchen")
    let seen: [String] = await withCheckedContinuation { continuation in
      let log = Mutex<[String]>([])
      let holder = CancellableHolder()
      let subject = PassthroughSubject<Int, Never>()
      let cancellable = subject.receive(on: queue).sink { _ in
        log.withLock { $0.append("end") }
        holder.cancel()
        continuation.resume(returning: log.withLock { $0 })
      } receiveValue: { value in
        let place = DispatchQueue.getSpecific(key: Self.key) ?? "elsewhere"
        log.withLock { $0.append("\(value) in \(place)") }
      }
      holder.hold(cancellable)
      for value in 1...3 { subject.send(value) }
      subject.send(completion: .finished)
    }
    #expect(seen == ["1 in kitchen", "2 in kitchen", "3 in kitchen", "end"])
  }

  @Test("Combine.CB9: A scheduled action never runs early, on any scheduler")
  func moments() async {
    func isLate<Context: Scheduler>(_ scheduler: Context) async -> Bool {
      let due = scheduler.now.advanced(by: .milliseconds(20))
      return await withCheckedContinuation { continuation in
        scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: nil) {
          continuation.resume(returning: due <= scheduler.now)
        }
      }
    }
    #expect(await isLate(named("oven")))
    #expect(await isLate(OperationQueue()))
    #expect(await isLate(DispatchQueue.main))
    #expect(await isLate(OperationQueue.main))
    #expect(await isLate(RunLoop.main))
  }

  @Test("Combine.CB9: A repeating action ends when it is cancelled")
  func repetition() async {
    let queue = named("timer")
    let counts: [Int] = await withCheckedContinuation { continuation in
      let counter = Mutex(0)
      let holder = CancellableHolder()
      let beat = {
        let count = counter.withLock { count in
          count += 1
          return count
        }
        guard count == 3 else { return }
        holder.cancel()
        // The next call would precede this one on the queue.
        queue.asyncAfter(deadline: .now() + 0.02, qos: .unspecified, flags: []) {
          continuation.resume(returning: [count, counter.withLock { $0 }])
        }
      }
      // No call happens while the queue runs this closure.
      queue.sync {
        let first = queue.now
        holder.hold(AnyCancellable(queue.schedule(after: first, interval: .milliseconds(1), beat)))
      }
    }
    #expect(counts == [3, 3])
  }

  @Test("Scheduler times support advancing and distances")
  func times() {
    func check<Context: Scheduler>(_ scheduler: Context) {
      let now = scheduler.now
      let later = now.advanced(by: .milliseconds(1_500))
      #expect(now < later && now.distance(to: later) == .milliseconds(1_500))
      #expect(later.distance(to: now) == .milliseconds(-1_500))
      let sum: Context.SchedulerTimeType.Stride = .seconds(1) + .milliseconds(500)
      let micro: Context.SchedulerTimeType.Stride = .microseconds(1)
      #expect(sum == .milliseconds(1_500) && micro == .nanoseconds(1_000))
    }
    check(DispatchQueue.global())
    check(OperationQueue())
    check(RunLoop.current)
  }

  // Combine.CB6, Combine.CB11.
  @Test("A future's value and its error can be awaited")
  func future() async throws {
    let late = Future<Int, Never> { promise in
      nonisolated(unsafe) let promise = promise
      DispatchQueue.global().async { promise(.success(7)) }
    }
    #expect(await late.value == 7)
    let wrong = Future<Int, TestError> { $0(.failure(.first)) }
    await #expect(throws: TestError.first) { try await wrong.value }
  }
}
