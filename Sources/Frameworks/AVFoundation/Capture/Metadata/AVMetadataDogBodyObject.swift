/// The body of a dog in a picture, which the phone never finds.
open class AVMetadataDogBodyObject: AVMetadataBodyObject {}
