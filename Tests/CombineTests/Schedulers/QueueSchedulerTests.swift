import Combine
import Dispatch
import PhoneFoundation
import Synchronization
import Testing

/// Schedulers of the system wait by the machine here: each test waits for what it asked for, and for no time.
@Suite("Queues and loops as schedulers")
struct QueueSchedulerTests {
  private static let key = DispatchSpecificKey<String>()

  private func named(_ name: String) -> DispatchQueue {
    let queue = DispatchQueue(label: name)
    queue.setSpecific(key: Self.key, value: name)
    return queue
  }

  @Test("CB9: Values are received on a queue, in their order, and the end after them")
  func receives() async {
    let queue = named("kitchen")
    let seen: [String] = await withCheckedContinuation { continuation in
      let log = Mutex<[String]>([])
      let keeper = Keeper()
      let subject = PassthroughSubject<Int, Never>()
      let bond = subject.receive(on: queue).sink { _ in
        log.withLock { $0.append("end") }
        keeper.letGo()
        continuation.resume(returning: log.withLock { $0 })
      } receiveValue: { value in
        let place = DispatchQueue.getSpecific(key: Self.key) ?? "elsewhere"
        log.withLock { $0.append("\(value) in \(place)") }
      }
      keeper.keep(bond)
      for value in 1...3 { subject.send(value) }
      subject.send(completion: .finished)
    }
    #expect(seen == ["1 in kitchen", "2 in kitchen", "3 in kitchen", "end"])
  }

  @Test("CB9: What is to be done at a moment is not done before it, on any scheduler")
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

  @Test("CB9: What is done again and again ends when it is cancelled")
  func repetition() async {
    let queue = named("timer")
    let counts: [Int] = await withCheckedContinuation { continuation in
      let counter = Mutex(0)
      let keeper = Keeper()
      let beat = {
        let count = counter.withLock { count in
          count += 1
          return count
        }
        guard count == 3 else { return }
        keeper.letGo()
        // What was due next comes to this queue before this, or never.
        queue.asyncAfter(deadline: .now() + 0.02, qos: .unspecified, flags: []) {
          continuation.resume(returning: [count, counter.withLock { $0 }])
        }
      }
      // Nothing comes while the queue is busy with this.
      queue.sync {
        let first = queue.now
        keeper.keep(AnyCancellable(queue.schedule(after: first, interval: .milliseconds(1), beat)))
      }
    }
    #expect(counts == [3, 3])
  }

  @Test("Times of schedulers are moved and measured")
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

  @Test("A future's value is awaited, and so is its error")
  func future() async throws {
    let late = Future<Int, Never> { promise in
      nonisolated(unsafe) let promise = promise
      DispatchQueue.global().async { promise(.success(7)) }
    }
    #expect(await late.value == 7)
    let wrong = Future<Int, Mistake> { $0(.failure(.first)) }
    await #expect(throws: Mistake.first) { try await wrong.value }
  }
}
