import Combine
import Testing

@Suite struct SinkTests {
  @Test("A subscription ends when its cancellable is released")
  func ends() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var cancellable: AnyCancellable? = subject.sink { values.append($0) }
    subject.send(1)
    cancellable = nil
    subject.send(2)
    #expect(values == [1])
    #expect(cancellable == nil)
  }

  @Test("Cancellables are stored in sets and arrays")
  func stores() {
    let subject = PassthroughSubject<Int, Never>()
    var set: Set<AnyCancellable> = []
    var list: [AnyCancellable] = []
    var sum = 0
    subject.sink { sum += $0 }.store(in: &set)
    subject.sink { sum += $0 }.store(in: &list)
    subject.send(1)
    set.removeAll()
    subject.send(1)
    #expect(sum == 3)
    #expect(list.count == 1)
  }

  @Test("A cancelled assignment releases its object")
  func assigns() {
    final class Heart { var beats = 0 }
    let subject = PassthroughSubject<Int, Never>()
    weak var gone: Heart?
    do {
      let heart = Heart()
      gone = heart
      let cancellable = subject.assign(to: \.beats, on: heart)
      subject.send(4)
      #expect(heart.beats == 4)
      cancellable.cancel()
    }
    #expect(gone == nil)
  }
}
