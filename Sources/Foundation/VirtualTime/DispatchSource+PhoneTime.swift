// Overloads of Dispatch's timers; see `Timer.scheduledTimer` for the files that find them.
// `PhoneTimerSource` implements the requirements of Dispatch's protocol; these are extension
// methods, which Dispatch implements for its own sources only.
extension DispatchSource {
  /// Creates a timer source.
  ///
  /// On the main queue, within a turn of the app, it follows the phone's time (AppLife.PT6).
  ///
  /// - Parameters:
  ///   - flags: The flags. By the phone's time the timer is always exact.
  ///   - queue: The queue of the handlers; nil for a global queue.
  @_disfavoredOverload
  public class func makeTimerSource(
    flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer {
    _newTimerSource(flags: flags, queue: queue)
  }

  /// Creates a timer source, which is an object (AppLife.PT22); lowered sources call it.
  ///
  /// - Parameters:
  ///   - flags: The flags. By the phone's time the timer is always exact.
  ///   - queue: The queue of the handlers; nil for a global queue.
  public class func _newTimerSource(
    flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any _ClassDispatchTimer {
    if let queue, PhoneTime.isMain(queue), PhoneTime.isActive { return PhoneTimerSource() }
    let source = DispatchSource.Dispatch::makeTimerSource(flags: flags, queue: queue)
    guard let timer = source as? any _ClassDispatchTimer else {
      fatalError("a timer source of Dispatch is not an object: \(type(of: source))")
    }
    return timer
  }
}

/// A timer source as an iPhone has it: an object, to which an app may refer weakly
/// (AppLife.PT22).
public typealias _ClassDispatchTimer = AnyObject & DispatchSourceTimer

extension DispatchSourceTimer {
  /// Schedules the timer (AppLife.PT6).
  ///
  /// - Parameters:
  ///   - deadline: The first deadline.
  ///   - interval: The interval; `never` for a single event.
  ///   - leeway: The tolerated delay. By the phone's time there is none.
  @_disfavoredOverload
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    guard let source = self as? PhoneTimerSource else {
      return self.Dispatch::schedule(deadline: deadline, repeating: interval, leeway: leeway)
    }
    guard deadline != .distantFuture else { return source.schedule(in: .infinity, every: nil) }
    source.schedule(
      in: PhoneTime.intendedDelay(from: .now(), to: deadline), every: interval.seconds)
  }

  /// Schedules the timer with an interval in seconds (AppLife.PT6).
  @_disfavoredOverload
  public func schedule(
    deadline: DispatchTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    guard let source = self as? PhoneTimerSource else {
      return self.Dispatch::schedule(deadline: deadline, repeating: interval, leeway: leeway)
    }
    guard deadline != .distantFuture else { return source.schedule(in: .infinity, every: nil) }
    source.schedule(
      in: PhoneTime.intendedDelay(from: .now(), to: deadline),
      every: interval.isFinite ? interval : nil)
  }

  /// Schedules the timer with a wall-clock deadline (AppLife.PT6).
  @_disfavoredOverload
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    guard let source = self as? PhoneTimerSource else {
      return self.Dispatch::schedule(
        wallDeadline: wallDeadline, repeating: interval, leeway: leeway)
    }
    guard wallDeadline != .distantFuture else { return source.schedule(in: .infinity, every: nil) }
    source.schedule(
      in: PhoneTime.intendedDelay(from: .now(), to: wallDeadline), every: interval.seconds)
  }

  /// Schedules the timer with a wall-clock deadline and an interval in seconds (AppLife.PT6).
  @_disfavoredOverload
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    guard let source = self as? PhoneTimerSource else {
      return self.Dispatch::schedule(
        wallDeadline: wallDeadline, repeating: interval, leeway: leeway)
    }
    guard wallDeadline != .distantFuture else { return source.schedule(in: .infinity, every: nil) }
    source.schedule(
      in: PhoneTime.intendedDelay(from: .now(), to: wallDeadline),
      every: interval.isFinite ? interval : nil)
  }
}

extension DispatchSourceProtocol {
  /// Sets the event handler (AppLife.PT6).
  ///
  /// - Parameters:
  ///   - qos: The quality of service, which has no effect by the phone's time.
  ///   - flags: The flags, which have no effect by the phone's time.
  ///   - handler: The handler; nil for none.
  @_disfavoredOverload
  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: DispatchSourceHandler?
  ) {
    guard let source = self as? PhoneTimerSource else {
      return self.Dispatch::setEventHandler(qos: qos, flags: flags, handler: handler)
    }
    source.setEventHandler(qos: qos, flags: flags, handler: handler)
  }

  /// Sets the cancellation handler (AppLife.PT6).
  @_disfavoredOverload
  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: DispatchSourceHandler?
  ) {
    guard let source = self as? PhoneTimerSource else {
      return self.Dispatch::setCancelHandler(qos: qos, flags: flags, handler: handler)
    }
    source.setCancelHandler(qos: qos, flags: flags, handler: handler)
  }

  /// Sets the registration handler, which is called when the source is activated (AppLife.PT6).
  @_disfavoredOverload
  public func setRegistrationHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: DispatchSourceHandler?
  ) {
    guard let source = self as? PhoneTimerSource else {
      return self.Dispatch::setRegistrationHandler(qos: qos, flags: flags, handler: handler)
    }
    source.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
  }

  /// Activates the source.
  ///
  /// A second call has no effect (AppLife.PT6).
  @_disfavoredOverload
  public func activate() {
    guard let source = self as? PhoneTimerSource else { return self.Dispatch::activate() }
    source.activate()
  }
}

extension DispatchTimeInterval {
  /// The interval in seconds; nil for `never`.
  var seconds: TimeInterval? {
    switch self {
    case .seconds(let count): TimeInterval(count)
    case .milliseconds(let count): TimeInterval(count) / 1e3
    case .microseconds(let count): TimeInterval(count) / 1e6
    case .nanoseconds(let count): TimeInterval(count) / 1e9
    case .never: nil
    @unknown default: nil
    }
  }
}
