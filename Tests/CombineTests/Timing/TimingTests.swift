import Combine
import Testing

@Suite struct TimingTests {
  let scheduler = ManualScheduler()
  let publisher = ManualPublisher<Int, TestError>()
  let recorder = Recorder<Int, TestError>()

  @Test("Debounces: sends a value after a pause, and not before")
  func debounces() {
    publisher.debounce(for: 100, scheduler: scheduler).subscribe(recorder)
    publisher.send(1)
    scheduler.advance(to: 99)
    publisher.send(2)
    scheduler.advance(to: 198)
    #expect(recorder.values == [])
    scheduler.advance(to: 199)
    #expect(recorder.values == [2])
    publisher.send(3)
    publisher.send(completion: .finished)
    scheduler.advance(to: 1000)
    #expect(recorder.text == "2 |")
  }

  @Test(
    "Throttles: sends one value in each interval", arguments: [(true, "1 3 |"), (false, "1 2 |")])
  func throttles(latest: Bool, expected: String) {
    publisher.throttle(for: 100, scheduler: scheduler, latest: latest).subscribe(recorder)
    publisher.send(1)
    scheduler.advance(to: 10)
    publisher.send(2)
    publisher.send(3)
    scheduler.advance(to: 99)
    #expect(recorder.values == [1])
    scheduler.advance(to: 100)
    #expect(recorder.values.count == 2)
    publisher.send(completion: .finished)
    scheduler.advance(to: 300)
    #expect(recorder.text == expected)
  }

  @Test("Delays values and the completion")
  func delays() {
    publisher.delay(for: 50, scheduler: scheduler).subscribe(recorder)
    publisher.send(1)
    publisher.send(completion: .failure(.first))
    scheduler.advance(to: 49)
    #expect(recorder.text == "…")
    scheduler.advance(to: 50)
    #expect(recorder.text == "1 !first")
  }

  @Test("Times out if no value arrives within the interval")
  func timesOut() {
    publisher.timeout(100, scheduler: scheduler, customError: { .second }).subscribe(recorder)
    scheduler.advance(to: 90)
    publisher.send(1)
    scheduler.advance(to: 189)
    #expect(recorder.text == "1 …")
    scheduler.advance(to: 190)
    #expect(recorder.text == "1 !second")
    #expect(publisher.cancelCount == 1)
  }

  @Test("Collects the values of each interval, without empty arrays")
  func collects() {
    let lists = Recorder<[Int], TestError>()
    publisher.collect(.byTimeOrCount(scheduler, 100, 3)).subscribe(lists)
    for value in 1...4 { publisher.send(value) }
    #expect(lists.values == [[1, 2, 3]])
    scheduler.advance(to: 100)
    #expect(lists.values == [[1, 2, 3], [4]])
    scheduler.advance(to: 300)
    publisher.send(5)
    publisher.send(completion: .finished)
    #expect(lists.values == [[1, 2, 3], [4], [5]])
    #expect(lists.isFinished)
  }

  @Test("Buffers as many values as fit", arguments: [(true, "1 2 |"), (false, "2 3 |")])
  func buffers(newest: Bool, expected: String) {
    let slow = Recorder<Int, TestError>(.none)
    publisher.buffer(size: 2, prefetch: .byRequest, whenFull: newest ? .dropNewest : .dropOldest)
      .subscribe(slow)
    for value in 1...3 { publisher.send(value) }
    publisher.send(completion: .finished)
    #expect(slow.text == "…")
    slow.request(.unlimited)
    #expect(slow.text == expected)
  }

  @Test("Delivers with the scheduler, in order")
  func receives() {
    publisher.receive(on: scheduler).subscribe(recorder)
    publisher.send(1)
    publisher.send(2)
    #expect(recorder.values == [])
    scheduler.advance(to: 0)
    #expect(recorder.values == [1, 2])
    publisher.send(3)
    recorder.cancel()
    scheduler.advance(to: 1)
    #expect(recorder.values == [1, 2])
  }
}
