import Synchronization

/// A class as an object that receives messages.
///
/// In Objective-C a class is an object; Swift on Linux makes a new box of it in each cast to
/// `AnyObject`. So there is one object for each class, for as long as the program runs.
public final class _ClassObject: Sendable {
  /// The class.
  let type: AnyClass

  private init(_ type: AnyClass) { self.type = type }

  /// Returns the object of a class.
  static func of(_ type: AnyClass) -> _ClassObject {
    all.withLock { all in
      if let known = all[ObjectIdentifier(type)] { return known }
      let new = _ClassObject(type)
      all[ObjectIdentifier(type)] = new
      return new
    }
  }

  private static let all = Mutex<[ObjectIdentifier: _ClassObject]>([:])
}

/// Returns the object that receives the messages for a target: the target itself, or the object of
/// a class (ObjectiveC.KC14).
package func messageReceiver(_ target: Any) -> AnyObject {
  (target as? AnyClass).map(_ClassObject.of) ?? target as AnyObject
}
