import TactusFoundation

extension Timer {
  /// A connectable publisher of the current date at regular intervals.
  public final class TimerPublisher: ConnectablePublisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Date
    /// The publisher never fails.
    public typealias Failure = Never

    /// The interval in seconds.
    public let interval: TimeInterval
    /// The tolerated delay in seconds; nil for the minimum.
    public let tolerance: TimeInterval?
    /// The run loop.
    public let runLoop: RunLoop
    /// The mode of the run loop.
    public let mode: RunLoop.Mode
    /// The run loop's options, which are ignored.
    public let options: RunLoop.SchedulerOptions?
    private let core = SubjectCore<Date, Never>(nil)

    /// Creates a publisher.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance, self.runLoop) = (interval, tolerance, runLoop)
      (self.mode, self.options) = (mode, options)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never {
      core.add(subscriber, "Timer", owner: self)
    }

    /// Starts the timer.
    ///
    /// On the main run loop, within a turn of the app, it follows the phone's time (Combine.CB9).
    public func connect() -> any Cancellable {
      // Unchecked because the caller hands it over.
      nonisolated(unsafe) let core = core
      if runLoop === RunLoop.main,
        let repetition = VirtualScheduler.every(interval, { core.send(Date()) })
      {
        return repetition
      }
      // Unchecked because the caller hands it over.
      nonisolated(unsafe) let timer = Timer(timeInterval: interval, repeats: true) { _ in
        core.send(Date())
      }
      timer.tolerance = tolerance ?? 0
      runLoop.Foundation::add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// Returns a publisher of the current date at regular intervals.
  ///
  /// - Parameters:
  ///   - interval: The interval in seconds.
  ///   - tolerance: The tolerated delay in seconds; nil for the minimum.
  ///   - runLoop: The run loop.
  ///   - mode: The mode of the run loop.
  ///   - options: The run loop's options, which are ignored.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
