/// The body of a dog in a frame; never detected here.
open class AVMetadataDogBodyObject: AVMetadataBodyObject {}
