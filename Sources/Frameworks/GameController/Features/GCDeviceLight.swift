/// A controller's light; no controller has one here.
open class GCDeviceLight: NSObject {
  /// The color of the light.
  open var color = GCColor(red: 0, green: 0, blue: 0)

  override init() { super.init() }
}
