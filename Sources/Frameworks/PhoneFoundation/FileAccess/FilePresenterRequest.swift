/// Asks who shows files to let somebody else at them, and has them back when it is over (FC4).
final class FilePresenterRequest {
  private let own: (any NSFilePresenter)?
  private var returns: [(queue: OperationQueue, call: () -> Void)] = []

  /// Makes one.
  ///
  /// - Parameter own: Who asks, and is not asked.
  init(but own: (any NSFilePresenter)?) { self.own = own }

  /// Asks, and waits until everybody has let go.
  ///
  /// - Returns: Why somebody could not.
  func prepare(for intent: NSFileAccessIntent) -> (any Error)? {
    for (presenter, isItself) in FilePresenters.showing(intent.url, but: own) {
      if isItself { letGo(presenter, intent) }
      if let error = makeReady(presenter, intent, isItself) { return error }
    }
    return nil
  }

  /// Tells everybody that it is over.
  func end() {
    for (queue, call) in returns.reversed() {
      nonisolated(unsafe) let call = call
      queue.addOperation { call() }
    }
  }

  // MARK: Internals

  private func letGo(_ presenter: any NSFilePresenter, _ intent: NSFileAccessIntent) {
    let queue = presenter.presentedItemOperationQueue
    let call: (() -> Void)?? = Self.answer(of: queue) { answer in
      if intent.isWriting {
        presenter.relinquishPresentedItem(toWriter: answer)
      } else {
        presenter.relinquishPresentedItem(toReader: answer)
      }
    }
    if let call = call ?? nil { returns.append((queue, call)) }
  }

  private func makeReady(
    _ presenter: any NSFilePresenter, _ intent: NSFileAccessIntent, _ isItself: Bool
  ) -> (any Error)? {
    let ask: ((@escaping ((any Error)?) -> Void) -> Void)?
    switch intent.way {
    case .reading(let options):
      let isAsIs = !options.isDisjoint(with: [.withoutChanges, .immediatelyAvailableMetadataOnly])
      ask = isAsIs || !isItself ? nil : presenter.savePresentedItemChanges(completionHandler:)
    case .writing(let options) where options.contains(.forDeleting):
      ask =
        isItself
        ? presenter.accommodatePresentedItemDeletion(completionHandler:)
        : { presenter.accommodatePresentedSubitemDeletion(at: intent.url, completionHandler: $0) }
    case .writing(let options):
      let isSaved = !options.isDisjoint(with: [.forMoving, .forMerging])
      ask = isSaved && isItself ? presenter.savePresentedItemChanges(completionHandler:) : nil
    }
    guard let ask else { return nil }
    return Self.answer(of: presenter.presentedItemOperationQueue, ask) ?? nil
  }

  /// What somebody answers on a queue; waits for it.
  private static func answer<Answer>(
    of queue: OperationQueue, _ ask: @escaping (@escaping (Answer) -> Void) -> Void
  ) -> Answer? {
    let box = AnswerBox<Answer>()
    nonisolated(unsafe) let call = { ask { box.put($0) } }
    if OperationQueue.current === queue {
      // Who waits here for its own queue would wait for ever.
      call()
      return box.taken
    }
    queue.addOperation { call() }
    return box.wait()
  }
}

/// Where an answer comes, from whatever thread.
private final class AnswerBox<Answer>: @unchecked Sendable {
  private let condition = NSCondition()
  private var answer: Answer?

  func put(_ answer: Answer) {
    condition.lock()
    self.answer = answer
    condition.broadcast()
    condition.unlock()
  }

  /// The answer, if it is there.
  var taken: Answer? {
    condition.lock()
    defer { condition.unlock() }
    return answer
  }

  func wait() -> Answer? {
    condition.lock()
    defer { condition.unlock() }
    while answer == nil { condition.wait() }
    return answer
  }
}
