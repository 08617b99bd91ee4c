/// The exposure of one of several photos.
open class AVCaptureBracketedStillImageSettings: NSObject {
  override init() { super.init() }
}
