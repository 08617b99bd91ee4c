import FoundationNetworking
import TactusCoreFoundation

/// Something that a stream task is asked to do.
///
/// Sendable because the queue of its task guards the count.
final class StreamAction: @unchecked Sendable {
  /// The closure that gets the bytes, whether the peer sends no more, and the error.
  typealias ReadCompletion = @Sendable (Data?, Bool, (any Error)?) -> Void

  enum Kind {
    case read(least: Int, most: Int, ReadCompletion)
    case write(Data, @Sendable ((any Error)?) -> Void)
    case closeRead, closeWrite, secure, capture
  }

  let kind: Kind
  /// The number of bytes that the connection has taken.
  var written = 0

  init(_ kind: Kind) { self.kind = kind }

  /// Whether the action waits for earlier ones that read.
  var reads: Bool {
    switch kind {
    case .write, .closeWrite: false
    default: true
    }
  }

  /// Whether the action waits for earlier ones that write.
  var writes: Bool {
    switch kind {
    case .read, .closeRead: false
    default: true
    }
  }
}
