import Combine
import Dispatch
import Synchronization
import Testing

@Suite struct SubjectTests {
  @Test("Passes by who has not asked")
  func passes() {
    let subject = PassthroughSubject<Int, Mistake>()
    let recorder = Recorder<Int, Mistake>(.max(1))
    subject.subscribe(recorder)
    subject.send(1)
    subject.send(2)
    recorder.request(.max(1))
    subject.send(3)
    subject.send(completion: .failure(.first))
    subject.send(4)
    #expect(recorder.text == "1 3 !first")
    let late = Recorder<Int, Mistake>()
    subject.subscribe(late)
    #expect(late.text == "!first")
  }

  @Test("Sends the latest value to who asks again")
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

  @Test("Delivers what is sent within a value at once")
  func nests() {
    let subject = PassthroughSubject<Int, Never>()
    var order: [String] = []
    let bond = subject.sink {
      order.append("in \($0)")
      if $0 == 1 { subject.send(2) }
      order.append("out \($0)")
    }
    subject.send(1)
    #expect(order == ["in 1", "in 2", "out 2", "out 1"])
    bond.cancel()
  }

  @Test("Delivers one at a time what many threads send, and all of it")
  func threads() {
    let subject = PassthroughSubject<Int, Never>()
    let inside = Atomic(0)
    let overlaps = Atomic(0)
    let sum = Atomic(0)
    let bond = subject.sink {
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
    bond.cancel()
  }

  @Test("Ends with its subject's last value as the last, whoever sends")
  func agrees() {
    let subject = CurrentValueSubject<Int, Never>(-1)
    let last = Atomic(-1)
    let bond = subject.sink { last.store($0, ordering: .relaxed) }
    nonisolated(unsafe) let sender = subject
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for count in 0..<500 { sender.send(thread * 1000 + count) }
    }
    #expect(last.load(ordering: .relaxed) == subject.value)
    bond.cancel()
  }

  @Test("Shares one subscription among those who are there, and ends it with the last")
  func shares() {
    let spring = Spring<Int, Never>()
    let shared = spring.share()
    var sums = [0, 0]
    let first = shared.sink { sums[0] += $0 }
    let second = shared.sink { sums[1] += $0 }
    spring.send(5)
    first.cancel()
    spring.send(1)
    #expect(spring.cancelCount == 0)
    second.cancel()
    #expect(sums == [5, 6])
    #expect(spring.subscriberCount == 1)
    #expect(spring.cancelCount == 1)
  }
}
