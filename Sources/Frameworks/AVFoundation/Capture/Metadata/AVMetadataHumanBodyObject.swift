/// The body of a person in a picture, which the phone never finds.
open class AVMetadataHumanBodyObject: AVMetadataBodyObject {}
