import TactusVirtualTime

/// The music player of an app, whose queue can be changed.
open class MPMusicPlayerApplicationController: MPMusicPlayerController {
  /// Changes the queue; the current item continues if it stays (MediaLibrary.MU3).
  ///
  /// - Parameters:
  ///   - queueTransaction: Changes the queue.
  ///   - completionHandler: Called on the main actor with the new queue.
  open func perform(
    queueTransaction: (MPMusicPlayerControllerMutableQueue) -> Void,
    completionHandler:
      @escaping @MainActor @Sendable (
        MPMusicPlayerControllerQueue, (any Error)?
      ) -> Void
  ) {
    let changed = MPMusicPlayerControllerMutableQueue(queue.items)
    queueTransaction(changed)
    let item = queue.item
    change { $0.set(changed.items, first: item) }
    PhoneTime.runLater { completionHandler(changed, nil) }
  }

  /// Changes the queue, and returns it; the current item continues if it stays (MediaLibrary.MU3).
  ///
  /// - Parameter queueTransaction: Changes the queue.
  @discardableResult
  open func perform(
    queueTransaction: @escaping (MPMusicPlayerControllerMutableQueue) -> Void
  ) async throws -> MPMusicPlayerControllerQueue {
    try await withCheckedThrowingContinuation { next in
      perform(queueTransaction: queueTransaction) { queue, error in
        next.resume(with: error.map { .failure($0) } ?? .success(queue))
      }
    }
  }
}
