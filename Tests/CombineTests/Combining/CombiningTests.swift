import Combine
import Testing

@Suite struct CombiningTests {
  // Combine.CB4.
  @Test("Merges within the demand, buffers one value of each upstream, and finishes after the last")
  func merges() {
    let (left, right) = (ManualPublisher<Int, TestError>(), ManualPublisher<Int, TestError>())
    let recorder = Recorder<Int, TestError>(.max(1))
    left.merge(with: right).subscribe(recorder)
    #expect(left.requested == .max(1))
    #expect(right.requested == .max(1))
    left.send(1)
    right.send(2)
    #expect(recorder.values == [1])
    left.send(completion: .finished)
    right.send(completion: .finished)
    #expect(recorder.text == "1 …")
    recorder.request(.max(1))
    #expect(recorder.text == "1 2 |")
    #expect(recorder.violations == [])
  }

  // Combine.CB4.
  @Test("Zips values in order, and finishes when no complete tuple is possible")
  func zips() {
    let (left, right) = (ManualPublisher<Int, TestError>(), ManualPublisher<String, TestError>())
    let recorder = Recorder<String, TestError>()
    left.zip(right) { "\($0)\($1)" }.subscribe(recorder)
    left.send(1)
    left.send(2)
    right.send("a")
    left.send(completion: .finished)
    #expect(recorder.text == "1a …")
    right.send("b")
    #expect(recorder.text == "1a 2b |")
    #expect(right.cancelCount == 1)
  }

  // Combine.CB4.
  @Test("Combines the latest values, and a failure of one upstream cancels the other")
  func latest() {
    let (left, right) = (ManualPublisher<Int, TestError>(), ManualPublisher<String, TestError>())
    let recorder = Recorder<String, TestError>()
    left.combineLatest(right) { "\($0)\($1)" }.subscribe(recorder)
    left.send(1)
    right.send("a")
    left.send(2)
    left.send(completion: .failure(.first))
    #expect(recorder.text == "1a 2a !first")
    #expect(right.cancelCount == 1)
  }

  @Test("Switches to the latest publisher and cancels the previous one")
  func switches() {
    let outer = PassthroughSubject<ManualPublisher<Int, Never>, Never>()
    let (first, second) = (ManualPublisher<Int, Never>(), ManualPublisher<Int, Never>())
    let recorder = Recorder<Int, Never>(.max(3))
    outer.switchToLatest().subscribe(recorder)
    outer.send(first)
    first.send(1)
    outer.send(second)
    #expect(first.cancelCount == 1)
    #expect(second.requested == .max(2))
    second.send(2)
    outer.send(completion: .finished)
    #expect(recorder.text == "1 2 …")
    second.send(completion: .finished)
    #expect(recorder.text == "1 2 |")
  }

  // Combine.CB4.
  @Test("Subscribes to no more publishers at a time than allowed")
  func flatMaps() {
    let outer = ManualPublisher<ManualPublisher<Int, TestError>, TestError>()
    let inner = [ManualPublisher<Int, TestError>(), ManualPublisher<Int, TestError>()]
    let recorder = Recorder<Int, TestError>()
    outer.flatMap(maxPublishers: .max(1)) { $0 }.subscribe(recorder)
    #expect(outer.requested == .max(1))
    outer.send(inner[0])
    inner[0].send(completion: .finished)
    #expect(outer.requested == .max(2))
    outer.send(inner[1])
    inner[1].send(5)
    recorder.cancel()
    #expect(inner[1].cancelCount == 1)
    #expect(outer.cancelCount == 1)
    #expect(recorder.values == [5])
  }

  @Test("Sends values between a start and a stop signal")
  func gates() {
    let publisher = ManualPublisher<Int, Never>()
    let (start, stop) = (PassthroughSubject<Void, Never>(), PassthroughSubject<Void, Never>())
    let recorder = Recorder<Int, Never>()
    publisher.drop(untilOutputFrom: start).prefix(untilOutputFrom: stop).subscribe(recorder)
    publisher.send(1)
    start.send()
    publisher.send(2)
    stop.send()
    #expect(recorder.text == "2 |")
    #expect(publisher.cancelCount == 1)
  }
}
