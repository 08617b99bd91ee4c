import Dispatch
import TactusCoreFoundation
internal import TactusCrashReports

/// A stream that is read, as Core Foundation names it.
public typealias CFReadStream = InputStream
/// A stream that is written, as Core Foundation names it.
public typealias CFWriteStream = OutputStream

// MARK: Queues and run loops

/// Sets the queue on which a stream calls its delegate.
///
/// Streams of files and of memory call delegates by a run loop: that of the main thread stands for
/// the main queue. For another queue it is used as well, and a line says so.
///
/// - Parameters:
///   - stream: The stream.
///   - q: The queue; `nil` to stop the calls.
public func CFReadStreamSetDispatchQueue(_ stream: CFReadStream!, _ q: DispatchQueue!) {
  schedule(stream, on: q, function: "CFReadStreamSetDispatchQueue")
}

/// Sets the queue on which a stream calls its delegate, as `CFReadStreamSetDispatchQueue` does.
///
/// - Parameters:
///   - stream: The stream.
///   - q: The queue; `nil` to stop the calls.
public func CFWriteStreamSetDispatchQueue(_ stream: CFWriteStream!, _ q: DispatchQueue!) {
  schedule(stream, on: q, function: "CFWriteStreamSetDispatchQueue")
}

/// Returns the queue on which the stream of a socket calls its delegate; `nil` without one.
public func CFReadStreamCopyDispatchQueue(_ stream: CFReadStream!) -> DispatchQueue! {
  (stream as? any SocketStream).flatMap { $0.connection.queue(of: $0.side) }
}

/// Returns the queue on which the stream of a socket calls its delegate; `nil` without one.
public func CFWriteStreamCopyDispatchQueue(_ stream: CFWriteStream!) -> DispatchQueue! {
  (stream as? any SocketStream).flatMap { $0.connection.queue(of: $0.side) }
}

private func schedule(_ stream: Stream?, on queue: DispatchQueue?, function: String) {
  guard let stream else { return }
  if let stream = stream as? any SocketStream {
    return stream.connection.setQueue(of: stream.side, queue)
  }
  guard let queue else { return stream.remove(from: .main, forMode: .common) }
  if queue !== DispatchQueue.main {
    RuntimeWarning.once(
      "\(function): the stream calls its delegate on the main thread, not on the queue “\(queue.label)”"
    )
  }
  stream.schedule(in: .main, forMode: .common)
}

/// Lets a stream call its delegate on a run loop.
public func CFReadStreamScheduleWithRunLoop(
  _ stream: CFReadStream!, _ runLoop: CFRunLoop!, _ runLoopMode: CFRunLoopMode!
) {
  guard let runLoop, let runLoopMode else { return }
  stream?.schedule(in: runLoop._loop, forMode: RunLoop.Mode(runLoopMode.rawValue))
}

/// Lets a stream call its delegate on a run loop.
public func CFWriteStreamScheduleWithRunLoop(
  _ stream: CFWriteStream!, _ runLoop: CFRunLoop!, _ runLoopMode: CFRunLoopMode!
) {
  guard let runLoop, let runLoopMode else { return }
  stream?.schedule(in: runLoop._loop, forMode: RunLoop.Mode(runLoopMode.rawValue))
}

/// Ends the calls of the delegate of a stream on a run loop.
public func CFReadStreamUnscheduleFromRunLoop(
  _ stream: CFReadStream!, _ runLoop: CFRunLoop!, _ runLoopMode: CFRunLoopMode!
) {
  guard let runLoop, let runLoopMode else { return }
  stream?.remove(from: runLoop._loop, forMode: RunLoop.Mode(runLoopMode.rawValue))
}

/// Ends the calls of the delegate of a stream on a run loop.
public func CFWriteStreamUnscheduleFromRunLoop(
  _ stream: CFWriteStream!, _ runLoop: CFRunLoop!, _ runLoopMode: CFRunLoopMode!
) {
  guard let runLoop, let runLoopMode else { return }
  stream?.remove(from: runLoop._loop, forMode: RunLoop.Mode(runLoopMode.rawValue))
}

// MARK: Properties

/// Sets a property of a stream.
///
/// - Returns: Whether the stream supports the property and the value.
@discardableResult
public func CFReadStreamSetProperty(
  _ stream: CFReadStream!, _ propertyName: CFStreamPropertyKey!, _ propertyValue: Any!
) -> Bool { setProperty(of: stream, propertyName, propertyValue) }

/// Sets a property of a stream.
///
/// - Returns: Whether the stream supports the property and the value.
@discardableResult
public func CFWriteStreamSetProperty(
  _ stream: CFWriteStream!, _ propertyName: CFStreamPropertyKey!, _ propertyValue: Any!
) -> Bool { setProperty(of: stream, propertyName, propertyValue) }

private func setProperty(of stream: Stream?, _ name: CFStreamPropertyKey?, _ value: Any?) -> Bool {
  guard let stream, let name else { return false }
  return stream.setProperty(value, forKey: Stream.PropertyKey(name.rawValue))
}

/// Returns a property of a stream; `nil` if it has none of that name.
public func CFReadStreamCopyProperty(
  _ stream: CFReadStream!, _ propertyName: CFStreamPropertyKey!
) -> CFTypeRef! {
  propertyName.flatMap { stream?.property(forKey: Stream.PropertyKey($0.rawValue)) }
}

/// Returns a property of a stream; `nil` if it has none of that name.
public func CFWriteStreamCopyProperty(
  _ stream: CFWriteStream!, _ propertyName: CFStreamPropertyKey!
) -> CFTypeRef! {
  propertyName.flatMap { stream?.property(forKey: Stream.PropertyKey($0.rawValue)) }
}
