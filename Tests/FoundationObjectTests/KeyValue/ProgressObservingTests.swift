import TactusFoundation
import Testing

/// Key-value observing of progress (ObjectiveC.KV7).
struct ProgressObservingTests {
  @Test("ObjectiveC.KV7. Units and the completed fraction are reported, old and new")
  func units() {
    let progress = Progress(totalUnitCount: 4)
    var received: [[Double?]] = []
    var counts: [Int64] = []
    let observations = [
      progress.observe(\.fractionCompleted, options: [.old, .new]) { _, change in
        received.append([change.oldValue, change.newValue])
      },
      progress.observe(\.completedUnitCount) { progress, _ in
        counts.append(progress.completedUnitCount)
      },
    ]
    progress.completedUnitCount = 1
    progress.completedUnitCount += 2
    progress.totalUnitCount = 3
    #expect(received == [[0, 0.25], [0.25, 0.75], [0.75, 1]])
    #expect(counts == [1, 3])
    for observation in observations { observation.invalidate() }
    progress.completedUnitCount = 0
    #expect(received.count == 3)
  }

  @Test("ObjectiveC.KV7. The fraction of a whole follows that of its parts, by a key path as text")
  func parts() {
    final class Observer: NSObject, _KVObserve {
      var fractions: [Double] = []
      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        if let new = change?[.newKey] as? Double { fractions.append(new) }
      }
    }
    let whole = Progress(totalUnitCount: 2)
    let part = Progress(totalUnitCount: 10)
    whole.addChild(part, withPendingUnitCount: 1)
    let observer = Observer()
    whole.addObserver(observer, forKeyPath: "fractionCompleted", options: .new, context: nil)
    part.completedUnitCount = 5
    part.completedUnitCount = 10
    whole.removeObserver(observer, forKeyPath: "fractionCompleted")
    part.completedUnitCount = 1
    #expect(observer.fractions == [0.25, 0.5])
  }

  @Test("ObjectiveC.KV8. A progress describes itself, and its properties have keys")
  func texts() {
    let progress = Progress(totalUnitCount: 10)
    progress.completedUnitCount = 3
    #expect(progress.localizedDescription == "30% completed")
    #expect(progress.localizedAdditionalDescription == "3 of 10")
    #expect(progress.value(forKey: "localizedDescription") as? String == "30% completed")
    #expect(progress.value(forKey: "indeterminate") as? Bool == false)
    progress.isCancellable = true
    #expect(progress.value(forKey: "isCancellable") as? Bool == true)
    progress.setValue("Boiling", forKey: "localizedDescription")
    progress.setValue("a few", forKeyPath: "localizedAdditionalDescription")
    #expect(progress.localizedDescription == "Boiling")
    #expect(progress.localizedAdditionalDescription == "a few")
    progress.setValue(nil, forKey: "localizedDescription")
    progress.setValue(nil, forKey: "localizedAdditionalDescription")
    #expect(progress.localizedDescription == "30% completed")
    progress.totalUnitCount = -1
    #expect(progress.localizedDescription == "" && progress.localizedAdditionalDescription == "")
    #expect(progress.value(forKey: "isIndeterminate") as? Bool == true)
  }

  @Test("ObjectiveC.KV9. A finished child without a total completes its part of the parent, once")
  func noTotal() {
    let whole = Progress(totalUnitCount: 4)
    let filled = Progress(parent: nil, userInfo: nil)
    filled.completedUnitCount = 1
    #expect(filled.isFinished && filled.totalUnitCount == 0 && filled.fractionCompleted == 1)
    whole.addChild(filled, withPendingUnitCount: 1)
    #expect(whole.fractionCompleted == 0.25 && whole.completedUnitCount == 1)

    let waiting = Progress(parent: nil, userInfo: nil)
    waiting.completedUnitCount = -1
    whole.addChild(waiting, withPendingUnitCount: 3)
    #expect(waiting.isIndeterminate && whole.fractionCompleted == 0.25)
    waiting.completedUnitCount = 1
    #expect(whole.isFinished && whole.completedUnitCount == 4)
    waiting.completedUnitCount = 3
    #expect(waiting.completedUnitCount == 3 && waiting.totalUnitCount == 0)
    #expect(whole.completedUnitCount == 4)
    waiting.totalUnitCount = 12
    #expect(waiting.fractionCompleted == 0.25 && waiting.completedUnitCount == 3)
    waiting.totalUnitCount = 0
    #expect(waiting.isFinished && waiting.localizedAdditionalDescription == "3 of 0")
    waiting.completedUnitCount = -1
    #expect(waiting.isIndeterminate && waiting.totalUnitCount == 0)
    #expect(waiting.completedUnitCount == -1 && waiting.fractionCompleted == 0)
  }

  @Test("ObjectiveC.KV9. A total that becomes zero makes a progress without units indeterminate")
  func totalRemoved() {
    let progress = Progress(totalUnitCount: 10)
    progress.totalUnitCount = 0
    #expect(progress.isIndeterminate && !progress.isFinished)
    #expect(progress.completedUnitCount == 0 && progress.totalUnitCount == 0)
    progress.totalUnitCount = 4
    progress.completedUnitCount += 1
    #expect(progress.fractionCompleted == 0.25 && !progress.isIndeterminate)
    progress.totalUnitCount = 0
    #expect(progress.isFinished && progress.completedUnitCount == 1)
    progress.completedUnitCount = 0
    progress.completedUnitCount += 2
    #expect(progress.completedUnitCount == 2 && progress.totalUnitCount == 0)
    #expect(progress.isFinished)
  }

  @Test("ObjectiveC.KV7. A cancellation is reported")
  func cancellation() {
    let progress = Progress()
    var received: [Bool] = []
    let observation = progress.observe(\.isCancelled, options: .new) { _, change in
      received.append(change.newValue == true)
    }
    progress.cancel()
    #expect(received == [true])
    observation.invalidate()
  }
}
