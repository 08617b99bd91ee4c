import Combine
import Testing

@Suite struct SinkTests {
  @Test("Ends when nobody keeps its cancellable")
  func ends() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var bond: AnyCancellable? = subject.sink { values.append($0) }
    subject.send(1)
    bond = nil
    subject.send(2)
    #expect(values == [1])
    #expect(bond == nil)
  }

  @Test("Keeps cancellables in sets and lists")
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

  @Test("Lets go of what an assignment was for once that is cancelled")
  func assigns() {
    final class Heart { var beats = 0 }
    let subject = PassthroughSubject<Int, Never>()
    weak var gone: Heart?
    do {
      let heart = Heart()
      gone = heart
      let bond = subject.assign(to: \.beats, on: heart)
      subject.send(4)
      #expect(heart.beats == 4)
      bond.cancel()
    }
    #expect(gone == nil)
  }
}
