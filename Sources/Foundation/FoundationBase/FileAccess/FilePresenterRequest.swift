/// A request to file presenters to relinquish files, and to reacquire them afterwards
/// (FileCoordination.FC4).
final class FilePresenterRequest {
  private let own: (any NSFilePresenter)?
  private var returns: [(queue: OperationQueue, call: () -> Void)] = []

  /// Creates a request.
  ///
  /// - Parameter own: The presenter that makes the request and is not asked.
  init(except own: (any NSFilePresenter)?) { self.own = own }

  /// Asks the presenters to relinquish the file and waits until all have done so.
  ///
  /// - Returns: The error of a presenter that could not.
  func prepare(for intent: NSFileAccessIntent) -> (any Error)? {
    for (presenter, isItself) in FilePresenters.presenters(of: intent.url, except: own) {
      if isItself { relinquish(presenter, intent) }
      if let error = prepareAccess(presenter, intent, isItself) { return error }
    }
    return nil
  }

  /// Tells the presenters to reacquire the files.
  func end() {
    for (queue, call) in returns.reversed() {
      // Unchecked because the caller hands it over, and it is called once at a time.
      nonisolated(unsafe) let call = call
      queue.addOperation { call() }
    }
  }

  // MARK: Internals

  private func relinquish(_ presenter: any NSFilePresenter, _ intent: NSFileAccessIntent) {
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

  private func prepareAccess(
    _ presenter: any NSFilePresenter, _ intent: NSFileAccessIntent, _ isItself: Bool
  ) -> (any Error)? {
    let ask: ((@escaping ((any Error)?) -> Void) -> Void)?
    switch intent.access {
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

  /// Calls a presenter on its queue and waits for its response.
  private static func answer<Answer>(
    of queue: OperationQueue, _ ask: @escaping (@escaping (Answer) -> Void) -> Void
  ) -> Answer? {
    let box = ResponseBox<Answer>()
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let call = { ask { box.set($0) } }
    if OperationQueue.current === queue {
      // Waiting on the presenter's own queue would deadlock.
      call()
      return box.current
    }
    queue.addOperation { call() }
    return box.wait()
  }
}

/// The answer of a presenter, set on any thread.
///
/// Sendable because the condition guards the answer.
private final class ResponseBox<Answer>: @unchecked Sendable {
  private let condition = NSCondition()
  private var answer: Answer?

  func set(_ answer: Answer) {
    condition.lock()
    self.answer = answer
    condition.broadcast()
    condition.unlock()
  }

  /// The response; nil if there is none yet.
  var current: Answer? {
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
