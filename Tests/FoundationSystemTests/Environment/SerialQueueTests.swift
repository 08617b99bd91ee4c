import TactusFoundation
import Testing

/// Queues that are the executors of actors.
@Suite struct SerialQueueTests {
  private actor Kitchen {
    let queue = DispatchSerialQueue(label: "kitchen", qos: .userInitiated)
    private var eggs = 0

    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    func boil() -> Int {
      dispatchPrecondition(condition: .onQueue(queue))
      eggs += 1
      return eggs
    }

    /// Boils an egg in a work item of the queue.
    func boilLater() async -> Int {
      await withCheckedContinuation { next in
        queue.async { next.resume(returning: self.assumeIsolated { $0.boil() }) }
      }
    }
  }

  @Test("An actor runs on its queue, whose work items are isolated to it")
  func actors() async {
    let kitchen = Kitchen()
    #expect(await kitchen.boil() == 1)
    #expect(await kitchen.boilLater() == 2)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 { group.addTask { _ = await kitchen.boil() } }
    }
    #expect(await kitchen.boil() == 53)
  }
}
