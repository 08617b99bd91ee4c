/// Calls a completion handler with the result of a handler's asynchronous method (Intents.HA3).
///
/// The method begins at once if this is called on the main thread, and otherwise there later.
///
/// - Parameters:
///   - completion: The handler, which is called on the main thread.
///   - answer: Asks the asynchronous method.
func finish<Answer>(
  _ completion: @escaping (Answer) -> Void, with answer: @escaping () async -> Answer
) {
  // Both are used on the main thread alone.
  nonisolated(unsafe) let completion = completion
  nonisolated(unsafe) let answer = answer
  Task.immediate { @MainActor in completion(await answer()) }
}
