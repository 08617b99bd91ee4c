/// A controller of a video call's small window, which this phone does not have.
open class AVPictureInPictureVideoCallViewController: UIViewController {}
