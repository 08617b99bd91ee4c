import TactusCoreFoundation

/// The delegate of the streams of a task.
final class StreamListener: NSObject, StreamDelegate {
  private let handler: (Stream, Stream.Event) -> Void

  init(_ handler: @escaping (Stream, Stream.Event) -> Void) { self.handler = handler }

  func stream(_ aStream: Stream, handle eventCode: Stream.Event) { handler(aStream, eventCode) }
}
