/// The body of a cat in a frame; never detected here.
open class AVMetadataCatBodyObject: AVMetadataBodyObject {}
