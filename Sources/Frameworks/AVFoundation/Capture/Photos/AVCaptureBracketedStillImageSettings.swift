/// The exposure of one photo of a bracket.
open class AVCaptureBracketedStillImageSettings: NSObject {
  override init() { super.init() }
}
