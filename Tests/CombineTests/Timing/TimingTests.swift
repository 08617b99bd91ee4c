import Combine
import Testing

@Suite struct TimingTests {
  let clock = HandClock()
  let spring = Spring<Int, Mistake>()
  let recorder = Recorder<Int, Mistake>()

  @Test("Debounces: sends what nothing has followed for the time, and not before")
  func debounces() {
    spring.debounce(for: 100, scheduler: clock).subscribe(recorder)
    spring.send(1)
    clock.wind(to: 99)
    spring.send(2)
    clock.wind(to: 198)
    #expect(recorder.values == [])
    clock.wind(to: 199)
    #expect(recorder.values == [2])
    spring.send(3)
    spring.send(completion: .finished)
    clock.wind(to: 1000)
    #expect(recorder.text == "2 |")
  }

  @Test("Throttles: sends one value in a time", arguments: [(true, "1 3 |"), (false, "1 2 |")])
  func throttles(latest: Bool, expected: String) {
    spring.throttle(for: 100, scheduler: clock, latest: latest).subscribe(recorder)
    spring.send(1)
    clock.wind(to: 10)
    spring.send(2)
    spring.send(3)
    clock.wind(to: 99)
    #expect(recorder.values == [1])
    clock.wind(to: 100)
    #expect(recorder.values.count == 2)
    spring.send(completion: .finished)
    clock.wind(to: 300)
    #expect(recorder.text == expected)
  }

  @Test("Delays values and the end")
  func delays() {
    spring.delay(for: 50, scheduler: clock).subscribe(recorder)
    spring.send(1)
    spring.send(completion: .failure(.first))
    clock.wind(to: 49)
    #expect(recorder.text == "…")
    clock.wind(to: 50)
    #expect(recorder.text == "1 !first")
  }

  @Test("Times out where nothing has come for the time")
  func timesOut() {
    spring.timeout(100, scheduler: clock, customError: { .second }).subscribe(recorder)
    clock.wind(to: 90)
    spring.send(1)
    clock.wind(to: 189)
    #expect(recorder.text == "1 …")
    clock.wind(to: 190)
    #expect(recorder.text == "1 !second")
    #expect(spring.cancelCount == 1)
  }

  @Test("Collects what came in each time, and no empty list")
  func collects() {
    let lists = Recorder<[Int], Mistake>()
    spring.collect(.byTimeOrCount(clock, 100, 3)).subscribe(lists)
    for value in 1...4 { spring.send(value) }
    #expect(lists.values == [[1, 2, 3]])
    clock.wind(to: 100)
    #expect(lists.values == [[1, 2, 3], [4]])
    clock.wind(to: 300)
    spring.send(5)
    spring.send(completion: .finished)
    #expect(lists.values == [[1, 2, 3], [4], [5]])
    #expect(lists.isFinished)
  }

  @Test("Keeps as many values as fit in", arguments: [(true, "1 2 |"), (false, "2 3 |")])
  func buffers(newest: Bool, expected: String) {
    let slow = Recorder<Int, Mistake>(.none)
    spring.buffer(size: 2, prefetch: .byRequest, whenFull: newest ? .dropNewest : .dropOldest)
      .subscribe(slow)
    for value in 1...3 { spring.send(value) }
    spring.send(completion: .finished)
    #expect(slow.text == "…")
    slow.request(.unlimited)
    #expect(slow.text == expected)
  }

  @Test("Hands on by the scheduler, in order")
  func receives() {
    spring.receive(on: clock).subscribe(recorder)
    spring.send(1)
    spring.send(2)
    #expect(recorder.values == [])
    clock.wind(to: 0)
    #expect(recorder.values == [1, 2])
    spring.send(3)
    recorder.cancel()
    clock.wind(to: 1)
    #expect(recorder.values == [1, 2])
  }
}
