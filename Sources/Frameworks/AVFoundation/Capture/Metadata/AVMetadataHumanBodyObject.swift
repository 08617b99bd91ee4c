/// The body of a person in a frame; never detected here.
open class AVMetadataHumanBodyObject: AVMetadataBodyObject {}
