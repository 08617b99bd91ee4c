/// A photo that is completed later.
open class AVCaptureDeferredPhotoProxy: AVCapturePhoto {}
