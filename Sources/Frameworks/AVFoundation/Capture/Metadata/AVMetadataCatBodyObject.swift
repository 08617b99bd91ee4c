/// The body of a cat in a picture, which the phone never finds.
open class AVMetadataCatBodyObject: AVMetadataBodyObject {}
