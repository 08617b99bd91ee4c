import Combine
import Dispatch
import Synchronization
import Testing

@Suite struct SubjectTests {
  @Test("A subscriber without demand misses values")
  func passes() {
    let subject = PassthroughSubject<Int, TestError>()
    let recorder = Recorder<Int, TestError>(.max(1))
    subject.subscribe(recorder)
    subject.send(1)
    subject.send(2)
    recorder.request(.max(1))
    subject.send(3)
    subject.send(completion: .failure(.first))
    subject.send(4)
    #expect(recorder.text == "1 3 !first")
    let late = Recorder<Int, TestError>()
    subject.subscribe(late)
    #expect(late.text == "!first")
  }

  @Test("Sends the latest value to a subscriber that requests again")
  func keeps() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let recorder = Recorder<Int, Never>(.max(1))
    subject.subscribe(recorder)
    #expect(recorder.values == [0])
    subject.send(1)
    subject.value = 2
    #expect(recorder.values == [0])
    recorder.request(.max(1))
    #expect(recorder.values == [0, 2])
    recorder.request(.max(1))
    #expect(recorder.values == [0, 2])
    #expect(subject.value == 2)
  }

  // Combine.CB3.
  @Test("Delivers nested sends immediately")
  func nests() {
    let subject = PassthroughSubject<Int, Never>()
    var order: [String] = []
    let cancellable = subject.sink {
      order.append("in \($0)")
      if $0 == 1 { subject.send(2) }
      order.append("out \($0)")
    }
    subject.send(1)
    #expect(order == ["in 1", "in 2", "out 2", "out 1"])
    cancellable.cancel()
  }

  // Combine.CB3.
  @Test("Delivers all values of many threads, one at a time")
  func threads() {
    let subject = PassthroughSubject<Int, Never>()
    let inside = Atomic(0)
    let overlaps = Atomic(0)
    let sum = Atomic(0)
    let cancellable = subject.sink {
      if inside.add(1, ordering: .relaxed).oldValue != 0 { overlaps.add(1, ordering: .relaxed) }
      sum.add($0, ordering: .relaxed)
      inside.subtract(1, ordering: .relaxed)
    }
    nonisolated(unsafe) let sender = subject
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 { sender.send(1) }
    }
    #expect(sum.load(ordering: .relaxed) == 4000)
    #expect(overlaps.load(ordering: .relaxed) == 0)
    cancellable.cancel()
  }

  @Test("The last delivered value is the subject's value, whichever thread sends")
  func agrees() {
    let subject = CurrentValueSubject<Int, Never>(-1)
    let last = Atomic(-1)
    let cancellable = subject.sink { last.store($0, ordering: .relaxed) }
    nonisolated(unsafe) let sender = subject
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for count in 0..<500 { sender.send(thread * 1000 + count) }
    }
    #expect(last.load(ordering: .relaxed) == subject.value)
    cancellable.cancel()
  }

  @Test("Shares one subscription, which ends with the last subscriber")
  func shares() {
    let publisher = ManualPublisher<Int, Never>()
    let shared = publisher.share()
    var sums = [0, 0]
    let first = shared.sink { sums[0] += $0 }
    let second = shared.sink { sums[1] += $0 }
    publisher.send(5)
    first.cancel()
    publisher.send(1)
    #expect(publisher.cancelCount == 0)
    second.cancel()
    #expect(sums == [5, 6])
    #expect(publisher.subscriberCount == 1)
    #expect(publisher.cancelCount == 1)
  }
}
