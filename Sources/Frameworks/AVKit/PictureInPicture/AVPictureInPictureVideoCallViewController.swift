/// The content view controller of a video call in Picture in Picture, which this phone does not
/// support.
open class AVPictureInPictureVideoCallViewController: UIViewController {}
