/// A proxy for a photo whose processing is deferred.
open class AVCaptureDeferredPhotoProxy: AVCapturePhoto {}
