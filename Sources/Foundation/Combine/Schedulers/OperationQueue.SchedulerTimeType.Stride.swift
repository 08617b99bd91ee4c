import TactusFoundation

extension OperationQueue.SchedulerTimeType {
  /// An interval between two times of an operation queue.
  public struct Stride: _SecondsInterval, Codable, Sendable {
    /// The interval in seconds.
    public var magnitude: TimeInterval

    /// Creates an interval in seconds.
    public init(_magnitude: TimeInterval) { magnitude = _magnitude }
  }
}
