extension Future where Failure == Never {
  /// The value of the future, awaited if the promise is not yet fulfilled.
  public final var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        receive(
          subscriber: Subscribers.Sink(receiveCompletion: { _ in }) { value in
            // Unchecked because the caller hands it over.
            nonisolated(unsafe) let value = value
            continuation.resume(returning: value)
          })
      }
    }
  }
}

extension Future {
  /// The value of the future, awaited if the promise is not yet fulfilled.
  ///
  /// - Throws: The error of the future.
  public final var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: { end in
          if case .failure(let error) = end { continuation.resume(throwing: error) }
        }) { value in
          // Unchecked because the caller hands it over.
          nonisolated(unsafe) let value = value
          continuation.resume(returning: value)
        }
        receive(subscriber: sink)
      }
    }
  }
}
