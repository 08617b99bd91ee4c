internal import TactusHealthModel
internal import TactusThreads

/// A builder of a series of heartbeats.
///
/// Step Health.SE1.
///
/// - Thread: any; a lock guards what changes in it.
open class HKHeartbeatSeriesBuilder: HKSeriesBuilder, @unchecked Sendable {
  /// The maximum number of heartbeats; more are rejected.
  ///
  /// - Source: ours. Confidence: guess.
  open class var maximumCount: Int { 32_768 }

  private struct Content {
    var beats: [[Double]] = []
    var metadata: [String: Any] = [:]
    var isOver = false
  }

  private let device: HKDevice?
  private let start: Date
  private let content = Guarded(Content())

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - healthStore: The store that saves the series.
  ///   - device: The device that has measured; `nil` if unknown.
  ///   - startDate: The beginning of the series.
  public init(healthStore: HKHealthStore, device: HKDevice?, start startDate: Date) {
    self.device = device
    start = startDate
    super.init(healthStore)
  }

  /// Adds a heartbeat; one that is not later than the previous one fails with
  /// `errorInvalidArgument`.
  ///
  /// - Parameters:
  ///   - timeIntervalSinceSeriesStartDate: The time, in seconds since the start of the series.
  ///   - precededByGap: Whether heartbeats before it were not measured.
  ///   - completion: Receives whether it was added.
  @preconcurrency
  open func addHeartbeatWithTimeInterval(
    sinceSeriesStartDate timeIntervalSinceSeriesStartDate: TimeInterval, precededByGap: Bool,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let time = timeIntervalSinceSeriesStartDate
    let isDone = content.withLock { content in
      guard !content.isOver, content.beats.count < Self.maximumCount, time.isFinite, time >= 0,
        time > content.beats.last?.first ?? -1
      else { return false }
      content.beats.append([time, precededByGap ? 1 : 0])
      return true
    }
    finish(isDone, "the series is over or full, or the time is not after the last", completion)
  }

  /// Adds a heartbeat; one that is not later than the previous one fails with
  /// `errorInvalidArgument`.
  ///
  /// - Parameters:
  ///   - timeInterval: The time, in seconds since the start of the series.
  ///   - precededByGap: Whether heartbeats before it were not measured.
  open func addHeartbeat(at timeInterval: TimeInterval, precededByGap: Bool) async throws {
    try await healthStore.wait { done in
      self.addHeartbeatWithTimeInterval(
        sinceSeriesStartDate: timeInterval, precededByGap: precededByGap
      ) { done($0, $1) }
    }
  }

  /// Adds metadata.
  @preconcurrency
  open func addMetadata(
    _ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    _ = HealthMetadataValue.convert(metadata)
    let added = metadata
    let isDone = content.withLock { content in
      if !content.isOver { content.metadata.merge(added) { $1 } }
      return !content.isOver
    }
    finish(isDone, "the series is over", completion)
  }

  /// Adds metadata.
  open func addMetadata(_ metadata: [String: Any]) async throws {
    try await healthStore.wait { done in self.addMetadata(metadata) { done($0, $1) } }
  }

  /// Saves the series.
  @preconcurrency
  open func finishSeries(
    completion: @escaping @Sendable (HKHeartbeatSeriesSample?, (any Error)?) -> Void
  ) {
    let all = content.withLock { content in
      defer { content.isOver = true }
      return content.isOver ? Content() : content
    }
    guard !all.beats.isEmpty else {
      return healthStore.service.later {
        completion(nil, HKError(.errorInvalidArgument, "the series is over, or empty"))
      }
    }
    let series = HKHeartbeatSeriesSample(
      all.beats, start, device, all.metadata.isEmpty ? nil : all.metadata)
    healthStore.service.save([series.model]) { result in
      switch result {
      case .success: completion(series, nil)
      case .failure(let error): completion(nil, error)
      }
    }
  }

  /// Saves the series, and returns it.
  @discardableResult
  open func finishSeries() async throws -> HKHeartbeatSeriesSample {
    try await withPhoneContinuation { continuation in
      finishSeries { series, error in
        if let series {
          continuation.resume(returning: series)
        } else {
          continuation.resume(throwing: error ?? HKError(.unknownError))
        }
      }
    }
  }

  /// Forgets everything; nothing is saved.
  open override func discard() { content.withLock { $0 = Content(isOver: true) } }
}
