/// A decoder of a part of a film in a process of its own, which ends with this object.
///
/// After a failure the part can no longer be decoded (QuickLook.FM2).
///
/// - Thread: one at a time, but not the main one.
final class ConfinedDecoder: @unchecked Sendable {
  // Sendable because its owner uses it on one thread at a time.

  private var process: Result<ReaderProcess, MediaFailure>
  private let patience: Duration

  init(_ film: ConfinedFilm) throws(MediaFailure) {
    do throws(ReaderFailure) {
      process = .success(try film.start())
    } catch {
      throw MediaFailure(error)
    }
    patience = film.patience
  }

  /// Returns the response to a request.
  ///
  /// - Throws: `MediaFailure`.
  func ask(_ request: MediaRequest) throws(MediaFailure) -> MediaAnswer {
    let process = try process.get()
    do throws(ReaderFailure) {
      let answer = try MediaAnswer(process.ask(request.bytes, within: patience))
      switch answer {
      case .failed(let reason): throw .unreadable(reason)
      case .timedOut: throw .timedOut
      default: return answer
      }
    } catch {
      throw fail(error)
    }
  }

  /// Ends the process because of a response that does not fit its request, and returns the failure.
  func fail(_ failure: ReaderFailure = .wrongAnswer) -> MediaFailure {
    let failure = MediaFailure(failure)
    process = .failure(failure)
    return failure
  }
}

extension MediaFailure {
  fileprivate init(_ failure: ReaderFailure) {
    self = failure == .timedOut ? .timedOut : .unreadable(failure.message)
  }
}
