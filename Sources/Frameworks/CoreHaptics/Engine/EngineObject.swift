import Foundation

/// The part of an engine that lets its initializers throw.
///
/// `NSObject.init()` does not throw, so nothing that inherits it could; this class does not pass it
/// on.
open class EngineObject: NSObject {
  let session: EngineSession

  init(_ session: EngineSession) {
    self.session = session
    super.init()
  }
}
