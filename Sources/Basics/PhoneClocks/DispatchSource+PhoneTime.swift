// Dispatch's timers once more; see `Timer.scheduledTimer` for who finds these. What Dispatch's protocol asks for,
// `PhoneSource` answers itself; what is here Dispatch has for its own sources alone.
extension DispatchSource {
  /// Makes a timer; one of the main queue goes by the phone's clock within a turn of the app (PT6).
  ///
  /// - Parameters:
  ///   - flags: How exact it is; by the phone's clock it always is.
  ///   - queue: What its handlers are called on; nil for one that is not the main queue.
  @_disfavoredOverload
  public class func makeTimerSource(
    flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer {
    if let queue, PhoneTime.isMain(queue), PhoneTime.isHere { return PhoneSource() }
    return DispatchSource.Dispatch::makeTimerSource(flags: flags, queue: queue)
  }
}

extension DispatchSourceTimer {
  /// Says when it calls, first and then again and again (PT6).
  ///
  /// - Parameters:
  ///   - deadline: When first.
  ///   - interval: How long until it calls again; never, unless it is said.
  ///   - leeway: How much later it may be; by the phone's clock it is no later at all.
  @_disfavoredOverload
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    guard let source = self as? PhoneSource else {
      return self.Dispatch::schedule(deadline: deadline, repeating: interval, leeway: leeway)
    }
    guard deadline != .distantFuture else { return source.schedule(in: .infinity, every: nil) }
    source.schedule(
      in: PhoneTime.delayMeant(from: .now(), to: deadline), every: interval.seconds)
  }

  /// Says when it calls, first and then again and again; the interval is in seconds (PT6).
  @_disfavoredOverload
  public func schedule(
    deadline: DispatchTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    guard let source = self as? PhoneSource else {
      return self.Dispatch::schedule(deadline: deadline, repeating: interval, leeway: leeway)
    }
    guard deadline != .distantFuture else { return source.schedule(in: .infinity, every: nil) }
    source.schedule(
      in: PhoneTime.delayMeant(from: .now(), to: deadline),
      every: interval.isFinite ? interval : nil)
  }

  /// Says at what time of day it calls, and then again and again (PT6).
  @_disfavoredOverload
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    guard let source = self as? PhoneSource else {
      return self.Dispatch::schedule(
        wallDeadline: wallDeadline, repeating: interval, leeway: leeway)
    }
    guard wallDeadline != .distantFuture else { return source.schedule(in: .infinity, every: nil) }
    source.schedule(
      in: PhoneTime.delayMeant(from: .now(), to: wallDeadline), every: interval.seconds)
  }

  /// Says at what time of day it calls, and then again and again; the interval is in seconds (PT6).
  @_disfavoredOverload
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    guard let source = self as? PhoneSource else {
      return self.Dispatch::schedule(
        wallDeadline: wallDeadline, repeating: interval, leeway: leeway)
    }
    guard wallDeadline != .distantFuture else { return source.schedule(in: .infinity, every: nil) }
    source.schedule(
      in: PhoneTime.delayMeant(from: .now(), to: wallDeadline),
      every: interval.isFinite ? interval : nil)
  }
}

extension DispatchSourceProtocol {
  /// Says what is called (PT6).
  ///
  /// - Parameters:
  ///   - qos: As how urgent; by the phone's clock all is alike.
  ///   - flags: How; by the phone's clock all is alike.
  ///   - handler: Is called; nil for nothing.
  @_disfavoredOverload
  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: DispatchSourceHandler?
  ) {
    guard let source = self as? PhoneSource else {
      return self.Dispatch::setEventHandler(qos: qos, flags: flags, handler: handler)
    }
    source.setEventHandler(qos: qos, flags: flags, handler: handler)
  }

  /// Says what is called once it was cancelled (PT6).
  @_disfavoredOverload
  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: DispatchSourceHandler?
  ) {
    guard let source = self as? PhoneSource else {
      return self.Dispatch::setCancelHandler(qos: qos, flags: flags, handler: handler)
    }
    source.setCancelHandler(qos: qos, flags: flags, handler: handler)
  }

  /// Says what is called once it has begun (PT6).
  @_disfavoredOverload
  public func setRegistrationHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: DispatchSourceHandler?
  ) {
    guard let source = self as? PhoneSource else {
      return self.Dispatch::setRegistrationHandler(qos: qos, flags: flags, handler: handler)
    }
    source.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
  }

  /// Lets it begin, if it has not (PT6).
  @_disfavoredOverload
  public func activate() {
    guard let source = self as? PhoneSource else { return self.Dispatch::activate() }
    source.activate()
  }
}

extension DispatchTimeInterval {
  /// The interval in seconds; nil for never.
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
