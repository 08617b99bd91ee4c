package import TactusHealthModel

/// A series of heartbeats.
///
/// - Thread: any; all its properties are constants.
open class HKHeartbeatSeriesSample: HKSeriesSample, @unchecked Sendable {
  init(
    _ beats: [[Double]], _ start: Date, _ device: HKDevice?, _ metadata: [String: Any]?
  ) {
    let last = beats.last?.first ?? 0
    super.init(
      HKSeriesType.heartbeat(), .rows(beats), start, start + last, device, metadata)
  }

  package override init(model: HealthSample) { super.init(model: model) }
}
