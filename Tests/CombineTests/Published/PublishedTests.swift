import Combine
import Testing

private class Timer: ObservableObject {
  @Published var minutes = 3
  @Published var name = "eggs"
}

private final class LoudTimer: Timer {
  @Published var loudness = 0.5
}

@Suite struct PublishedTests {
  // Combine.CB7.
  @Test("Sends the current value, then each new value before the property changes")
  func sendsBefore() {
    let timer = Timer()
    var seen: [String] = []
    let cancellable = timer.$minutes.sink { seen.append("\($0) at \(timer.minutes)") }
    timer.minutes = 4
    #expect(seen == ["3 at 3", "4 at 3"])
    #expect(timer.minutes == 4)
    cancellable.cancel()
  }

  // Combine.CB7, Combine.CB8.
  @Test("objectWillChange sends before own and inherited properties change")
  func notifies() {
    let timer = LoudTimer()
    var seen: [Int] = []
    let cancellable = timer.objectWillChange.sink { seen.append(timer.minutes) }
    timer.minutes = 4
    timer.name = "tea"
    timer.loudness = 1
    #expect(seen == [3, 4, 4])
    #expect(timer.objectWillChange === timer.objectWillChange)
    cancellable.cancel()
  }

  @Test("Assigns a publisher's values until the object is deallocated")
  func isAssigned() {
    let subject = PassthroughSubject<Int, Never>()
    weak var gone: Timer?
    do {
      let timer = Timer()
      gone = timer
      subject.assign(to: &timer.$minutes)
      subject.send(7)
      #expect(timer.minutes == 7)
    }
    #expect(gone == nil)
    subject.send(8)
  }
}
