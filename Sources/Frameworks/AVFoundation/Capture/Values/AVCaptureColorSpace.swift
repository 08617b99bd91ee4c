/// The color spaces of a camera.
public enum AVCaptureColorSpace: Int, Sendable {
  case sRGB = 0
  case P3_D65 = 1
  case HLG_BT2020 = 2
  case appleLog = 3
}
