import TactusThreads
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct SerialWorkerTests {
  @Test("Functions run one after the other, in order")
  func order() {
    let worker = SerialWorker()
    let numbers = Mailbox<Int>()
    for number in 0..<1_000 { worker.post { numbers.put(number) } }
    #expect(worker.wait())
    #expect(numbers.first(1_000) == Array(0..<1_000))
  }

  @Test("Posting does not wait for a function that hangs, and waiting has a limit")
  func hang() {
    let (worker, latch, numbers) = (SerialWorker(), Latch(), Mailbox<Int>())
    worker.post { latch.pass() }
    for number in 0..<10 { worker.post { numbers.put(number) } }
    #expect(latch.wait(forArrivals: 1))
    #expect(!worker.wait(atMost: .zero))
    #expect(numbers.isEmpty)
    latch.open()
    #expect(worker.wait())
    #expect(numbers.count == 10)
  }

  @Test("A worker that is released still runs all its functions")
  func release() {
    let numbers = Mailbox<Int>()
    let latch = Latch()
    do {
      let worker = SerialWorker()
      worker.post { latch.pass() }
      for number in 0..<10 { worker.post { numbers.put(number) } }
    }
    latch.open()
    #expect(numbers.first(10) == Array(0..<10))
  }
}
