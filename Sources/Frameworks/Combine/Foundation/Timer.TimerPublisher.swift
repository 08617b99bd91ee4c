import PhoneFoundation

extension Timer {
  /// Sends the date again and again, once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// What it sends.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never

    /// Seconds between two dates.
    public let interval: TimeInterval
    /// How many seconds late one may be; nil for as few as can be.
    public let tolerance: TimeInterval?
    /// What waits.
    public let runLoop: RunLoop
    /// When it waits.
    public let mode: RunLoop.Mode
    /// The run loop's options; they do not matter.
    public let options: RunLoop.SchedulerOptions?
    private let core = SubjectCore<Date, Never>(nil)

    /// Makes one.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance, self.runLoop) = (interval, tolerance, runLoop)
      (self.mode, self.options) = (mode, options)
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never {
      core.add(subscriber, "Timer", owner: self)
    }

    /// Lets it send: by the main run loop within a turn of the app by the phone's time (CB9).
    public func connect() -> any Cancellable {
      nonisolated(unsafe) let core = core
      if runLoop === RunLoop.main,
        let repetition = PhoneClock.every(interval, { core.send(Date()) })
      {
        return repetition
      }
      nonisolated(unsafe) let timer = Timer(timeInterval: interval, repeats: true) { _ in
        core.send(Date())
      }
      timer.tolerance = tolerance ?? 0
      runLoop.Foundation::add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// Sends the date again and again, once it is connected.
  ///
  /// - Parameters:
  ///   - interval: Seconds between two dates.
  ///   - tolerance: How many seconds late one may be; nil for as few as can be.
  ///   - runLoop: What waits.
  ///   - mode: When it waits.
  ///   - options: The run loop's; they do not matter.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
