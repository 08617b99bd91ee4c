import Combine
import Testing

@Suite struct CombiningTests {
  @Test("Merges within the demand, keeps one of each, and ends after the last")
  func merges() {
    let (left, right) = (Spring<Int, Mistake>(), Spring<Int, Mistake>())
    let recorder = Recorder<Int, Mistake>(.max(1))
    left.merge(with: right).subscribe(recorder)
    #expect(left.asked == .max(1))
    #expect(right.asked == .max(1))
    left.send(1)
    right.send(2)
    #expect(recorder.values == [1])
    left.send(completion: .finished)
    right.send(completion: .finished)
    #expect(recorder.text == "1 …")
    recorder.request(.max(1))
    #expect(recorder.text == "1 2 |")
    #expect(recorder.mistakes == [])
  }

  @Test("Zips in groups whatever comes first, and ends when no group can be whole")
  func zips() {
    let (left, right) = (Spring<Int, Mistake>(), Spring<String, Mistake>())
    let recorder = Recorder<String, Mistake>()
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

  @Test("Combines the latest, and a failure of one cancels the other")
  func latest() {
    let (left, right) = (Spring<Int, Mistake>(), Spring<String, Mistake>())
    let recorder = Recorder<String, Mistake>()
    left.combineLatest(right) { "\($0)\($1)" }.subscribe(recorder)
    left.send(1)
    right.send("a")
    left.send(2)
    left.send(completion: .failure(.first))
    #expect(recorder.text == "1a 2a !first")
    #expect(right.cancelCount == 1)
  }

  @Test("Switches, and cancels the one before")
  func switches() {
    let outer = PassthroughSubject<Spring<Int, Never>, Never>()
    let (first, second) = (Spring<Int, Never>(), Spring<Int, Never>())
    let recorder = Recorder<Int, Never>(.max(3))
    outer.switchToLatest().subscribe(recorder)
    outer.send(first)
    first.send(1)
    outer.send(second)
    #expect(first.cancelCount == 1)
    #expect(second.asked == .max(2))
    second.send(2)
    outer.send(completion: .finished)
    #expect(recorder.text == "1 2 …")
    second.send(completion: .finished)
    #expect(recorder.text == "1 2 |")
  }

  @Test("Maps to no more publishers at a time than it may")
  func flatMaps() {
    let outer = Spring<Spring<Int, Mistake>, Mistake>()
    let inner = [Spring<Int, Mistake>(), Spring<Int, Mistake>()]
    let recorder = Recorder<Int, Mistake>()
    outer.flatMap(maxPublishers: .max(1)) { $0 }.subscribe(recorder)
    #expect(outer.asked == .max(1))
    outer.send(inner[0])
    inner[0].send(completion: .finished)
    #expect(outer.asked == .max(2))
    outer.send(inner[1])
    inner[1].send(5)
    recorder.cancel()
    #expect(inner[1].cancelCount == 1)
    #expect(outer.cancelCount == 1)
    #expect(recorder.values == [5])
  }

  @Test("Sends between two signals")
  func gates() {
    let spring = Spring<Int, Never>()
    let (start, stop) = (PassthroughSubject<Void, Never>(), PassthroughSubject<Void, Never>())
    let recorder = Recorder<Int, Never>()
    spring.drop(untilOutputFrom: start).prefix(untilOutputFrom: stop).subscribe(recorder)
    spring.send(1)
    start.send()
    spring.send(2)
    stop.send()
    #expect(recorder.text == "2 |")
    #expect(spring.cancelCount == 1)
  }
}
