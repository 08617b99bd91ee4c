import Foundation

/// A base class of the engine that allows its initializers to throw.
///
/// `NSObject.init()` does not throw, so an override could not; this class does not inherit the
/// initializer.
open class EngineObject: NSObject {
  let session: EngineSession

  init(_ session: EngineSession) {
    self.session = session
    super.init()
  }
}
